import {
  type AnyAction,
  type AnyPolicy,
  type AnyWorld,
  type CreatureId,
  run,
  type System,
} from '@arbitro/kernel';
import { computeExpectation } from '@arbitro/odds';
import { createPositionGain, type Viewpoint, type Weights } from './evaluate-position.ts';

/** The first pass ignores outcomes rarer than this, the second pass far fewer. */
const ROUGH_CUTOFF = 1 / 20;
export const FINE_CUTOFF = 1 / 150;
/** How many of the best actions of the first pass are evaluated closely. */
const FINALISTS = 3;
/** Smaller differences are ignored: adding chances in another order causes as much. */
const EPSILON = 1e-9;

/** An action, and how much it improves the position of the actor's side on average. */
export interface RankedAction {
  readonly action: AnyAction;
  readonly gain: number;
}

/**
 * Returns the action with the best expected position for the actor's side, by the odds of each. The quick policy's
 * choice is among them, and is kept unless another is better.
 */
export function chooseByLookahead(system: System, quick: AnyPolicy, weights: Weights): AnyPolicy['act'] {
  const hopeOf = createExpectedGain(system, quick, weights);
  return (world, who, die) => {
    const fallback = quick.act(world, who, die);
    const choices = excludeAction(system.tactics.choices(world, who), fallback);
    if (choices.length === 0) return fallback;
    return findBest(rankFinalists(choices, fallback, hopeOf(world, who))).action;
  };
}

/** The die with which a policy chooses between equals. */
export type PolicyDie = Parameters<AnyPolicy['act']>[2];

/** Returns the best actions by lookahead, the best first; the quick policy's choice is among those compared. */
export function rankByLookahead(
  system: System,
  quick: AnyPolicy,
  { world, who, die, weights }: Viewpoint & { readonly die: PolicyDie },
): readonly RankedAction[] {
  const fallback = quick.act(world, who, die);
  const choices = excludeAction(system.tactics.choices(world, who), fallback);
  const gainOf = createExpectedGain(system, quick, weights)(world, who);
  const ranked = rankFinalists(choices, fallback, gainOf);
  const best = findBest(ranked);
  return [best, ...ranked.filter((other) => other !== best).toSorted((a, b) => b.gain - a.gain)];
}

/** Returns the fallback and the finalists, each with its gain. */
function rankFinalists(
  choices: readonly AnyAction[],
  fallback: AnyAction,
  gainOf: ExpectedGain,
): readonly RankedAction[] {
  const finalists = pickFinalists(choices, (action) => gainOf(action, ROUGH_CUTOFF));
  return [fallback, ...finalists].map((action) => ({ action, gain: gainOf(action, FINE_CUTOFF) }));
}

/** The first is kept unless another is better. */
const findBest = (ranked: readonly RankedAction[]): RankedAction =>
  ranked.reduce((best, other) => (other.gain > best.gain + EPSILON ? other : best));

/** Returns the choices without the default one, so that it is evaluated once. */
function excludeAction(choices: readonly AnyAction[], fallback: AnyAction): readonly AnyAction[] {
  const same = JSON.stringify(fallback);
  return choices.filter((action) => action.type !== fallback.type || JSON.stringify(action) !== same);
}

/** Returns the best actions of the first pass. */
function pickFinalists(
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

export type ExpectedGain = (action: AnyAction, rare: number) => number;

/** Returns how much an action improves the side's position, on average over all outcomes. */
export function createExpectedGain(
  system: System,
  quick: AnyPolicy,
  weights: Weights,
): (world: AnyWorld, who: CreatureId) => ExpectedGain {
  const decide = quick.answer.bind(quick);
  return (world, who) => {
    const better = createPositionGain(system, { world, who, weights });
    const after = (initialWorld: AnyWorld, action: AnyAction, rare: number): number =>
      computeExpectation<AnyWorld>(
        (oracle) => {
          const step = run(system, initialWorld, action, oracle);
          return step.kind === 'done' ? better(step.world) : 0;
        },
        { decide, rare, otherwise: 0 },
      );
    return (action, rare) => {
      const later = system.tactics.delayedAction?.(world, action);
      return later ? later.share * after(later.world, later.action, rare) : after(world, action, rare);
    };
  };
}
