import { canonicalJson } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyPolicy,
  type AnyWorld,
  type CreatureId,
  run,
  type System,
} from '@arbitro/kernel';
import { createExpectation } from '@arbitro/odds';
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
  const gainFor = createExpectedGain(system, quick, weights);
  return (world, who, die) => {
    const fallback = quick.act(world, who, die);
    const choices = excludeAction(system.tactics.choices(world, who), fallback);
    if (choices.length === 0) return fallback;
    return findBest(rankFinalists(choices, fallback, gainFor(world, who))).action;
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

/** An action with its gain, which is computed when it is asked for. */
interface Candidate {
  readonly action: AnyAction;
  readonly gain: ExpectedGain;
}

/** Returns the fallback and the finalists, each with its gain. */
function rankFinalists(
  choices: readonly AnyAction[],
  fallback: AnyAction,
  gainOf: (action: AnyAction) => ExpectedGain,
): readonly RankedAction[] {
  const toCandidate = (action: AnyAction): Candidate => ({ action, gain: gainOf(action) });
  const finalists = pickFinalists(choices.map(toCandidate));
  return [toCandidate(fallback), ...finalists].map(({ action, gain }) => ({
    action,
    gain: gain(FINE_CUTOFF),
  }));
}

/** The first is kept unless another is better. */
const findBest = (ranked: readonly RankedAction[]): RankedAction =>
  ranked.reduce((best, other) => (other.gain > best.gain + EPSILON ? other : best));

/** Returns the choices without the default one, so that it is evaluated once. */
function excludeAction(choices: readonly AnyAction[], fallback: AnyAction): readonly AnyAction[] {
  const same = JSON.stringify(fallback);
  return choices.filter((action) => action.type !== fallback.type || JSON.stringify(action) !== same);
}

/** Returns the best candidates of the first pass. */
function pickFinalists(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length <= FINALISTS) return candidates;
  return candidates
    .map((candidate) => ({ candidate, roughGain: candidate.gain(ROUGH_CUTOFF) }))
    .toSorted((a, b) => b.roughGain - a.roughGain)
    .slice(0, FINALISTS)
    .map(({ candidate }) => candidate);
}

/** The average gain of an action, without outcomes less likely than this. */
export type ExpectedGain = (cutoff: number) => number;

/** Returns how much an action improves the side's position, on average over all outcomes. */
export function createExpectedGain(
  system: System,
  quick: AnyPolicy,
  weights: Weights,
): (world: AnyWorld, who: CreatureId) => (action: AnyAction) => ExpectedGain {
  const decide = quick.answer.bind(quick);
  return (world, who) => {
    const positionGain = createPositionGain(system, { world, who, weights });
    const gainAfter = (initialWorld: AnyWorld, action: AnyAction): ExpectedGain =>
      createExpectation<AnyWorld>(
        (oracle) => {
          const step = run(system, initialWorld, action, oracle);
          return step.kind === 'done' ? positionGain(step.world) : 0;
        },
        { decide, otherwise: 0 },
      );
    const gainOf = (action: AnyAction): ExpectedGain => {
      const delayed = system.tactics.delayedAction?.(world, action);
      if (!delayed) return gainAfter(world, action);
      const gain = gainAfter(delayed.world, delayed.action);
      return (cutoff) => delayed.share * gain(cutoff);
    };
    // the quick policy's action may be among the choices too, with its fields in another order
    const gains = new Map<string, ExpectedGain>();
    return (action) => {
      const key = canonicalJson(action);
      const gain = gains.get(key) ?? gainOf(action);
      gains.set(key, gain);
      return gain;
    };
  };
}
