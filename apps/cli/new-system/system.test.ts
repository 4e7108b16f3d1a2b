import { createScriptedOracle, run } from '@arbitro/kernel';
import { testScenarios, testSystemContract } from '@arbitro/testing';
import { describe } from 'vitest';
import { game } from './index.ts';
import type { Options } from './options.ts';
import type { Creature, World } from './state.ts';

const defaultOptions = game.schemas.options.parse({});

/** All creatures of `content/` at one table. */
function buildCamp(options: Options): World {
  const creatures = Object.entries(game.content).map(([id, { sheet }]) => ({
    id,
    name: id,
    sheet: game.schemas.sheet.parse(sheet),
  }));
  return game.createWorld({ options, creatures, scene: null });
}

function startFight(world: World): World {
  const step = run(game, world, { type: 'fight' }, createScriptedOracle([]));
  if (step.kind !== 'done') throw new Error('the fight did not begin');
  return step.world;
}

/** The fight with other numbers for the hound: the players must not see a difference. */
function startFightWithHound(change: Partial<Creature>): World {
  const world = startFight(buildCamp(defaultOptions));
  return {
    ...world,
    creatures: world.creatures.map((creature) =>
      creature.id === 'hound' ? { ...creature, ...change } : creature,
    ),
  };
}
const SECRET: Partial<Creature> = { nerve: 5, hands: 6, weapon: 'club', health: 20, full: 20 };

// some forty properties that every system must have: offers are accepted, odds match the dice, secrets stay secret
testSystemContract(game, {
  worlds: { camp: buildCamp(defaultOptions), fight: startFight(buildCamp(defaultOptions)) },
  worldUnder: buildCamp,
  changedByFights: ['health'],
  secrets: [
    {
      viewer: { role: 'player', owns: ['ines'] },
      worlds: [startFightWithHound({}), startFightWithHound(SECRET)],
    },
  ],
});

describe('the scenarios', () => testScenarios(game, new URL('./scenarios/', import.meta.url)));
