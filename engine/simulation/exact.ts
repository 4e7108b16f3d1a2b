import { canonical, type Known } from '@arbitro/dice';
import type { AnyWorld, Decide } from '@arbitro/kernel';
import { type Enumeration, enumerate, fraction, toNumber, turnBy } from '@arbitro/odds';
import type { Encounter } from './encounter.ts';
import { Flow } from './flow.ts';

/** A duel has some hundreds of states; a skirmish of eight has too many to count. */
const MOST_STATES = 20_000;
/** For the whole fight: about a minute. */
const MOST_PATHS = 1_000_000;
const MOST_BEGINNINGS = 20_000;
/** Smaller chances change no displayed figure. */
const SLIGHT = 1e-9;

/** Chances are floating-point sums of counted outcomes: exact to the ninth decimal. */
export interface Exact {
  /** By side; `''` where no creature is left. */
  readonly wins: Readonly<Record<string, number>>;
  /** The chance that the fight never ends. */
  readonly endless: number;
  /** The chance of outcomes that were not followed to their end. */
  readonly unresolved: number;
  readonly states: number;
}

/** Computes the exact chances of a small fight: each state that differs in what matters is visited once. */
export function exactly(encounter: Encounter): Exact {
  const { system, policy, beginBy } = encounter;
  const known: Known = new WeakMap();
  const key = (world: AnyWorld): string =>
    endOf(encounter, world) ?? canonical(system.faring.gist(world), known);
  const decide = policy.answer.bind(policy);
  const begun = beginnings(beginBy, { decide, key });
  const flow = new Flow(key);
  for (const { value, ways } of begun.outcomes) flow.begin(value, share(ways, begun.total));
  let left = MOST_PATHS;
  for (let world = flow.next(); world && flow.states <= MOST_STATES && left > 0; world = flow.next()) {
    const here = world;
    const end = endOf(encounter, here);
    if (end !== undefined) flow.ends(end);
    else {
      const turn = enumerate((oracle) => turnBy(system, here, { policy, oracle }), {
        decide,
        key,
        maxPaths: left,
      });
      left -= turn.paths;
      flow.leads(turn.outcomes.map(({ value, ways }) => ({ value, chance: share(ways, turn.total) })));
    }
  }
  const { ends, endless, lost } = flow.result();
  const wins = [...ends].map(([end, chance]) => [end.slice(WON.length), chance] as const);
  return {
    wins: Object.fromEntries(wins.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    endless,
    unresolved: lost + share(begun.unresolved, begun.total),
    states: flow.states,
  };
}

/** No state key begins like this. */
const WON = 'won by ';

/** Returns the end of the fight, named by its winner; undefined while it continues. */
function endOf({ system }: Encounter, world: AnyWorld): string | undefined {
  const standing = system.standing(world);
  if (!standing || standing.over) return `${WON}${standing?.winner ?? ''}`;
  return system.due(world).length === 0 ? WON : undefined;
}

/**
 * A tie may be rerolled without end: the beginnings are followed roll by roll, as long as the paths of one more roll
 * can be counted.
 */
function beginnings(
  beginBy: Encounter['beginBy'],
  how: { readonly decide: Decide<AnyWorld>; readonly key: (world: AnyWorld) => string },
): Enumeration<AnyWorld> {
  let before = 1;
  for (let maxRolls = 0; ; maxRolls++) {
    const found = enumerate(beginBy, { ...how, maxPaths: MOST_BEGINNINGS, maxRolls });
    const next = found.paths * (found.paths / before);
    if (share(found.unresolved, found.total) < SLIGHT || next > MOST_BEGINNINGS) return found;
    before = found.paths;
  }
}

const share = (ways: bigint, total: bigint): number => toNumber(fraction(ways, total));
