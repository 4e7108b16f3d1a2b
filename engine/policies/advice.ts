import type { AnyAction, AnyWorld, CreatureId, System } from '@arbitro/kernel';
import {
  createExpectedGain,
  FINE_CUTOFF,
  type PolicyDie,
  type RankedAction,
  rankByLookahead,
} from './lookahead.ts';
import { policyOf } from './policies.ts';

/** What an action is good for: it hurts or hinders the other side, it helps the own side, or nothing better is possible. */
export type AdvicePurpose = 'foes' | 'allies' | 'nothing-better';

/** An action worth considering. */
export interface AdvisedAction {
  readonly action: AnyAction;
  readonly purpose: AdvicePurpose;
  /** It is nearly as good as the best action. */
  readonly isClose: boolean;
}

const MAX_ADVISED = 2;
/** An action with at least this part of the best gain is nearly as good. */
const CLOSE_PART = 0.85;
const EPSILON = 1e-6;

/** Returns the best two actions of a creature by the exact odds of one step, the best first. */
export function adviseActions(
  system: System,
  { world, who, die }: { readonly world: AnyWorld; readonly who: CreatureId; readonly die: PolicyDie },
): readonly AdvisedAction[] {
  const quick = policyOf(system);
  const weights = { ours: 1, reserves: 0 };
  const ranked = rankByLookahead(system, quick, { world, who, die, weights }).slice(0, MAX_ADVISED);
  const [best] = ranked;
  const foes = createExpectedGain(system, quick, { ours: 0, reserves: 0 })(world, who);
  const purposeOf = ({ action, gain }: RankedAction): AdvicePurpose => {
    if (gain <= EPSILON) return 'nothing-better';
    return 2 * foes(action)(FINE_CUTOFF) >= gain ? 'foes' : 'allies';
  };
  return ranked.map((entry) => ({
    action: entry.action,
    purpose: purposeOf(entry),
    isClose: entry !== best && entry.gain >= CLOSE_PART * (best?.gain ?? 0),
  }));
}
