import { expect, test } from 'vitest';
import { addToNameHistory } from './name-history.ts';

const buildView = (...creatures: readonly { id: string; name: string; hp: number }[]) => ({ creatures });
const wasp = { id: 'archer', name: 'Vespa', hp: 14 };
const hawk = { id: 'raider', name: 'Nibbio', hp: 13 };

test('who is gone keeps the name they were last seen by', () => {
  const first = addToNameHistory({ creatures: [] }, buildView(wasp, hawk));
  const after = addToNameHistory(first, buildView(hawk));
  expect(after.creatures).toEqual([
    { id: 'raider', name: 'Nibbio' },
    { id: 'archer', name: 'Vespa' },
  ]);
});

test('who is there goes by the name of now', () => {
  const first = addToNameHistory({ creatures: [] }, buildView(wasp));
  expect(addToNameHistory(first, buildView({ ...wasp, name: 'Stranger' })).creatures).toEqual([
    { id: 'archer', name: 'Stranger' },
  ]);
});

test('it is the same object as long as no name changes', () => {
  const first = addToNameHistory({ creatures: [] }, buildView(wasp));
  const later = addToNameHistory(first, buildView({ ...wasp, hp: 3 }));
  expect(later).toBe(first);
});
