import type { AnyAction, Fields, Json, Setup } from '@arbitro/kernel';
import type { OrderLine } from '@arbitro/policies';

/** A situation and what happens in it: used as a worked example, a bug report, a test and a simulation. */
export interface Scenario<
  Action extends AnyAction = AnyAction,
  Options = unknown,
  Sheet = unknown,
  Scene = unknown,
> {
  readonly system: string;
  readonly title?: string;
  readonly about?: string;
  readonly seed?: string;
  readonly setup: Setup<Options, Sheet, Scene>;
  /** Orders for creatures that are played by policy. */
  readonly orders: readonly OrderLine[];
  readonly steps: readonly ScenarioStep<Action>[];
}

export type ScenarioStep<Action extends AnyAction = AnyAction> =
  | DoStep<Action>
  | OddsStep<Action>
  | FightStep
  | UndoStep;

/** Does an action, with its answers in the order asked. */
export interface DoStep<Action extends AnyAction = AnyAction> {
  readonly kind: 'do';
  readonly note?: string;
  readonly action: Action;
  readonly answers: readonly Json[];
  readonly expect: DoExpectation;
}

/** Asks for the odds of an action, without doing it. */
export interface OddsStep<Action extends AnyAction = AnyAction> {
  readonly kind: 'odds';
  readonly note?: string;
  readonly action: Action;
  /** The decisions, by the label of the question. */
  readonly policy: Fields;
  readonly expect: Readonly<Record<string, string>>;
}

/** Plays by a policy until the fight is over. */
export interface FightStep {
  readonly kind: 'fight';
  readonly note?: string;
  readonly policy?: string;
  readonly seed?: string;
  readonly maxTurns: number;
  readonly expect: FightExpectation;
}

/** Goes back by so many steps, or by all of them. */
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
  /** The code of the refusal; `true` for any. */
  readonly refused?: string | true;
  readonly asks?: Fields;
}

export interface FightExpectation {
  readonly winner?: string | null;
  readonly events?: readonly Fields[];
  readonly noEvents?: true | readonly Fields[];
  readonly world?: Fields;
}
