import {
  type ComparisonRow,
  describeVaried,
  formatDecimal,
  formatPercent,
  formatSignedPercent,
  haveOtherLength,
  listComparisonRows,
  noteComparison,
  type Outcome,
  partyOf,
} from '@arbitro/sim';
import { formatBars, formatExact, formatShares, type ReportContext } from './sim-lines.ts';

/** Compares two encounters: each figure before and after, and the interval of the difference. */
export function formatComparison(outcome: Outcome, reportContext: ReportContext): readonly string[] {
  const { reportText, audience, context } = reportContext;
  const [first, second] = outcome.encounters;
  const [comparison] = outcome.comparisons;
  if (!first || !second || !comparison) return [];
  const rows = listComparisonRows(outcome, audience);
  const labelWidth = Math.max(...rows.map(({ label }) => label.length));
  const { language } = audience;
  const { by, interval } = comparison.rounds;
  const format = (value: number): string => formatDecimal(value, language, 2);
  const rounds = reportText('rounds-by', {
    before: format(first.report.rounds.mean),
    after: format(second.report.rounds.mean),
    by: formatSignedPercent(by / 100, language, 2),
    low: formatSignedPercent(interval[0] / 100, language, 2),
    high: formatSignedPercent(interval[1] / 100, language, 2),
  });
  return [
    '',
    `A  ${first.label}`,
    `B  ${second.label}`,
    ...audience.meaning(second.label).map((line) => context.paint.dim(`   ${line}`)),
    '',
    context.paint.bold(reportText('compared')),
    ...rows.map((row) => formatComparisonRow(row, labelWidth, reportContext)),
    haveOtherLength(outcome, rows.length) ? ` • ${context.paint.bold(rounds)}` : `   ${rounds}`,
    '',
    context.paint.dim(noteComparison(outcome, audience)),
    ...[first, second].flatMap((encounterResult) =>
      formatExact(encounterResult, reportContext).map((line) => `${encounterResult.label}: ${line}`),
    ),
  ];
}

/** `death of Anna  11.3 % → 9.8 %  (−1.5, interval −2.1 … −0.9)` */
function formatComparisonRow(
  { label, before, after, by, interval, isReal }: ComparisonRow,
  widest: number,
  reportContext: ReportContext,
): string {
  const { reportText, audience, context } = reportContext;
  const { language } = audience;
  const [low, high] = interval.map((end) => formatSignedPercent(end, language));
  const figures = `${formatPercent(before, language).padStart(7)} → ${formatPercent(after, language).padStart(7)}`;
  const line = `${label.padEnd(widest)}  ${figures}  ${reportText('by-interval', { by: formatSignedPercent(by, language), low: low ?? '', high: high ?? '' })}`;
  return isReal ? ` • ${context.paint.bold(line)}` : `   ${line}`;
}

/** Returns, for each number, the party's chance of victory and of a death, and the rounds. */
export function formatCurve(outcome: Outcome, reportContext: ReportContext): readonly string[] {
  const { reportText, audience, context } = reportContext;
  const { encounters } = outcome;
  const varied = describeVaried(outcome, audience);
  const [first] = encounters;
  if (!first) return [];
  const side = audience.name(partyOf(first.report).side);
  const rows = (of: 'wins' | 'deaths') =>
    encounters.map(({ value, label, report }) => ({
      label: String(value ?? label),
      share: partyOf(report)[of],
    }));
  const rounds = encounters.map(({ value, label, report }) => {
    const { mean } = report.rounds;
    return {
      label: String(value ?? label),
      valueText: formatDecimal(mean, audience.language, 2),
      value: mean,
    };
  });
  return [
    '',
    reportText('curve', { varied }),
    '',
    context.paint.bold(reportText('win-of', { who: side })),
    ...formatShares(rows('wins'), reportContext),
    '',
    context.paint.bold(`${side}: ${reportText('deaths')}`),
    ...formatShares(rows('deaths'), reportContext),
    '',
    context.paint.bold(reportText('rounds')),
    ...formatBars(rounds, Math.max(...rounds.map(({ value }) => value)), reportContext),
    ...encounters.flatMap((encounterResult) =>
      formatExact(encounterResult, reportContext).map((line) => `${encounterResult.label}: ${line}`),
    ),
  ];
}
