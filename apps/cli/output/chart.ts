import type { Outcome, Ways } from '@arbitro/dice';
import { fraction, toNumber } from '@arbitro/odds';
import { formatPercent } from '@arbitro/sim/format-numbers';
import type { CliContext } from '../command-line/context.ts';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const MAX_ROWS = 40;
/** Values at either end that are rarer than this share one row. */
const RARE = 1 / 2000;

/** Returns a bar of so many cells, precise to an eighth of a cell; a share above zero shows at least a sliver. */
export function drawBar(share: number, cells: number): string {
  const eighths = share > 0 ? Math.max(1, Math.round(share * cells * 8)) : 0;
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}

const HEIGHTS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** Returns numbers as a row of small columns; `highest` fills a whole line. */
export function drawSparkline(numbers: readonly number[], highest: number): string {
  const height = (number: number): number => Math.ceil((number / highest) * HEIGHTS.length) - 1;
  return numbers.map((number) => (number > 0 ? (HEIGHTS[height(number)] ?? '█') : ' ')).join('');
}

export interface ChartRow {
  readonly label: string;
  readonly share: number;
  /** The chance as a fraction, if it is short. */
  readonly exact?: string;
  /** The name used in scenario files. */
  readonly key?: string;
  /** The chance of this value or more. */
  readonly atLeast?: number;
}

const MIN_CELLS = 8;

/** Returns table rows with bars, as wide as the terminal; a narrow terminal gets the exact figures below each row. */
export function drawChart(rows: readonly ChartRow[], context: CliContext): readonly string[] {
  const { io, language, paint, text } = context;
  const header = text('at-least');
  const isCounted = rows.some(({ atLeast }) => atLeast !== undefined);
  const column = isCounted ? Math.max(header.length, 8) + 2 : 0;
  const exacts = columnOf(maxTextWidth(rows.map(({ exact = '' }) => exact)));
  const keys = columnOf(maxTextWidth(rows.map(({ key = '' }) => key)));
  const room = io.width - 13 - column - 3;
  const labels = Math.min(maxTextWidth(rows.map(({ label }) => label)), room - MIN_CELLS);
  const isWide = room - labels - exacts - keys >= MIN_CELLS;
  const cells = Math.max(MIN_CELLS, room - labels - (isWide ? exacts + keys : 0));
  const tallest = Math.max(...rows.map(({ share }) => share));
  const lines = rows.flatMap(({ label, share, exact = '', key = '', atLeast }) => {
    const drawn = drawBar(share / tallest, cells);
    const leftPart = `${clipText(label, labels).padStart(labels)}  ${formatPercent(share, language, 2).padStart(9)}  `;
    const names = exact.padEnd(exacts) + key.padEnd(keys);
    const right = atLeast === undefined ? '' : formatPercent(atLeast, language, 2).padStart(column);
    const barred = `${paint.cyan(drawn)}${isCounted ? ' '.repeat(cells - drawn.length) : ''}${right}`;
    if (isWide) return [`${leftPart}${paint.dim(names)}${barred}`];
    return [leftPart + barred, ...(names.trim() === '' ? [] : [paint.dim(`   ${names.trim()}`)])];
  });
  const before = labels + 13 + (isWide ? exacts + keys : 0);
  return isCounted ? [' '.repeat(before + cells) + paint.dim(header.padStart(column)), ...lines] : lines;
}

const clipText = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;

const columnOf = (width: number): number => (width === 0 ? 0 : width + 2);

const maxTextWidth = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** Returns one row per number in order, merged into groups when there are too many. */
export function rowsOfNumbers({ outcomes, total }: Ways<number>): readonly ChartRow[] {
  const shares = outcomes.map(({ value, ways }) => ({ value, share: toNumber(fraction(ways, total)) }));
  const [from, to] = findCommonRange(shares.map(({ share }) => share));
  const rows: ChartRow[] = [];
  const size = Math.ceil((to - from) / MAX_ROWS);
  if (from > 0) rows.push(joinShares(shares, 0, from));
  for (let index = from; index < to; index += size)
    rows.push(joinShares(shares, index, Math.min(to, index + size)));
  if (to < shares.length) rows.push(joinShares(shares, to, shares.length));
  return rows;
}

type Share = { readonly value: number; readonly share: number };

/** Returns the first and last value that are not rare, counted together from each end. */
function findCommonRange(shares: readonly number[]): readonly [number, number] {
  if (shares.length <= MAX_ROWS) return [0, shares.length];
  let from = 0;
  for (let sum = shares[0] ?? 0; sum < RARE; sum += shares[++from] ?? 1);
  let to = shares.length;
  for (let sum = shares[to - 1] ?? 0; sum < RARE; sum += shares[--to - 1] ?? 1);
  return [from, to];
}

function joinShares(shares: readonly Share[], from: number, to: number): ChartRow {
  const some = shares.slice(from, to);
  const [first, last] = [some[0], some.at(-1)];
  const label = first?.value === last?.value ? `${first?.value}` : `${first?.value}…${last?.value}`;
  const sum = (parts: readonly Share[]): number => parts.reduce((total, { share }) => total + share, 0);
  return { label, share: sum(some), atLeast: Math.min(1, sum(shares.slice(from))) };
}

/** Returns one row per word, in the order given. */
export function rowsOfTexts(
  outcomes: readonly Outcome<unknown>[],
  total: bigint,
  name: (value: string) => string,
): readonly ChartRow[] {
  return outcomes.map(({ value, ways }) => ({
    label: name(String(value)),
    share: toNumber(fraction(ways, total)),
  }));
}
