import type { Interval } from '@arbitro/simulation';
import { escapeHtml } from './html-frame.ts';

/** Colours by meaning: the party and good news, the foes and bad news, and neutral. */
export type Hue = 'a' | 'b' | 'c';

/** The text alternative of a chart, for readers who cannot see it. */
export interface ChartDescription {
  readonly title: string;
  readonly description: string;
}

const formatCoordinate = (value: number): string => String(Math.round(value * 100) / 100);

/** A share with its confidence interval: a bar over a track, and a narrow bar within it. */
export function drawMeter(share: number, interval: Interval | undefined, hue: Hue): string {
  const inner = interval
    ? `<rect class="deep-${hue}" x="${formatCoordinate(interval[0] * 100)}" y="5.2" width="${formatCoordinate(Math.max(0.5, (interval[1] - interval[0]) * 100))}" height="1.6"/>`
    : '';
  const filled = `<rect class="fill-${hue}" x="0" y="2" width="${formatCoordinate(Math.max(share > 0 ? 0.4 : 0, share * 100))}" height="8"/>`;
  return `<svg class="meter" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="track" x="0" y="2" width="100" height="8"/>${filled}${inner}</svg>`;
}

/** A difference around zero, on a scale of `within` to either side. */
export function drawDifferenceBar(by: number, interval: Interval, halfRange: number, hue: Hue): string {
  const x = (value: number): number =>
    50 + (50 * Math.max(-halfRange, Math.min(halfRange, value))) / halfRange;
  const [low, high] = [x(interval[0]), x(interval[1])];
  const spread = `<rect class="fill-${hue}" x="${formatCoordinate(low)}" y="4.6" width="${formatCoordinate(Math.max(0.5, high - low))}" height="2.8"/>`;
  const point = `<rect class="deep-${hue}" x="${formatCoordinate(x(by) - 0.8)}" y="1.5" width="1.6" height="9"/>`;
  return `<svg class="meter" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="track" x="0" y="2" width="100" height="8"/><rect class="deep-c" x="49.8" y="0" width=".4" height="12"/>${spread}${point}</svg>`;
}

const WIDTH = 480;
const HEIGHT = 240;
const LEFT = 44;
const BOTTOM = 40;
const TOP = 22;
const RIGHT = 12;

const wrapSvg = ({ title, description }: ChartDescription, content: string, big = false): string =>
  `<svg class="chart${big ? ' big' : ''}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${escapeHtml(title)}</title><desc>${escapeHtml(description)}</desc>${content}</svg>`;

export interface Bar {
  readonly label: string;
  readonly value: number;
}

export interface ColumnChart extends ChartDescription {
  readonly bars: readonly Bar[];
  readonly hue: Hue;
  readonly show: (value: number) => string;
  /** The label of the axis below. */
  readonly below: string;
  /** Larger letters, readable where the chart is shown small. */
  readonly big?: boolean;
}

/** Vertical bars over an axis. */
export function drawColumnChart({ bars, hue, show, below, big = false, ...described }: ColumnChart): string {
  const highest = Math.max(...bars.map(({ value }) => value), 0);
  const top = roundScaleTop(highest);
  const inner = WIDTH - LEFT - RIGHT;
  const step = inner / Math.max(1, bars.length);
  const y = (value: number): number => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / (top || 1);
  const every = computeLabelStep(
    bars.map(({ label }) => label),
    big ? step / 1.3 : step,
  );
  const drawn = bars.map(({ label, value }, n) => {
    const x = LEFT + n * step;
    const high = value > 0 ? Math.max(1.5, HEIGHT - BOTTOM - y(value)) : 0;
    const rect = `<rect class="fill-${hue}" x="${formatCoordinate(x + step * 0.12)}" y="${formatCoordinate(HEIGHT - BOTTOM - high)}" width="${formatCoordinate(step * 0.76)}" height="${formatCoordinate(high)}" rx="1.5"/>`;
    const under = n % every === 0 ? drawText(x + step / 2, HEIGHT - BOTTOM + 15, label) : '';
    return rect + under;
  });
  const name = drawRightAlignedText(WIDTH - RIGHT, HEIGHT - 5, below);
  return wrapSvg(described, drawGridLines(top, y, show) + drawn.join('') + name, big);
}

/** Returns the step between labels such that they fit side by side. */
function computeLabelStep(labels: readonly string[], step: number): number {
  const labelWidth = Math.max(...labels.map((label) => label.length), 1) * 8 + 8;
  const fewest = Math.ceil(labelWidth / step);
  return [1, 2, 4, 5, 10, 20].find((every) => every >= fewest) ?? fewest;
}

