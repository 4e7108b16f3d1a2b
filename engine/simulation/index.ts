export {
  type Encounter,
  type How,
  MOST_ROUNDS,
  type NoFight,
  type Prepared,
  prepare,
  prepareFrom,
} from './encounter.ts';
export { type Exact, exactly } from './exact.ts';
export { type Interval, wilson } from './intervals.ts';
export {
  type Comparison,
  type CreatureReport,
  comparisonOf,
  type Difference,
  lastCommonRound,
  type Report,
  type RoundsReport,
  reportOf,
  type Share,
  type SideReport,
} from './report.ts';
export { emptyPart, mergeParts, type Part, simulate } from './simulate.ts';
export {
  called,
  type File,
  parseVariation,
  type Variation,
  varied,
  withCount,
  withOption,
} from './variants.ts';
export { type Ready, readied, type Work } from './work.ts';
