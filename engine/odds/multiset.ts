import type { Outcome, Ways } from '@arbitro/dice';
import { combine, type Distribution } from './distribution.ts';

/** How many pairs the first side wins, ties and loses when both are laid side by side, the highest first. */
export interface Pairs {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

interface Partial {
  readonly values: readonly number[];
  readonly ways: bigint;
}

/**
 * Several of the same dice, as lists from the highest to the lowest. Counts each list once with the orders it can
 * fall in, so that ten dice are thousands of lists and not billions of throws.
 */
export function multisets(of: Ways<number>, count: number): Distribution<readonly number[]> {
  const falling = [...of.outcomes].sort((a, b) => b.value - a.value);
  const outcomes: Outcome<readonly number[]>[] = lists(falling, count).map(({ values, ways }) => ({
    value: values,
    ways,
  }));
  const total = of.total ** BigInt(count);
  const resolved = (of.total - of.unresolved) ** BigInt(count);
  return { outcomes, total, unresolved: total - resolved };
}

/** Two sides of dice compared pair by pair, the highest first; dice without a partner do not count. */
export function pairwise(a: Ways<readonly number[]>, b: Ways<readonly number[]>): Distribution<Pairs> {
  return combine(a, b, pairsOf, ({ won, tied, lost }) => `${won} ${tied} ${lost}`);
}

function pairsOf(a: readonly number[], b: readonly number[]): Pairs {
  const pairs = Math.min(a.length, b.length);
  let [won, tied] = [0, 0];
  for (let at = 0; at < pairs; at++) {
    if (a[at]! > b[at]!) won++;
    else if (a[at] === b[at]) tied++;
  }
  return { won, tied, lost: pairs - won - tied };
}

function lists(falling: readonly Outcome<number>[], count: number): readonly Partial[] {
  const [highest, ...lower] = falling;
  if (count === 0) return [{ values: [], ways: 1n }];
  if (!highest) return [];
  return Array.from({ length: count + 1 }, (_, less) => count - less).flatMap((times) => {
    const ways = choices(count, times) * highest.ways ** BigInt(times);
    const these = Array.from({ length: times }, () => highest.value);
    return lists(lower, count - times).map((rest) => ({
      values: [...these, ...rest.values],
      ways: ways * rest.ways,
    }));
  });
}

/** In how many ways `some` of `all` can be picked. */
function choices(all: number, some: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= some; i++) ways = (ways * BigInt(all - some + i)) / BigInt(i);
  return ways;
}
