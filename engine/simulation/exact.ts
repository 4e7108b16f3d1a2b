import { type CanonicalCache, canonicalJson } from '@arbitro/dice';
import type { AnyWorld, Decider } from '@arbitro/kernel';
import { type Enumeration, enumerate, fraction, playTurn, toNumber } from '@arbitro/odds';
import type { Encounter } from './encounter.ts';
import { MarkovChain } from './markov-chain.ts';

/** How far a fight is followed before it counts as too large. */
interface ExactLimits {
  readonly states: number;
  /** For the whole fight. */
  readonly paths: number;
  /** Paths of the steps before the fight. */
  readonly beginnings: number;
}

/** A duel has some hundreds of states; a skirmish of eight has too many to count. At most about a minute. */
const FULL_LIMITS: ExactLimits = { states: 20_000, paths: 1_000_000, beginnings: 20_000 };
/** At most about a second. */
const QUICK_LIMITS: ExactLimits = { states: 2_000, paths: 60_000, beginnings: 500 };
/** Larger fights are not even tried without being asked: they have too many states. */
const MAX_SMALL_FIGHT = 3;
/** A smaller unresolved chance changes no displayed digit. */
const MAX_SMALL_UNRESOLVED = 5e-6;
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
export const solveExactly = (encounter: Encounter): ExactResult => solveWithin(encounter, FULL_LIMITS);

/** Returns the exact chances of a fight that is small enough to be solved quickly; otherwise undefined. */
export function solveIfSmall(encounter: Encounter): ExactResult | undefined {
  if (!isSmall(encounter)) return undefined;
  const result = solveWithin(encounter, QUICK_LIMITS);
  return result.unresolved < MAX_SMALL_UNRESOLVED ? result : undefined;
}

/** Whether it is worth trying to solve a fight exactly without being asked. */
export const isSmall = ({ roster }: Pick<Encounter, 'roster'>): boolean =>
  Object.keys(roster).length <= MAX_SMALL_FIGHT;

function solveWithin(encounter: Encounter, limits: ExactLimits): ExactResult {
  const { system, policy, beginWith } = encounter;
  const cache: CanonicalCache = new WeakMap();
  const key = (world: AnyWorld): string =>
    endOf(encounter, world) ?? canonicalJson(system.combatStats.stateKey(world), cache);
  const decide = policy.answer.bind(policy);
  const beginnings = listBeginnings(beginWith, { decide, key }, limits.beginnings);
  const chain = new MarkovChain(key);
  for (const { value, ways } of beginnings.outcomes)
    chain.addStart(value, computeShare(ways, beginnings.total));
  let pathsLeft = limits.paths;
  for (
    let world = chain.next();
    world && chain.states <= limits.states && pathsLeft > 0;
    world = chain.next()
  ) {
    const state = world;
    const end = endOf(encounter, state);
    if (end !== undefined) chain.markEnd(end);
    else {
      const turn = enumerate((oracle) => playTurn(system, state, { policy, oracle }), {
        decide,
        key,
        maxPaths: pathsLeft,
      });
      pathsLeft -= turn.paths;
      chain.addTransitions(
        turn.outcomes.map(({ value, ways }) => ({ value, chance: computeShare(ways, turn.total) })),
      );
    }
  }
  const { ends, endless, notVisited } = chain.result();
  const wins = [...ends].map(([end, chance]) => [end.slice(WON_PREFIX.length), chance] as const);
  return {
    wins: Object.fromEntries(wins.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    endless,
    unresolved: notVisited + computeShare(beginnings.unresolved, beginnings.total),
    states: chain.states,
  };
}

/** No state key begins like this. */
const WON_PREFIX = 'won by ';

/** Returns the end of the fight, named by its winner; undefined while it continues. */
export function endOf({ system }: Encounter, world: AnyWorld): string | undefined {
  const fightState = system.fightState(world);
  if (!fightState || fightState.over) return `${WON_PREFIX}${fightState?.winner ?? ''}`;
  return system.creaturesToAct(world).length === 0 ? WON_PREFIX : undefined;
}

/**
 * A tie may be rerolled without end: the beginnings are followed roll by roll, as long as the paths of one more roll
 * can be counted.
 */
export function listBeginnings(
  beginWith: Encounter['beginWith'],
  tools: { readonly decide: Decider<AnyWorld>; readonly key: (world: AnyWorld) => string },
  max: number,
): Enumeration<AnyWorld> {
  let before = 1;
  for (let maxRolls = 0; ; maxRolls++) {
    const found = enumerate(beginWith, { ...tools, maxPaths: max, maxRolls });
    const next = found.paths * (found.paths / before);
    if (computeShare(found.unresolved, found.total) < EPSILON || next > max) return found;
    before = found.paths;
  }
}

const computeShare = (ways: bigint, total: bigint): number => toNumber(fraction(ways, total));
