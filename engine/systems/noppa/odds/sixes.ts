import { type Dice, reaching } from '@arbitro/dice';
import type { Tallied } from '../rules/checks.ts';

/** The sixes of any pool are followed at least so far: whatever lies beyond has more of them. */
export const SIXES_FOLLOWED = 11;

/**
 * The same dice, where what lies beyond the sixes that are followed is sure to meet the target number, and to have
 * no more ones than sixes: as many dice as may show a one, and the successes it takes, are fewer.
 */
export function decided(
  dice: Dice<Tallied>,
  { ones, tn }: { readonly ones: number; readonly tn: number },
): Dice<Tallied> {
  const most = Math.max(ones, tn);
  if (most > SIXES_FOLLOWED) return decidedFurther(dice, most);
  const known = reached.get(dice) ?? reaching(dice, beyond(SIXES_FOLLOWED));
  reached.set(dice, known);
  return known;
}
const reached = new WeakMap<Dice<Tallied>, Dice<Tallied>>();

/** Large pools are followed further. */
function decidedFurther(dice: Dice<Tallied>, most: number): Dice<Tallied> {
  const followed = dice.ways().outcomes.reduce((sixes, { value }) => Math.max(sixes, -value.balance), 0);
  return most > followed ? dice : reaching(dice, beyond(followed));
}

/** The least of what lies beyond: one six more than are followed. */
const beyond = (followed: number): Tallied => ({ successes: followed + 1, balance: -(followed + 1) });
