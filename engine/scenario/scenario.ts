import type { AnyAction, Fields, Json, Setup } from '@arbitro/kernel';
import type { Ordered } from '@arbitro/policies';

/** A situation and what happens in it: a worked example, a bug report, a test and a simulation alike. */
export interface Scenario {
  readonly system: string;
  readonly title?: string;
  readonly about?: string;
  readonly seed?: string;
  readonly setup: Setup<unknown, unknown, unknown>;
  /** What those who are played by policy are told to do. */
  readonly orders: readonly Ordered[];
  readonly steps: readonly ScenarioStep[];
}

export type ScenarioStep = DoStep | OddsStep | FightStep | UndoStep;

/** Does an action, with the answers to what it asks in the order asked. */
export interface DoStep {
  readonly kind: 'do';
  readonly note?: string;
  readonly action: AnyAction;
  readonly answers: readonly Json[];
  readonly expect: DoExpectation;
}

/** Asks how likely the outcomes of an action are, without doing it. */
export interface OddsStep {
  readonly kind: 'odds';
  readonly note?: string;
  readonly action: AnyAction;
  /** What people decide, by the label of the question. */
  readonly policy: Fields;
  readonly expect: Readonly<Record<string, string>>;
}

/** Plays on by a policy until the fight is over. */
export interface FightStep {
  readonly kind: 'fight';
  readonly note?: string;
  readonly policy?: string;
  readonly seed?: string;
  readonly maxTurns: number;
  readonly expect: FightExpectation;
}

/** Goes back before the last so many steps that were done, or before all of them. */
export interface UndoStep {
  readonly kind: 'undo';
  readonly note?: string;
  readonly steps: number | 'all';
  readonly expect: { readonly world?: Fields };
}

export interface DoExpectation {
  readonly events?: readonly Fields[];
  readonly noEvents?: true | readonly Fields[];
  readonly rolls?: readonly Fields[];
  readonly world?: Fields;
  /** The code of the refusal; `true`: whichever. */
  readonly refused?: string | true;
  readonly asks?: Fields;
}

export interface FightExpectation {
  readonly winner?: string | null;
  readonly events?: readonly Fields[];
  readonly noEvents?: true | readonly Fields[];
  readonly world?: Fields;
}
