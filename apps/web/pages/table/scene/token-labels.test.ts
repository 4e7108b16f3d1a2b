import { expect, test } from 'vitest';
import { labelTokens } from './token-labels.ts';

const labelsOf = (...names: readonly string[]) => [
  ...labelTokens(names.map((name) => ({ id: name, name }))).values(),
];

test('different beginnings keep their first letters and are plain', () => {
  expect(labelsOf('Aino', 'Veikko')).toEqual([
    { initials: 'Ai', pattern: 0 },
    { initials: 'Ve', pattern: 0 },
  ]);
});

test('names that begin alike differ in letters and in pattern', () => {
  expect(labelsOf('Brigida', 'Bruno', 'Brando')).toEqual([
    { initials: 'Bi', pattern: 0 },
    { initials: 'Bu', pattern: 1 },
    { initials: 'Ba', pattern: 2 },
  ]);
  expect(labelsOf('Goblin 1', 'Guard 1').map(({ initials }) => initials)).toEqual(['Go1', 'Gu1']);
});

test('the same name twice differs in pattern', () => {
  const rows = ['a', 'b'].map((id) => ({ id, name: 'Wolf' }));
  expect([...labelTokens(rows).values()].map(({ pattern }) => pattern)).toEqual([0, 1]);
});
