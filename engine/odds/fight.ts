import { canonical, type Die, d, type Known } from '@arbitro/dice';
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
import { type Chain, chain } from './chain.ts';
import { enumerate } from './enumerate.ts';
import { add, type Fraction, ZERO } from './fraction.ts';
import { MANY_PATHS } from './play-all.ts';

/** What counts as the same state, and how many are looked at. */
export interface FightOptions<World> {
  /** The world without what changes nothing, such as the number of the round: what is left equal is one state. */
  readonly forget?: (world: World) => unknown;
  readonly maxStates?: number;
  /** Of each turn. */
  readonly maxPaths?: number;
}

/** How a fight ends, exactly. */
export interface FightOdds {
  /** The chance of each side to be the one that is left; of `null`, that no side is or that nobody can go on. */
  readonly wins: ReadonlyMap<string | null, Fraction>;
  readonly unresolved: Fraction;
  /** The chance that it never ends. */
  readonly endless: Fraction;
  /** How many turns are taken on average; nothing when it may be endless. */
  readonly turns: Fraction | undefined;
  readonly states: number;
}

type Fightable<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'due' | 'standing'
>;

/** Who wins a small fight, exactly, when everybody acts and answers by the policy. */
export function fight<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Fightable<World, Action, Event>,
  world: World,
  policy: Policy<World, Action>,
  options: FightOptions<World> = {},
): FightOdds {
  const { forget = (now: World) => now, maxPaths = MANY_PATHS, ...bound } = options;
  const end = (now: World): string | null | undefined => endOf(system, now);
  const known: Known = new WeakMap();
  const key = (now: World): string => {
    const side = end(now);
    return side === undefined ? canonical(forget(now), known) : `won by ${canonical(side)}`;
  };
  const decide = policy.answer.bind(policy);
  const moves = (now: World) =>
    end(now) === undefined
      ? enumerate((oracle) => turnBy(system, now, { policy, oracle }), { decide, key, maxPaths })
      : 'end';
  return told(chain({ start: world, key, moves, ...bound }), end);
}

/** The world after whoever is due has acted. What a policy does and is refused is a fault of the policy. */
export function turnBy<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Fightable<World, Action, Event>,
  world: World,
  { policy, oracle }: { readonly policy: Policy<World, Action>; readonly oracle: Oracle },
): World {
  const who = system.due(world)[0]!;
  const action = policy.act(world, who, whims(oracle, who));
  const step = act(system, world, action, oracle);
  if (step.is === 'done') return step.world;
  const why = step.is === 'refused' ? `refused: ${step.refusal.code}` : `left open: ${step.ask.label.name}`;
  throw new Error(`the policy lets ${who} do ${JSON.stringify(action)}, which is ${why}`);
}

/** A policy that throws dice to make up its mind is tried with every face. */
function whims(oracle: Oracle, who: CreatureId): Die {
  const label = { name: 'whim', rule: '' };
  return (sides) => oracle.roll({ label, by: who, dice: d(sides), at: 0 }, (face) => face);
}

/** The side that is left, `null` when none is or nobody is due, nothing while it goes on. */
function endOf<World extends AnyWorld>(
  system: Pick<System<World>, 'due' | 'standing'>,
  world: World,
): string | null | undefined {
  const standing = system.standing(world);
  if (standing?.over) return standing.winner;
  return system.due(world).length === 0 ? null : undefined;
}

function told<World>(
  { ends, unresolved, endless, steps, states }: Chain<World>,
  end: (world: World) => string | null | undefined,
): FightOdds {
  const wins = new Map<string | null, Fraction>();
  for (const { state, chance } of ends) {
    const side = end(state) ?? null;
    wins.set(side, add(wins.get(side) ?? ZERO, chance));
  }
  return { wins, unresolved, endless, turns: steps, states };
}
