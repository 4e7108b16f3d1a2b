import { expect, test } from 'vitest';
import { roundChances } from './round-chances.ts';

const inTenths = (chances: readonly number[]): readonly number[] =>
  roundChances(chances).map((chance) => Math.round(chance * 1000) / 10);

test('two halves of everything add up to 100', () => {
  expect(inTenths([0.5725, 0.4275])).toEqual([57.3, 42.7]);
});

test('so do thirds', () => {
  expect(inTenths([1 / 3, 1 / 3, 1 / 3])).toEqual([33.4, 33.3, 33.3]);
});

test('what stands beside them is rounded on its own', () => {
  expect(inTenths([0.5725, 0.4275, 0.12345, 1])).toEqual([57.3, 42.7, 12.3, 100]);
});

test('parts of nothing in particular stay as they are', () => {
  expect(inTenths([0.2725, 0.4275])).toEqual([27.3, 42.8]);
});
