import type { Die } from '@arbitro/dice';
import type {
  AnyAction,
  AnyEvent,
  AnyPolicy,
  AnyWorld,
  CreatureId,
  Refusal,
  Standing,
  Step,
  System,
} from '@arbitro/kernel';

/** How an automatically played fight ended. */
export type FightEnd =
  | { readonly is: 'over'; readonly world: AnyWorld; readonly turns: number; readonly standing: Standing }
  | { readonly is: 'no-fight'; readonly world: AnyWorld; readonly turns: number }
  | { readonly is: 'endless'; readonly world: AnyWorld; readonly turns: number }
  | {
      readonly is: 'stuck';
      readonly world: AnyWorld;
      readonly turns: number;
      readonly who: CreatureId | undefined;
      readonly refusal: Refusal | undefined;
    };

/** How a fight is played: by which policy and dice, how long, and how an action is done. */
export interface FightBy {
  readonly policy: AnyPolicy;
  readonly die: Die;
  readonly maxTurns: number;
  /** Plays one action of the fight. */
  readonly act: (world: AnyWorld, action: AnyAction) => Step<AnyWorld, AnyEvent>;
}

/** Plays every turn by the policy until the fight is over. */
export function fightOut(system: System, begun: AnyWorld, by: FightBy): FightEnd {
  let world = begun;
  if (!system.standing(world)) return { is: 'no-fight', world, turns: 0 };
  for (let turns = 0; turns < by.maxTurns; turns++) {
    const standing = system.standing(world);
    if (!standing || standing.over) return over(world, turns, standing);
    const [who] = system.due(world);
    if (who === undefined) return { is: 'stuck', world, turns, who, refusal: undefined };
    const step = by.act(world, by.policy.act(world, who, by.die));
    if (step.is !== 'done')
      return { is: 'stuck', world, turns, who, refusal: step.is === 'refused' ? step.refusal : undefined };
    world = step.world;
  }
  const standing = system.standing(world);
  return !standing || standing.over
    ? over(world, by.maxTurns, standing)
    : { is: 'endless', world, turns: by.maxTurns };
}

const ENDED: Standing = { over: true, round: 0, winner: null };

/** A system may remove the fight when it ends. */
const over = (world: AnyWorld, turns: number, standing: Standing | undefined): FightEnd => ({
  is: 'over',
  world,
  turns,
  standing: standing ?? ENDED,
});
