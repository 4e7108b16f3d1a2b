import { describe, expect, test } from 'vitest';
import { gradeRoll, gradeTotal, requiredTotal } from './checks.ts';
import { LEVEL_NAMES, LEVELS } from './tables.ts';

const TOTALS = Array.from({ length: 101 }, (_, index) => index - 40);
const NUMBERS = Array.from({ length: 41 }, (_, index) => index);

describe('the three grades', () => {
  // rischio.risk.half-threshold · level, the lowest total that fails plainly, the lowest that passes
  test.each([
    ['low', 3, 5],
    ['medium', 5, 10],
    ['high', 8, 15],
    ['extreme', 10, 20],
    ['supreme', 13, 25],
  ] as const)(
    'rischio.risk.half-threshold: %s fails plainly from %i and passes from %i',
    (level, plain, pass) => {
      const needed = requiredTotal(level);
      expect(gradeTotal(plain - 1, needed)).toBe('gravely-failed');
      expect(gradeTotal(plain, needed)).toBe('failed');
      expect(gradeTotal(pass - 1, needed)).toBe('failed');
      expect(gradeTotal(pass, needed)).toBe('passed');
    },
  );

  test('rischio.risk.half-threshold: cover every total exactly once, in rising order, whatever is asked', () => {
    for (const needed of NUMBERS) {
      const grades = TOTALS.map((total) => gradeTotal(total, needed));
      const ranks = grades.map((grade) => ['gravely-failed', 'failed', 'passed'].indexOf(grade));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(grades.filter((grade) => grade === 'passed')).toHaveLength(
        TOTALS.filter((total) => total >= needed).length,
      );
      expect(grades.filter((grade) => grade === 'gravely-failed')).toHaveLength(
        TOTALS.filter((total) => total / needed < 0.5 || (needed === 0 && total < 0)).length,
      );
    }
  });

  test('rischio.level.no-risk: against 0 nothing fails plainly', () => {
    expect(new Set(TOTALS.map((total) => gradeTotal(total, 0)))).toEqual(
      new Set(['gravely-failed', 'passed']),
    );
  });
});

describe('the levels', () => {
  test('rischio.level.table: six, five apart', () => {
    expect(LEVEL_NAMES.map(requiredTotal)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(LEVEL_NAMES).toEqual(Object.keys(LEVELS));
  });

  test('rischio.level.table: a number asks for itself', () => {
    expect(NUMBERS.map(requiredTotal)).toEqual(NUMBERS);
  });
});

describe('natural extremes (R1)', () => {
  // the face, the modifier, the grade by the plain rule, the grade with auto; all against 25
  test.each([
    [20, -10, 'gravely-failed', 'passed'],
    [20, 5, 'passed', 'passed'],
    [1, 30, 'passed', 'failed'],
    [1, 12, 'failed', 'failed'],
    [1, 0, 'gravely-failed', 'gravely-failed'],
    [2, 30, 'passed', 'passed'],
    [19, -10, 'gravely-failed', 'gravely-failed'],
  ] as const)('rischio.risk.roll: a %i with %i added', (face, plus, none, auto) => {
    expect(gradeRoll(face, plus, 25, 'none')).toBe(none);
    expect(gradeRoll(face, plus, 25, 'auto')).toBe(auto);
  });
});
