import type { Square } from '@arbitro/grid';
import { type Drawing, LIMITS } from '@arbitro/protocol';

type Point = Drawing['points'][number];

/** Points of a stroke nearer to one another than this many squares are one. */
const MIN_STEP = 0.12;

export const roundPoint = ([x, y]: readonly [number, number]): Point => [round(x), round(y)];

const round = (n: number): number => Math.round(Math.min(LIMITS.mapSide, Math.max(0, n)) * 100) / 100;

/** Returns a stroke with one more point; a point that is hardly further adds nothing. */
export function addPoint(points: readonly Point[], point: Point): readonly Point[] {
  const last = points.at(-1);
  return last && Math.hypot(point[0] - last[0], point[1] - last[1]) < MIN_STEP ? points : [...points, point];
}

/** Returns a stroke with as many points as may be stored: evenly chosen, its ends among them. */
export function thinOut(points: readonly Point[], max: number = LIMITS.drawingPoints): readonly Point[] {
  if (points.length <= max) return points;
  const step = (points.length - 1) / (max - 1);
  return Array.from({ length: max }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
}

/** Returns the points of a shape drawn from one point to another; undefined if it is too small to be seen. */
export function finishShape(shape: Drawing['shape'], points: readonly Point[]): readonly Point[] | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return undefined;
  return shape === 'stroke' ? thinOut(points) : [first, last];
}

/** Returns the points of a shape that the keyboard draws from square to square. */
export function joinSquares(shape: Drawing['shape'], a: Square, b: Square): readonly Point[] {
  if (shape === 'stroke')
    return [
      [a.x + 0.5, a.y + 0.5],
      [b.x + 0.5, b.y + (a.x === b.x && a.y === b.y ? 0.9 : 0.5)],
    ];
  return [
    [Math.min(a.x, b.x), Math.min(a.y, b.y)],
    [Math.max(a.x, b.x) + 1, Math.max(a.y, b.y) + 1],
  ];
}
