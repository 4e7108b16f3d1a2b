import type { Line } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { coveredSince } from './cover.ts';

const line = (moment: number, kind: string, more: object = {}): Line => ({
  moment,
  seat: 's1',
  kind,
  ...more,
});
const shown = (moment: number, creatures: string[], masks: object = {}): Line =>
  line(moment, 'shown', { hidden: { creatures, places: [] }, masks, opened: [], revealed: [] });
const seen = (creatures: string[], masked: string[] = []) => ({
  hidden: { creatures, places: [] },
  masks: Object.fromEntries(masked.map((id) => [id, { id: `~${id}`, name: id }])),
});

test('what was hidden or masked after a moment was in sight then', () => {
  const lines = [line(1, 'opened'), shown(2, ['orso']), shown(3, ['orso'], { berto: {} })];
  expect(coveredSince(lines, seen(['orso'], ['berto']), 1)).toEqual(['orso', 'berto']);
  expect(coveredSince(lines, seen(['orso'], ['berto']), 2)).toEqual(['berto']);
  expect(coveredSince(lines, seen(['orso'], ['berto']), 3)).toEqual([]);
});

test('what is shown by now, came hidden or was not there is nothing to ask about', () => {
  const lines = [
    line(1, 'opened'),
    line(2, 'came', { creature: 'lupo', hidden: true }),
    shown(3, ['lupo', 'orso']),
  ];
  expect(coveredSince(lines, seen(['lupo']), 2)).toEqual([]);
  expect(coveredSince(lines, seen(['lupo']), 1)).toEqual([]);
  expect(coveredSince(lines, seen([]), 2)).toEqual([]);
});
