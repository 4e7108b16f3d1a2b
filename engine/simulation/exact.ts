import { type CanonicalCache, canonicalJson } from '@arbitro/dice';
import type { AnyWorld, Decider } from '@arbitro/kernel';
import { type Enumeration, enumerate, fraction, playTurn, toNumber } from '@arbitro/odds';
import type { Encounter } from './encounter.ts';
import { MarkovChain } from './markov-chain.ts';

/** A duel has some hundreds of states; a skirmish of eight has too many to count. */
const MAX_STATES = 20_000;
/** For the whole fight: about a minute. */
const MAX_PATHS = 1_000_000;
const MAX_BEGINNINGS = 20_000;
/** Smaller chances change no displayed figure. */
const EPSILON = 1e-9;

/** Chances are floating-point sums of counted outcomes: exact to the ninth decimal. */
export interface ExactResult {
  /** By side; `''` where no creature is left. */
  readonly wins: Readonly<Record<string, number>>;
  /** The chance that the fight never ends. */
  readonly endless: number;
  /** The chance of outcomes that were not followed to their end. */
  readonly unresolved: number;
  readonly states: number;
}

/** Computes the exact chances of a small fight: each state that differs in what matters is visited once. */
export function solveExactly(encounter: Encounter): ExactResult {
  const { system, policy, beginWith: beginBy } = encounter;
  const known: CanonicalCache = new WeakMap();
  const key = (world: AnyWorld): string =>
    endOf(encounter, world) ?? canonicalJson(system.combatStats.stateKey(world), known);
  const decide = policy.answer.bind(policy);
  const beginnings = listBeginnings(beginBy, { decide, key });
  const flow = new MarkovChain(key);
  for (const { value, ways } of beginnings.outcomes)
    flow.addStart(value, computeShare(ways, beginnings.total));
  let left = MAX_PATHS;
  for (let world = flow.next(); world && flow.states <= MAX_STATES && left > 0; world = flow.next()) {
    const here = world;
    const end = endOf(encounter, here);
    if (end !== undefined) flow.markEnd(end);
    else {
      const turn = enumerate((oracle) => playTurn(system, here, { policy, oracle }), {
        decide,
        key,
        maxPaths: left,
      });
      left -= turn.paths;
      flow.addTransitions(
        turn.outcomes.map(({ value, ways }) => ({ value, chance: computeShare(ways, turn.total) })),
      );
    }
  }
  const { ends, endless, lost } = flow.result();
  const wins = [...ends].map(([end, chance]) => [end.slice(WON_PREFIX.length), chance] as const);
  return {
    wins: Object.fromEntries(wins.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    endless,
    unresolved: lost + computeShare(beginnings.unresolved, beginnings.total),
    states: flow.states,
  };
}

/** No state key begins like this. */
const WON_PREFIX = 'won by ';

/** Returns the end of the fight, named by its winner; undefined while it continues. */
function endOf({ system }: Encounter, world: AnyWorld): string | undefined {
  const standing = system.fightState(world);
  if (!standing || standing.over) return `${WON_PREFIX}${standing?.winner ?? ''}`;
  return system.creaturesToAct(world).length === 0 ? WON_PREFIX : undefined;
}

/**
 * A tie may be rerolled without end: the beginnings are followed roll by roll, as long as the paths of one more roll
 * can be counted.
 */
function listBeginnings(
  beginBy: Encounter['beginWith'],
  how: { readonly decide: Decider<AnyWorld>; readonly key: (world: AnyWorld) => string },
): Enumeration<AnyWorld> {
  let before = 1;
  for (let maxRolls = 0; ; maxRolls++) {
    const found = enumerate(beginBy, { ...how, maxPaths: MAX_BEGINNINGS, maxRolls });
    const next = found.paths * (found.paths / before);
    if (computeShare(found.unresolved, found.total) < EPSILON || next > MAX_BEGINNINGS) return found;
    before = found.paths;
  }
}

const computeShare = (ways: bigint, total: bigint): number => toNumber(fraction(ways, total));
