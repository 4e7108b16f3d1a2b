import { expect, test } from 'vitest';
import { declareReading, isSharedReading, shareReading } from './index.ts';

const readBelow = declareReading(
  (limit: number) => limit,
  (limit) =>
    (face: number): boolean =>
      face < limit,
);

test('equal terms give the same reading, other terms another', () => {
  expect(readBelow(7)).toBe(readBelow(7));
  expect(readBelow(7)).not.toBe(readBelow(8));
  expect([6, 7].map((face) => [readBelow(7)(face), readBelow(8)(face)])).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('declared and constant readings are shared, others are not', () => {
  const whole = shareReading((face: number) => face);
  expect([readBelow(3), whole].map(isSharedReading)).toEqual([true, true]);
  expect(isSharedReading((face: number) => face)).toBe(false);
});

test('more readings than are kept are made again, never mixed up', () => {
  for (let limit = 0; limit < 10_050; limit++) expect(readBelow(limit)(limit - 1)).toBe(true);
  expect(readBelow(0)(0)).toBe(false);
});
