import { type Dice, reaching } from '@arbitro/dice';
import type { Tallied } from '../rules/checks.ts';

/** The minimum number of sixes followed in any pool; the remaining outcomes have more. */
export const SIXES_FOLLOWED = 11;

/**
 * Returns the dice with all outcomes beyond the followed sixes merged. Those outcomes always meet the target number and
 * have no more ones than sixes, because both the dice that may show a one and the target number are lower.
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

/** Large pools need more followed sixes. */
function decidedFurther(dice: Dice<Tallied>, most: number): Dice<Tallied> {
  const followed = dice.ways().outcomes.reduce((sixes, { value }) => Math.max(sixes, -value.balance), 0);
  return most > followed ? dice : reaching(dice, beyond(followed));
}

/** The lowest outcome beyond: one six more than is followed. */
const beyond = (followed: number): Tallied => ({ successes: followed + 1, balance: -(followed + 1) });
