import type { Dice } from '@arbitro/dice';

/** One of those who throw: their dice, and what is so when they win or when they come to a number. */
export interface Racer {
  readonly dice: Dice<number>;
  readonly wins: readonly string[];
  facts?(value: number): readonly string[];
}

/** Everybody throws dice of their own, and the highest number wins. */
export interface Race {
  readonly racers: readonly Racer[];
  /**
   * Of those who tie the first listed wins, or one of them by throws that are alike for all, or all win; or this one, by
   * the places of those who tie.
   */
  readonly ties: 'first-listed' | 'thrown-again' | 'all-win' | ((tied: readonly number[]) => number);
  /** Whoever comes to less than this does not win; where nobody comes to it, `nobody` is so. */
  readonly least?: number;
  readonly nobody?: string;
}
