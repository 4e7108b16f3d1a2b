import type { LogLine } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { isSummaryDue } from './is-summary-due.ts';

const SECOND = 1_000_000;
/** Actions, one every so many seconds. */
const linesEvery = (seconds: number, count = 20): readonly LogLine[] =>
  Array.from(
    { length: count },
    (_, index) => ({ moment: (index + 1) * seconds * SECOND, kind: 'acted' }) as unknown as LogLine,
  );

test('who comes late to a fight is told what happened', () => {
  expect(isSummaryDue(linesEvery(10), 0)).toBe(true);
  expect(isSummaryDue(linesEvery(10, 6), 0)).toBe(false);
});

test('a fight that was opened a moment ago has nothing to sum up, however many foes have acted', () => {
  expect(isSummaryDue(linesEvery(0.1), 0)).toBe(false);
});

test('who comes back is told what happened meanwhile, and nothing twice', () => {
  expect(isSummaryDue(linesEvery(1), 5 * SECOND)).toBe(true);
  expect(isSummaryDue(linesEvery(1), 15 * SECOND)).toBe(false);
});
