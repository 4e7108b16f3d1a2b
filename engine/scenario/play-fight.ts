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
export function playOutFight(system: System, initialWorld: AnyWorld, options: FightOptions): FightEnd {
  let world = initialWorld;
  if (!system.fightState(world)) return { kind: 'no-fight', world, turns: 0 };
  for (let turns = 0; turns < options.maxTurns; turns++) {
    const fightState = system.fightState(world);
    if (!fightState || fightState.over) return createFightEnd(world, turns, fightState);
    const [who] = system.creaturesToAct(world);
    if (who === undefined) return { kind: 'stuck', world, turns, who, refusal: undefined };
    const step = options.act(world, options.policy.act(world, who, options.die));
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
  const fightState = system.fightState(world);
  return !fightState || fightState.over
    ? createFightEnd(world, options.maxTurns, fightState)
    : { kind: 'endless', world, turns: options.maxTurns };
}

const ENDED_FIGHT: FightState = { over: true, round: 0, winner: null };

/** A system may remove the fight when it ends. */
const createFightEnd = (world: AnyWorld, turns: number, fightState: FightState | undefined): FightEnd => ({
  kind: 'over',
  world,
  turns,
  standing: fightState ?? ENDED_FIGHT,
});
