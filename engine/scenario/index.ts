export { describeAsk } from './describe-ask.ts';
export { displayNameOf, nameFromId } from './display-name.ts';
export { computeBoundedOdds, MAX_PATHS } from './play-odds.ts';
export { findFreeId } from './creatures.ts';
export { checkExpectations } from './check-expectations.ts';
export { FAILURES, type Failure, describeFailure, createNamer } from './failure.ts';
export { FAULTS, type Fault, explainFault, describeSuggestion, type DataPath, formatPath } from './fault.ts';
export { type FightOptions, type FightEnd, playOutFight } from './play-fight.ts';
export { type Difference, findDifferences, type UnmatchedExpectation, findUnmatched } from './match-expected.ts';
export { type EncounterSides, findEncounterSides } from './sides.ts';
export { findNearestWord } from './nearest-word.ts';
export { parseScenario, parseSheet } from './parse.ts';
export type { ParseResult } from './common-schemas.ts';
export { dieOf, ScenarioRun, type PlayOptions, playScenario } from './play-scenario.ts';
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
export { parseWithSchema } from './schema-faults.ts';
export { listActionKeys, jsonSchemaOf, type ShapeKey, type Shape, shapeOf } from './shape.ts';
export { type NarrationLine, describePart, describeReason, type NarrationContext, describeAction, describeTurn } from './narration.ts';
export { type Attempt, askToFields, attemptAction, type AskedQuestion, type Turn, worldToFields } from './attempt.ts';
