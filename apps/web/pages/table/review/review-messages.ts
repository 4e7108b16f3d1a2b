import type { AnyAction, AnyEvent } from '@arbitro/kernel';
import type { TableExport } from '@arbitro/protocol';
import type { FightReview } from '@arbitro/simulation';

/** The page's request to its worker. */
export interface ReviewRequest {
  readonly system: string;
  /** The address of the system's module, if it is not built into the app. */
  readonly module?: string | undefined;
  /** The game master's export, as text: parsing a long one would block the page. */
  readonly file: string;
  /** The number of the fight in the file; the last, if there is none. */
  readonly fight: number | undefined;
}

/** A deed of a fight, as it is shown in words. */
export interface ReviewLine {
  readonly moment: number;
  /** Null for a change by hand. */
  readonly action: AnyAction | null;
  readonly events: readonly AnyEvent[];
  /** Only the game master knows of it. */
  readonly isSecret: boolean;
}

/** A fight as a review shows it, in no language yet. */
export interface FightRecord {
  /** Its number in the file, from one. */
  readonly fight: number;
  readonly of: number;
  /** The policy that plays the simulated fights. */
  readonly policy: string;
  readonly seed: string;
  readonly creatures: readonly { readonly id: string; readonly name: string }[];
  readonly lines: readonly ReviewLine[];
}

export interface ReviewResult {
  readonly kind: 'review';
  /** A first look with few simulated fights: a surer one follows. */
  readonly isRough: boolean;
  readonly record: FightRecord;
  readonly review: FightReview;
}

export interface ReviewProgress {
  readonly kind: 'progress';
  readonly done: number;
  readonly of: number;
}

/** Why there is no review: no fight, rules that have changed since, or an error. */
export interface ReviewTrouble {
  readonly kind: 'trouble';
  readonly why: 'no-fight' | 'rules-changed' | 'broke';
  readonly says: string;
}

export type ReviewMessage = ReviewResult | ReviewProgress | ReviewTrouble;

export type ReviewFile = Pick<TableExport, 'entries'>;
