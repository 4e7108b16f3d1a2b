import { type Dice, markBeyond } from '@arbitro/dice';
import type { PoolTally } from '../rules/checks.ts';

/** The minimum number of sixes followed in any pool; the remaining outcomes have more. */
export const SIXES_FOLLOWED = 11;

/**
 * Returns the dice with all outcomes beyond the followed sixes merged. Those outcomes always meet the target number and
 * have no more ones than sixes, because both the dice that may show a one and the target number are lower.
 */
export function limitSixes(
  dice: Dice<PoolTally>,
  { ones, tn }: { readonly ones: number; readonly tn: number },
): Dice<PoolTally> {
  const max = Math.max(ones, tn);
  if (max > SIXES_FOLLOWED) return extendPool(dice, max);
  const known = extendedPools.get(dice) ?? markBeyond(dice, outcomeBeyond(SIXES_FOLLOWED));
  extendedPools.set(dice, known);
  return known;
}
const extendedPools = new WeakMap<Dice<PoolTally>, Dice<PoolTally>>();

/** Large pools need more followed sixes. */
function extendPool(dice: Dice<PoolTally>, max: number): Dice<PoolTally> {
  const followed = dice.ways().outcomes.reduce((sixes, { value }) => Math.max(sixes, -value.balance), 0);
  return max > followed ? dice : markBeyond(dice, outcomeBeyond(followed));
}

/** The lowest outcome beyond: one six more than is followed. */
const outcomeBeyond = (followed: number): PoolTally => ({
  successes: followed + 1,
  balance: -(followed + 1),
});
