import type { Json } from '@arbitro/kernel';
import type {
  Comparison,
  Report,
  ScenarioFile,
  SimOptions,
  SimulationGoal,
  SimulationProgress,
} from '@arbitro/simulation';

/** What to simulate: files to compare, or a fight that is under way. */
export type SimulationSubject =
  | { readonly kind: 'files'; readonly files: readonly ScenarioFile[] }
  | { readonly kind: 'world'; readonly world: Json };

/** The page's request to its workers. */
export interface LabRequest {
  readonly system: string;
  /** The address of the system's module, if it is not built into the app. */
  readonly module?: string | undefined;
  readonly subject: SimulationSubject;
  readonly goal: SimulationGoal;
  readonly how: SimOptions;
}

/** Why there is nothing to simulate. */
export type SimulationProblem = 'no-fight' | 'one-side' | 'faulty' | 'broke';

export interface SimulationTrouble {
  readonly is: 'trouble';
  readonly why: SimulationProblem;
  readonly says: string;
}

/** The figures so far. */
export interface SimulationFigures extends SimulationProgress {
  readonly is: 'figures';
  readonly reports: readonly Report[];
  /** The last encounter compared with the first, if there are two. */
  readonly comparison: Comparison | undefined;
}

/** What is shown, repeatedly until the simulation is done. */
export type SimulationMessage = SimulationFigures | SimulationTrouble;
