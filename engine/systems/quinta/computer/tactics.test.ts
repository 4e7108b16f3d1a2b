import { createSeededDie, seedOf } from '@arbitro/dice';
import { act, type CreatureId, createRandomOracle, getCreature } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { quinta } from '../index.ts';
import type { World } from '../state.ts';
import { combatStats } from './combat-stats.ts';
import { sensiblePolicy } from './policy.ts';
import { tactics } from './tactics.ts';

const SWORD = { name: 'sword', attack: 'melee', damage: '1d8', type: 'slashing' };
const BOW = { name: 'bow', attack: 'ranged', range: [24, 96], damage: '1d8', type: 'piercing' };
const CURE = { name: 'cure', magic: true, heals: '1d8', uses: 2, range: 9 };
const WARD = { name: 'ward', magic: true, temporary: '1d8', range: 9 };
const FIRE = { name: 'fire', area: { cone: 4.5 }, save: { ability: 'dex', dc: 13, damage: '3d6 fire' } };
const ORC = { kind: 'monster', hp: 15, deeds: [SWORD] };
type Sheets = Readonly<Record<CreatureId, object>>;

/** Builds a fight. The first creature has the turn. */
function fight(sheets: Sheets, scene: object = {}): World {
  return quinta.createWorld({
    options: quinta.schemas.options.parse({}),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: quinta.schemas.sheet.parse(sheet),
    })),
    scene: quinta.schemas.scene.parse({ fight: { order: Object.keys(sheets) }, ...scene }),
  });
}

const FIELD = { map: { ground: Array.from({ length: 7 }, () => '.'.repeat(12)) } };
const buildOnField = (places: Readonly<Record<CreatureId, readonly [object, number, number]>>): World =>
  fight(
    Object.fromEntries(Object.entries(places).map(([id, [sheet, x, y]]) => [id, { ...sheet, at: [x, y] }])),
    FIELD,
  );

const listChoices = (world: World): readonly Action[] => tactics.choices(world, 'anna');
const listChoicesOfType = <T extends Action['type']>(world: World, type: T) =>
  listChoices(world).filter((action): action is Extract<Action, { type: T }> => action.type === type);
const ANNA = { hp: 20, deeds: [SWORD] };

describe('there is to choose from', () => {
  test('a blow at everybody with everything', () => {
    const world = fight({ anna: { ...ANNA, deeds: [SWORD, BOW] }, orc: ORC, goblin: ORC });
    const blows = listChoicesOfType(world, 'attack').map((action) => `${action.with} ${action.on}`);
    const all = ['orc', 'goblin'].flatMap((on) => ['sword', 'bow', 'unarmed'].map((arm) => `${arm} ${on}`));
    expect(blows.toSorted()).toEqual(all.toSorted());
  });

  test('help only for creatures that lack it', () => {
    const anna = { ...ANNA, deeds: [SWORD, CURE, WARD] };
    const bo = { hp: 3, fullHp: 9, temporary: 2 };
    const used = listChoicesOfType(fight({ anna, bo, orc: { ...ORC, hp: 1, fullHp: 15 } }), 'use');
    expect(used.map(({ deed, on }) => [deed, on])).toEqual([
      ['cure', ['bo']],
      ['ward', ['anna']],
    ]);
  });

  test('first aid for the dying', () => {
    const world = fight({ anna: ANNA, bo: { hp: 0, fullHp: 9 }, orc: ORC });
    expect(listChoices(world)).toContainEqual({ type: 'help', by: 'anna', how: 'first-aid', on: 'bo' });
  });

  test('a blast where it takes no friend', () => {
    const anna = { ...ANNA, deeds: [FIRE] };
    const world = buildOnField({
      anna: [anna, 3, 3],
      orc: [ORC, 5, 2],
      goblin: [ORC, 5, 4],
      bo: [ANNA, 3, 1],
      troll: [ORC, 3, 0],
    });
    expect(listChoicesOfType(world, 'use').length).toBeGreaterThan(0);
    for (const { at } of listChoicesOfType(world, 'use')) expect(at).not.toEqual({ x: 3, y: 0 });
  });

  test('without a map a blast on two at most', () => {
    const world = fight({
      anna: { ...ANNA, deeds: [FIRE] },
      orc: ORC,
      troll: { ...ORC, hp: 40 },
      rat: { ...ORC, hp: 2 },
    });
    expect(listChoicesOfType(world, 'use').map(({ on }) => on)).toEqual([
      ['rat', 'orc'],
      ['orc', 'troll'],
    ]);
    const alone = fight({ anna: { ...ANNA, deeds: [FIRE] }, orc: ORC });
    expect(listChoicesOfType(alone, 'use').map(({ on }) => on)).toEqual([['orc']]);
  });

  test('a way to each who is not yet in reach', () => {
    const world = buildOnField({
      anna: [ANNA, 0, 3],
      orc: [ORC, 5, 0],
      goblin: [ORC, 5, 6],
      far: [ORC, 11, 3],
    });
    const reached = listChoicesOfType(world, 'move').map(({ to }) => to);
    expect(reached).toHaveLength(2);
    expect(listChoicesOfType(buildOnField({ anna: [ANNA, 4, 3], orc: [ORC, 5, 3] }), 'move')).toEqual([]);
  });

  test('but none on which a foe would strike first', () => {
    const world = buildOnField({ anna: [ANNA, 0, 3], guard: [ORC, 1, 3], goblin: [ORC, 5, 3] });
    expect(listChoicesOfType(world, 'move')).toEqual([]);
  });

  test('a way out of what holds', () => {
    const held = { condition: 'restrained', escapeDc: 12 };
    const world = fight({ anna: { ...ANNA, conditions: [held] }, orc: ORC });
    expect(listChoicesOfType(world, 'escape').map(({ skill }) => skill)).toEqual(['athletics', 'acrobatics']);
  });

  test('nothing for a creature that stands up first, nor without a fight', () => {
    expect(listChoices(fight({ anna: { ...ANNA, conditions: ['prone'] }, orc: ORC }))).toEqual([]);
    expect(listChoices({ ...fight({ anna: ANNA, orc: ORC }), fight: null })).toEqual([]);
  });
});

