import { memoizeByObject } from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Casting, Creature, Sheet, Spell } from '../state.ts';
import { type ApparentHealth, apparentHealthOf, pickOpenFields } from './view.ts';

/**
 * The default for a creature whose sheet the viewer has not seen.
 *
 * No book gives it: the numbers are ours, about the average of the creatures in `content/`, and the same for every
 * viewer.
 */
const UNKNOWN_CREATURE: Sheet = sheetSchema.parse({ kind: 'monster', hitDice: 2, ac: '6 [13]', maxHp: 9 });
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
  return copyCreature({
    ...UNKNOWN_CREATURE,
    ...pickOpenFields(creature),
    rate: race === null ? UNKNOWN_CREATURE.rate : null,
    hp: HP_BY_LOOKS[apparentHealthOf(creature)],
    lostThisBattle: creature.lostThisBattle > 0 ? 1 : 0,
    spells: casting === null ? [] : [assumeCastSpell(casting)],
    service: service && { employer: service.employer, loyalty: null, carried: 0, treatment: 0 },
  });
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
