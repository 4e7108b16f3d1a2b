import { findUndone, type LogLine } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { findStepBack, findStepForward, isLastByComputer } from './undo-steps.ts';

const buildLine = (moment: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({
  moment,
  seat: 's1',
  kind,
  ...more,
});
const PLAYED = [
  buildLine(1, 'opened'),
  buildLine(2, 'acted'),
  buildLine(3, 'acted'),
  buildLine(4, 'answered'),
  buildLine(5, 'answered'),
];
const momentsBack = (lines: readonly LogLine[]) => findStepBack(lines, findUndone(lines))?.moment;
const momentsForward = (lines: readonly LogLine[]) => findStepForward(lines, findUndone(lines))?.moment;

test('a step back takes an action and all that was answered', () => {
  expect(momentsBack(PLAYED)).toBe(2);
});

test('after one step back comes the next', () => {
  expect(momentsBack([...PLAYED, buildLine(6, 'went-back', { to: 2 })])).toBe(1);
});

test('before the first moment there is none', () => {
  expect(momentsBack(PLAYED.slice(0, 1))).toBeUndefined();
});

test('forward again goes to the end of what was taken back first', () => {
  const gone = [...PLAYED, buildLine(6, 'went-back', { to: 2 })];
  expect(momentsForward(gone)).toBe(5);
  expect(momentsForward([...gone.slice(0, -1), buildLine(6, 'went-back', { to: 1 })])).toBe(2);
});

test('forward is only offered straight after going back', () => {
  expect(momentsForward(PLAYED)).toBeUndefined();
  expect(
    momentsForward([...PLAYED, buildLine(6, 'went-back', { to: 2 }), buildLine(7, 'acted')]),
  ).toBeUndefined();
});

test('the last action counts as Arbitro’s until it is taken back or another follows', () => {
  const lines = [...PLAYED, buildLine(6, 'acted', { computer: 'simple' }), buildLine(7, 'answered')];
  const isByComputer = (all: readonly LogLine[]) => isLastByComputer(all, findUndone(all));
  expect(isByComputer(lines)).toBe(true);
  expect(isByComputer([...lines, buildLine(8, 'went-back', { to: 5 })])).toBe(false);
  expect(isByComputer([...lines, buildLine(8, 'acted')])).toBe(false);
});
