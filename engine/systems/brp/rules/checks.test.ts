import { optionsSchema } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { levelOf, limitsOf } from './checks.ts';

const defaults = optionsSchema(OPTIONS).parse({});

/** Chance from, chance to, special up to: as printed in the book. @rule brp.skills.result-table */
const PRINTED = [
  [1, 5, 1],
  [6, 7, 1],
  [8, 12, 2],
  [13, 17, 3],
  [18, 22, 4],
  [23, 27, 5],
  [28, 32, 6],
  [33, 37, 7],
  [38, 42, 8],
  [43, 47, 9],
  [48, 52, 10],
  [53, 57, 11],
  [58, 62, 12],
  [63, 67, 13],
  [68, 72, 14],
  [73, 77, 15],
  [78, 82, 16],
  [83, 87, 17],
  [88, 92, 18],
  [93, 97, 19],
  [98, 100, 20],
] as const;

const listChances = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the table of results', () => {
  test.each(PRINTED)('%i–%i is special up to %i', (from, to, special) => {
    for (const chance of listChances(from, to))
      expect(limitsOf(chance, defaults), `${chance}`).toEqual({
        special,
        success: chance <= 5 ? 5 : Math.min(chance, 95),
      });
  });

  /** @rule brp.skills.special-success */
  test('rounded up it differs just where the chance ends in 1, 2, 6 or 7', () => {
    const up = { ...defaults, specialThreshold: 'round-up' } as const;
    const differing = listChances(6, 100).filter(
      (chance) => limitsOf(chance, up).special !== limitsOf(chance, defaults).special,
    );
    expect(differing).toEqual(listChances(6, 100).filter((chance) => [1, 2, 6, 7].includes(chance % 10)));
    for (const chance of differing)
      expect(limitsOf(chance, up).special).toBe(limitsOf(chance, defaults).special + 1);
  });

  /** @rule brp.skills.special-success */
  test('to the letter attacks need less than a fifth, defences less than the chance', () => {
    const literal = { ...defaults, strictWording: 'literal' } as const;
    expect(limitsOf(60, literal, 'attack')).toEqual({ special: 11, success: 60 });
    expect(limitsOf(60, literal, 'defence')).toEqual({ special: 12, success: 59 });
    expect(limitsOf(60, literal)).toEqual({ special: 12, success: 60 });
  });

  /** @rule brp.skills.rating */
  test('without a chance there is neither', () => {
    expect(limitsOf(0, defaults)).toEqual({ special: 0, success: 0 });
    expect(limitsOf(-5, defaults)).toEqual({ special: 0, success: 0 });
  });

  /** @rule brp.skills.always-fail */
  test('96 and more fail, however great the chance', () => {
    const level = levelOf(limitsOf(999, defaults));
    expect([95, 96, 100].map(level)).toEqual(['special', 'failure', 'failure']);
  });
});
