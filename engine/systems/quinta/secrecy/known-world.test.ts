import { GM, type HiddenThings, NOTHING_HIDDEN, optionsSchema, type Viewer } from '@arbitro/kernel';
import { testGoldenOdds } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { resolveAction, validateAction } from '../actions.ts';
import { createWorld, findSetupConflicts } from '../create-world.ts';
import { apply } from '../events.ts';
import { summarize } from '../odds/result.ts';
import { OPTIONS } from '../options.ts';
import { addCreature, removeCreature, setScene } from '../roster.ts';
import { creaturesToAct } from '../rules/turn.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import { worldSchema } from '../schema/world.ts';
import type { Creature, World } from '../state.ts';
import { knownWorld as knownTo } from './known-world.ts';
import { buildView, isFullCreature, type Outline, rollAudience, type View } from './view.ts';

const buildCreature = (id: string, sheet: object = {}) => ({
  id,
  name: id.toUpperCase(),
  sheet: sheetSchema.parse(sheet),
});
const SWORD = { name: 'Longsword', attack: 'melee', damage: '1d8', type: 'slashing' };
const CLAW = { name: 'Claw', attack: 'melee', bonus: 6, damage: '2d6+4 slashing' };
const setup = {
  options: optionsSchema(OPTIONS).parse({}),
  scene: sceneSchema.parse({
    map: { ground: ['......', '......', '...#..'] },
    things: [{ name: 'Chest', material: 'iron', hp: 7, threshold: 5 }],
    fight: { order: ['orso', 'anna', 'lupo', 'bruno'] },
  }),
  creatures: [
    buildCreature('anna', { level: 3, scores: { str: 16 }, hp: 24, at: [1, 0], deeds: [SWORD] }),
    buildCreature('bruno', { level: 1, hp: 4, fullHp: 9, at: [0, 1] }),
    buildCreature('orso', {
      kind: 'monster',
      size: 'large',
      level: 2,
      ac: 11,
      hp: 34,
      at: [2, 0],
      deeds: [CLAW],
    }),
    buildCreature('lupo', { kind: 'monster', hp: 5, fullHp: 11, at: [5, 2], deeds: [SWORD] }),
  ],
};
const road = createWorld(setup);

const buildFightWorld = (
  change: Readonly<Record<string, Partial<Creature>>> = {},
  more: Partial<World> = {},
): World => ({
  ...road,
  ...more,
  creatures: road.creatures.map((each) => ({ ...each, ...change[each.id] })),
});
const anna: Viewer = { role: 'player', owns: ['anna'] };
const hideCreatures = (...creatures: readonly string[]): HiddenThings => ({ creatures, places: [] });
const knownWorldFor = (world: World, hidden: HiddenThings = NOTHING_HIDDEN, viewer: Viewer = anna): World =>
  knownTo(world, viewer, hidden);
