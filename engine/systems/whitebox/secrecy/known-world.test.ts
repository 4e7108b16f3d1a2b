import {
  createScriptedOracle,
  GM,
  type HiddenThings,
  NOTHING_HIDDEN,
  run,
  type Viewer,
} from '@arbitro/kernel';
import { testGoldenOdds } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { whitebox } from '../index.ts';
import type { Options } from '../options.ts';
import type { Creature, Fight, Fighter, World } from '../state.ts';
import { isFullCreature, type Outline, type View } from './view.ts';

const buildCreature = (id: string, sheet: object = {}) => ({
  id,
  name: id.toUpperCase(),
  sheet: whitebox.schemas.sheet.parse(sheet),
});
const crypt = (options: Partial<Options> = {}): World =>
  whitebox.createWorld({
    options: whitebox.schemas.options.parse(options),
    scene: whitebox.schemas.scene.parse({
      rooms: ['hall', { id: 'cave', noise: 'snoring' }],
      doors: [
        { id: 'oak', between: ['hall', 'cave'] },
        { id: 'panel', between: ['hall', 'cave'], secret: true },
      ],
      traps: [
        { id: 'pit', room: 'hall', fall: 40 },
        { id: 'dart', room: 'hall', found: true, damage: '2d6', save: { onSave: 'half' } },
      ],
      march: ['bruno', 'anna'],
      fight: { at: { anna: 0, lupo: 5 }, initiative: { party: 4, foes: 2 } },
    }),
    creatures: [
      buildCreature('anna', { class: 'fighter', weapons: ['sword'], scores: { dexterity: 9 } }),
      buildCreature('bruno', { class: 'thief', scores: { dexterity: 14 } }),
      buildCreature('sandro', {
        kind: 'npc',
        class: 'fighter',
        service: 'anna',
        lights: [{ kind: 'torch', lit: true }],
      }),
      buildCreature('orso', {
        kind: 'monster',
        hitDice: 4,
        weapons: [{ name: 'claws', damage: '2d4', magic: 1 }],
      }),
      buildCreature('lupo', {
        kind: 'monster',
        weapons: ['sword', { weapon: 'short-bow', inHand: false }],
        maxHp: 10,
        hp: 6,
        ac: '2 [17]',
      }),
    ],
  });
const theFight = (world: World): Fight => world.fight as Fight;

const buildFightWorld = (
  more: Partial<Fight> = {},
  change: Readonly<Record<string, Partial<Creature>>> = {},
  world: World = crypt(),
): World => ({
  ...world,
  creatures: world.creatures.map((each) => ({ ...each, ...change[each.id] })),
  fight: { ...theFight(world), ...more },
});
const changeFighters = (
  change: Readonly<Record<string, Partial<Fighter>>>,
  world = crypt(),
): readonly Fighter[] => theFight(world).fighters.map((each) => ({ ...each, ...change[each.who] }));
const anna: Viewer = { role: 'player', owns: ['anna'] };
const hideCreatures = (creatures: readonly string[], places: readonly string[] = []): HiddenThings => ({
  creatures,
  places,
});
const knownTo = (world: World, hidden: HiddenThings = NOTHING_HIDDEN, viewer: Viewer = anna): World =>
  whitebox.knownWorld(world, viewer, hidden);
