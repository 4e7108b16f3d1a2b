import { formatDecimal, formatPoints, formatWhole, formatWidest } from '@arbitro/sim';
import type { SimulationRun } from '@arbitro/simulation';
import type { CliContext } from '../command-line/context.ts';
import { drawBar } from '../output/chart.ts';

const PROGRESS_MS = 100;
const MAX_CELLS = 24;
const MIN_CELLS = 3;

/**
 * Returns a function that shows a bar, how well the percentages are known, the fights done, the rate per second and the
 * remaining time.
 */
export function createProgress(
  within: number | undefined,
  { io, text, language, paint }: CliContext,
): (done: number, run: SimulationRun) => void {
  // measure from the first counted fight: before it the workers only start up
  let start: { readonly time: number; readonly done: number } | undefined;
  let printedAt = io.now();
  return (done, run) => {
    const now = io.now();
    start ??= { time: now, done };
    if (now - printedAt < PROGRESS_MS || done === start.done) return;
    printedAt = now;
    const { fights, widest } = run.getProgress();
    const rate = (1000 * (done - start.done)) / (now - start.time);
    const figures = {
      points: formatWidest(widest, language),
      done: formatWhole(done, language),
      rate: rate < 10 ? formatDecimal(rate, language, 1) : formatWhole(rate, language),
      left: formatTimeLeft((fights - done) / rate),
    };
    const line =
      within === undefined
        ? text('sim-progress', { ...figures, count: formatWhole(fights, language) })
        : text('sim-progress-within', { ...figures, within: formatPoints(within, language) });
    io.progress(addBar(done / fights, line, { io, paint }));
  };
}

/** Exactly one line of the terminal: a wrapped line could not be overwritten. */
function addBar(share: number, words: string, { io, paint }: Pick<CliContext, 'io' | 'paint'>): string {
  // the last column stays free: some terminals wrap as soon as it is written
  const width = io.width - 1;
  const cells = Math.min(MAX_CELLS, width - 1 - words.length);
  if (cells < MIN_CELLS) return words.slice(0, width);
  return `${paint.cyan(drawBar(share, cells).padEnd(cells, '·'))} ${words}`;
}

/** `0:07`, `12:34`, `1:02:03` */
function formatTimeLeft(seconds: number): string {
  const all = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
