import type { BoardRow, LineScene } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { computeLineLayout } from './line-layout.ts';

const rowOf = (id: string, ours: boolean): BoardRow => ({
  ...{ id, name: id, side: null, ours, fights: true, rank: null },
  ...{ health: null, meters: [], marks: [], out: false },
});
const sceneOf = (tokens: LineScene['tokens']): LineScene => ({
  kind: 'line',
  says: { en: '{n} m', it: '{n} m', fi: '{n} m' },
  ...{ tokens, things: [], near: 5, ties: [] },
  move: { only: ['move'], toward: 'toward', from: 'from', distance: 'metres', gap: 0 },
  place: { action: 'place', at: 'at' },
});
const crowd = Array.from({ length: 12 }, (_, index) => ({ who: `o${index}`, at: 10 + (index % 3) }));
const scene = sceneOf([{ who: 'aino', at: 0 }, ...crowd]);
const rows = [rowOf('aino', true), ...crowd.map(({ who }) => rowOf(who, false))];

test('allies are above the line and foes below, all within the picture', () => {
  const layout = computeLineLayout(scene, rows, 360);
  for (const [who, { x, y }] of layout.tokens) {
    expect(y < layout.axis).toBe(who === 'aino');
    expect(x - layout.size.radius).toBeGreaterThanOrEqual(0);
    expect(x + layout.size.radius).toBeLessThanOrEqual(layout.width);
    expect(y - layout.size.radius).toBeGreaterThanOrEqual(0);
    expect(y + layout.size.radius).toBeLessThanOrEqual(layout.height);
  }
});

test('no two tokens overlap', () => {
  const { tokens, size } = computeLineLayout(scene, rows, 360);
  const points = [...tokens.values()];
  for (const [index, a] of points.entries())
    for (const b of points.slice(index + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * size.radius);
});

test('a point on the line is the position that is drawn there', () => {
  const { xOf, positionAt, ends } = computeLineLayout(scene, rows, 700);
  for (let at = ends[0]; at <= ends[1]; at++) expect(positionAt(xOf(at))).toBe(at);
});
