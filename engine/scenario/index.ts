export {
  type AskedQuestion,
  type Attempt,
  askToFields,
  attemptAction,
  type Turn,
  worldToFields,
} from './attempt.ts';
export { checkExpectations } from './check-expectations.ts';
export type { ParseResult } from './common-schemas.ts';
export { NAME } from './common-schemas.ts';
export { findFreeId } from './creatures.ts';
export { describeAsk } from './describe-ask.ts';
export { describeFailure, FAILURES, type Failure } from './failure.ts';
export {
  type Difference,
  findDifferences,
  findUnmatched,
  type UnmatchedExpectation,
} from './match-expected.ts';
export {
  describeAction,
  describePart,
  describeReason,
  describeTurn,
  type NarrationContext,
  type NarrationLine,
} from './narration.ts';
export { describeNeeded, describeOutcome, describeOutcomePart } from './outcome-text.ts';
export { parseAnyScenario, parseScenario, parseSheet } from './parse.ts';
export { type FightEnd, type FightOptions, playOutFight } from './play-fight.ts';
export { computeBoundedOdds, MAX_PATHS } from './play-odds.ts';
export { dieOf, type PlayOptions, playScenario, ScenarioRun } from './play-scenario.ts';
export { computePresetOdds } from './preset-odds.ts';
export type {
  DoReport,
  FightReport,
  OddsReport,
  Report,
  SkippedReport,
  StepReport,
  UndoReport,
} from './report.ts';
export type {
  DoExpectation,
  DoStep,
  FightExpectation,
  FightStep,
  OddsStep,
  Scenario,
  ScenarioStep,
  UndoStep,
} from './scenario.ts';
export { jsonSchemaOf, listActionKeys, type Shape, type ShapeKey, shapeOf } from './shape.ts';
export { type EncounterSides, findEncounterSides } from './sides.ts';
export { foldParts, listTurnParts, type TurnPart } from './turn-parts.ts';
