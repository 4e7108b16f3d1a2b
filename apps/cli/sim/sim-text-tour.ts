import {
  computeAverageFalls,
  createReportText,
  describeTourFights,
  formatDecimal,
  formatPercent,
  partyOf,
  systemNameOf,
  type Tour,
} from '@arbitro/sim';
import type { Report, Share } from '@arbitro/simulation';
import type { CliContext } from '../command-line/context.ts';
import { wrapHanging } from '../output/columns.ts';
import { type BarRow, formatBars, formatShares, formatTitle } from './sim-lines.ts';

/** Lists the systems below each other under every figure, so that they can be compared on a terminal of any width. */
export function formatTour(tour: Tour, context: CliContext): readonly string[] {
  const { stops, seed } = tour;
  const { io, language, paint } = context;
  const reportText = createReportText(language);
  const rows = stops.map(({ system, report }) => ({ label: systemNameOf(system, language), report }));
  const shares = (of: (report: Report) => Share): readonly string[] =>
    formatShares(
      rows.map(({ label, report }) => ({ label, share: of(report) })),
      { context },
    );
  const parts = (of: (report: Report) => number): readonly string[] =>
    formatBars(
      rows.map(({ label, report }) => ({
        label,
        valueText: formatPercent(of(report), language),
        value: of(report),
      })),
      1,
      { context },
    );
  return [
    paint.bold(reportText('tour')),
    paint.dim([describeTourFights(tour, reportText, language), reportText('seed', { seed })].join(' · ')),
    '',
    reportText('tour-about'),
    '',
    formatTitle(reportText('tour-victory'), { reportText, context }),
    ...shares((report) => partyOf(report).wins),
    '',
    formatTitle(reportText('tour-wiped'), { reportText, context }),
    ...shares((report) => partyOf(report).wiped),
    '',
    formatTitle(reportText('tour-deaths'), { reportText, context }),
    ...shares((report) => partyOf(report).deaths),
    '',
    paint.bold(reportText('tour-falls')),
    ...parts(computeAverageFalls),
    '',
    paint.bold(reportText('tour-rounds')),
    ...formatTourRounds(rows, context),
    '',
    paint.bold(reportText('tour-left')),
    ...parts((report) => partyOf(report).left.mean),
    '',
    paint.bold(reportText('tour-swing')),
    ...parts((report) => partyOf(report).left.swing),
    '',
    paint.dim(reportText('swing-note')),
  ].flatMap((line) => wrapHanging(line, io.width));
}

interface TourRow {
  readonly label: string;
  readonly report: Report;
}

function formatTourRounds(rows: readonly TourRow[], context: CliContext): readonly string[] {
  const reportText = createReportText(context.language);
  const barRows = rows.map(({ label, report: { rounds } }): BarRow => {
    const { mean, least, most } = rounds;
    const figure = `${formatDecimal(mean, context.language, 1)} (${reportText('rounds-span', { least, most })})`;
    return { label, valueText: figure, value: mean };
  });
  return formatBars(barRows, Math.max(...barRows.map(({ value }) => value)), { context });
}
