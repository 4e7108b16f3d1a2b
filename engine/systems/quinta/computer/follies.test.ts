import { createSeededDie, seedOf } from '@arbitro/dice';
import { type CreatureId, createRandomOracle, getCreature, optionsSchema, run } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { CONTENT } from '../content/creatures.ts';
import { HEROES } from '../content/heroes.ts';
import { MONSTERS } from '../content/monsters.ts';
import { createWorld } from '../create-world.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { World } from '../state.ts';
import { quinta } from '../system.ts';
import { sensiblePolicy } from './policy.ts';

const GROUND = Array.from({ length: 9 }, () => '................');
type Placed = readonly [sheet: object, x: number, y: number];

/** A fight on an open field in which the first creature has the turn. */
function buildFight(placed: Readonly<Record<CreatureId, Placed>>): World {
  return createWorld({
    options: optionsSchema(OPTIONS).parse({}),
    creatures: Object.entries(placed).map(([id, [sheet, x, y]]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse({ ...sheet, at: { x, y } }),
    })),
    scene: sceneSchema.parse({ map: { ground: GROUND }, fight: { order: Object.keys(placed) } }),
  });
}

/** The actions of the first creature in its turn, without the end of the turn. */
function playTurn(initialWorld: World, seed = 'a turn'): readonly Action[] {
  const die = createSeededDie(seedOf(seed));
  const oracle = createRandomOracle<World>(die, (asked, now) => sensiblePolicy.answer(asked, now));
  const who = initialWorld.creatures[0]?.id ?? '';
  const actions: Action[] = [];
  let world = initialWorld;
  while (quinta.creaturesToAct(world)[0] === who && actions.length < 20) {
    const action = sensiblePolicy.act(world, who, die);
    if (action.type === 'end-turn') break;
    const step = run(quinta, world, action, oracle);
    if (step.kind !== 'done') throw new Error(`${JSON.stringify(action)} is ${step.kind}`);
    actions.push(action);
    world = step.world;
  }
  return actions;
}

const BRIGIDA = HEROES.brigida.sheet;
const TEODORA = HEROES.teodora.sheet;
const ERMETE = HEROES.ermete.sheet;
const CAPTAIN = MONSTERS.condottiero.sheet;
const RAIDER = MONSTERS.predone.sheet;
const DRAKE = MONSTERS['drago-di-brace'].sheet;

describe('a hero', () => {
  test('beside the captain strikes at it and throws nothing at others', () => {
    const world = buildFight({
      brigida: [BRIGIDA, 4, 4],
      captain: [CAPTAIN, 5, 4],
      raider: [{ ...RAIDER, hp: 9 }, 8, 4],
    });
    expect(playTurn(world)[0]).toMatchObject({ type: 'attack', with: 'longsword', on: 'captain' });
  });

  test('throws no fire at a creature that is immune to it', () => {
    const world = buildFight({ ermete: [ERMETE, 1, 4], brigida: [BRIGIDA, 8, 4], drake: [DRAKE, 9, 4] });
    const actions = playTurn(world);
    expect(actions).not.toContainEqual(expect.objectContaining({ with: 'fire-bolt' }));
    expect(actions).not.toContainEqual(expect.objectContaining({ deed: 'burning-hands' }));
    expect(actions).not.toContainEqual(expect.objectContaining({ with: 'quarterstaff' }));
  });

  test('gives no first aid to the stable, and finishes the captain before it helps the dying', () => {
    for (const life of ['stable', 'alive']) {
      const world = buildFight({
        brigida: [BRIGIDA, 4, 4],
        ermete: [{ ...ERMETE, hp: 0, life }, 3, 4],
        captain: [{ ...CAPTAIN, hp: 4 }, 5, 4],
      });
      expect(playTurn(world)[0]).toMatchObject({ type: 'attack', on: 'captain' });
    }
  });

  test('burns several foes at once, also after some steps', () => {
    const near = { ermete: [ERMETE, 3, 4], one: [RAIDER, 5, 4], two: [RAIDER, 5, 5] } as const;
    const far = { ermete: [ERMETE, 1, 4], one: [RAIDER, 8, 4], two: [RAIDER, 8, 5] } as const;
    for (const placed of [near, far])
      expect(playTurn(buildFight(placed))).toContainEqual(
        expect.objectContaining({ type: 'use', deed: 'burning-hands' }),
      );
  });

  test('burns no friend', () => {
    const world = buildFight({ ermete: [ERMETE, 3, 4], brigida: [BRIGIDA, 4, 4], one: [RAIDER, 5, 4] });
    expect(playTurn(world)).not.toContainEqual(expect.objectContaining({ deed: 'burning-hands' }));
  });

  test('blesses the fighter whom the foes attack', () => {
    const world = buildFight({
      teodora: [{ ...TEODORA, spent: { 'healing-word': 3 } }, 2, 4],
      ermete: [ERMETE, 1, 4],
      brigida: [{ ...BRIGIDA, hp: 12, fullHp: 28 }, 4, 4],
      captain: [CAPTAIN, 5, 4],
      raider: [RAIDER, 5, 5],
    });
    expect(playTurn(world)[0]).toMatchObject({ type: 'use', deed: 'blessing', on: ['brigida'] });
  });

  test('heals no friend who is hardly hurt', () => {
    const world = buildFight({
      teodora: [TEODORA, 2, 4],
      brigida: [{ ...BRIGIDA, hp: 25, fullHp: 28 }, 4, 4],
      raider: [RAIDER, 5, 4],
    });
    expect(playTurn(world)).not.toContainEqual(expect.objectContaining({ deed: 'healing-word' }));
  });
});

