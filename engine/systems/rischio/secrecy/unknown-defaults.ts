import { type Draft, memoizeByObject, SOMEONE } from '@arbitro/kernel';
import { sheetSchema } from '../schema/sheet.ts';
import { type Creature, copyCreature } from '../state.ts';
import { type ApparentHealth, apparentHealthOf, copyOpenFields } from './view.ts';

/**
 * The sheet assumed for a creature whose sheet is unknown.
 *
 * The book sets none: the numbers are ours, about the average of the creatures in `content/`, and the same for all.
 */
const UNKNOWN_CREATURE = copyCreature({
  ...sheetSchema.parse({ precision: 3, dodge: 2, resistance: 1, basicAttack: { damage: 4 } }),
  ...{ id: SOMEONE, name: SOMEONE, status: 'up', timesAtZeroToday: 0 },
});

const ASSUMED_FULL_HEALTH = 20;
const ASSUMED_HEALTH: Readonly<Record<ApparentHealth, number>> = {
  unhurt: ASSUMED_FULL_HEALTH,
  hurt: 15,
  'badly-hurt': 5,
  fallen: 0,
};

/** Returns the creature with hidden fields replaced by assumptions. Cached, because it is the same for all viewers. */
export const assumeUnknowns = memoizeByObject(buildAssumedCreature);

function buildAssumedCreature(creature: Creature): Creature {
  const next = copyOpenFields(creature, copyCreature(UNKNOWN_CREATURE));
  next.timesAtZeroToday = creature.status === 'down' ? 1 : 0;
  if (creature.kind === 'opponent') assumeBody(creature, next);
  return next;
}

function assumeBody(creature: Creature, next: Draft<Creature>): void {
  const seems = apparentHealthOf(creature) ?? (creature.status === 'up' ? 'unhurt' : 'fallen');
  next.health = ASSUMED_HEALTH[seems];
  next.maxHealth = creature.maxHealth === null ? null : ASSUMED_FULL_HEALTH;
}
