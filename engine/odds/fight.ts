import { type CanonicalCache, canonicalJson, type Die, d } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  act,
  type CreatureId,
  type Oracle,
  type Policy,
  type System,
} from '@arbitro/kernel';
import { enumerate } from './enumerate.ts';
import { add, type Fraction, ZERO } from './fraction.ts';
import { type ChainResult, solveChain } from './markov-chain.ts';
import { MAX_PATHS } from './play-all-paths.ts';

/** Which states count as equal, and how many are explored. */
export interface FightOptions<World> {
  /**
   * Removes from the world what changes nothing, such as the number of the round: worlds that are then equal are one
   * state.
   */
  readonly forget?: (world: World) => unknown;
  readonly maxStates?: number;
  /** The maximum number of paths of each turn. */
  readonly maxPaths?: number;
}

/** The outcome of a fight, exactly. */
export interface FightOdds {
  /** The chance of each side to be the last one left; of `null`, that no side is left or that no creature can go on. */
  readonly wins: ReadonlyMap<string | null, Fraction>;
  readonly unresolved: Fraction;
  /** The chance that it never ends. */
  readonly endless: Fraction;
  /** The average number of turns; undefined when the fight may be endless. */
  readonly turns: Fraction | undefined;
  readonly states: number;
}

type FightSystem<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'creaturesToAct' | 'fightState'
>;

/** Computes who wins a small fight, exactly, when the policy acts and answers for all creatures. */
export function solveFight<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: FightSystem<World, Action, Event>,
  world: World,
  policy: Policy<World, Action>,
  options: FightOptions<World> = {},
): FightOdds {
  const { forget = (state: World) => state, maxPaths = MAX_PATHS, ...bound } = options;
  const end = (state: World): string | null | undefined => findWinner(system, state);
  const cache: CanonicalCache = new WeakMap();
  const key = (state: World): string => {
    const side = end(state);
    return side === undefined ? canonicalJson(forget(state), cache) : `won by ${canonicalJson(side)}`;
  };
  const decide = policy.answer.bind(policy);
  const moves = (state: World) =>
    end(state) === undefined
      ? enumerate((oracle) => playTurn(system, state, { policy, oracle }), { decide, key, maxPaths })
      : 'end';
  return buildFightOdds(solveChain({ start: world, key, moves, ...bound }), end);
}

/**
 * Returns the world after the creature to act has acted. An action of the policy that is refused is a bug in the
 * policy.
 */
export function playTurn<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: FightSystem<World, Action, Event>,
  world: World,
  { policy, oracle }: { readonly policy: Policy<World, Action>; readonly oracle: Oracle },
): World {
  const who = system.creaturesToAct(world)[0]!;
  const action = policy.act(world, who, createPolicyDie(oracle, who));
  const step = act(system, world, action, oracle);
  if (step.kind === 'done') return step.world;
  const why = step.kind === 'refused' ? `refused: ${step.refusal.code}` : `left open: ${step.ask.label.name}`;
  throw new Error(`the policy lets ${who} do ${JSON.stringify(action)}, which is ${why}`);
}

/** A policy that throws dice to decide is tried with every face. */
function createPolicyDie(oracle: Oracle, who: CreatureId): Die {
  const label = { name: 'whim', rule: '' };
  return (sides) => oracle.roll({ label, by: who, dice: d(sides), eventIndex: 0 }, (face) => face);
}

/** Returns the last side left, `null` when none is left or no creature is to act, undefined while the fight goes on. */
function findWinner<World extends AnyWorld>(
  system: Pick<System<World>, 'creaturesToAct' | 'fightState'>,
  world: World,
): string | null | undefined {
  const fightState = system.fightState(world);
  if (fightState?.over) return fightState.winner;
  return system.creaturesToAct(world).length === 0 ? null : undefined;
}

function buildFightOdds<World>(
  { ends, unresolved, endless, steps, states }: ChainResult<World>,
  end: (world: World) => string | null | undefined,
): FightOdds {
  const wins = new Map<string | null, Fraction>();
  for (const { state, chance } of ends) {
    const side = end(state) ?? null;
    wins.set(side, add(wins.get(side) ?? ZERO, chance));
  }
  return { wins, unresolved, endless, turns: steps, states };
}
