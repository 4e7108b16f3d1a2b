import { describe, expect, test } from 'vitest';
import { listThrownDice } from './dice-from-notation.ts';

describe('the dice of a throw, from its notation and its faces', () => {
  test.each<[string, readonly number[], readonly number[]]>([
    ['1d20', [13], [20]],
    ['2d6+1d4', [3, 5, 2], [6, 6, 4]],
    ['5d6!', [6, 6, 1, 2, 3, 4, 5], [6, 6, 6, 6, 6, 6, 6]],
    ['d%', [37], [100]],
    ['2d10kh1', [9, 4], [10, 10]],
    ['1d20, 2d6', [17, 3, 4], [20, 6, 6]],
    ['1d6', [6, 2], [6, 6]],
  ])('the sides of %s', (notation, faces, sides) => {
    expect(listThrownDice(notation, faces).map((die) => die.sides)).toEqual(sides);
  });

  test.each<[string, readonly number[], readonly number[]]>([
    ['1d20', [7], [7]],
    ['2d20kl1', [15, 9], [9]],
    ['2d20kh1', [15, 9], [15]],
    ['4d6kh3', [1, 6, 1, 4], [6, 1, 4]],
    ['4d6dl1', [1, 6, 1, 4], [6, 1, 4]],
    ['2d20kl1+5', [3, 18], [3]],
    ['2d6+1d4', [3, 5, 2], [3, 5, 2]],
    ['2d6kh1+2d8kl1', [3, 5, 7, 2], [5, 2]],
    ['2d6r1', [1, 4, 5], [4, 5]],
    ['5d6!', [6, 6, 1, 2, 3, 4, 5], [6, 6, 1, 2, 3, 4, 5]],
    ['3d6!!kh1', [6, 2, 3, 4], [6, 4]],
    ['{2d6, 1d10, 3}kh1', [2, 3, 9], [9]],
    ['{2d6, 1d10, 3}kh1', [6, 4, 9], [6, 4]],
  ])('of %s those count that are kept: %j', (notation, faces, counted) => {
    const counting = listThrownDice(notation, faces).filter(({ counts }) => counts);
    expect(counting.map(({ face }) => face)).toEqual(counted);
  });

  test('of two like dice the first is dropped', () => {
    expect(listThrownDice('2d20kh1', [9, 9]).map(({ counts }) => counts)).toEqual([false, true]);
  });

  test.each<[string, readonly number[]]>([
    ['2d20kh1', [15]],
    ['2d20kh1', [15, 9, 3]],
    ['2d6kh1', [15, 9]],
    ['1d6!>=2', [1, 3]],
  ])('all count where others were thrown than %s says: %j', (notation, faces) => {
    expect(listThrownDice(notation, faces).map(({ face, counts }) => (counts ? face : 0))).toEqual(faces);
  });
});
