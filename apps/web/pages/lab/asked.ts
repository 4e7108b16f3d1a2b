import type { Json } from '@arbitro/kernel';
import type { Comparison, File, How, Report } from '@arbitro/simulation';

/** What to simulate: files to compare, or a fight that is under way. */
export type Subject =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'world'; readonly world: Json };

/** The page's request to its worker. */
export interface Asked {
  readonly system: string;
  /** The address of the system's module, if it is not built into the app. */
  readonly module?: string | undefined;
  readonly subject: Subject;
  readonly fights: number;
  readonly how: How;
}

/** Why there is nothing to simulate. */
export type Trouble = 'no-fight' | 'one-side' | 'faulty' | 'broke';

/** The worker's messages, sent repeatedly until the simulation is done. */
export type Told =
  | {
      readonly is: 'figures';
      readonly done: number;
      readonly fights: number;
      readonly reports: readonly Report[];
      /** The last encounter compared with the first, if there are two. */
      readonly comparison: Comparison | undefined;
    }
  | { readonly is: 'trouble'; readonly why: Trouble; readonly says: string };
