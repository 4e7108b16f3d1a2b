import type { Square } from '@arbitro/grid';
import type { Offer } from '@arbitro/kernel';

/** What the action being drafted lets the user point at on a map. */
export interface Aim {
  /** The action as far as it is filled. */
  readonly action: Offer['action'];
  /** Names that it accepts in any of its fields, those of creatures among them. */
  readonly names: readonly string[];
  /** The squares that it accepts; none if it has no place for a square. */
  readonly squares: readonly Square[];
  /** The current square. */
  readonly at: Square | undefined;
  /** Whether the square is optional: pointing at an occupied square then means the creature. */
  readonly optional: boolean;
  point(square: Square): void;
}
