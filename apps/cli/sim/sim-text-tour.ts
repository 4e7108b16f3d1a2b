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
  const say = createReportText(language);
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
        shown: formatPercent(of(report), language),
        value: of(report),
      })),
      1,
      { context },
    );
  return [
    paint.bold(say('tour')),
    paint.dim([describeTourFights(tour, say, language), say('seed', { seed })].join(' · ')),
    '',
    say('tour-about'),
    '',
    formatTitle(say('tour-victory'), { say, context }),
    ...shares((report) => partyOf(report).wins),
    '',
    formatTitle(say('tour-wiped'), { say, context }),
    ...shares((report) => partyOf(report).wiped),
    '',
    formatTitle(say('tour-deaths'), { say, context }),
    ...shares((report) => partyOf(report).deaths),
    '',
    paint.bold(say('tour-falls')),
    ...parts(computeAverageFalls),
    '',
    paint.bold(say('tour-rounds')),
    ...formatTourRounds(rows, context),
    '',
    paint.bold(say('tour-left')),
    ...parts((report) => partyOf(report).left.mean),
    '',
    paint.bold(say('tour-swing')),
    ...parts((report) => partyOf(report).left.swing),
    '',
    paint.dim(say('swing-note')),
  ].flatMap((line) => wrapHanging(line, io.width));
}

interface TourRow {
  readonly label: string;
  readonly report: Report;
}

function formatTourRounds(rows: readonly TourRow[], context: CliContext): readonly string[] {
  const say = createReportText(context.language);
  const barRows = rows.map(({ label, report: { rounds } }): BarRow => {
    const { mean, least, most } = rounds;
    const figure = `${formatDecimal(mean, context.language, 1)} (${say('rounds-span', { least, most })})`;
    return { label, shown: figure, value: mean };
  });
  return formatBars(barRows, Math.max(...barRows.map(({ value }) => value)), { context });
}
