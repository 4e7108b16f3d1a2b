import type { Line } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { undoneIn } from '../log/undone.ts';
import { stepBack, stepForward } from './steps.ts';

const line = (moment: number, kind: string, more: Partial<Line> = {}): Line => ({
  moment,
  seat: 's1',
  kind,
  ...more,
});
const PLAYED = [
  line(1, 'opened'),
  line(2, 'acted'),
  line(3, 'acted'),
  line(4, 'answered'),
  line(5, 'answered'),
];
const back = (lines: readonly Line[]) => stepBack(lines, undoneIn(lines))?.moment;
const forward = (lines: readonly Line[]) => stepForward(lines, undoneIn(lines))?.moment;

test('a step back takes an action and all that was answered', () => {
  expect(back(PLAYED)).toBe(2);
});

test('after one step back comes the next', () => {
  expect(back([...PLAYED, line(6, 'went-back', { to: 2 })])).toBe(1);
});

test('before the first moment there is none', () => {
  expect(back(PLAYED.slice(0, 1))).toBeUndefined();
});

test('forward again goes to the end of what was taken back first', () => {
  const gone = [...PLAYED, line(6, 'went-back', { to: 2 })];
  expect(forward(gone)).toBe(5);
  expect(forward([...gone.slice(0, -1), line(6, 'went-back', { to: 1 })])).toBe(2);
});

test('forward is only offered straight after going back', () => {
  expect(forward(PLAYED)).toBeUndefined();
  expect(forward([...PLAYED, line(6, 'went-back', { to: 2 }), line(7, 'acted')])).toBeUndefined();
});
