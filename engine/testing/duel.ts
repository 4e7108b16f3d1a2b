import type { AnyAction, AnyEvent, AnyWorld, Oracle, Policy, System } from '@arbitro/kernel';
import { type Fraction, fight, showFraction, turnBy } from '@arbitro/odds';
import { course } from './course.ts';

export interface Duel<World, Action> {
  readonly world: World;
  readonly policy: Policy<World, Action>;
  /** The state that the rest of the fight depends on: worlds with an equal state are merged. */
  readonly forget: (world: World) => string;
}

export interface DuelOdds {
  /** The chance of each side, as a fraction in text. */
  readonly wins: Readonly<Record<string, string>>;
  /** The average number of rounds. */
  readonly rounds: string;
  readonly unresolved: string;
}

type Duelling<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'due' | 'standing'
>;

/** Plays a fight to its end, exactly: returns who wins, and how long it takes. */
export function duel<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Duelling<World, Action, Event>,
  { world, policy, forget }: Duel<World, Action>,
): DuelOdds {
  const { wins, unresolved } = fight(system, world, policy, { forget });
  const { times } = course({
    start: world,
    isOver: (now) => system.standing(now)?.over === true,
    next: (now, oracle) => roundOf(system, now, { policy, oracle }),
    decide: policy.answer.bind(policy),
    forget,
  });
  return {
    wins: shown(wins),
    rounds: times,
    unresolved: showFraction(unresolved),
  };
}

const shown = (wins: ReadonlyMap<string | null, Fraction>): Readonly<Record<string, string>> =>
  Object.fromEntries([...wins].map(([side, chance]) => [side ?? 'nobody', showFraction(chance)]));

/** Returns the world at the end of the round. */
function roundOf<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Duelling<World, Action, Event>,
  world: World,
  { policy, oracle }: { readonly policy: Policy<World, Action>; readonly oracle: Oracle },
): World {
  const round = system.standing(world)?.round;
  let now = world;
  for (let on = system.standing(now); on && !on.over && on.round === round; on = system.standing(now)) {
    if (system.due(now).length === 0) throw new Error('nobody is waited for, and the fight is not over');
    now = turnBy(system, now, { policy, oracle });
  }
  return now;
}
