import type { Json } from '@arbitro/kernel';
import type { Comparison, File, How, Report } from '@arbitro/simulation';

/** What is to be fought: files beside each other, or a fight that is on already. */
export type Subject =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'world'; readonly world: Json };

/** What the page asks of its worker. */
export interface Asked {
  readonly system: string;
  /** Where its module is, when it is not built into the app. */
  readonly module?: string | undefined;
  readonly subject: Subject;
  readonly fights: number;
  readonly how: How;
}

/** Why there is nothing to fight. */
export type Trouble = 'no-fight' | 'one-side' | 'faulty' | 'broke';

/** What the worker tells, again and again until all is done. */
export type Told =
  | {
      readonly is: 'figures';
      readonly done: number;
      readonly fights: number;
      readonly reports: readonly Report[];
      /** Of the last beside the first, where there are two. */
      readonly comparison: Comparison | undefined;
    }
  | { readonly is: 'trouble'; readonly why: Trouble; readonly says: string };
