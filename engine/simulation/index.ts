export {
  type Encounter,
  MAX_ROUNDS,
  type NoFightReason,
  type PreparedEncounter,
  prepareEncounter,
  prepareFromWorld,
  type SimOptions,
} from './encounter.ts';
export { type ExactResult, solveExactly } from './exact.ts';
export { type Interval, wilsonInterval } from './intervals.ts';
export { type PreparedJob, prepareJob, type SimJob } from './job.ts';
export {
  type Comparison,
  type CreatureReport,
  comparisonOf,
  type Difference,
  findLastCommonRound,
  type Report,
  type RoundsReport,
  reportOf,
  type Share,
  type SideReport,
} from './report.ts';
export { createPartialTally, mergePartialTallies, type PartialTally, simulate } from './simulate.ts';
export {
  applyVariation,
  findCreatures,
  parseVariation,
  type ScenarioFile,
  setCount,
  setOption,
  type Variation,
} from './variants.ts';