const findById = (world: World, id: string): Creature => {
  const found = world.creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const viewOf = (world: World, viewer: Viewer = anna): View => whitebox.view(world, viewer) as unknown as View;
const viewCreatureAs = (world: World, id: string, viewer: Viewer = anna): Creature | Outline => {
  const found = viewOf(world, viewer).creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not seen`);
  return found;
};

test('the world given is one, and the party acts', () => {
  expect(whitebox.schemas.world.safeParse(buildFightWorld()).error).toBeUndefined();
  expect(whitebox.creaturesToAct(buildFightWorld())).toEqual(['anna', 'bruno', 'sandro']);
});

describe('a hidden creature', () => {
  test('is in no list', () => {
    const world = buildFightWorld(
      {
        fighters: changeFighters({
          anna: { intent: { type: 'attack', on: 'orso' }, knows: ['orso'], senses: ['orso'] },
        }),
        fires: [{ on: 'lupo', by: 'orso', lit: true, roundsLeft: 1, burnt: 0 }],
        fallen: ['orso'],
        surprised: ['orso'],
      },
      { sandro: { service: { employer: 'orso', loyalty: null, carried: 0, treatment: 0 } } },
    );
    const rest = knownTo({ ...world, march: ['orso', 'anna'] }, hideCreatures(['orso']));
    expect(JSON.stringify(rest)).not.toContain('orso');
    expect(rest.march).toEqual(['anna']);
    expect(findById(rest, 'sandro').service).toBeNull();
    expect(rest.fight).toMatchObject({ sides: ['party', 'foes'], order: [['party'], ['foes']], turn: 0 });
  });

  test('may have the turn: then no known creature has it', () => {
    const rest = knownTo(
      buildFightWorld({ turn: 1, pending: ['orso', 'lupo'] }),
      hideCreatures(['orso', 'lupo']),
    );
    expect(rest.fight).toMatchObject({ sides: ['party', 'foes'], turn: 1, pending: [], unseen: true });
    expect(whitebox.schemas.world.safeParse(rest).error).toBeUndefined();
    expect(whitebox.creaturesToAct(rest)).toEqual([]);
  });

  test('may be in a room that is out of sight', () => {
    const world = buildFightWorld({}, { lupo: { room: 'cave' } });
    const rest = knownTo(world, hideCreatures([], ['cave', 'hall']));
    expect(rest.rooms.map(({ id }) => id)).toEqual(['hall']);
    expect(rest.doors).toEqual([]);
    expect(rest.creatures.map(({ id }) => id)).toEqual(['anna', 'bruno', 'sandro', 'orso']);
  });

  test('is known to the Referee and to its player', () => {
    const world = buildFightWorld();
    expect(knownTo(world, hideCreatures(['orso']), GM)).toBe(world);
    expect(findById(knownTo(world, hideCreatures(['anna'])), 'anna')).toBe(findById(world, 'anna'));
  });
});

describe('what has not been found', () => {
  test('whitebox.exploration.secret-door-search: is in no view', () => {
    const view = viewOf(crypt());
    expect(view.doors.map(({ id }) => id)).toEqual(['oak']);
    expect(view.traps.map(({ id }) => id)).toEqual(['dart']);
    expect(JSON.stringify([view, knownTo(crypt())])).not.toMatch(/panel|pit|snoring/);
    expect(viewOf(crypt(), GM).doors.map(({ id }) => id)).toEqual(['oak', 'panel']);
  });

  test('whitebox.exploration.trap-trigger: nor what a trap does that has been', () => {
    expect(knownTo(crypt()).traps).toMatchObject([{ id: 'dart', damage: null, save: null, inSix: 2 }]);
  });
});

describe('a creature without a player', () => {
  test('is seen by what is in hand, and by how hurt they look', () => {
    const lupo = viewCreatureAs(buildFightWorld(), 'lupo');
    expect(isFullCreature(lupo)).toBe(false);
    expect(lupo).toMatchObject({ looks: 'hurt', status: 'up', weapons: [{ id: 'sword', damage: '1d8' }] });
    expect(lupo.weapons).toHaveLength(1);
    expect(lupo).not.toHaveProperty('ac');
    expect(viewCreatureAs(buildFightWorld(), 'orso').weapons).toMatchObject([
      { name: 'claws', damage: '1d6', magic: 0 },
    ]);
    expect(viewCreatureAs(buildFightWorld(), 'sandro')).toMatchObject({
      employer: 'anna',
      lights: [{ lit: true }],
    });
  });

  test.each([
    ['lupo', { ac: { descending: 9, ascending: 10 }, hitBonus: 9, saveTarget: 3, hitDice: 8 }],
    ['lupo', { hp: 9, maxHp: 11 }],
    ['lupo', { spells: [], oil: 3, load: 200, xpValue: 900, undead: true, scores: null }],
    ['sandro', { level: 9, class: 'thief', scores: null }],
    ['sandro', { service: { employer: 'anna', loyalty: 'traitor', carried: -2, treatment: 3 } }],
    ['sandro', { lights: [{ id: 'torch', kind: 'torch', lit: true, minutesLeft: 3, pints: 0 }] }],
  ] as const)('%s may have other numbers: %j', (id, change) => {
    const world = buildFightWorld({}, { [id]: change as Partial<Creature> });
    expect(knownTo(world)).toEqual(knownTo(buildFightWorld()));
    expect(whitebox.view(world, anna)).toEqual(whitebox.view(buildFightWorld(), anna));
  });

  test('lies open to those who were shown the sheet', () => {
    const knows: Viewer = { role: 'player', owns: ['anna'], knows: ['lupo'] };
    expect(viewCreatureAs(buildFightWorld(), 'lupo', knows)).toEqual(findById(buildFightWorld(), 'lupo'));
    expect(findById(knownTo(buildFightWorld(), NOTHING_HIDDEN, knows), 'lupo')).toEqual(
      findById(buildFightWorld(), 'lupo'),
    );
  });

  test.each([
    [10, 'unhurt'],
    [5, 'hurt'],
    [4, 'badly-hurt'],
    [0, 'down'],
  ])('at %d of 10 hit points looks %s', (hp, looks) => {
    expect(viewCreatureAs(buildFightWorld({}, { lupo: { hp } }), 'lupo')).toMatchObject({ looks });
  });

  test('casts a spell of which no more is known than its name', () => {
    const { spells } = buildCreature('x', { spells: ['thunder-drum'] }).sheet;
    const casting = { spell: 'thunder-drum', phase: 'preparing', since: 1 } as const;
    const world = buildFightWorld({}, { lupo: { spells, casting } });
    expect(findById(knownTo(world), 'lupo')).toMatchObject({
      casting,
      spells: [{ id: 'thunder-drum', effect: { damage: null } }],
    });
    expect(whitebox.schemas.world.safeParse(knownTo(world)).error).toBeUndefined();
  });
});

describe('what others mean to do', () => {
  const intent = { type: 'attack', on: 'lupo' } as const;
  const intents = (world: World, viewer: Viewer = anna) =>
    Object.fromEntries((viewOf(world, viewer).fight?.fighters ?? []).map((each) => [each.who, each.intent]));

  test('whitebox.combat.initiative-tie-simultaneous: is sent to no seat before it is resolved', () => {
    const world = buildFightWorld({
      order: [['party', 'foes']],
      pending: ['anna'],
      fighters: changeFighters({ bruno: { intent }, orso: { intent: { type: 'pass' } } }),
    });
    expect(intents(world)).toMatchObject({ anna: null, bruno: null, orso: null });
    expect(intents(world, { role: 'player', owns: ['bruno'] })).toMatchObject({ bruno: intent, orso: null });
    expect(intents(world, { role: 'spectator' })).toMatchObject({ bruno: null });
    expect(intents(world, GM)).toMatchObject({ bruno: intent, orso: { type: 'pass' } });
    expect(knownTo(world).fight?.fighters.map((each) => each.intent)).toEqual(Array(5).fill(null));
  });

  test('whitebox.combat.declared-intent: is told to all when all have said it', () => {
    const secret = crypt({ combatDeclareIntent: true });
    const fighters = changeFighters(
      { bruno: { intent }, lupo: { intent: { type: 'attack', on: 'anna' } } },
      secret,
    );
    const declaring = buildFightWorld({ phase: 'declare', pending: ['anna'], fighters }, {}, secret);
    expect(intents(declaring)).toMatchObject({ bruno: null, lupo: null });
    const acting = buildFightWorld(
      { phase: 'acting', turn: 0, pending: ['anna', 'bruno'], fighters },
      {},
      secret,
    );
    expect(intents(acting)).toMatchObject({ bruno: intent, lupo: { type: 'attack', on: 'anna' } });
  });

  test('whitebox.combat.alt-dexterity-order: who is quicker shows by whose turn it is', () => {
    const step = run(whitebox, crypt(), { type: 'by-dexterity', on: true }, createScriptedOracle([]));
    if (step.kind !== 'done') throw new Error(`by Dexterity: ${step.kind}`);
    const { world } = step;
    expect(whitebox.creaturesToAct(world)).toEqual(['bruno', 'sandro']);
    expect(knownTo(world).fight).toMatchObject({
      pending: ['anna', 'bruno', 'sandro'],
      now: ['bruno', 'sandro'],
    });
    expect(whitebox.creaturesToAct(knownTo(world))).toEqual(['bruno', 'sandro']);
    expect(whitebox.creaturesToAct(knownTo(world, hideCreatures(['bruno'])))).toEqual(['sandro']);
  });
});

// a fighter of the first level against AC 6 [13], the default for unknown creatures
testGoldenOdds(whitebox, [
  [
    'whitebox.attack.table-fighter: as far as known, AC 2 [17] is 6 [13]',
    knownTo(buildFightWorld()),
    { type: 'attack', by: 'anna', on: 'lupo' } as const,
    'hit:lupo',
    '2/5',
  ],
]);

test('whitebox.combat.initiative-tie-reroll: a creature removed from the table leaves no tie unresolved', () => {
  const party = ['anna', 'bruno'].map((id) => buildCreature(id));
  const foe = buildCreature('lupo', { kind: 'monster' });
  const initialWorld = whitebox.createWorld({
    options: whitebox.schemas.options.parse({ initiativeTies: 'reroll', initiativeFrequency: 'every-round' }),
    scene: whitebox.schemas.scene.parse({ fight: { initiative: { party: 2, foes: 4 } } }),
    creatures: [...party, foe],
  });
  const last = ['lupo', 'anna'].reduce((world, by) => {
    const step = run(whitebox, world, { type: 'pass', by }, createScriptedOracle([]));
    if (step.kind !== 'done') throw new Error(`${by}: ${step.kind}`);
    return step.world;
  }, initialWorld);
  expect(whitebox.creaturesToAct(last)).toEqual(['bruno']);
  const { fight } = whitebox.removeCreature(last, 'bruno');
  expect(fight).toMatchObject({ round: 2, over: false });
  expect(fight?.order).toHaveLength(2);
});
