import type { Outcome, Ways } from '@arbitro/dice';
import type { Distribution } from './distribution.ts';

/**
 * Several of the same dice, as lists from the highest to the lowest. Each list is counted once, weighted by its
 * permutations: ten dice have thousands of lists and not billions of throws.
 */
export function countMultisets(of: Ways<number>, count: number): Distribution<readonly number[]> {
  const falling = [...of.outcomes].sort((a, b) => b.value - a.value);
  const outcomes: Outcome<readonly number[]>[] = [];
  const list: number[] = [];
  const lay = (from: number, left: number, ways: bigint): void => {
    if (left === 0) outcomes.push({ value: [...list], ways });
    const highest = left > 0 ? falling[from] : undefined;
    if (!highest) return;
    const laid = list.length;
    const choices = binomialRow(left);
    const last = from === falling.length - 1;
    for (let times = last ? left : 0, power = highest.ways ** BigInt(times); times <= left; times++) {
      list.length = laid;
      for (let i = 0; i < times; i++) list.push(highest.value);
      lay(from + 1, left - times, ways * choices[times]! * power);
      power *= highest.ways;
    }
    list.length = laid;
  };
  lay(0, count, 1n);
  const total = of.total ** BigInt(count);
  return { outcomes, total, unresolved: total - (of.total - of.unresolved) ** BigInt(count) };
}

const binomialRows: bigint[][] = [];

/** The binomial coefficients of picking 0, 1, 2 … of `all`. */
export function binomialRow(all: number): readonly bigint[] {
  const known = binomialRows[all];
  if (known) return known;
  const made = [1n];
  for (let some = 1; some <= all; some++)
    made.push((made[some - 1]! * BigInt(all - some + 1)) / BigInt(some));
  binomialRows[all] = made;
  return made;
}
