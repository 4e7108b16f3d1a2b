import type { Dice } from '@arbitro/dice';

/** One entrant: its dice, and the facts that hold when it wins or reaches a number. */
export interface RollOffEntrant {
  readonly dice: Dice<number>;
  readonly wins: readonly string[];
  facts?(value: number): readonly string[];
}

/** Each entrant throws its own dice, and the highest number wins. */
export interface RollOff {
  readonly entrants: readonly RollOffEntrant[];
  /**
   * How ties are broken: the first listed wins, or one of the tied wins by further throws that are the same for all, or
   * all win; or the one that this function returns, given the indices of the tied.
   */
  readonly ties: 'first-listed' | 'thrown-again' | 'all-win' | ((tied: readonly number[]) => number);
  /** An entrant below this number does not win; where none reaches it, the fact `nobody` holds. */
  readonly least?: number;
  readonly nobody?: string;
}
