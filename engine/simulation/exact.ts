import { canonical, type Known } from '@arbitro/dice';
import type { AnyWorld, Decide } from '@arbitro/kernel';
import { type Enumeration, enumerate, fight, fraction, toNumber } from '@arbitro/odds';
import type { Encounter } from './encounter.ts';

/** A duel has some hundreds of states; a skirmish of eight more than can be counted. */
const MOST_STATES = 20_000;
const MOST_PATHS = 200_000;
const MOST_BEGINNINGS = 20_000;
/** Less than this changes no figure that anybody is shown. */
const SLIGHT = 1e-9;

export interface Exact {
  /** By side; `''` where nobody is left. */
  readonly wins: Readonly<Record<string, number>>;
  /** The chance that it never ends. */
  readonly endless: number;
  /** The chance of what was not followed to its end. */
  readonly unresolved: number;
  readonly states: number;
}

/** The chances of a small fight, exactly: of all states that differ in what matters, each is looked at once. */
export function exactly({ system, policy, beginBy }: Encounter): Exact {
  const known: Known = new WeakMap();
  const forget = (world: AnyWorld): string => canonical(system.faring.gist(world), known);
  const decide = policy.answer.bind(policy);
  const begun = beginnings(beginBy, { decide, key: forget });
  const sums = new Map<string, number>();
  let [endless, unresolved, states] = [0, share(begun.unresolved, begun.total), 0];
  for (const { value, ways } of begun.outcomes) {
    const odds = fight(system, value, policy, { forget, maxStates: MOST_STATES, maxPaths: MOST_PATHS });
    const weight = share(ways, begun.total);
    for (const [side, chance] of odds.wins) {
      const name = side ?? '';
      sums.set(name, (sums.get(name) ?? 0) + weight * toNumber(chance));
    }
    endless += weight * toNumber(odds.endless);
    unresolved += weight * toNumber(odds.unresolved);
    states += odds.states;
  }
  const wins = Object.fromEntries([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { wins, endless, unresolved, states };
}

type Beginnings = Enumeration<AnyWorld>;

/**
 * Whoever ties may roll again without end: the beginnings are followed roll by roll, as long as the paths of one roll
 * more can still be counted.
 */
function beginnings(
  beginBy: Encounter['beginBy'],
  how: { readonly decide: Decide<AnyWorld>; readonly key: (world: AnyWorld) => string },
): Beginnings {
  let before = 1;
  for (let maxRolls = 0; ; maxRolls++) {
    const found = enumerate(beginBy, { ...how, maxPaths: MOST_BEGINNINGS, maxRolls });
    const next = found.paths * (found.paths / before);
    if (found.unresolved === 0n || next > MOST_BEGINNINGS || share(found.unresolved, found.total) < SLIGHT)
      return found;
    before = found.paths;
  }
}

const share = (ways: bigint, total: bigint): number => toNumber(fraction(ways, total));
