import { memoizeByObject } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Creature, Sheet, Skill, Wound } from '../state.ts';
import { seenArms } from './seen-arms.ts';
import { type Looks, looks } from './view.ts';

/**
 * Default values for a creature whose sheet the viewer has not seen.
 *
 * They are not from the book: average characteristics, and skills near the average of `content/`.
 */
const STRANGER: Sheet = sheetSchema.parse({ kind: 'npc' });
const SKILLED: Skill = { written: 45, professional: 0, personal: 0, gained: 0, ticked: false };
const DODGES: Skill = { ...SKILLED, written: 30 };

/** Completes a creature's view with assumed values. Memoized because the result is the same for all viewers. */
export const assumed = memoizeByObject(assume);

function assume(one: Creature): Creature {
  const { id, name, kind, side, state, conditions, heldBy, body, helmet, diseases } = one;
  const near = { id, name, kind, side, state, conditions, heldBy, body, helmet, diseases };
  const arms = seenArms(one);
  return copyOf({ ...STRANGER, ...near, ...hurt(one), arms, skills: skillsFor(arms) });
}

const skillsFor = (arms: Creature['arms']): Creature['skills'] => ({
  dodge: DODGES,
  brawl: SKILLED,
  ...Object.fromEntries(arms.flatMap(({ modes }) => modes.map(({ skill }) => [skill, SKILLED] as const))),
});

/** How many thirds of the hit points are lost. A third is assumed to be four hit points plus one for every wound. */
const THIRDS: Readonly<Record<Looks, number>> = { unhurt: 0, hurt: 1, 'badly-hurt': 2, 'mortally-hurt': 3 };

/** As many wounds as are visible, with the assumed total loss; the first wound gets most of it. */
function hurt(one: Creature): Pick<Creature, 'stated' | 'wounds'> {
  const count = one.wounds.length;
  const third = 4 + count;
  const lost = THIRDS[looks(one)] * third;
  const wounds = one.wounds.map(
    ({ id, treated, kind }, at): Wound => ({
      id,
      points: at === 0 ? lost - (count - 1) : 1,
      treated,
      kind,
      at: 0,
    }),
  );
  return { stated: { ...STRANGER.stated, hitPoints: 3 * third }, wounds };
}
