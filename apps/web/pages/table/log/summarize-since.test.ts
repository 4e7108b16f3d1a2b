import type { AnyEvent, System } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { summarizeSince } from './summarize-since.ts';

interface Wound extends AnyEvent {
  readonly who: string;
  readonly points: number;
}
const system = {
  summarize: (events) => {
    const wounds = events as readonly Wound[];
    return {
      facts: wounds.flatMap(({ who, points }) => (points > 9 ? [`down:${who}`, `dead:${who}`] : [])),
      amounts: Object.fromEntries(wounds.map(({ who, points }) => [`damage:${who}`, points])),
    };
  },
} as Pick<System, 'summarize'>;
const line = (moment: number, kind: string, ...wounds: readonly (readonly [string, number])[]): LogLine =>
  ({
    moment,
    kind,
    events: wounds.map(([who, points]) => ({ type: 'wounded', rule: 'r', who, points })),
  }) as unknown as LogLine;

test('adds up what happened to each creature after a moment, and how it ended', () => {
  const lines = [
    line(1, 'acted', ['wolf', 4]),
    line(2, 'said'),
    line(3, 'acted', ['wolf', 2], ['anna', 1]),
    line(4, 'answered', ['wolf', 10]),
  ];
  expect(summarizeSince(lines, system, 0)).toEqual({
    deeds: 2,
    news: [
      { who: 'wolf', figures: [{ key: 'damage', mean: 16 }, { key: 'dead' }] },
      { who: 'anna', figures: [{ key: 'damage', mean: 1 }] },
    ],
  });
  expect(summarizeSince(lines, system, 3).news).toEqual([
    { who: 'wolf', figures: [{ key: 'damage', mean: 10 }, { key: 'dead' }] },
  ]);
  expect(summarizeSince(lines, system, 4)).toEqual({ deeds: 0, news: [] });
});
