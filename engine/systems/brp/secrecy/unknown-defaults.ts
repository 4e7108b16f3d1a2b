import { type Draft, memoizeByObject, SOMEONE } from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Creature, Skill, Wound } from '../state.ts';
import { type ApparentHealth, apparentHealthOf, copyOpenFields } from './view.ts';

/**
 * Default values for a creature whose sheet the viewer has not seen.
 *
 * They are not from the book: average characteristics, and skills near the average of `content/`.
 */
const UNKNOWN_CREATURE = copyCreature({ ...sheetSchema.parse({ kind: 'npc' }), id: SOMEONE, name: SOMEONE });
const ASSUMED_SKILL: Skill = { written: 45, professional: 0, personal: 0, gained: 0, ticked: false };
const ASSUMED_DODGE: Skill = { ...ASSUMED_SKILL, written: 30 };

/** Completes a creature's view with assumed values. Memoized because the result is the same for all viewers. */
export const assumeUnknowns = memoizeByObject(buildAssumedCreature);

function buildAssumedCreature(creature: Creature): Creature {
  const next = copyOpenFields(creature, copyCreature(UNKNOWN_CREATURE));
  next.skills = assumeSkills(next.arms);
  assumeWounds(creature, next);
  return next;
}

const assumeSkills = (arms: Creature['arms']): Creature['skills'] => ({
  dodge: ASSUMED_DODGE,
  brawl: ASSUMED_SKILL,
  ...Object.fromEntries(
    arms.flatMap(({ modes }) => modes.map(({ skill }) => [skill, ASSUMED_SKILL] as const)),
  ),
});

/** How many thirds of the hit points are lost. A third is assumed to be four hit points plus one for every wound. */
const LOST_THIRDS: Readonly<Record<ApparentHealth, number>> = {
  unhurt: 0,
  hurt: 1,
  'badly-hurt': 2,
  'mortally-hurt': 3,
};

/** As many wounds as are visible, with the assumed total loss; the first wound gets most of it. */
function assumeWounds(creature: Creature, next: Draft<Creature>): void {
  const count = creature.wounds.length;
  const third = 4 + count;
  const lost = LOST_THIRDS[apparentHealthOf(creature)] * third;
  next.stated = { ...UNKNOWN_CREATURE.stated, hitPoints: 3 * third };
  next.wounds = creature.wounds.map(
    ({ id, treated, kind }, index): Wound => ({
      id,
      points: index === 0 ? lost - (count - 1) : 1,
      treated,
      kind,
      at: 0,
    }),
  );
}
