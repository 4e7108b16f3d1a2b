import type { BoardRow } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { findHappening } from './find-happening.ts';

const row = (id: string, now: number): BoardRow => ({
  id,
  name: id,
  side: null,
  ours: true,
  fights: true,
  rank: null,
  health: { now, full: 10, label: { en: 'HP', it: 'PF', fi: 'OP' }, rule: 'health' },
  meters: [],
  marks: [],
  out: now <= 0,
});
const at = (health: number, isYourTurn = false) => ({ rows: [row('aino', health)], isYourTurn });
const NATURAL_20 = {
  moment: 1,
  seat: null,
  kind: 'acted',
  rolls: [{ label: 'attack', rule: 'r', by: 'aino', dice: '1d20', faces: [20], because: [], leadsTo: 0 }],
};

test('a fall counts most, then an extreme result, then your turn, then health', () => {
  expect(findHappening(at(3), at(0, true), [NATURAL_20])).toBe('fell');
  expect(findHappening(at(3), at(2, true), [NATURAL_20])).toBe('best');
  expect(findHappening(at(3), at(2, true), [])).toBe('turn');
  expect(findHappening(at(3), at(2), [])).toBe('hurt');
  expect(findHappening(at(3), at(4), [])).toBe('healed');
  expect(findHappening(at(3, true), at(3, true), [])).toBeUndefined();
});

test('a creature that comes is no change', () => {
  expect(findHappening({ rows: [], isYourTurn: false }, at(5), [])).toBeUndefined();
});
