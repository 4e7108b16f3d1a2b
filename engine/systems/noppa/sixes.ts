import { type Dice, reaching } from '@arbitro/dice';
import type { Tallied } from './checks.ts';

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
  if (Math.max(ones, tn) > SIXES_FOLLOWED) return dice;
  const known = reached.get(dice) ?? reaching(dice, BEYOND);
  reached.set(dice, known);
  return known;
}
const BEYOND: Tallied = { successes: SIXES_FOLLOWED + 1, balance: -(SIXES_FOLLOWED + 1) };
const reached = new WeakMap<Dice<Tallied>, Dice<Tallied>>();
