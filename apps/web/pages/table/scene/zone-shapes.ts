import type { Area, Point } from './zones-layout.ts';

/** Returns a number from 0 to 1 derived from a name: the hand-drawn look stays the same. */
function hashToUnit(name: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const POINTS = 20;

/** Returns the outline of an area: a rounded shape with a hand-drawn edge. */
export function outlinePathOf({ id, x, y, width, height }: Area): string {
  const points = Array.from({ length: POINTS }, (_, index): Point => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const give = 1 - 0.022 * hashToUnit(id, index);
    return {
      x: x + (width / 2) * give * Math.sign(cos) * Math.abs(cos) ** 0.42,
      y: y + (height / 2) * give * Math.sign(sin) * Math.abs(sin) ** 0.42,
    };
  });
  return smoothPath(points);
}

/** Returns a closed curve through all the points. */
function smoothPath(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const bends = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${formatPoint(first)} ${formatPoint(second)} ${formatPoint(to)}`;
  });
  return `M${formatPoint(at(0))}${bends.join('')}Z`;
}

const formatPoint = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns where the straight line to another point leaves an area. */
function findEdgeTowards({ x, y, width, height }: Area, to: Point): Point {
  const [dx, dy] = [to.x - x, to.y - y];
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(dy),
  );
  const inside = Math.min(1, scale) * 0.94;
  return { x: x + dx * inside, y: y + dy * inside };
}

/** Returns a slightly curved path between two areas; a difficult one zigzags. */
export function pathBetween(area: Area, other: Area, difficult: boolean): { d: string; middle: Point } {
  const [from, to] = [findEdgeTowards(area, other), findEdgeTowards(other, area)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = (hashToUnit(`${area.id}/${other.id}`, 7) - 0.5) * 0.35;
  const middle = { x: from.x + dx / 2 - dy * bend, y: from.y + dy / 2 + dx * bend };
  if (!difficult) return { d: `M${formatPoint(from)}Q${formatPoint(middle)} ${formatPoint(to)}`, middle };
  const length = Math.hypot(dx, dy) || 1;
  const teeth = Math.max(4, Math.round(length / 7));
  const steps = Array.from({ length: teeth + 1 }, (_, index): Point => {
    const along = index / teeth;
    const off = index === 0 || index === teeth ? 0 : index % 2 === 0 ? 5 : -5;
    return { x: from.x + dx * along - (dy / length) * off, y: from.y + dy * along + (dx / length) * off };
  });
  return { d: `M${steps.map(formatPoint).join('L')}`, middle: { x: from.x + dx / 2, y: from.y + dy / 2 } };
}

/** Returns the line that connects creatures in melee. */
export const loopPathOf = (points: readonly Point[]): string => `M${points.map(formatPoint).join('L')}`;

/** Whether the point is within the area. */
export const containsPoint = ({ x, y, width, height }: Area, point: Point): boolean =>
  Math.abs(point.x - x) <= width / 2 && Math.abs(point.y - y) <= height / 2;

/** Returns one or two letters, and the number if there is one: `Mi`, `OV`, `N2`. */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s-]+/).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && /^\d+$/.test(last)) return `${[...(parts[0] ?? '')][0] ?? ''}${last}`.toUpperCase();
  if (parts.length > 1)
    return parts
      .slice(0, 2)
      .map((part) => [...part][0] ?? '')
      .join('')
      .toUpperCase();
  return [...last].slice(0, 2).join('');
}
