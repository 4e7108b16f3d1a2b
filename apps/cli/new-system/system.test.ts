import { run, scripted } from '@arbitro/kernel';
import { scenarios, systemContract } from '@arbitro/testing';
import { describe } from 'vitest';
import { game } from './index.ts';
import type { Options } from './options.ts';
import type { Creature, World } from './state.ts';

const usual = game.schemas.options.parse({});

/** All creatures of `content/` at one table. */
function camp(options: Options): World {
  const creatures = Object.entries(game.content).map(([id, { sheet }]) => ({
    id,
    name: id,
    sheet: game.schemas.sheet.parse(sheet),
  }));
  return game.begin({ options, creatures, scene: null });
}

function fighting(world: World): World {
  const step = run(game, world, { type: 'fight' }, scripted([]));
  if (step.is !== 'done') throw new Error('the fight did not begin');
  return step.world;
}

/** The same fight with a hound whose numbers the players do not know. */
function stranger(change: Partial<Creature>): World {
  const world = fighting(camp(usual));
  return {
    ...world,
    creatures: world.creatures.map((one) => (one.id === 'hound' ? { ...one, ...change } : one)),
  };
}
const SECRET: Partial<Creature> = { nerve: 5, hands: 6, weapon: 'club', health: 20, full: 20 };

// some forty properties that every system must have: offers are accepted, odds match the dice, secrets stay secret
systemContract(game, {
  worlds: { camp: camp(usual), fight: fighting(camp(usual)) },
  under: camp,
  kept: ['health'],
  secrets: [{ viewer: { role: 'player', owns: ['ines'] }, worlds: [stranger({}), stranger(SECRET)] }],
});

describe('the scenarios', () => scenarios(game, new URL('./scenarios/', import.meta.url)));
