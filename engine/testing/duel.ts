import type { AnyAction, AnyEvent, AnyWorld, Oracle, Policy, System } from '@arbitro/kernel';
import { type Fraction, fight, showFraction, turnBy } from '@arbitro/odds';
import { course } from './course.ts';

export interface Duel<World, Action> {
  readonly world: World;
  readonly policy: Policy<World, Action>;
  /** What the fight goes on from: worlds in which that is equal are one. */
  readonly forget: (world: World) => string;
}

export interface DuelOdds {
  /** The chance of each side, as a fraction in words. */
  readonly wins: Readonly<Record<string, string>>;
  /** How many rounds it lasts on average. */
  readonly rounds: string;
  readonly unresolved: string;
}

type Duelling<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'due' | 'standing'
>;

/** A fight to its end, exactly: who wins it, and how long it takes. */
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

/** The world when the round is over. */
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
