import type { AnyAction, AnyWorld, Ask, Refusal } from '@arbitro/kernel';
import type { Odds } from '@arbitro/odds';
import type { Failure } from './failure.ts';
import type { FightEnd } from './fight.ts';
import type { DoStep, FightStep, OddsStep, ScenarioStep, UndoStep } from './scenario.ts';
import type { Turn } from './turn.ts';

/** What came of a step, and which of its expectations did not come true. */
export type StepReport = DoReport | OddsReport | FightReport | UndoReport | SkippedReport;

export interface DoReport extends Turn {
  readonly kind: 'do';
  readonly step: DoStep;
  readonly refusal?: Refusal;
  /** What the action waits for; it is withdrawn then, and the world is as before. */
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
  /** How many steps it went back. */
  readonly undone: number;
  readonly before: AnyWorld;
  readonly failures: readonly Failure[];
}

/** A step that was not played, because it builds on one that was not as expected. */
export interface SkippedReport {
  readonly kind: 'skipped';
  readonly step: ScenarioStep;
  /** The place among the steps of the one that was not as expected. */
  readonly because: number;
  readonly before: AnyWorld;
  readonly failures: readonly [];
}

/** What came of a scenario: each step, the world at the end, whether all was as expected. */
export interface Report {
  readonly steps: readonly StepReport[];
  readonly begun: AnyWorld;
  readonly world: AnyWorld;
  /** An answer that fits no question: the file is at fault, and the play stopped there. */
  readonly unfit?: { readonly step: number; readonly refusal: Refusal };
  readonly ok: boolean;
}
