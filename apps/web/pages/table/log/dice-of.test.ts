import { expect, test } from 'vitest';
import { sidesOf } from './dice-of.ts';

test.each<[string, number, readonly number[]]>([
  ['1d20', 1, [20]],
  ['2d6+1d4', 3, [6, 6, 4]],
  ['5d6!', 7, [6, 6, 6, 6, 6, 6, 6]],
  ['d%', 1, [100]],
  ['2d10kh1', 2, [10, 10]],
])('%s', (notation, dice, sides) => {
  expect(sidesOf(notation, dice)).toEqual(sides);
});
