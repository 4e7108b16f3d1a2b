import { expect, test } from 'vitest';
import { countedOf, sidesOf } from './dice-of.ts';

test.each<[string, number, readonly number[]]>([
  ['1d20', 1, [20]],
  ['2d6+1d4', 3, [6, 6, 4]],
  ['5d6!', 7, [6, 6, 6, 6, 6, 6, 6]],
  ['d%', 1, [100]],
  ['2d10kh1', 2, [10, 10]],
])('the sides of %s', (notation, dice, sides) => {
  expect(sidesOf(notation, dice)).toEqual(sides);
});

test.each<[string, readonly number[], readonly number[]]>([
  ['1d20', [7], [7]],
  ['2d20kl1', [15, 9], [9]],
  ['2d20kh1', [15, 9], [15]],
  ['2d20kh1', [9, 9], [9]],
  ['4d6kh3', [1, 6, 1, 4], [1, 6, 4]],
  ['2d20kl1+5', [3, 18], [3]],
  ['2d6+1d4', [3, 5, 2], [3, 5, 2]],
  ['5d6!', [6, 6, 1, 2, 3, 4, 5], [6, 6, 1, 2, 3, 4, 5]],
])('of %s those count that are kept', (notation, faces, counted) => {
  const counts = countedOf(notation, faces);
  expect(faces.filter((_, at) => counts[at])).toEqual(counted);
});
