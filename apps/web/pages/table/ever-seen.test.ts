import { expect, test } from 'vitest';
import { everSeen } from './ever-seen.ts';

const view = (...creatures: readonly { id: string; name: string; hp: number }[]) => ({ creatures });
const wasp = { id: 'archer', name: 'Vespa', hp: 14 };
const hawk = { id: 'raider', name: 'Nibbio', hp: 13 };

test('who is gone keeps the name they were last seen by', () => {
  const first = everSeen({ creatures: [] }, view(wasp, hawk));
  const after = everSeen(first, view(hawk));
  expect(after.creatures).toEqual([
    { id: 'raider', name: 'Nibbio' },
    { id: 'archer', name: 'Vespa' },
  ]);
});

test('who is there goes by the name of now', () => {
  const first = everSeen({ creatures: [] }, view(wasp));
  expect(everSeen(first, view({ ...wasp, name: 'Stranger' })).creatures).toEqual([
    { id: 'archer', name: 'Stranger' },
  ]);
});

test('it is the same as long as nobody is called otherwise', () => {
  const first = everSeen({ creatures: [] }, view(wasp));
  const later = everSeen(first, view({ ...wasp, hp: 3 }));
  expect(later).toBe(first);
});
