export { type BestPlayOptions, type Position, type SolvedFight, solveBestPlay } from './best-play.ts';
export {
  type Encounter,
  MAX_ROUNDS,
  type NoFightReason,
  type PreparedEncounter,
  prepareEncounter,
  prepareFromAction,
  prepareFromWorld,
  type SimOptions,
} from './encounter.ts';
export { type ExactResult, isSmall, solveExactly, solveIfSmall } from './exact.ts';
export { isRealDifference } from './family.ts';
export { type Interval, type IntervalRule, wilsonInterval } from './intervals.ts';
export { type PreparedJob, prepareJob, type SimJob } from './job.ts';
export {
  findToldMatches,
  listMeasuredFoes,
  measurePartyBeats,
  measurePartyWins,
  type PartyMatch,
} from './party-match.ts';
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
export {
  type ChanceChange,
  type CostlyChoice,
  type FightReview,
  type LuckyMoment,
  type ReviewedMoment,
  reviewFight,
  type SideReview,
} from './review.ts';
export type { Cause, ReviewedDeed } from './review-deed.ts';
export { buildReviewFile, type ReviewOrigin } from './review-file.ts';
export { REVIEW_TEXTS } from './review-texts.ts';
export { createPartialTally, mergePartialTallies, type PartialTally, simulate } from './simulate.ts';
export {
  DEFAULT_WITHIN,
  findEnd,
  findIntervalRule,
  type SimulationGoal,
  type SimulationProgress,
  SimulationRun,
} from './simulation-run.ts';
export type { StreamRange } from './stream-ranges.ts';
export { findWidest } from './sureness.ts';
export type { ValueBounds, WeighedAction } from './value-bounds.ts';
export {
  applyVariation,
  findCreatures,
  parseVariation,
  type ScenarioFile,
  setCount,
  setOption,
  type Variation,
} from './variants.ts';
