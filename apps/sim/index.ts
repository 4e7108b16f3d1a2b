export { type ComparisonRow, listComparisonRows } from './comparison-rows.ts';
export {
  formatDecimal,
  formatInterval,
  formatPercent,
  formatSignedPercent,
  formatWhole,
  isSignificant,
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
  describeVaried,
  type EncounterResult,
  findTopDealers,
  formatExactShare,
  formatRounds,
  isSolved,
  listDamageRows,
  listRoundsRows,
  type Outcome,
  partyOf,
  type RoundsRow,
  type TopDealer,
} from './outcome.ts';
export { createReportText, formatFightCount, type ReportText, type ReportTextKey } from './report-text.ts';
export { computeAverageFalls, listTourFiles, systemNameOf, type Tour, type TourStop } from './tour.ts';
