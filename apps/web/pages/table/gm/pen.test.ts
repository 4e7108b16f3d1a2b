import { LIMITS } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { addPoint, finishShape, joinSquares, roundPoint, thinOut } from './pen.ts';

test('points near to one another are one', () => {
  expect(addPoint([[1, 1]], [1.05, 1.05])).toEqual([[1, 1]]);
  expect(addPoint([[1, 1]], [1.2, 1])).toEqual([
    [1, 1],
    [1.2, 1],
  ]);
});

test('a long stroke keeps its ends and no more points than may be stored', () => {
  const long = Array.from({ length: 731 }, (_, n) => [n / 10, 0] as [number, number]);
  const thin = thinOut(long);
  expect(thin).toHaveLength(LIMITS.drawingPoints);
  expect([thin[0], thin.at(-1)]).toEqual([long[0], long.at(-1)]);
});

test('a shape has two corners; a tap draws nothing', () => {
  const points = [
    [1, 1],
    [2, 3],
    [4, 2],
  ] as [number, number][];
  expect(finishShape('rectangle', points)).toEqual([
    [1, 1],
    [4, 2],
  ]);
  expect(finishShape('stroke', points)).toEqual(points);
  expect(finishShape('stroke', [[1, 1]])).toBeUndefined();
});

test('the keyboard joins squares: shapes cover both, a stroke joins their centres', () => {
  expect(joinSquares('ellipse', { x: 4, y: 1 }, { x: 2, y: 3 })).toEqual([
    [2, 1],
    [5, 4],
  ]);
  expect(joinSquares('stroke', { x: 4, y: 1 }, { x: 2, y: 3 })).toEqual([
    [4.5, 1.5],
    [2.5, 3.5],
  ]);
});

test('points stay on the map', () => {
  expect(roundPoint([-1, 3.136])).toEqual([0, 3.14]);
});
