import { createSeededDie, seedOf } from '@arbitro/dice';
import { createRandomOracle, getCreature, optionsSchema, type Policy, run } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, validateAction } from '../actions.ts';
import { createWorld } from '../create-world.ts';
import { OPTIONS } from '../options.ts';
import { creaturesToAct } from '../rules/turn.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { World } from '../state.ts';
import { quinta } from '../system.ts';
import { plainPolicy, sensiblePolicy } from './policy.ts';
import { buildAttack, listArmsFor, listFoes, listUsableStrikes } from './policy-plans.ts';
import { tactics } from './tactics.ts';

const BLADE = { name: 'blade', attack: 'melee', hands: 2, damage: '2d6', type: 'slashing' };
const CLUBS = { name: 'clubs', multi: [{ deed: 'club', times: 2 }] };
const CLUB = { id: 'club', name: 'club', attack: 'melee', damage: '1d4', type: 'bludgeoning' };
const DART = { name: 'dart', attack: 'melee', range: [6, 18], damage: '1d4', type: 'piercing', uses: 2 };
const BOW = { name: 'bow', attack: 'ranged', range: [24, 96], damage: '1d8', type: 'piercing' };
const FIRE = {
  name: 'fire',
  area: { shape: 'cone', size: 4.5 },
  save: { ability: 'dex', dc: 12, damage: '2d6', type: 'fire' },
  recharge: 5,
};
const CURE = { name: 'cure', magic: true, heals: '1d8', uses: 1 };
const WIND = { name: 'wind', cost: 'bonus', range: 0, heals: '1d10', uses: 1 };

/** A hall with every kind of ground, and creatures with every kind of plan. */
const HALL = ['..........', '..#....,..', '..#.~~....', '....~~.#..', '..,....#..', '..........'];
const BAND = {
  anna: { hp: 14, deeds: [BLADE, WIND], at: [1, 1] },
  berto: { hp: 12, deeds: [BOW, DART, CURE], at: [0, 3], afflictions: ['prone'] },
  carla: { hp: 10, deeds: [CLUBS, CLUB], at: [3, 4], hidden: 12 },
  drago: { kind: 'monster', size: 'large', hp: 25, deeds: [FIRE, BLADE], at: [6, 0] },
  elfo: { kind: 'monster', hp: 9, deeds: [BOW, DART], at: [8, 3], hidden: 14 },
  fabio: {
    kind: 'monster',
    hp: 9,
    deeds: [CLUB],
    at: [0, 0],
    afflictions: [{ condition: 'grappled', source: 'anna', cause: 'grapple', escapeDc: 12 }],
  },
};

const buildFight = (): World =>
  createWorld({
    options: optionsSchema(OPTIONS).parse({}),
    creatures: Object.entries(BAND).map(
      ([
        id,
        {
          at: [x, y],
          ...sheet
        },
      ]) => ({
        id,
        name: id,
        sheet: sheetSchema.parse({ ...sheet, at: { x, y } }),
      }),
    ),
    scene: sceneSchema.parse({ map: { ground: HALL }, fight: { order: {} } }),
  });

/** Plays a fight and calls `look` before every action. */
function playFight(
  policy: Policy<World, Action>,
  seed: number,
  look: (world: World, who: string) => void,
): void {
  const die = createSeededDie(seedOf(`plans ${seed}`));
  const oracle = createRandomOracle(die, (asked, now: World) => policy.answer(asked, now));
  let world = buildFight();
  for (let actions = 0; actions < 400; actions++) {
    const [who] = creaturesToAct(world);
    if (who === undefined) return;
    look(world, who);
    const action = policy.act(world, who, die);
    expect(validateAction(world, action), JSON.stringify(action)).toBeUndefined();
    const step = run(quinta, world, action, oracle);
    if (step.kind !== 'done') throw new Error(`${action.type} is ${step.kind}`);
    world = step.world;
  }
}

const ignore = (): void => undefined;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('every plan is accepted', () => {
  test.each(SEEDS)('of the plain and the sensible policy, fight %i', (seed) => {
    playFight(plainPolicy, seed, ignore);
    playFight(sensiblePolicy, seed, ignore);
  });

  test.each(SEEDS)('that a policy which looks ahead chooses from, fight %i', (seed) => {
    playFight(sensiblePolicy, seed, (world, who) => {
      for (const action of tactics.choices(world, who))
        expect(validateAction(world, action), JSON.stringify(action)).toBeUndefined();
    });
  });
});

test.each(SEEDS)('the attacks considered are exactly those that the rules allow, fight %i', (seed) => {
  playFight(sensiblePolicy, seed, (world, who) => {
    const creature = getCreature(world, who);
    const arms = listUsableStrikes(world, creature);
    for (const foe of listFoes(world, creature)) {
      const attacks = [...creature.deeds, { id: 'unarmed', attack: {} }]
        .filter(({ attack }) => attack)
        .map(({ id }) => ({ type: 'attack', by: who, with: id, on: foe.id }) as const);
      expect(
        listArmsFor(world, creature, { foe, arms }).map((arm) => buildAttack(creature, arm, foe)),
      ).toEqual(attacks.filter((action) => !validateAction(world, action)));
    }
  });
});
