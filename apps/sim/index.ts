export {
  type ComparisonRow,
  haveOtherLength,
  listComparisonRows,
  noteComparison,
} from './comparison-rows.ts';
export {
  formatDecimal,
  formatInterval,
  formatPercent,
  formatPoints,
  formatSignedPercent,
  formatWhole,
  formatWidest,
} from './format-numbers.ts';
export { renderOutcomePage } from './html-page.ts';
export { renderTourPage } from './html-tour.ts';
export {
  type Audience,
  audienceOf,
  countCommonRounds,
  type DamageRow,
  describeExact,
  describeMeanRounds,
  describePolicies,
  describePrecision,
  describeStop,
  describeStyles,
  describeVaried,
  type EncounterResult,
  findTopDealers,
  formatExactShare,
  formatRounds,
  isSolved,
  isSure,
  listDamageRows,
  listRoundsRows,
  type Outcome,
  type PlayStyle,
  partyOf,
  type RoundsRow,
  type TopDealer,
} from './outcome.ts';
export { createReportText, formatFightCount, type ReportText, type ReportTextKey } from './report-text.ts';
export {
  computeAverageFalls,
  describeTourFights,
  listTourFiles,
  systemNameOf,
  type Tour,
  type TourStop,
} from './tour.ts';
