import { expect, test } from 'vitest';
import { createIdGiver } from './free-ids.ts';

test('ids are numbered after those in use', () => {
  const giveId = createIdGiver(['orc', 'orc-3']);
  expect(['orc', 'orc', 'wolf', 'orc-2', 'wolf'].map(giveId)).toEqual([
    'orc-2',
    'orc-4',
    'wolf',
    'orc-2-2',
    'wolf-2',
  ]);
});
