import { expect, test } from 'vitest';
import type { LogLine } from './messages.ts';
import { findUndone } from './undone-lines.ts';

const buildLine = (moment: number, kind = 'acted', more: Partial<LogLine> = {}): LogLine => ({
  moment,
  seat: 's1',
  kind,
  ...more,
});
const actedLines = [buildLine(1), buildLine(2), buildLine(3)];

test('without a going back everything counts', () => {
  expect([...findUndone(actedLines)]).toEqual([]);
});

test('entries after the undone one do not count; chat stays', () => {
  const lines = [...actedLines, buildLine(4, 'said'), buildLine(5, 'went-back', { to: 1 }), buildLine(6)];
  expect([...findUndone(lines)]).toEqual([2, 3]);
});

test('going forward again restores it', () => {
  const back = [...actedLines, buildLine(5, 'went-back', { to: 1 })];
  expect([...findUndone([...back, buildLine(6, 'went-back', { to: 3 })])]).toEqual([]);
  expect([...findUndone([...back, buildLine(6), buildLine(7, 'went-back', { to: 3 })])]).toEqual([6]);
});

test('players get the first line that does not count', () => {
  expect([...findUndone([...actedLines, buildLine(5, 'went-back', { since: 2 })])]).toEqual([2, 3]);
});
