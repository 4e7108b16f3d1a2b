import type { Outcome, Ways } from '@arbitro/dice';
import type { Distribution } from './distribution.ts';

/**
 * Several of the same dice, as lists from the highest to the lowest. Each list is counted once, weighted by its
 * permutations: ten dice have thousands of lists and not billions of throws.
 */
export function countMultisets(die: Ways<number>, count: number): Distribution<readonly number[]> {
  const descending = [...die.outcomes].sort((a, b) => b.value - a.value);
  const outcomes: Outcome<readonly number[]>[] = [];
  const list: number[] = [];
  const addLists = (from: number, remaining: number, ways: bigint): void => {
    if (remaining === 0) outcomes.push({ value: [...list], ways });
    const highest = remaining > 0 ? descending[from] : undefined;
    if (!highest) return;
    const length = list.length;
    const choices = binomialRow(remaining);
    const last = from === descending.length - 1;
    for (
      let times = last ? remaining : 0, power = highest.ways ** BigInt(times);
      times <= remaining;
      times++
    ) {
      list.length = length;
      for (let i = 0; i < times; i++) list.push(highest.value);
      addLists(from + 1, remaining - times, ways * choices[times]! * power);
      power *= highest.ways;
    }
    list.length = length;
  };
  addLists(0, count, 1n);
  const total = die.total ** BigInt(count);
  return { outcomes, total, unresolved: total - (die.total - die.unresolved) ** BigInt(count) };
}

const binomialRows: bigint[][] = [];

/** The binomial coefficients of picking 0, 1, 2 … of `all`. */
export function binomialRow(n: number): readonly bigint[] {
  const cached = binomialRows[n];
  if (cached) return cached;
  const row = [1n];
  for (let k = 1; k <= n; k++) row.push((row[k - 1]! * BigInt(n - k + 1)) / BigInt(k));
  binomialRows[n] = row;
  return row;
}
