import type { AnyAction, AnyWorld, Ask, Refusal } from '@arbitro/kernel';
import type { Odds } from '@arbitro/odds';
import type { Turn } from './attempt.ts';
import type { Failure } from './failure.ts';
import type { FightEnd } from './play-fight.ts';
import type { DoStep, FightStep, OddsStep, ScenarioStep, UndoStep } from './scenario.ts';

/** The result of a step, and its failed expectations. */
export type StepReport = DoReport | OddsReport | FightReport | UndoReport | SkippedReport;

export interface DoReport extends Turn {
  readonly kind: 'do';
  readonly step: DoStep;
  readonly refusal?: Refusal;
  /** The open question of the action; the action is then withdrawn, and the world is as before. */
  readonly asks?: Ask;
  readonly failures: readonly Failure[];
}

export interface OddsReport {
  readonly kind: 'odds';
  readonly step: OddsStep;
  readonly action: AnyAction;
  readonly before: AnyWorld;
  readonly odds?: Odds;
  readonly refusal?: Refusal;
  readonly failures: readonly Failure[];
}

export interface FightReport {
  readonly kind: 'fight';
  readonly step: FightStep;
  readonly before: AnyWorld;
  readonly turns: readonly Turn[];
  readonly end?: FightEnd;
  readonly failures: readonly Failure[];
}

export interface UndoReport {
  readonly kind: 'undo';
  readonly step: UndoStep;
  /** How many steps it undid. */
  readonly undone: number;
  readonly before: AnyWorld;
  readonly failures: readonly Failure[];
}

/** A step that was not played, because it depends on a failed one. */
export interface SkippedReport {
  readonly kind: 'skipped';
  readonly step: ScenarioStep;
  /** The index of the failed step. */
  readonly because: number;
  readonly before: AnyWorld;
  readonly failures: readonly [];
}

/** The result of a scenario: each step, the final world, and whether all expectations were met. */
export interface Report {
  readonly steps: readonly StepReport[];
  readonly begun: AnyWorld;
  readonly world: AnyWorld;
  /** An answer that fits no question: an error of the file, at which the play stopped. */
  readonly unfit?: { readonly step: number; readonly refusal: Refusal };
  readonly ok: boolean;
}
