import {
  type AnyAction,
  type AnyWorld,
  type CreatureId,
  type Policy,
  run,
  type System,
} from '@arbitro/kernel';
import { expectation } from '@arbitro/odds';
import { betterment, type Weights } from './worth.ts';

/** Enough for any one action of the systems; what lies beyond counts as if nothing came of it. */
const MOST_PATHS = 5_000;
/** Differences below this are none: sums of chances in another order differ by as much. */
const SLIGHT = 1e-9;

type AnyPolicy = Policy<AnyWorld, AnyAction>;

/**
 * The action after which one's side may expect to stand best, by the exact odds of each. What the quick policy would do
 * is among them, and is done where nothing is better.
 */
export function bestAhead(system: System, quick: AnyPolicy, weights: Weights): AnyPolicy['act'] {
  const hopeOf = hopes(system, quick, weights);
  return (world, who, die) => {
    const usual = quick.act(world, who, die);
    const choices = system.tactics.choices(world, who);
    if (choices.length === 0) return usual;
    const hope = hopeOf(world, who);
    let [best, most] = [usual, hope(usual)];
    for (const action of choices) {
      const hoped = hope(action);
      if (hoped > most + SLIGHT) [best, most] = [action, hoped];
    }
    return best;
  };
}

type Hope = (action: AnyAction) => number;

/** How much better the side stands after an action, on average over all that can happen. */
function hopes(
  system: System,
  quick: AnyPolicy,
  weights: Weights,
): (world: AnyWorld, who: CreatureId) => Hope {
  const options = { decide: quick.answer.bind(quick), maxPaths: MOST_PATHS, otherwise: 0 };
  return (world, who) => {
    const better = betterment(system, { world, who, weights });
    const after = (begun: AnyWorld, action: AnyAction): number =>
      expectation<AnyWorld>((oracle) => {
        const step = run(system, begun, action, oracle);
        return step.is === 'done' ? better(step.world) : 0;
      }, options);
    return (action) => {
      const later = system.tactics.foreseen?.(world, action);
      return later ? later.share * after(later.world, later.action) : after(world, action);
    };
  };
}
