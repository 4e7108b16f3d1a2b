import type { Die } from '@arbitro/dice';
import type {
  AnyAction,
  AnyEvent,
  AnyPolicy,
  AnyWorld,
  CreatureId,
  FightState,
  Refusal,
  RunResult,
  System,
} from '@arbitro/kernel';

/** How an automatically played fight ended. */
export type FightEnd =
  | { readonly kind: 'over'; readonly world: AnyWorld; readonly turns: number; readonly standing: FightState }
  | { readonly kind: 'no-fight'; readonly world: AnyWorld; readonly turns: number }
  | { readonly kind: 'endless'; readonly world: AnyWorld; readonly turns: number }
  | {
      readonly kind: 'stuck';
      readonly world: AnyWorld;
      readonly turns: number;
      readonly who: CreatureId | undefined;
      readonly refusal: Refusal | undefined;
    };

/** How a fight is played: by which policy and dice, how long, and how an action is done. */
export interface FightOptions {
  readonly policy: AnyPolicy;
  readonly die: Die;
  readonly maxTurns: number;
  /** Plays one action of the fight. */
  readonly act: (world: AnyWorld, action: AnyAction) => RunResult<AnyWorld, AnyEvent>;
}

/** Plays every turn by the policy until the fight is over. */
export function playOutFight(system: System, initialWorld: AnyWorld, by: FightOptions): FightEnd {
  let world = initialWorld;
  if (!system.fightState(world)) return { kind: 'no-fight', world, turns: 0 };
  for (let turns = 0; turns < by.maxTurns; turns++) {
    const standing = system.fightState(world);
    if (!standing || standing.over) return createFightEnd(world, turns, standing);
    const [who] = system.creaturesToAct(world);
    if (who === undefined) return { kind: 'stuck', world, turns, who, refusal: undefined };
    const step = by.act(world, by.policy.act(world, who, by.die));
    if (step.kind !== 'done')
      return {
        kind: 'stuck',
        world,
        turns,
        who,
        refusal: step.kind === 'refused' ? step.refusal : undefined,
      };
    world = step.world;
  }
  const standing = system.fightState(world);
  return !standing || standing.over
    ? createFightEnd(world, by.maxTurns, standing)
    : { kind: 'endless', world, turns: by.maxTurns };
}

const ENDED_FIGHT: FightState = { over: true, round: 0, winner: null };

/** A system may remove the fight when it ends. */
const createFightEnd = (world: AnyWorld, turns: number, standing: FightState | undefined): FightEnd => ({
  kind: 'over',
  world,
  turns,
  standing: standing ?? ENDED_FIGHT,
});
