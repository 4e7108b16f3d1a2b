import type { AnyAction, AnyEvent, AnyWorld, Oracle, Policy, System } from '@arbitro/kernel';
import { type Fraction, formatFraction, playTurn, solveFight } from '@arbitro/odds';
import { solveRepeated } from './repeated-process.ts';

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

type DuelSystem<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'creaturesToAct' | 'fightState'
>;

/** Plays a fight to its end, exactly: returns who wins, and how long it takes. */
export function solveDuel<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: DuelSystem<World, Action, Event>,
  { world, policy, forget }: Duel<World, Action>,
): DuelOdds {
  const { wins, unresolved } = solveFight(system, world, policy, { forget });
  const { times } = solveRepeated({
    start: world,
    isOver: (now) => system.fightState(now)?.over === true,
    next: (now, oracle) => playRound(system, now, { policy, oracle }),
    decide: policy.answer.bind(policy),
    forget,
  });
  return {
    wins: formatWins(wins),
    rounds: times,
    unresolved: formatFraction(unresolved),
  };
}

const formatWins = (wins: ReadonlyMap<string | null, Fraction>): Readonly<Record<string, string>> =>
  Object.fromEntries([...wins].map(([side, chance]) => [side ?? 'nobody', formatFraction(chance)]));

/** Returns the world at the end of the round. */
function playRound<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: DuelSystem<World, Action, Event>,
  world: World,
  { policy, oracle }: { readonly policy: Policy<World, Action>; readonly oracle: Oracle },
): World {
  const round = system.fightState(world)?.round;
  let now = world;
  for (let on = system.fightState(now); on && !on.over && on.round === round; on = system.fightState(now)) {
    if (system.creaturesToAct(now).length === 0)
      throw new Error('nobody is waited for, and the fight is not over');
    now = playTurn(system, now, { policy, oracle });
  }
  return now;
}
