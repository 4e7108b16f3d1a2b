import { memoizeByObject } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Creature, Sheet, Skill, Wound } from '../state.ts';
import { seenArms } from './seen-arms.ts';
import { type Looks, looks } from './view.ts';

/**
 * What people take somebody to be whose sheet they have not seen.
 *
 * No book says it: average characteristics, and skills about the middle of the folk in `content/`.
 */
const STRANGER: Sheet = sheetSchema.parse({ kind: 'npc' });
const SKILLED: Skill = { written: 45, professional: 0, personal: 0, gained: 0, ticked: false };
const DODGES: Skill = { ...SKILLED, written: 30 };

/** Somebody as far as a view shows them, the rest assumed: the same for everybody who looks, so it is made once. */
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

/** Parts of the whole that are gone, where each third is four hit points and one for every wound. */
const THIRDS: Readonly<Record<Looks, number>> = { unhurt: 0, hurt: 1, 'badly-hurt': 2, 'mortally-hurt': 3 };

/** As many wounds as there are, and as much lost in all as it seems: the first took the most of it. */
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