const CLAW = { id: 'claw', name: 'Claw', attack: 'melee', bonus: 7, damage: '2d6+5', type: 'slashing' };
const BITE = { id: 'bite', name: 'Bite', attack: 'melee', bonus: 7, damage: '3d8+5', type: 'piercing' };
const DREAD = {
  id: 'dread',
  name: 'Dread',
  area: { sphere: 36 },
  save: { ability: 'wis', dc: 16, onFail: [{ condition: 'frightened', rounds: 10 }] },
};
const BREATH = {
  id: 'breath',
  name: 'Breath',
  area: { cone: 9 },
  save: { ability: 'dex', dc: 15, damage: '8d6', type: 'cold', half: true },
  recharge: 5,
};
const SPIT = {
  id: 'spit',
  name: 'Spit',
  attack: 'ranged',
  bonus: 7,
  range: [36, 120],
  damage: '1d6',
  type: 'acid',
};
const WYRM = { kind: 'monster', side: 'foes', level: 9, ac: 18, hp: 120, scores: { str: 20 } };
const FRIGHTENED = { conditions: [{ condition: 'frightened', source: 'wyrm', cause: 'dread', rounds: 10 }] };

describe('a monster', () => {
  const wyrmAgainst = (deeds: readonly object[], heroes: Readonly<Record<CreatureId, Placed>>): World =>
    buildFight({ wyrm: [{ ...WYRM, deeds }, 4, 4], ...heroes });

  test('frightens once and then attacks', () => {
    const heroes = { a: [BRIGIDA, 5, 4], b: [TEODORA, 5, 5] } as const;
    const afraid = {
      a: [{ ...BRIGIDA, ...FRIGHTENED }, 5, 4],
      b: [{ ...TEODORA, ...FRIGHTENED }, 5, 5],
    } as const;
    expect(playTurn(wyrmAgainst([DREAD, CLAW], afraid))[0]).toMatchObject({ type: 'attack' });
    expect(playTurn(wyrmAgainst([DREAD, { ...CLAW, damage: '1d4' }], heroes))[0]).toMatchObject({
      deed: 'dread',
    });
  });

  test('prefers three blows to one that is stronger', () => {
    const three = { id: 'three', name: 'Three', multi: { claw: 3 } };
    const actions = playTurn(
      wyrmAgainst([BITE, CLAW, three], { a: [{ ...BRIGIDA, hp: 80, fullHp: 80 }, 5, 4] }),
    );
    expect(actions.map((action) => 'with' in action && action.with)).toEqual(['claw', 'claw', 'claw']);
  });

  test('comes near enough to breathe on two', () => {
    const world = wyrmAgainst([SPIT, BREATH], { a: [BRIGIDA, 13, 4], b: [TEODORA, 13, 5] });
    expect(playTurn(world).map((action) => ('deed' in action ? action.deed : action.type))).toEqual([
      'move',
      'breath',
    ]);
  });

  test('that spits from afar comes nearer where its claws are far stronger', () => {
    const three = { id: 'three', name: 'Three', multi: { claw: 3 } };
    const world = wyrmAgainst([SPIT, CLAW, three], { a: [BRIGIDA, 14, 4] });
    expect(playTurn(world).map(({ type }) => type)).toEqual(expect.arrayContaining(['attack', 'move']));
  });

  test.each(['orco-scuro', 'gladiatrice'])('throws a javelin and comes nearer: %s', (id) => {
    const world = buildFight({
      foe: [{ ...(CONTENT[id]?.sheet as object), side: 'foes' }, 1, 4],
      a: [{ ...BRIGIDA, side: 'heroes' }, 12, 4],
    });
    const actions = playTurn(world);
    expect(actions.map(({ type }) => type)).toEqual(expect.arrayContaining(['attack', 'move']));
  });

  test('dashes to where it is much stronger, if a round is saved by it', () => {
    const at = (x: number): readonly Action[] =>
      playTurn(
        buildFight({
          foe: [{ ...(CONTENT.veterano?.sheet as object), side: 'foes' }, 0, 4],
          a: [{ ...BRIGIDA, side: 'heroes' }, x, 4],
        }),
      );
    expect(at(15).map(({ type }) => type)).toEqual(['dash', 'move']);
    expect(at(11).map(({ type }) => type)).toEqual(['attack', 'move']);
  });

  test('paralyses rather than bites, and charms rather than claws', () => {
    const numbing = {
      ...CLAW,
      bonus: 4,
      damage: '2d4+2',
      save: { ability: 'con', dc: 12, onFail: [{ condition: 'paralyzed', rounds: 10 }] },
    };
    const teeth = { ...BITE, bonus: 2, damage: '2d6+2' };
    const hero = { ...BRIGIDA, hp: 40, fullHp: 40 };
    expect(playTurn(wyrmAgainst([teeth, numbing], { a: [hero, 5, 4] }))[0]).toMatchObject({ with: 'claw' });
    const kiss = {
      id: 'kiss',
      name: 'Kiss',
      magic: true,
      range: 9,
      save: { ability: 'wis', dc: 15, onFail: [{ condition: 'charmed', rounds: 10 }] },
    };
    const nails = { ...CLAW, bonus: 4, damage: '1d6+1' };
    expect(playTurn(wyrmAgainst([nails, kiss], { a: [hero, 5, 4] }))[0]).toMatchObject({ deed: 'kiss' });
  });

  test('flies where it is faster in the air', () => {
    const world = buildFight({
      drake: [{ ...DRAKE, spent: { 'ember-breath': 1 } }, 1, 4],
      a: [BRIGIDA, 11, 4],
    });
    const actions = playTurn(world);
    expect(actions[0]).toMatchObject({ type: 'move', gait: 'fly' });
    expect(actions[1]).toMatchObject({ type: 'attack' });
  });
});

