import { GM, type HiddenThings, NOTHING_HIDDEN, type Viewer } from '@arbitro/kernel';
import { testGoldenOdds } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { brp } from '../index.ts';
import { CHA, DEX, POW, STR } from '../rules/tables.ts';
import type { Creature, Fight, Fighter, World } from '../state.ts';
import { isFullCreature, type Outline, type View } from './view.ts';

const buildCreature = (id: string, sheet: object = {}) => ({
  id,
  name: id.toUpperCase(),
  sheet: brp.schemas.sheet.parse(sheet),
});
const sword = { 'melee-weapon:sword': 60 };
const road = brp.createWorld({
  options: brp.schemas.options.parse({}),
  scene: brp.schemas.scene.parse({ fight: true }),
  creatures: [
    buildCreature('anna', {
      characteristics: { [DEX]: 12 },
      arms: ['short-sword', 'round-shield'],
      skills: sword,
    }),
    buildCreature('bruno', { characteristics: { [DEX]: 9 } }),
    buildCreature('orso', {
      kind: 'npc',
      characteristics: { [DEX]: 15, [STR]: 21, [CHA]: null },
      arms: [{ name: 'claws', chance: 70, damage: '2d6' }],
      hide: 3,
    }),
    buildCreature('lupo', {
      kind: 'npc',
      characteristics: { [DEX]: 11 },
      arms: ['short-sword', 'dagger', 'pistol'],
      skills: { ...sword, dodge: 80 },
      body: 'mail',
      wounds: [4, 2],
    }),
  ],
});
const theFight = road.fight as Fight;

const buildFightWorld = (
  more: Partial<Fight> = {},
  change: Readonly<Record<string, Partial<Creature>>> = {},
): World => ({
  ...road,
  creatures: road.creatures.map((each) => ({ ...each, ...change[each.id] })),
  fight: { ...theFight, ...more },
});
const changeFighters = (change: Readonly<Record<string, Partial<Fighter>>>): readonly Fighter[] =>
  theFight.fighters.map((each) => ({ ...each, ...change[each.who] }));
const anna: Viewer = { role: 'player', owns: ['anna'] };
const hideCreatures = (...creatures: readonly string[]): HiddenThings => ({ creatures, places: [] });
const knownTo = (world: World, hidden: HiddenThings = NOTHING_HIDDEN, viewer: Viewer = anna): World =>
  brp.knownWorld(world, viewer, hidden);
