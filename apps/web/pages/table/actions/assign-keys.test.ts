import { expect, test } from 'vitest';
import { assignKeys } from './assign-keys.ts';

test('an action keeps its key while others come and go', () => {
  const first = assignKeys([], ['attack', 'move', 'dodge']);
  expect(first).toEqual(['attack', 'move', 'dodge']);
  const later = assignKeys(first, ['move', 'end-turn', 'dodge']);
  expect(later).toEqual(['attack', 'move', 'dodge', 'end-turn']);
  expect(assignKeys(later, ['attack', 'help'])).toEqual([...later, 'help']);
});

test('there are nine keys', () => {
  const many = Array.from({ length: 12 }, (_, index) => `action-${index}`);
  expect(assignKeys([], many)).toEqual(many.slice(0, 9));
});
