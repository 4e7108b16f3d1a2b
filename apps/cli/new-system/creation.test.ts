import { createCharacter, createScriptedOracle } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { game } from './index.ts';

test('my-game.creation.bearer · points and a weapon make a sheet', () => {
  const answers = [{ value: { nerve: 1, hands: 3 } }, { value: 'hook' }];
  expect(createCharacter(game, createScriptedOracle(answers))).toMatchObject({
    kind: 'made',
    sheet: { side: 'bearers', nerve: 1, hands: 3, weapon: 'hook', health: 10, full: 10 },
  });
});

test('my-game.creation.bearer · no more than 3 in either', () => {
  expect(createCharacter(game, createScriptedOracle([{ value: { nerve: 4, hands: 0 } }])).kind).toBe(
    'refused',
  );
});
