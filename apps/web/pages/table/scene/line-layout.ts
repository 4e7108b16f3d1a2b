import type { BoardRow, CreatureId, LineScene } from '@arbitro/kernel';
import type { Point, TokenSize } from './zones-layout.ts';

export interface LineLayout {
  readonly width: number;
  readonly height: number;
  /** The height of the line itself. */
  readonly axis: number;
  readonly tokens: ReadonlyMap<CreatureId, Point>;
  /** The positions with a number. */
  readonly ticks: readonly number[];
  readonly size: TokenSize;
  /** The positions at both ends of the line. */
  readonly ends: readonly [number, number];
  xOf(position: number): number;
  /** The position under a point, in whole units. */
  positionAt(x: number): number;
}

const LARGE: TokenSize = { radius: 19, wide: 60, tall: 62 };
const SMALL: TokenSize = { radius: 14, wide: 60, tall: 48 };
/** With more lanes than this, tokens are small. */
const MANY_LANES = 3;
const MARGIN = 36;
/** Between the line and the nearest tokens there is room for the numbers. */
const GAP = 20;
const MIN_SPAN = 20;
/** Free room at each end, as a share of the occupied part. */
const SPARE = 0.15;

/** Lays out a line of this width: allies above it, foes below, each creature at its position. */
export function computeLineLayout(scene: LineScene, rows: readonly BoardRow[], width: number): LineLayout {
  const ends = findEnds(scene);
  const scale = (width - 2 * MARGIN) / (ends[1] - ends[0]);
  const xOf = (position: number): number => MARGIN + (position - ends[0]) * scale;
  const ours = new Set(rows.filter((row) => row.ours).map(({ id }) => id));
  const above = stackTokens(
    scene.tokens.filter(({ who }) => ours.has(who)),
    xOf,
  );
  const below = stackTokens(
    scene.tokens.filter(({ who }) => !ours.has(who)),
    xOf,
  );
  const size = Math.max(above.lanes, below.lanes) > MANY_LANES ? SMALL : LARGE;
  const axis = above.lanes * size.tall + GAP + 8;
  const tokens = new Map<CreatureId, Point>([
    ...above.spots.map(
      ({ who, x, lane }) => [who, { x, y: axis - GAP - 20 - size.radius - lane * size.tall }] as const,
    ),
    ...below.spots.map(
      ({ who, x, lane }) => [who, { x, y: axis + GAP + 8 + size.radius + lane * size.tall }] as const,
    ),
  ]);
  return {
    ...{ width, axis, tokens, ends, xOf, size },
    height: axis + GAP + 16 + below.lanes * size.tall,
    ticks: listTicks(ends, width),
    positionAt: (x) => Math.round(ends[0] + (x - MARGIN) / scale),
  };
}

function findEnds({ tokens, things }: LineScene): readonly [number, number] {
  const places = [...tokens, ...things].map(({ at }) => at);
  const [low, high] = [Math.min(0, ...places), Math.max(0, ...places)];
  const spare = Math.max(MIN_SPAN - (high - low), (high - low) * SPARE * 2) / 2;
  return [Math.floor(low - spare), Math.ceil(high + spare)];
}

interface Spot {
  readonly who: CreatureId;
  readonly x: number;
  readonly lane: number;
}

/** Puts tokens that would overlap into further lanes, the nearest free one first. */
function stackTokens(
  tokens: LineScene['tokens'],
  xOf: (position: number) => number,
): { readonly spots: readonly Spot[]; readonly lanes: number } {
  const spots: Spot[] = [];
  for (const { who, at } of tokens.toSorted((a, b) => a.at - b.at)) {
    const x = xOf(at);
    const taken = new Set(spots.filter((spot) => Math.abs(spot.x - x) < LARGE.wide).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane++;
    spots.push({ who, x, lane });
  }
  return { spots, lanes: Math.max(1, ...spots.map(({ lane }) => lane + 1)) };
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const TICK_WIDTH = 56;

function listTicks([low, high]: readonly [number, number], width: number): readonly number[] {
  const step = STEPS.find((each) => ((high - low) / each) * TICK_WIDTH <= width) ?? high - low;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
