import { createScriptedOracle, run } from '@arbitro/kernel';
import { testGoldenOdds } from '@arbitro/testing';
import { describe } from 'vitest';
import { game } from './index.ts';
import type { World } from './state.ts';

/** Takes sheets as a person writes them. */
function buildTable(sheets: Readonly<Record<string, object>>, options: object = {}): World {
  return game.createWorld({
    options: game.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: game.schemas.sheet.parse(sheet),
    })),
    scene: null,
  });
}

function startFight(world: World): World {
  const step = run(game, world, { type: 'fight' }, createScriptedOracle([]));
  if (step.kind !== 'done') throw new Error('the fight did not begin');
  return step.world;
}

// Every chance is first computed by hand: which of the 12 faces succeed?

const sheets = { anna: { nerve: 2, hands: 2 }, wisp: { side: 'marsh', nerve: 3, full: 2 } };
const check = { type: 'check', by: 'anna', stat: 'nerve', difficulty: 'hard' } as const;
const attack = { type: 'attack', by: 'anna', on: 'wisp' } as const;

describe('a hard check with +2', () => {
  testGoldenOdds(game, [
    ['on 7 to 12', buildTable(sheets), check, 'made', '6/12'],
    ['on 8 to 12 where it must be beaten', buildTable(sheets, { ties: 'beat' }), check, 'made', '5/12'],
  ]);
});

describe('an attack with +2 against guard 9, with a d4 against 2 health', () => {
  const fight = startFight(buildTable(sheets));
  testGoldenOdds(game, [
    ['on 7 to 12', fight, attack, 'hit', '6/12'],
    ['and then 2 to 4', fight, attack, 'out:wisp', '18/48'],
    ['1, 2, 3 or 4 every other time', fight, attack, 'damage', '10/8'],
  ]);
});
