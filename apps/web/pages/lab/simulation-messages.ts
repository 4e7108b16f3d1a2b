import type { Json } from '@arbitro/kernel';
import type { Comparison, Report, ScenarioFile, SimOptions } from '@arbitro/simulation';

/** What to simulate: files to compare, or a fight that is under way. */
export type SimulationSubject =
  | { readonly kind: 'files'; readonly files: readonly ScenarioFile[] }
  | { readonly kind: 'world'; readonly world: Json };

/** The page's request to its worker. */
export interface LabRequest {
  readonly system: string;
  /** The address of the system's module, if it is not built into the app. */
  readonly module?: string | undefined;
  readonly subject: SimulationSubject;
  readonly fights: number;
  readonly how: SimOptions;
}

/** Why there is nothing to simulate. */
export type SimulationProblem = 'no-fight' | 'one-side' | 'faulty' | 'broke';

/** The worker's messages, sent repeatedly until the simulation is done. */
export type SimulationMessage =
  | {
      readonly is: 'figures';
      readonly done: number;
      readonly fights: number;
      readonly reports: readonly Report[];
      /** The last encounter compared with the first, if there are two. */
      readonly comparison: Comparison | undefined;
    }
  | { readonly is: 'trouble'; readonly why: SimulationProblem; readonly says: string };
