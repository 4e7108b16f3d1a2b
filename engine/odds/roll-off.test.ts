import { d, mapFaces } from '@arbitro/dice';
import { describe, expect, test } from 'vitest';
import { formatFraction } from './fraction-text.ts';
import { computeRollOffChances } from './roll-off.ts';

const buildEntrants = (...sides: readonly number[]) =>
  sides.map((faces, index) => ({ dice: d(faces), wins: [`won:${index}`] }));
const formatChances = (chances: ReturnType<typeof computeRollOffChances>) =>
  Object.fromEntries([...chances].map(([fact, chance]) => [fact, formatFraction(chance)]));

describe('a race', () => {
  test('whose ties are thrown again is even among equals', () => {
    expect(
      formatChances(computeRollOffChances({ entrants: buildEntrants(6, 6, 6), ties: 'thrown-again' })),
    ).toEqual({
      'won:0': '1/3',
      'won:1': '1/3',
      'won:2': '1/3',
    });
  });

  test('whose ties go to the first listed: 3 of 4, 1 of 4', () => {
    expect(
      formatChances(computeRollOffChances({ entrants: buildEntrants(2, 2), ties: 'first-listed' })),
    ).toEqual({
      'won:0': '3/4',
      'won:1': '1/4',
    });
  });

  test('whose ties all win, of unequal dice: 1 of 8 and 7 of 8 tie or win', () => {
    expect(formatChances(computeRollOffChances({ entrants: buildEntrants(2, 4), ties: 'all-win' }))).toEqual({
      'won:0': '3/8',
      'won:1': '7/8',
      'won:everybody': '1/4',
    });
  });

  test('with a target number, and the result of each is reported', () => {
    const dice = mapFaces(d(4), (face) => face);
    const facts = (value: number) => (value > 3 ? ['high'] : []);
    const race = {
      entrants: [{ dice, wins: ['won'], facts }],
      ties: 'all-win',
      least: 3,
      nobody: 'none',
    } as const;
    expect(formatChances(computeRollOffChances(race))).toEqual({ won: '1/2', high: '1/4', none: '1/2' });
  });

  test('lets every creature roll dice that end', () => {
    const dice = { ...d(4), ways: () => ({ ...d(4).ways(), unresolved: 1n }) };
    expect(() => computeRollOffChances({ entrants: [{ dice, wins: [] }], ties: 'all-win' })).toThrow(
      'dice that end',
    );
  });
});
