import {
  type AnyAction,
  type AnyPolicy,
  type AnyWorld,
  type CreatureId,
  run,
  type System,
} from '@arbitro/kernel';
import { expectation } from '@arbitro/odds';
import { betterment, type Weights } from './worth.ts';

/** A first look leaves out what comes about less often than once in so many times, a second much less. */
const GLANCE = 1 / 20;
const CLOSE = 1 / 150;
/** So many of the best at first sight are looked at closely. */
const FINALISTS = 3;
/** Differences below this are none: sums of chances in another order differ by as much. */
const SLIGHT = 1e-9;

/**
 * The action after which one's side may expect to stand best, by the odds of each. What the quick policy would do
 * is among them, and is done where nothing is better.
 */
export function bestAhead(system: System, quick: AnyPolicy, weights: Weights): AnyPolicy['act'] {
  const hopeOf = hopes(system, quick, weights);
  return (world, who, die) => {
    const usual = quick.act(world, who, die);
    const choices = others(system.tactics.choices(world, who), usual);
    if (choices.length === 0) return usual;
    const hope = hopeOf(world, who);
    const among = finalists(choices, (action) => hope(action, GLANCE));
    let [best, most] = [usual, hope(usual, CLOSE)];
    for (const action of among) {
      const hoped = hope(action, CLOSE);
      if (hoped > most + SLIGHT) [best, most] = [action, hoped];
    }
    return best;
  };
}

/** All but what would be done anyway: it is weighed once. */
function others(choices: readonly AnyAction[], usual: AnyAction): readonly AnyAction[] {
  const same = JSON.stringify(usual);
  return choices.filter((action) => action.type !== usual.type || JSON.stringify(action) !== same);
}

/** The best at first sight. */
function finalists(
  choices: readonly AnyAction[],
  glance: (action: AnyAction) => number,
): readonly AnyAction[] {
  if (choices.length <= FINALISTS) return choices;
  return choices
    .map((action) => ({ action, hope: glance(action) }))
    .toSorted((a, b) => b.hope - a.hope)
    .slice(0, FINALISTS)
    .map(({ action }) => action);
}

type Hope = (action: AnyAction, rare: number) => number;

/** How much better the side stands after an action, on average over all that can happen. */
function hopes(
  system: System,
  quick: AnyPolicy,
  weights: Weights,
): (world: AnyWorld, who: CreatureId) => Hope {
  const decide = quick.answer.bind(quick);
  return (world, who) => {
    const better = betterment(system, { world, who, weights });
    const after = (begun: AnyWorld, action: AnyAction, rare: number): number =>
      expectation<AnyWorld>(
        (oracle) => {
          const step = run(system, begun, action, oracle);
          return step.is === 'done' ? better(step.world) : 0;
        },
        { decide, rare, otherwise: 0 },
      );
    return (action, rare) => {
      const later = system.tactics.foreseen?.(world, action);
      return later ? later.share * after(later.world, later.action, rare) : after(world, action, rare);
    };
  };
}
