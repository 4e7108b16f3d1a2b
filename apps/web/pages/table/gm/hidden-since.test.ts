import type { LogLine } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { findHiddenSince } from './hidden-since.ts';

const buildLine = (moment: number, kind: string, more: object = {}): LogLine => ({
  moment,
  seat: 's1',
  kind,
  ...more,
});
const buildShownLine = (moment: number, creatures: string[], masks: object = {}): LogLine =>
  buildLine(moment, 'shown', { hidden: { creatures, places: [] }, masks, opened: [], revealed: [] });
const buildSeatView = (creatures: string[], masked: string[] = []) => ({
  hidden: { creatures, places: [] },
  masks: Object.fromEntries(masked.map((id) => [id, { id: `~${id}`, name: id }])),
});

test('what was hidden or masked after a moment was in sight then', () => {
  const lines = [
    buildLine(1, 'opened'),
    buildShownLine(2, ['orso']),
    buildShownLine(3, ['orso'], { berto: {} }),
  ];
  expect(findHiddenSince(lines, buildSeatView(['orso'], ['berto']), 1)).toEqual(['orso', 'berto']);
  expect(findHiddenSince(lines, buildSeatView(['orso'], ['berto']), 2)).toEqual(['berto']);
  expect(findHiddenSince(lines, buildSeatView(['orso'], ['berto']), 3)).toEqual([]);
});

test('what is shown by now, came hidden or was not there is nothing to ask about', () => {
  const lines = [
    buildLine(1, 'opened'),
    buildLine(2, 'came', { creature: 'lupo', hidden: true }),
    buildShownLine(3, ['lupo', 'orso']),
  ];
  expect(findHiddenSince(lines, buildSeatView(['lupo']), 2)).toEqual([]);
  expect(findHiddenSince(lines, buildSeatView(['lupo']), 1)).toEqual([]);
  expect(findHiddenSince(lines, buildSeatView([]), 2)).toEqual([]);
});