const findById = (world: World, id: string): Creature => {
  const found = world.creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const viewCreatureAs = (world: World, id: string, viewer: Viewer = anna): Creature | Outline => {
  const found = (buildView(world, viewer) as unknown as View).creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not seen`);
  return found;
};

test('the world given is one, in the order given', () => {
  expect(worldSchema.safeParse(road).error).toBeUndefined();
  expect(road.fight?.order.map(({ who }) => who)).toEqual(['orso', 'anna', 'lupo', 'bruno']);
  expect(creaturesToAct(road)).toEqual(['orso']);
});

describe('a setup', () => {
  test.each<[string, object, boolean]>([
    ['in the open', { at: [0, 0] }, true],
    ['nowhere yet', {}, true],
    ['in a wall', { at: [3, 2] }, false],
    ['beside the map', { at: [6, 0] }, false],
    ['large and half in a wall', { at: [2, 1], size: 'large' }, false],
    ['large and half beside the map', { at: [5, 0], size: 'large' }, false],
  ])('quinta.grid.squares: a creature %s', (_, sheet, fits) => {
    const found = findSetupConflicts({ ...setup, creatures: [buildCreature('anna', sheet)] });
    expect(found.map(({ creature, field }) => [creature, field])).toEqual(fits ? [] : [['anna', 'at']]);
  });

  test('without initiatives takes in all who live, the quickest first', () => {
    const scene = sceneSchema.parse({ fight: true });
    const { fight } = createWorld({
      ...setup,
      scene,
      creatures: [
        buildCreature('anna'),
        buildCreature('morto', { kind: 'monster', hp: 0, fullHp: 5 }),
        buildCreature('lupo', { kind: 'monster', scores: { dex: 15 } }),
      ],
    });
    expect(fight?.order).toEqual([
      { who: 'lupo', initiative: 12 },
      { who: 'anna', initiative: 10 },
    ]);
  });
});

describe('a hidden creature', () => {
  test('is in no list', () => {
    const held = {
      condition: 'grappled',
      source: 'orso',
      cause: 'grapple',
      rounds: null,
      level: 1,
      escapeDc: 14,
      behaviour: null,
    };
    const afraid = { ...held, condition: 'frightened', cause: 'roar', escapeDc: null };
    const world = buildFightWorld(
      {
        anna: {
          afflictions: [held, afraid] as unknown as Creature['afflictions'],
          attitudes: { orso: 'hostile', bruno: 'friendly' },
          barred: { 'orso/persuasion': 9 },
          helping: { kind: 'attack', on: 'orso', skill: null },
          readied: { trigger: '', act: { kind: 'deed', deed: 'longsword', on: 'orso' } },
          rides: 'orso',
        },
      },
      {
        covers: { 'anna/orso': 'half', 'anna/lupo': 'half' },
        journey: { ...road.journey, ranks: [['orso'], ['anna']] },
      },
    );
    const rest = knownWorldFor(world, hideCreatures('orso'));
    expect(JSON.stringify(rest)).not.toContain('orso');
    expect(worldSchema.safeParse(rest).error).toBeUndefined();
    expect(findById(rest, 'anna').afflictions).toEqual([{ ...afraid, source: null }]);
    expect(findById(rest, 'anna').readied?.act).toEqual({ kind: 'deed', deed: 'longsword', on: null });
    expect(rest.covers).toEqual({ 'anna/lupo': 'half' });
    expect(rest.journey.ranks).toEqual([['anna']]);
  });

  test.each<[NonNullable<Creature['readied']>['act'], object | undefined]>([
    [
      { kind: 'grapple', on: 'orso' },
      { kind: 'grapple', on: null },
    ],
    [{ kind: 'search', skill: 'perception', for: 'orso' }, undefined],
    [{ kind: 'dodge' }, { kind: 'dodge' }],
  ])('is in no readied action: %j', (act, left) => {
    const rest = knownWorldFor(
      buildFightWorld({ anna: { readied: { trigger: '', act } } }),
      hideCreatures('orso'),
    );
    expect(findById(rest, 'anna').readied?.act).toEqual(left);
  });

  test('may have the turn: then no known creature has it', () => {
    const rest = knownWorldFor(road, hideCreatures('orso'));
    expect(creaturesToAct(rest)).toEqual([]);
    expect(validateAction(rest, { type: 'attack', by: 'anna', on: 'lupo' })).toBeDefined();
    expect(creaturesToAct(knownWorldFor(road, hideCreatures('lupo')))).toEqual(['orso']);
  });

  test('is known to the game master and to its player', () => {
    expect(knownWorldFor(road, hideCreatures('orso'), GM)).toBe(road);
    expect(findById(knownWorldFor(road, hideCreatures('anna')), 'anna')).toBe(findById(road, 'anna'));
  });
});

describe('a monster', () => {
  test('is seen by where it stands, what it holds and how hurt it looks', () => {
    const lupo = viewCreatureAs(road, 'lupo');
    expect(isFullCreature(lupo)).toBe(false);
    expect(lupo).toMatchObject({ looks: 'bloodied', holds: ['Longsword'], at: { x: 5, y: 2 }, hides: false });
    expect(viewCreatureAs(road, 'orso')).toMatchObject({ looks: 'unhurt', holds: [] });
  });

  test('never shows its Armour Class, nor any other number of its block', () => {
    const text = JSON.stringify(viewCreatureAs(road, 'orso'));
    for (const field of ['ac', 'hp', 'fullHp', 'level', 'scores', 'deeds', 'speed', 'printed', 'senses'])
      expect(text).not.toContain(`"${field}"`);
  });

  test.each<[string, object]>([
    ['lupo', { ac: 18 }],
    ['lupo', { hp: 20, fullHp: 90, temporary: 7 }],
    ['lupo', { level: 11, scores: { str: 24, dex: 3 }, saves: { wis: 9 }, skills: { stealth: 8 } }],
    [
      'lupo',
      { resistances: ['fire'], immunities: ['poison'], unaffectedBy: ['prone'], senses: { darkvision: 18 } },
    ],
    ['lupo', { speed: { walk: 15, fly: 18 }, hitDice: '9d10', group: 'pack' }],
    ['lupo', { deeds: [{ ...SWORD, bonus: 9, hands: 1, damage: '4d8' }] }],
    [
      'orso',
      { deeds: [CLAW, { name: 'Roar', recharge: 5, area: { cone: 9 }, save: { ability: 'wis', dc: 15 } }] },
    ],
    ['orso', { spent: { claw: 1 }, breath: 40, fasting: 2, restedAt: 9, wakesAt: 30, healthyHp: 90 }],
  ])('is taken to be the same, whatever else of %s is %j', (id, sheet) => {
    const other = buildCreature(id, { kind: 'monster', ...sheet }).sheet;
    const fields = Object.keys(sheet).flatMap((key) => (key === 'speed' ? ['speed', 'fly'] : [key]));
    const change = Object.fromEntries(fields.map((key) => [key, other[key as keyof typeof other]]));
    const world = buildFightWorld({ [id]: change });
    expect(knownWorldFor(world)).toEqual(knownWorldFor(road));
    expect(buildView(world, anna)).toEqual(buildView(road, anna));
  });

  test('is taken to be a match for the characters who are there', () => {
    const typical = findById(knownWorldFor(road), 'orso');
    expect(typical).toMatchObject({ level: 2, ac: 13, hp: 32, fullHp: 32 });
    expect(findById(knownWorldFor(road), 'lupo')).toMatchObject({ ac: 13, hp: 8, fullHp: 32 });
    const stronger = knownWorldFor(buildFightWorld({ anna: { level: 12 }, bruno: { level: 10 } }));
    expect(findById(stronger, 'orso')).toMatchObject({ level: 11, ac: 15, fullHp: 122 });
  });

  test('hides: that it does is seen, not how well', () => {
    const [well, badly] = [
      buildFightWorld({ lupo: { hidden: 27 } }),
      buildFightWorld({ lupo: { hidden: 16 } }),
    ];
    expect(viewCreatureAs(well, 'lupo')).toMatchObject({ hides: true });
    expect(knownWorldFor(well)).toEqual(knownWorldFor(badly));
    expect(findById(knownWorldFor(well), 'lupo').hidden).toBe(15);
  });

  test('lies open to those who were shown the sheet', () => {
    const knows: Viewer = { role: 'player', owns: ['anna'], knows: ['lupo'] };
    expect(viewCreatureAs(road, 'lupo', knows)).toEqual(findById(road, 'lupo'));
    expect(findById(knownWorldFor(road, NOTHING_HIDDEN, knows), 'lupo')).toEqual(findById(road, 'lupo'));
  });

  test('rolls behind the screen, a character on the table', () => {
    const roll = { label: '', rule: '', dice: '', faces: [], because: [], leadsTo: 0 };
    expect(rollAudience(road, { ...roll, by: 'orso' })).toEqual({ only: ['orso'] });
    expect(rollAudience(road, { ...roll, by: 'gm' })).toBe('gm');
    expect(rollAudience(road, { ...roll, by: 'bruno' })).toBe('everyone');
  });

  test.each([
    [11, 'unhurt'],
    [10, 'hurt'],
    [6, 'hurt'],
    [5, 'bloodied'],
    [0, 'down'],
  ])('quinta.hp.bloodied: with %d of 11 hit points it looks %s', (hp, looks) => {
    expect(viewCreatureAs(buildFightWorld({ lupo: { hp } }), 'lupo')).toMatchObject({ looks });
  });
});

describe('the others', () => {
  test('characters lie open to everybody, but for when they will wake', () => {
    expect(viewCreatureAs(road, 'bruno', { role: 'spectator' })).toEqual(findById(road, 'bruno'));
    const world = buildFightWorld({ bruno: { wakesAt: 7200 } });
    expect(knownWorldFor(world)).toEqual(knownWorldFor(road));
    expect(viewCreatureAs(world, 'bruno', GM)).toMatchObject({ wakesAt: 7200 });
  });

  test('the remaining hit points of an object are unknown', () => {
    const [chest] = knownWorldFor(road).things;
    expect(chest).toMatchObject({ id: 'chest', material: 'iron', hp: 18, threshold: 0 });
    const broken = { ...road, things: road.things.map((thing) => ({ ...thing, hp: 0 })) };
    expect(knownWorldFor(broken).things[0]?.hp).toBe(0);
  });
});

test('every viewer sees every field of the world, whatever else is hidden in it', () => {
  const whole: World = {
    ...road,
    pictureFrame: { x: 1, y: 0, width: 4, height: 2, lines: true },
    inSight: '#'.repeat(18),
  };
  const view = buildView(whole, { role: 'player', owns: ['anna'] }) as object;
  expect(Object.keys(view).toSorted()).toEqual(Object.keys(whole).toSorted());
});

describe('comings and goings', () => {
  test('a creature that leaves on its turn passes it on', () => {
    const rest = removeCreature(road, 'orso');
    expect(creaturesToAct(rest)).toEqual(['anna']);
    expect(rest.fight?.round).toBe(1);
    const last = removeCreature({ ...road, fight: road.fight && { ...road.fight, turn: 3 } }, 'bruno');
    expect(creaturesToAct(last)).toEqual(['orso']);
    expect(last.fight?.round).toBe(2);
  });

  test('a creature that leaves before its turn changes no other turn', () => {
    const rest = removeCreature({ ...road, fight: road.fight && { ...road.fight, turn: 1 } }, 'orso');
    expect(creaturesToAct(rest)).toEqual(['anna']);
  });

  test('the last of a side ends the fight by leaving', () => {
    const rest = removeCreature(removeCreature(road, 'orso'), 'lupo');
    expect(rest.fight).toMatchObject({ over: true, winner: 'heroes' });
  });

  test('another sheet keeps the place, a new map only those it has room for', () => {
    expect(findById(addCreature(road, buildCreature('anna', { hp: 7 })), 'anna')).toMatchObject({
      hp: 7,
      at: { x: 1, y: 0 },
    });
    const small = setScene(road, sceneSchema.parse({ map: { ground: ['..', '..'] }, clock: 60 }));
    expect(small.creatures.map(({ id, at }) => [id, at])).toEqual([
      ['anna', { x: 1, y: 0 }],
      ['bruno', { x: 0, y: 1 }],
      ['orso', null],
      ['lupo', null],
    ]);
    expect(small.clock).toBe(60);
    expect(creaturesToAct(small)).toEqual(['orso']);
  });
});

// anna's +5 against the assumed 13 of a monster, and against the bear's real 11
testGoldenOdds({ refuses: validateAction, resolve: resolveAction, apply, summarize }, [
  [
    'quinta.d20.attack-roll: as far as known',
    knownWorldFor({ ...road, fight: road.fight && { ...road.fight, turn: 1 } }),
    { type: 'attack', by: 'anna', with: 'longsword', on: 'orso' },
    'hit:orso',
    '13/20',
    { 'knock-out': 'drop' },
  ],
  [
    'quinta.d20.attack-roll: as it is',
    { ...road, fight: road.fight && { ...road.fight, turn: 1 } },
    { type: 'attack', by: 'anna', with: 'longsword', on: 'orso' },
    'hit:orso',
    '3/4',
    { 'knock-out': 'drop' },
  ],
]);
