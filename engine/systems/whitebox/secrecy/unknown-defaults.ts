import { memoizeByObject, SOMEONE } from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Casting, Creature, Spell } from '../state.ts';
import { type ApparentHealth, apparentHealthOf, copyOpenFields } from './view.ts';

/**
 * The default for a creature whose sheet the viewer has not seen.
 *
 * No book gives it: the numbers are ours, about the average of the creatures in `content/`, and the same for every
 * viewer.
 */
const UNKNOWN_CREATURE = copyCreature({
  ...sheetSchema.parse({ kind: 'monster', hitDice: 2, ac: '6 [13]', maxHp: 9 }),
  ...{ id: SOMEONE, name: SOMEONE, status: 'up', bleeding: false },
});
const HP_BY_LOOKS: Readonly<Record<ApparentHealth, number>> = {
  unhurt: 9,
  hurt: 6,
  'badly-hurt': 3,
  down: 0,
};

/** A creature as far as a view shows it, with defaults for the rest: the same for every viewer, so it is cached. */
export const assumeUnknowns = memoizeByObject(buildAssumedCreature);

function buildAssumedCreature(creature: Creature): Creature {
  const { race, casting, service } = creature;
  const next = copyOpenFields(creature, copyCreature(UNKNOWN_CREATURE));
  if (race !== null) next.rate = null;
  next.hp = HP_BY_LOOKS[apparentHealthOf(creature)];
  next.lostThisBattle = creature.lostThisBattle > 0 ? 1 : 0;
  if (casting !== null) next.spells = [assumeCastSpell(casting)];
  if (service) next.service = { employer: service.employer, loyalty: null, carried: 0, treatment: 0 };
  return next;
}

/** A spell of which only its name is known, and that it is being cast. */
const assumeCastSpell = ({ spell }: Casting): Spell => ({
  id: spell,
  name: spell,
  level: 1,
  memorised: 1,
  perDay: 1,
  range: null,
  targets: 1,
  effect: { damage: null, heals: null, condition: null, minutes: null },
  save: null,
  timing: 'turn',
});
