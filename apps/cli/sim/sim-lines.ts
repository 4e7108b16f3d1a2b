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
  readonly say: ReportText;
  readonly audience: Audience;
  readonly context: CliContext;
}

export interface ShareRow {
  readonly label: string;
  readonly share: Share;
  readonly more?: string;
}

const MIN_CELLS = 3;

/** Returns shares with interval and bar on one scale: a bar over the whole width is certainty. */
export function formatShares(
  rows: readonly ShareRow[],
  { context }: Pick<ReportContext, 'context'>,
): readonly string[] {
  const { language } = context;
  const widest = Math.max(...rows.map(({ label }) => label.length));
  const spans = rows.map(({ share }) => formatInterval(share.interval, language));
  const spanWidth = Math.max(...spans.map((span) => span.length));
  const mores = Math.max(...rows.map(({ more = '' }) => more.length));
  const before = 3 + widest + 2 + 7 + 2 + spanWidth + 2 + (mores > 0 ? mores + 2 : 0);
  const room = context.io.width - before;
  // no bar if there is too little room for a useful one
  const cells = room >= MIN_CELLS ? room : 0;
  return rows.map(({ label, share, more = '' }, index) => {
    const beside = mores > 0 ? `${more.padEnd(mores)}  ` : '';
    const figures = `${formatPercent(share.share, language).padStart(7)}  ${context.paint.dim((spans[index] ?? '').padStart(spanWidth))}`;
    const drawn = cells > 0 ? context.paint.cyan(drawBar(share.share, cells)) : '';
    return `   ${label.padEnd(widest)}  ${figures}  ${beside}${drawn}`.trimEnd();
  });
}

export interface BarRow {
  readonly label: string;
  /** The formatted number. */
  readonly shown: string;
  readonly value: number;
}

/** Returns numbers with bars, the largest as long as there is room for. */
export function formatBars(
  rows: readonly BarRow[],
  max: number,
  { context }: Pick<ReportContext, 'context'>,
): readonly string[] {
  const widest = Math.max(...rows.map(({ label }) => label.length));
  const figures = Math.max(7, ...rows.map(({ shown }) => shown.length));
  const cells = Math.max(8, context.io.width - widest - figures - 8);
  return rows.map(({ label, shown, value }) => {
    const drawn = context.paint.cyan(drawBar(value / max, cells));
    return `   ${label.padEnd(widest)}  ${shown.padStart(figures)}  ${drawn}`.trimEnd();
  });
}

/** Returns a title, with what the numbers below it mean. */
export const formatTitle = (
  title: string,
  { say, context }: Omit<ReportContext, 'audience'>,
  terms: ReportTextKey = 'interval',
) => `${context.paint.bold(title)}  ${context.paint.dim(`(${say(terms)})`)}`;

/** Returns whether the exact chances were found, and if not, why. */
export function formatExact(
  { exact }: EncounterResult,
  { say, audience, context }: ReportContext,
): readonly string[] {
  if (!exact) return [];
  const words = describeExact(exact, say, audience.language);
  return [isSolved(exact) ? context.paint.dim(words) : context.paint.yellow(words)];
}
