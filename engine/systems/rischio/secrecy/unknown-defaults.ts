import { memoizeByObject } from '@arbitro/kernel';
import { sheetSchema } from '../schema/sheet.ts';
import { type Creature, copyCreature, type Sheet } from '../state.ts';
import { type ApparentHealth, apparentHealthOf, pickOpenFields } from './view.ts';

/**
 * The sheet assumed for a creature whose sheet is unknown.
 *
 * The book sets none: the numbers are ours, about the average of the creatures in `content/`, and the same for all.
 */
const UNKNOWN_CREATURE: Sheet = sheetSchema.parse({
  precision: 3,
  dodge: 2,
  resistance: 1,
  basicAttack: { damage: 4 },
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
  const timesAtZeroToday = creature.status === 'down' ? 1 : 0;
  const body = creature.kind === 'player' ? {} : assumeBody(creature);
  return copyCreature({ ...UNKNOWN_CREATURE, ...pickOpenFields(creature), ...body, timesAtZeroToday });
}

function assumeBody(creature: Creature): Partial<Creature> {
  const seems = apparentHealthOf(creature);
  if (seems !== null) return { health: ASSUMED_HEALTH[seems], maxHealth: ASSUMED_FULL_HEALTH };
  return { health: creature.status === 'up' ? ASSUMED_FULL_HEALTH : 0, maxHealth: null };
}
