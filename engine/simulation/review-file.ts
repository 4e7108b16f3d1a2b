import type { AnyAction } from '@arbitro/kernel';
import type { FightReview } from './review.ts';

/** Where a review comes from. */
export interface ReviewOrigin {
  /** The id of the system. */
  readonly system: string;
  readonly title: string;
  /** The number of the fight in the file, from one. */
  readonly fight: number;
  readonly of: number;
  /** The policy that plays the simulated fights. */
  readonly policy: string;
  readonly seed: string;
}

/** Returns a review as a file: each moment has its action, null for a change by hand. */
export function buildReviewFile(
  origin: ReviewOrigin,
  review: FightReview,
  actions: readonly (AnyAction | null)[],
): object {
  const withAction = <T extends { readonly index: number }>(moment: T): T & { action: AnyAction | null } => ({
    ...moment,
    action: actions[moment.index] ?? null,
  });
  const { bestLuck, worstLuck } = review;
  return {
    ...origin,
    ...review,
    moments: review.moments.map(withAction),
    deciding: review.deciding.map(withAction),
    bestLuck: bestLuck ? withAction(bestLuck) : null,
    worstLuck: worstLuck ? withAction(worstLuck) : null,
    costly: review.costly.map(withAction),
  };
}
