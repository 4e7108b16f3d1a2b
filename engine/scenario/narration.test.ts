import type { System } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { describeAction } from './index.ts';
import { toy } from './toy/toy.ts';

test('a square in an action is described by its letter and number on the map', () => {
  const world = { options: null, creatures: [{ id: 'asa', name: 'Åsa' }] };
  const action = {
    type: 'strike',
    by: 'asa',
    on: { x: 6, y: 4 },
    path: [
      { x: 0, y: 0 },
      { x: 26, y: 1 },
    ],
  };
  expect(describeAction(action, world, { system: toy as System, language: 'en' })).toContain(
    'G5, path A1 + AA2',
  );
});

test('values inside a part of an action are described in words too', () => {
  const world = { options: null, creatures: [{ id: 'asa', name: 'Åsa' }] };
  const action = { type: 'strike', by: 'asa', act: { kind: 'run', withdraws: true, far: 1.5 } };
  expect(describeAction(action, world, { system: toy as System, language: 'it' })).toContain('run sì 1,5');
});