const findById = (world: World, id: string): Creature => {
  const found = world.creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const viewCreatureAs = (world: World, id: string, viewer: Viewer = anna): Creature | Outline => {
  const found = (brp.view(world, viewer) as unknown as View).creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not seen`);
  return found;
};

test('the world given is one, in the order of dexterity', () => {
  expect(brp.schemas.world.safeParse(buildFightWorld()).error).toBeUndefined();
  expect(theFight.turns).toEqual([['orso'], ['anna'], ['lupo'], ['bruno']]);
});

describe('a hidden creature', () => {
  test('is in no list', () => {
    const intent = {
      act: 'attack',
      with: null,
      thrown: false,
      on: 'orso',
      knockout: false,
      words: '',
    } as const;
    const aids = [{ by: 'bruno', on: 'orso', wound: 1, points: 2, round: 1 }];
    const world = buildFightWorld(
      {
        fighters: changeFighters({ anna: { intent, unawareOf: ['orso'] } }),
        engaged: [['anna', 'orso']],
        aids,
      },
      { anna: { heldBy: 'orso', conditions: ['held', 'fallen'] } },
    );
    const rest = knownTo(world, hideCreatures('orso'));
    expect(JSON.stringify(rest)).not.toContain('orso');
    expect(findById(rest, 'anna')).toMatchObject({ heldBy: null, conditions: ['fallen'] });
    expect(rest.fight).toMatchObject({ turns: [['anna'], ['lupo'], ['bruno']], engaged: [], aids: [] });
  });

  test('may have the turn: then no known creature has it', () => {
    const rest = knownTo(buildFightWorld(), hideCreatures('orso'));
    expect(brp.creaturesToAct(rest)).toEqual([]);
    expect(brp.refuses(rest, { type: 'attack', by: 'anna', on: 'lupo' })).toMatchObject({});
    expect(brp.creaturesToAct(knownTo(buildFightWorld(), hideCreatures('lupo')))).toEqual(['orso']);
  });

  test('is known to the game master and to its player', () => {
    const world = buildFightWorld();
    expect(knownTo(world, hideCreatures('orso'), GM)).toBe(world);
    expect(findById(knownTo(world, hideCreatures('anna')), 'anna')).toBe(findById(world, 'anna'));
  });
});

describe('a creature without a player', () => {
  test('is seen by what is in hand and worn, and by how hurt they look', () => {
    const lupo = viewCreatureAs(buildFightWorld(), 'lupo');
    expect(isFullCreature(lupo)).toBe(false);
    expect(lupo).toMatchObject({ looks: 'hurt', body: { name: 'mail' }, wounds: [{ id: 1 }, { id: 2 }] });
    expect(lupo.arms.map(({ id }) => id)).toEqual(['short-sword', 'dagger']);
    expect(JSON.stringify(lupo)).not.toContain('points":4,"treated');
  });

  test.each([
    ['lupo', { skills: {} }],
    ['lupo', { hide: 5, nightSight: true, mov: 20, power: 3 }],
    [
      'lupo',
      {
        wounds: [3, 3].map((points, index) => ({
          id: index + 1,
          points,
          treated: false,
          kind: 'weapon',
          at: 99,
        })),
      },
    ],
    ['orso', { arms: [{ name: 'claws', chance: 10, damage: '1d3', poison: 12 }] }],
    ['orso', { characteristics: { [STR]: 9, [POW]: 18, [DEX]: 15 }, stated: { damageBonus: '1d4' } }],
  ])('brp.intro.roles: %s is taken to be the same, whatever else of them is %j', (id, sheet) => {
    const other = buildCreature(id, { kind: 'npc', ...sheet }).sheet;
    const change = Object.fromEntries(
      Object.keys(sheet).map((key) => [key, other[key as keyof typeof other]]),
    );
    const world = buildFightWorld({}, { [id]: change });
    expect(knownTo(world)).toEqual(knownTo(buildFightWorld()));
    expect(brp.view(world, anna)).toEqual(brp.view(buildFightWorld(), anna));
  });

  test('keeps what is openly used: a sword out of the table cuts as it does', () => {
    const lupo = findById(knownTo(buildFightWorld()), 'lupo');
    expect(lupo.arms[0]?.modes[0]).toEqual(findById(buildFightWorld(), 'lupo').arms[0]?.modes[0]);
    expect(findById(knownTo(buildFightWorld()), 'orso').arms[0]?.modes[0]).toMatchObject({
      name: 'claws',
      damage: '1d6',
    });
  });

  test('lies open to those who were shown the sheet', () => {
    const knows: Viewer = { role: 'player', owns: ['anna'], knows: ['lupo'] };
    expect(viewCreatureAs(buildFightWorld(), 'lupo', knows)).toEqual(findById(buildFightWorld(), 'lupo'));
    expect(findById(knownTo(buildFightWorld(), NOTHING_HIDDEN, knows), 'lupo')).toEqual(
      findById(buildFightWorld(), 'lupo'),
    );
  });

  test('looks unhurt, hurt, badly hurt or worse', () => {
    const looks = (...wounds: readonly number[]) =>
      viewCreatureAs(
        buildFightWorld({}, { lupo: { wounds: buildCreature('x', { wounds }).sheet.wounds } }),
        'lupo',
      );
    expect(looks()).toMatchObject({ looks: 'unhurt' });
    expect(looks(6)).toMatchObject({ looks: 'hurt' });
    expect(looks(7)).toMatchObject({ looks: 'badly-hurt' });
    expect(looks(6, 6)).toMatchObject({ looks: 'mortally-hurt' });
  });
});

describe('player characters', () => {
  test('lie open to everybody', () => {
    expect(viewCreatureAs(buildFightWorld(), 'bruno', { role: 'spectator' })).toEqual(
      findById(buildFightWorld(), 'bruno'),
    );
  });

  test('brp.poison.delay: feel no poison before it works, but the game master knows', () => {
    const doses = buildCreature('x', { doses: [{ eff: 12 }] }).sheet.doses;
    const world = buildFightWorld({}, { anna: { doses } });
    expect(knownTo(world)).toEqual(knownTo(buildFightWorld()));
    expect(viewCreatureAs(world, 'anna')).toMatchObject({ doses: [] });
    expect(viewCreatureAs(world, 'anna', GM)).toMatchObject({ doses });
  });

  test('brp.spot.ambush-setup: do not see who lies in wait, though their own ambush is no secret', () => {
    const ofOrso = { ambushes: true, warned: ['bruno'] };
    const world = buildFightWorld({
      fighters: changeFighters({ orso: ofOrso, anna: { unawareOf: ['orso'] } }),
    });
    expect(knownTo(world)).toEqual(knownTo(buildFightWorld()));
    const own = buildFightWorld({
      fighters: changeFighters({ anna: { ambushes: true }, lupo: { unawareOf: ['anna'] } }),
    });
    expect(knownTo(own).fight).toEqual(own.fight);
  });
});

// anna's 60 against a sword whose skill is assumed to be 45
testGoldenOdds(
  brp,
  (
    [
      ['none', '3/5'],
      ['parry:short-sword', '933/2500'],
    ] as const
  ).map(([defence, chance]) => [
    `brp.combat.attack-defence-matrix: as far as known, ${defence}`,
    knownTo(buildFightWorld({ turns: [['anna']] })),
    { type: 'attack', by: 'anna', on: 'lupo' } as const,
    'hit:lupo',
    chance,
    { defence },
  ]),
);
