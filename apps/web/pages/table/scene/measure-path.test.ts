import { expect, test } from 'vitest';
import { findFootPath } from './measure-path.ts';

const mapOf = (...rows: string[]) => {
  const ground = rows.join('');
  const blank = '.'.repeat(ground.length);
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    ground,
    light: blank,
    veil: blank,
    shelter: blank,
  };
};
const pathCost = (rows: string[], to: { x: number; y: number }, alternating = false) =>
  findFootPath({ map: mapOf(...rows), alternating }, { x: 0, y: 0 }, to)?.cost;

test('a way leads around walls, not past their corners', () => {
  expect(pathCost(['.#.', '.#.', '...'], { x: 2, y: 0 })).toBe(6);
});

test('difficult ground and water cost double, diagonals as the scene counts them', () => {
  expect(pathCost(['.,~.'], { x: 3, y: 0 })).toBe(5);
  expect(pathCost(['...', '...', '...'], { x: 2, y: 2 })).toBe(2);
  expect(pathCost(['...', '...', '...'], { x: 2, y: 2 }, true)).toBe(3);
});

test('there is none through closed walls, nor over ground that was never seen', () => {
  expect(pathCost(['.#.'], { x: 2, y: 0 })).toBeUndefined();
  expect(pathCost(['.?.'], { x: 2, y: 0 })).toBeUndefined();
});
