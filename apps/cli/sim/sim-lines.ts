import {
  type Audience,
  describeExact,
  type EncounterResult,
  formatInterval,
  formatPercent,
  isSolved,
  type ReportText,
  type ReportTextKey,
} from '@arbitro/sim';
import type { Share } from '@arbitro/simulation';
import type { CliContext } from '../command-line/context.ts';
import { drawBar } from '../output/chart.ts';

/** How a report is printed: its texts, its audience and the command's context. */
export interface ReportContext {
  readonly reportText: ReportText;
  readonly audience: Audience;
  readonly context: CliContext;
}

export interface ShareRow {
  readonly label: string;
  readonly share: Share;
  readonly extra?: string;
}

const MIN_CELLS = 3;

/** Returns shares with interval and bar on one scale: a bar over the whole width is certainty. */
export function formatShares(
  rows: readonly ShareRow[],
  { context }: Pick<ReportContext, 'context'>,
): readonly string[] {
  const { language } = context;
  const labelWidth = Math.max(...rows.map(({ label }) => label.length));
  const spans = rows.map(({ share }) => formatInterval(share.interval, language));
  const spanWidth = Math.max(...spans.map((span) => span.length));
  const extraWidth = Math.max(...rows.map(({ extra = '' }) => extra.length));
  const before = 3 + labelWidth + 2 + 7 + 2 + spanWidth + 2 + (extraWidth > 0 ? extraWidth + 2 : 0);
  const room = context.io.width - before;
  // no bar if there is too little room for a useful one
  const cells = room >= MIN_CELLS ? room : 0;
  return rows.map(({ label, share, extra = '' }, index) => {
    const extraText = extraWidth > 0 ? `${extra.padEnd(extraWidth)}  ` : '';
    const figures = `${formatPercent(share.share, language).padStart(7)}  ${context.paint.dim((spans[index] ?? '').padStart(spanWidth))}`;
    const drawn = cells > 0 ? context.paint.cyan(drawBar(share.share, cells)) : '';
    return `   ${label.padEnd(labelWidth)}  ${figures}  ${extraText}${drawn}`.trimEnd();
  });
}

export interface BarRow {
  readonly label: string;
  /** The formatted number. */
  readonly valueText: string;
  readonly value: number;
}

/** Returns numbers with bars, the largest as long as there is room for. */
export function formatBars(
  rows: readonly BarRow[],
  max: number,
  { context }: Pick<ReportContext, 'context'>,
): readonly string[] {
  const labelWidth = Math.max(...rows.map(({ label }) => label.length));
  const figures = Math.max(7, ...rows.map(({ valueText }) => valueText.length));
  const cells = Math.max(8, context.io.width - labelWidth - figures - 8);
  return rows.map(({ label, valueText, value }) => {
    const drawn = context.paint.cyan(drawBar(value / max, cells));
    return `   ${label.padEnd(labelWidth)}  ${valueText.padStart(figures)}  ${drawn}`.trimEnd();
  });
}

/** Returns a title, with what the numbers below it mean. */
export const formatTitle = (
  title: string,
  { reportText, context }: Omit<ReportContext, 'audience'>,
  terms: ReportTextKey = 'interval',
) => `${context.paint.bold(title)}  ${context.paint.dim(`(${reportText(terms)})`)}`;

/** Returns whether the exact chances were found, and if not, why. */
export function formatExact(
  { exact }: EncounterResult,
  { reportText, audience, context }: ReportContext,
): readonly string[] {
  if (!exact) return [];
  const words = describeExact(exact, reportText, audience.language);
  return [isSolved(exact) ? context.paint.dim(words) : context.paint.yellow(words)];
}
