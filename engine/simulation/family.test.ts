import { expect, test } from 'vitest';
import { isRealDifference } from './family.ts';

test('a single figure is real if its interval does not contain 0', () => {
  expect(isRealDifference([0.001, 0.2], 1)).toBe(true);
  expect(isRealDifference([-0.001, 0.2], 1)).toBe(false);
  expect(isRealDifference([-0.2, -0.001], 1)).toBe(true);
});

test('among twenty figures the interval is wider by about a half: 3.02 standard deviations, not 1.96', () => {
  const deviation = 0.01;
  const intervalAt = (deviations: number) =>
    [deviation * (deviations - 1.96), deviation * (deviations + 1.96)] as const;
  expect(isRealDifference(intervalAt(2.95), 20)).toBe(false);
  expect(isRealDifference(intervalAt(3.1), 20)).toBe(true);
});

test('no difference at all is not real', () => {
  expect(isRealDifference([0, 0], 5)).toBe(false);
});
