import type { Line } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { undoneIn } from './undone.ts';

const line = (moment: number, kind = 'acted', more: Partial<Line> = {}): Line => ({
  moment,
  seat: 's1',
  kind,
  ...more,
});
const acted = [line(1), line(2), line(3)];

test('without a going back everything counts', () => {
  expect([...undoneIn(acted)]).toEqual([]);
});

test('what lies after the entry gone back to counts no more; what was said stays said', () => {
  const lines = [...acted, line(4, 'said'), line(5, 'went-back', { to: 1 }), line(6)];
  expect([...undoneIn(lines)]).toEqual([2, 3]);
});

test('going forward again brings it back', () => {
  const back = [...acted, line(5, 'went-back', { to: 1 })];
  expect([...undoneIn([...back, line(6, 'went-back', { to: 3 })])]).toEqual([]);
  expect([...undoneIn([...back, line(6), line(7, 'went-back', { to: 3 })])]).toEqual([6]);
});

test('players are told the first line that counts no more', () => {
  expect([...undoneIn([...acted, line(5, 'went-back', { since: 2 })])]).toEqual([2, 3]);
});