/** Centred text. */
const drawText = (x: number, y: number, words: string): string =>
  `<text x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" text-anchor="middle">${escapeHtml(words)}</text>`;

/** Right-aligned text. */
const drawRightAlignedText = (x: number, y: number, words: string): string =>
  `<text x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" text-anchor="end">${escapeHtml(words)}</text>`;

/** Returns a round number at or above the highest: 1, 2 or 5 times a power of ten, in four parts at most. */
function roundScaleTop(highest: number): number {
  if (highest <= 0) return 1;
  const step = roundScaleStep(highest / 4);
  return Math.ceil(highest / step - 1e-9) * step;
}

function roundScaleStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((n) => n * power >= rough - 1e-12) ?? 10) * power;
}

function drawGridLines(top: number, y: (value: number) => number, show: (value: number) => string): string {
  const step = roundScaleStep(top / 4);
  const lines: string[] = [];
  for (let n = 0; n * step <= top + 1e-9; n++) {
    const [value, height] = [n * step, formatCoordinate(y(n * step))];
    lines.push(`<path class="axis" d="M${LEFT} ${height}H${WIDTH - RIGHT}"/>`);
    lines.push(drawRightAlignedText(LEFT - 6, y(value) + 4, show(value)));
  }
  return lines.join('');
}

export interface Series {
  readonly name: string;
  readonly hue: Hue;
  readonly points: readonly { readonly x: number; readonly y: number; readonly interval?: Interval }[];
}

export interface LineChart extends ChartDescription {
  readonly series: readonly Series[];
  readonly show: (value: number) => string;
  readonly below: string;
  /** The maximum possible value, if there is one. */
  readonly top?: number;
}

/** Lines over whole numbers, with bands for intervals, and a legend. */
export function drawLineChart({ series, show, below, top: max, ...described }: LineChart): string {
  const all = series.flatMap(({ points }) => points);
  const xs = [...new Set(all.map(({ x }) => x))].sort((a, b) => a - b);
  const [first = 0, last = 1] = [xs[0], xs.at(-1)];
  const top = max ?? roundScaleTop(Math.max(...all.map(({ y, interval }) => interval?.[1] ?? y), 0));
  const inner = WIDTH - LEFT - RIGHT - 24;
  const x = (value: number): number =>
    LEFT + 12 + (last === first ? inner / 2 : (inner * (value - first)) / (last - first));
  const y = (value: number): number => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / (top || 1);
  const every = computeLabelStep(xs.map(String), inner / Math.max(1, xs.length - 1));
  const under = xs.map((value, n) =>
    n % every === 0 ? drawText(x(value), HEIGHT - BOTTOM + 15, String(value)) : '',
  );
  const drawn = series.map((item) => drawSeries(item, x, y)).join('');
  const name = drawRightAlignedText(WIDTH - RIGHT, HEIGHT - 5, below);
  return wrapSvg(described, drawGridLines(top, y, show) + drawn + under.join('') + name) + drawLegend(series);
}

type Scale = (value: number) => number;

function drawSeries({ points, hue }: Series, x: Scale, y: Scale): string {
  const known = points.flatMap((point) => (point.interval ? [{ ...point, interval: point.interval }] : []));
  const edge = (of: 0 | 1, some: typeof known): string =>
    some
      .map((point) => `${formatCoordinate(x(point.x))} ${formatCoordinate(y(point.interval[of]))}`)
      .join('L');
  const band =
    known.length > 1
      ? `<path class="band-${hue}" d="M${edge(1, known)}L${edge(0, known.toReversed())}Z"/>`
      : '';
  const path = `<path class="line-${hue}" d="M${points.map((point) => `${formatCoordinate(x(point.x))} ${formatCoordinate(y(point.y))}`).join('L')}"/>`;
  const dots = points.map(
    (point) =>
      `<circle class="fill-${hue}" cx="${formatCoordinate(x(point.x))}" cy="${formatCoordinate(y(point.y))}" r="3"/>`,
  );
  return band + path + dots.join('');
}

const drawLegend = (series: readonly Series[]): string =>
  `<ul class="key">${series
    .map(({ name, hue }) => {
      const drawn = `<svg viewBox="0 0 34 12" aria-hidden="true"><path class="line-${hue}" d="M2 6H32"/></svg>`;
      return `<li>${drawn}${escapeHtml(name)}</li>`;
    })
    .join('')}</ul>`;