describe('a web', () => {
  const SPIDER = MONSTERS['ragno-delle-grotte'].sheet;
  const WEBBED = {
    ...CAPTAIN,
    side: 'heroes',
    conditions: [{ condition: 'restrained', source: 'spider', cause: 'web', escapeDc: 12 }],
  };

  test.each(['sensible', 'plain'])('is broken by the %s when no foe is in reach', (name) => {
    const world = buildFight({ captain: [WEBBED, 11, 4], spider: [SPIDER, 3, 4] });
    expect(quinta.policies[name]?.act(world, 'captain', () => 1)).toMatchObject({ type: 'escape' });
  });

  test.each(['sensible', 'plain'])('that must recharge keeps no %s spider away from its prey', (name) => {
    const world = buildFight({
      spider: [{ ...SPIDER, spent: { web: 1 } }, 3, 4],
      captain: [WEBBED, 8, 4],
    });
    expect(quinta.policies[name]?.act(world, 'spider', () => 1)).toMatchObject({ type: 'move' });
  });
});

test('whatever the first creature is, its turn ends', () => {
  for (const sheet of Object.values({ ...HEROES, ...MONSTERS })) {
    const world = buildFight({
      first: [{ ...sheet.sheet, side: 'blue' }, 3, 4],
      other: [{ ...BRIGIDA, side: 'red' }, 6, 4],
    });
    expect(playTurn(world).length).toBeLessThan(20);
    expect(getCreature(world, 'first').hp).toBeGreaterThan(0);
  }
});
