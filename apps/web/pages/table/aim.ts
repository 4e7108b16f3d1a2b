import type { Square } from '@arbitro/grid';
import type { Offer } from '@arbitro/kernel';

/** What an action under way would have pointed at on a map. */
export interface Aim {
  /** As far as it is filled. */
  readonly action: Offer['action'];
  /** The squares that its place may take; none where it has no such place. */
  readonly squares: readonly Square[];
  /** The square that stands there now. */
  readonly at: Square | undefined;
  /** It need not take any: whoever stands in one is meant rather than the square. */
  readonly optional: boolean;
  point(square: Square): void;
}
