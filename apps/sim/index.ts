export { type ComparisonRow, listComparisonRows } from './comparison-rows.ts';
export { renderOutcomePage } from './html-page.ts';
export { renderTourPage } from './html-tour.ts';
export { formatDecimal, isSignificant, formatPercent, formatSignedPercent, formatInterval, formatWhole } from './format-numbers.ts';
export {
  type Audience,
  audienceOf,
  type DamageRow,
  type TopDealer,
  listDamageRows,
  formatExactShare,
  describeExact,
  isSolved,
  countCommonRounds,
  findTopDealers,
  type Outcome,
  partyOf,
  describePolicies,
  type RoundsRow,
  formatRounds,
  describeMeanRounds,
  listRoundsRows,
  type EncounterResult,
  describeVaried,
} from './outcome.ts';
export { computeAverageFalls, type TourStop, systemNameOf, type Tour, listTourFiles } from './tour.ts';
export { formatFightCount, type ReportTextKey, type ReportText, createReportText } from './report-text.ts';
