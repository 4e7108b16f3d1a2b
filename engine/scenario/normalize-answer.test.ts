import { type Json, numberBetween, oneOf, someOf } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { normalizeAnswer } from './normalize-answer.ts';

const D1 = { x: 3, y: 0 };
const landing = oneOf([{ x: 2, y: 0 }, D1]);

test.each<[string, Json]>([
  ['its numbers', [3, 0]],
  ['its name', 'D1'],
  ['its name in small letters', 'd1'],
  ['itself', D1],
])('%s selects a square among the options', (_, written) => {
  expect(normalizeAnswer(landing, written)).toEqual(D1);
});

test('each of several squares may be written in any form', () => {
  const some = someOf([{ x: 2, y: 0 }, D1], { least: 1, most: 2 });
  expect(normalizeAnswer(some, ['D1', [2, 0]])).toEqual([D1, { x: 2, y: 0 }]);
});

test('an answer that is no offered square stays as it is', () => {
  expect(normalizeAnswer(landing, 'A1')).toBe('A1');
  expect(normalizeAnswer(landing, [9, 9])).toEqual([9, 9]);
  expect(normalizeAnswer(numberBetween(1, 6), 3)).toBe(3);
});

test('a word still selects the first option that begins with it', () => {
  expect(normalizeAnswer(oneOf(['parry:sword', 'none']), 'parry')).toBe('parry:sword');
});
