import { expect, test } from 'vitest';
import { describeReason } from './describe-reason.ts';

const format = {
  formatHit: (percent: string) => `${percent} to hit`,
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
};
const name = (value: string): string => value;
const describe = (chances: Record<string, number> | undefined): string =>
  describeReason(chances, name, format);

test('the chance to hit comes first, and missing is not told', () => {
  expect(describe({ missed: 0.38, 'missed:anna': 0.38, hit: 0.62, 'hit:anna': 0.62 })).toBe('62 % to hit');
});

test('of the other reasons, only those that take a creature out of the fight are described', () => {
  expect(describe({ hit: 0.62, success: 0.4, down: 0.2, critical: 0.05 })).toBe('62 % to hit · down 20 %');
});

test('at most two facts are told', () => {
  expect(describe({ saved: 0.3, 'save-failed': 0.6, prone: 0.2 })).toBe('save-failed 60 % · saved 30 %');
});

test('what is certain or impossible is no reason', () => {
  expect(describe({ moved: 1, down: 0 })).toBe('');
});

test('a seat that may not know the chances is told none', () => {
  expect(describe(undefined)).toBe('');
});
