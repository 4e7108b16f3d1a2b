export { askWords } from './asking.ts';
export { calledIn, nameFrom } from './called.ts';
export { boundedOdds, MOST_PATHS } from './chances.ts';
export { freeId } from './creatures.ts';
export { failuresOf } from './expect.ts';
export { FAILURES, type Failure, failureWords, namer } from './failure.ts';
export { FAULTS, type Fault, faultWords, meantWords, type Place, showPlace } from './fault.ts';
export { type FightBy, type FightEnd, fightOut } from './fight.ts';
export { type Difference, differences, type Unmatched, unmatched } from './match.ts';
export { type Met, metIn } from './met.ts';
export { nearest } from './nearest.ts';
export { parseScenario, parseSheet } from './parse.ts';
export type { Parsed } from './plain.ts';
export { dieOf, Playing, type PlayOptions, playScenario } from './play.ts';
export { presetOdds } from './preset.ts';
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
export { checked } from './schema-faults.ts';
export { actionKeys, jsonSchemaOf, type Key, type Shape, shapeOf } from './shape.ts';
export { type Line, partWords, reasonWords, type Telling, tellAction, tellTurn } from './tell.ts';
export { type Attempt, askFields, attempt, type Questioned, type Turn, worldFields } from './turn.ts';
