import type { ZonesScene } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { type Area, arrangeZones, computeLayout, wrapTitle } from './zones-layout.ts';

const buildScene = (
  zones: readonly string[],
  borders: readonly (readonly [string, string])[],
): ZonesScene => ({
  kind: 'zones',
  zones: zones.map((id, index) => ({ id, who: Array.from({ length: index }, (_, n) => `${id}-${n}`) })),
  borders: borders.map((between) => ({ between, difficult: false })),
  knots: [{ id: 'k', zone: 'd', who: ['d-0', 'd-2'] }],
  move: { action: 'move', to: 'to' },
});

const FARM = buildScene(
  ['a', 'b', 'c', 'd', 'e'],
  [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'e'],
  ],
);

const doOverlap = (area: Area, other: Area): boolean =>
  Math.abs(area.x - other.x) < (area.width + other.width) / 2 &&
  Math.abs(area.y - other.y) < (area.height + other.height) / 2;

test.each([328, 400, 700, 1100])('areas lie apart and within a map %i wide', (width) => {
  const { areas } = computeLayout(FARM, width);
  expect(areas).toHaveLength(5);
  for (const area of areas) {
    expect(area.x - area.width / 2).toBeGreaterThanOrEqual(0);
    expect(area.x + area.width / 2).toBeLessThanOrEqual(width);
    expect(areas.filter((other) => other !== area && doOverlap(area, other))).toEqual([]);
  }
});

test('every creature is drawn within its own area, and none on another creature', () => {
  const { areas, tokens, size } = computeLayout(FARM, 344);
  for (const { id, who } of FARM.zones) {
    const area = areas.find((area) => area.id === id);
    for (const id of who) {
      const point = tokens.get(id) ?? { x: -1, y: -1 };
      expect(Math.abs(point.x - (area?.x ?? 0))).toBeLessThan((area?.width ?? 0) / 2);
      expect(Math.abs(point.y - (area?.y ?? 0))).toBeLessThan((area?.height ?? 0) / 2);
    }
  }
  const all = [...tokens.values()];
  const near = all.filter((point) =>
    all.some(
      (other) => other !== point && Math.hypot(point.x - other.x, point.y - other.y) < 2 * size.radius,
    ),
  );
  expect(near).toEqual([]);
});

test('those in a melee stand side by side', () => {
  const { tokens, size } = computeLayout(FARM, 344);
  const [point, other] = [tokens.get('d-0'), tokens.get('d-2')];
  expect(point?.y).toBe(other?.y);
  expect(Math.abs((point?.x ?? 0) - (other?.x ?? 0))).toBe(size.wide);
});

test('neighbours come to lie beside each other', () => {
  const rows = arrangeZones(
    ['a', 'b', 'c', 'd'],
    [
      ['a', 'd'],
      ['d', 'b'],
      ['b', 'c'],
    ],
    2,
  );
  const at = (id: string) =>
    rows.flatMap((row, y) => row.flatMap((text, x) => (text === id ? [{ x, y }] : [])))[0];
  for (const [item, other] of [
    ['a', 'd'],
    ['d', 'b'],
    ['b', 'c'],
  ] as const) {
    const [from, to] = [at(item), at(other)];
    expect(Math.abs((from?.x ?? 9) - (to?.x ?? 0)) + Math.abs((from?.y ?? 9) - (to?.y ?? 0))).toBe(1);
  }
});

test('a long name is broken into two lines, and what is too long for both ends with an ellipsis', () => {
  expect(wrapTitle('Barn', 10)).toEqual(['Barn']);
  expect(wrapTitle('The crypt of the old king', 14)).toEqual(['The crypt of', 'the old king']);
  expect(wrapTitle('The crypt of the old and forgotten king', 14)).toEqual([
    'The crypt of',
    'the old and f…',
  ]);
});