describe('what comes of it is foreseen', () => {
  test('a step is made for the blow after it', () => {
    const world = buildOnField({ anna: [ANNA, 0, 3], orc: [ORC, 5, 3] });
    const [move] = listChoicesOfType(world, 'move');
    const later = move && tactics.delayedAction?.(world, move);
    expect(later?.action).toMatchObject({ type: 'attack', by: 'anna', with: 'sword', on: 'orc' });
    expect(later && quinta.refuses(later.world, later.action)).toBeUndefined();
    expect(later && getCreature(later.world, 'anna').budget.moved).toBe(6);
  });

  test('a turn ends without the dice of the next', () => {
    const world = fight({ anna: ANNA, bo: { hp: 0, fullHp: 9 }, orc: ORC });
    const later = tactics.delayedAction?.(world, { type: 'end-turn', by: 'anna' });
    const unasked = (): never => {
      throw new Error('a die is thrown');
    };
    const step = later && act(quinta, later.world, later.action, createRandomOracle(unasked, unasked));
    expect(step?.kind).toBe('done');
  });

  test('a blow is a blow', () => {
    const world = fight({ anna: ANNA, orc: ORC });
    expect(tactics.delayedAction?.(world, { type: 'attack', by: 'anna', on: 'orc' })).toBeUndefined();
  });
});

describe('beside health there count', () => {
  const edge = (sheet: object, id = 'anna') =>
    tactics.positionValue?.(fight({ orc: ORC, anna: { ...ANNA, ...sheet } }), id) ?? 0;

  test.each([
    ['whatever takes one’s actions, most', { conditions: ['paralyzed'] }, { conditions: ['poisoned'] }],
    ['what hinders one’s blows', { conditions: ['poisoned'] }, {}],
    ['lying on the ground, a little', { conditions: ['prone'] }, {}],
    ['the uses that are left', { deeds: [SWORD] }, { deeds: [SWORD, CURE] }],
    ['each failure of the dying', { hp: 0, fullHp: 20, failures: 2 }, { hp: 0, fullHp: 20 }],
  ])('%s', (_, worse, better) => {
    expect(edge(worse)).toBeLessThan(edge(better));
  });

  test('temporary hit points, for half of what they save', () => {
    expect(edge({ temporary: 10 }) - edge({})).toBeCloseTo(0.25);
  });

  test('what is left of one’s turn', () => {
    const world = fight({ anna: ANNA, orc: ORC });
    const spent = { ...getCreature(world, 'anna').budget, action: false };
    const creatures = world.creatures.map((creature) =>
      creature.id === 'anna' ? { ...creature, budget: spent } : creature,
    );
    expect(tactics.positionValue?.({ ...world, creatures }, 'anna')).toBeLessThan(
      tactics.positionValue?.(world, 'anna') ?? 0,
    );
  });
});

