import { expect, test } from 'vitest';
import { compareRows } from './row-change.ts';

const LABEL = { en: 'hit points', it: 'punti ferita', fi: 'osumapisteet' };
const withHealth = (now: number, out = false) => ({
  health: { now, full: 12, label: LABEL, rule: 'hit-points' },
  out,
});
const thatLooks = (looks: string) => ({ health: { looks, rule: 'looks' }, out: false });

test('health lost or gained is a number', () => {
  expect(compareRows(withHealth(12), withHealth(5))).toEqual({ amount: -7, fell: false });
  expect(compareRows(withHealth(5), withHealth(9))).toEqual({ amount: 4, fell: false });
  expect(compareRows(withHealth(5), withHealth(5))).toBeUndefined();
});

test('a fall is one, and only once', () => {
  expect(compareRows(withHealth(3), withHealth(0, true))).toEqual({ amount: -3, fell: true });
  expect(compareRows(withHealth(0, true), withHealth(0, true))).toBeUndefined();
});

test('health known by looks changes with the looks', () => {
  expect(compareRows(thatLooks('unhurt'), thatLooks('bloodied'))).toEqual({
    amount: 0,
    looks: 'bloodied',
    fell: false,
  });
  expect(compareRows(thatLooks('unhurt'), thatLooks('unhurt'))).toBeUndefined();
});

test('numbers learned of a creature are no change of its health', () => {
  expect(compareRows(thatLooks('unhurt'), withHealth(5))).toBeUndefined();
});
