import { createSeededDie, seedOf } from '@arbitro/dice';
import { createRandomOracle, run } from '@arbitro/kernel';
import { testSystemContract } from '@arbitro/testing';
import { brp } from './index.ts';
import type { Options } from './options.ts';
import type { Creature, World } from './state.ts';

const defaults = brp.schemas.options.parse({});

const buildCreature = (id: string, from = id, change: object = {}) => ({
  id,
  name: id,
  sheet: brp.schemas.sheet.parse({ ...(brp.content[from]?.sheet as object), ...change }),
});

/** Our heroes, bandits and beasts; one is already wounded, one is poisoned. */
const camp = (options: Options): World =>
  brp.createWorld({
    options,
    scene: brp.schemas.scene.parse({}),
    creatures: [
      buildCreature('ginevra'),
      buildCreature('taddeo', 'taddeo', { wounds: [4] }),
      buildCreature('nilla', 'nilla', { doses: [{ eff: 8, onsetAt: 30 }] }),
      buildCreature('malerba', 'capobanda'),
      buildCreature('grillo', 'bandito'),
      buildCreature('falchetto', 'arciere'),
      buildCreature('orso'),
    ],
  });

/** A fight without declarations, so that all actions are open. The first creature has a dagger in hand. */
const skirmish = (): World =>
  brp.createWorld({
    options: defaults,
    scene: brp.schemas.scene.parse({ fight: { at: { grillo: 8 } } }),
    creatures: [
      buildCreature('nilla', 'nilla', { characteristics: { DES: 18, INT: 18 }, arms: ['dagger'] }),
      buildCreature('grillo', 'bandito'),
    ],
  });

/** A fight after some rounds. */
function playSomeTurns(world: World): World {
  const { sensible } = brp.policies;
  if (!sensible) throw new Error('there is no policy');
  const die = createSeededDie(seedOf('the forest road'));
  const oracle = createRandomOracle<World>(die, (decisionRequest, now) =>
    sensible.answer(decisionRequest, now),
  );
  let now = world;
  for (let turn = 0; turn < 12; turn++) {
    const [who] = brp.creaturesToAct(now);
    const action = turn === 0 ? ({ type: 'fight' } as const) : sensible.act(now, who ?? '', die);
    const step = run(brp, now, action, oracle);
    if (step.kind !== 'done') throw new Error(`the fight stopped: ${step.kind}`);
    now = step.world;
  }
  return now;
}

/** The same fight with a bear whose numbers no player knows. */
function stranger(change: Partial<Creature>): World {
  const world = playSomeTurns(camp(defaults));
  const creatures = world.creatures.map((other) => (other.id === 'orso' ? { ...other, ...change } : other));
  return { ...world, creatures };
}

const PLAIN: Partial<Creature> = { wounds: [] };
const HIDDEN: Partial<Creature> = {
  wounds: [],
  characteristics: buildCreature('x', 'orso', { characteristics: { FOR: 30, COS: 5, DES: 3 } }).sheet
    .characteristics,
  stated: { hitPoints: 40, power: 3, damageBonus: '3d6' },
  skills: {},
  hide: 9,
  nightSight: true,
  mov: 3,
  power: 1,
};

testSystemContract(brp, {
  worlds: { camp: camp(defaults), fight: playSomeTurns(camp(defaults)), skirmish: skirmish() },
  worldUnder: camp,
  turns: 1500,
  samples: 10_000,
  changedByFights: [
    'name',
    'characteristics',
    'wounds',
    'power',
    'lacksPowerSince',
    'skills',
    'arms',
    'body',
    'helmet',
    'state',
    'conditions',
    'hardships',
    'diseases',
    'doses',
    'antidotes',
    'losses',
    'healsAt',
    'related',
  ],
  secrets: [
    { viewer: { role: 'player', owns: ['ginevra'] }, worlds: [stranger(PLAIN), stranger(HIDDEN)] },
    { viewer: { role: 'spectator' }, worlds: [stranger(PLAIN), stranger(HIDDEN)] },
  ],
  // every view shows how hurt a creature looks, but not its numbers
  visibleEvents: ['wounded', 'wound-healed', 'characteristic-changed', 'block-rolled'],
});