test('a creature that can act may flee and is then away', () => {
  const world = fight({ anna: ANNA, bo: ANNA, orc: ORC });
  const flight = tactics.withdraw(world, 'anna');
  expect(flight).toEqual({ type: 'leave', by: 'anna', how: 'fled' });
  expect(
    tactics.withdraw(fight({ anna: { ...ANNA, conditions: ['stunned'] }, orc: ORC }), 'anna'),
  ).toBeUndefined();
  const step =
    flight &&
    act(
      quinta,
      world,
      flight,
      createRandomOracle(
        () => 1,
        () => null,
      ),
    );
  expect(step?.kind === 'done' && combatStats.status(step.world, 'anna')).toBe('away');
});

test('metres apart, where places are known', () => {
  expect(tactics.distance(buildOnField({ anna: [ANNA, 0, 0], orc: [ORC, 4, 0] }), 'anna', 'orc')).toBe(6);
  expect(tactics.distance(fight({ anna: ANNA, orc: ORC }), 'anna', 'orc')).toBe(0);
});

test.each([
  ['up', {}],
  ['down', { hp: 0, fullHp: 9 }],
  ['down', { conditions: ['unconscious'] }],
  ['dead', { life: 'dead', hp: 0, fullHp: 9 }],
])('a creature is %s', (fate, sheet) => {
  expect(combatStats.status(fight({ anna: ANNA, orc: ORC, bo: { ...ANNA, ...sheet } }), 'bo')).toBe(fate);
});

test('uses are counted by what they are of', () => {
  const world = fight({ anna: { ...ANNA, deeds: [SWORD, CURE], spent: { cure: 1 } }, orc: ORC });
  expect(combatStats.reserves(world, 'anna')).toEqual({ cure: 1 });
  expect(combatStats.reserves(world, 'orc')).toEqual({});
});

test('neither rounds nor the clock nor the numbers of the initiative matter', () => {
  const world = fight({ anna: ANNA, orc: ORC });
  const order = world.fight?.order.map(({ who, initiative }) => ({ who, initiative: initiative + 1 })) ?? [];
  const later: World = { ...world, clock: 60, fight: world.fight && { ...world.fight, order, round: 11 } };
  expect(combatStats.stateKey(later)).toEqual(combatStats.stateKey(world));
});

describe('the winners stand at the end', () => {
  const STRANGE = { map: { ground: ['.....', '..#..', '.....'] } };

  /** Plays until the fight is decided and returns the world. */
  function decided(initialWorld: World, seed: string): World {
    const die = createSeededDie(seedOf(seed));
    const oracle = createRandomOracle<World>(die, (decisionRequest, now) =>
      sensiblePolicy.answer(decisionRequest, now),
    );
    let world = initialWorld;
    for (let turn = 0; turn < 2000 && !world.fight?.over; turn++) {
      const [who = ''] = quinta.creaturesToAct(world);
      const step = act(quinta, world, sensiblePolicy.act(world, who, die), oracle);
      if (step.kind !== 'done') throw new Error(`the fight is ${step.kind}`);
      world = step.world;
    }
    return world;
  }

  test.each([
    ['without a map', {}],
    ['on a map', STRANGE],
  ])('%s', (_, scene) => {
    for (let seed = 0; seed < 5; seed++) {
      const end = decided(fight({ anna: ANNA, bo: ANNA, orc: ORC, goblin: ORC }, scene), `standing ${seed}`);
      const up = end.creatures.filter(({ id }) => combatStats.status(end, id) === 'up');
      expect(new Set(up.map(({ side }) => side))).toEqual(new Set([end.fight?.winner]));
    }
  });
});
