import { expect, test } from 'vitest';
import { reuseEqual } from './reuse-equal.ts';

test('an unchanged row stays the same object, a changed or new row does not', () => {
  const before = [
    { id: 'anna', at: { x: 1 } },
    { id: 'orso', at: { x: 2 } },
  ];
  const now = [
    { id: 'orso', at: { x: 2 } },
    { id: 'anna', at: { x: 3 } },
    { id: 'lupo', at: { x: 2 } },
  ];
  const kept = reuseEqual(before, now, ({ id }) => id);
  expect(kept).toEqual(now);
  expect(kept.map((item) => before.includes(item))).toEqual([true, false, false]);
});
