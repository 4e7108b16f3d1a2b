import type { LogLine } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { findExtreme } from './extreme-result.ts';

const rolled = (dice: string, faces: readonly number[], by = 'brigida') => ({
  label: 'attack',
  rule: 'attack',
  by,
  dice,
  faces,
  because: [],
  leadsTo: 0,
});
const lineWith = (rest: Partial<LogLine>): LogLine => ({ moment: 1, seat: null, kind: 'acted', ...rest });

test('a natural 20 is the best, a natural 1 the worst; a die that does not count is neither', () => {
  expect(findExtreme(lineWith({ rolls: [rolled('1d20', [20])] }))).toBe('best');
  expect(findExtreme(lineWith({ rolls: [rolled('1d20', [1])] }))).toBe('worst');
  expect(findExtreme(lineWith({ rolls: [rolled('2d20kl1', [20, 7])] }))).toBeUndefined();
  expect(findExtreme(lineWith({ rolls: [rolled('1d100', [20])] }))).toBeUndefined();
});

test('critical hits and fumbles of the rules are extreme', () => {
  const event = { type: 'attack-rolled', rule: 'attack' };
  expect(findExtreme(lineWith({ events: [{ ...event, level: 'critical' }] }))).toBe('best');
  expect(findExtreme(lineWith({ events: [{ ...event, level: 'fumble' }] }))).toBe('worst');
  expect(findExtreme(lineWith({ events: [{ ...event, critical: true }] }))).toBe('best');
  expect(findExtreme(lineWith({ events: [{ ...event, level: 'success' }] }))).toBeUndefined();
});

test('the dice of many people, as for initiative, are not', () => {
  const rolls = ['a', 'b', 'c'].map((by) => rolled('1d20', [20], by));
  expect(findExtreme(lineWith({ rolls }))).toBeUndefined();
});
