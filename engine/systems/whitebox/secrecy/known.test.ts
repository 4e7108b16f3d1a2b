import { GM, type Hidden, NOTHING_HIDDEN, run, scripted, type Viewer } from '@arbitro/kernel';
import { golden } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { whitebox } from '../index.ts';
import type { Options } from '../options.ts';
import type { Creature, Fight, Fighter, World } from '../state.ts';
import { isWhole, type Outline, type View } from './view.ts';

const one = (id: string, sheet: object = {}) => ({
  id,
  name: id.toUpperCase(),
  sheet: whitebox.schemas.sheet.parse(sheet),
});
const crypt = (options: Partial<Options> = {}): World =>
  whitebox.begin({
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
      one('anna', { class: 'fighter', weapons: ['sword'], scores: { dexterity: 9 } }),
      one('bruno', { class: 'thief', scores: { dexterity: 14 } }),
      one('sandro', {
        kind: 'npc',
        class: 'fighter',
        service: 'anna',
        lights: [{ kind: 'torch', lit: true }],
      }),
      one('orso', { kind: 'monster', hitDice: 4, weapons: [{ name: 'claws', damage: '2d4', magic: 1 }] }),
      one('lupo', {
        kind: 'monster',
        weapons: ['sword', { weapon: 'short-bow', inHand: false }],
        maxHp: 10,
        hp: 6,
        ac: '2 [17]',
      }),
    ],
  });
const theFight = (world: World): Fight => world.fight as Fight;

const during = (
  more: Partial<Fight> = {},
  change: Readonly<Record<string, Partial<Creature>>> = {},
  world: World = crypt(),
): World => ({
  ...world,
  creatures: world.creatures.map((each) => ({ ...each, ...change[each.id] })),
  fight: { ...theFight(world), ...more },
});
const fighting = (change: Readonly<Record<string, Partial<Fighter>>>, world = crypt()): readonly Fighter[] =>
  theFight(world).fighters.map((each) => ({ ...each, ...change[each.who] }));
const anna: Viewer = { role: 'player', owns: ['anna'] };
const hiding = (creatures: readonly string[], places: readonly string[] = []): Hidden => ({
  creatures,
  places,
});
const known = (world: World, hidden: Hidden = NOTHING_HIDDEN, viewer: Viewer = anna): World =>
  whitebox.known(world, viewer, hidden);
const of = (world: World, id: string): Creature => {
  const found = world.creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const viewOf = (world: World, viewer: Viewer = anna): View => whitebox.view(world, viewer) as unknown as View;
const seen = (world: World, id: string, viewer: Viewer = anna): Creature | Outline => {
  const found = viewOf(world, viewer).creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not seen`);
  return found;
};

test('the world given is one, and the party acts', () => {
  expect(whitebox.schemas.world.safeParse(during()).error).toBeUndefined();
  expect(whitebox.due(during())).toEqual(['anna', 'bruno', 'sandro']);
});

describe('whoever is hidden', () => {
  test('is in no list', () => {
    const world = during(
      {
        fighters: fighting({
          anna: { intent: { type: 'attack', on: 'orso' }, knows: ['orso'], senses: ['orso'] },
        }),
        fires: [{ on: 'lupo', by: 'orso', lit: true, roundsLeft: 1, burnt: 0 }],
        fallen: ['orso'],
        surprised: ['orso'],
      },
      { sandro: { service: { employer: 'orso', loyalty: null, carried: 0, treatment: 0 } } },
    );
    const rest = known({ ...world, march: ['orso', 'anna'] }, hiding(['orso']));
    expect(JSON.stringify(rest)).not.toContain('orso');
    expect(rest.march).toEqual(['anna']);
    expect(of(rest, 'sandro').service).toBeNull();
    expect(rest.fight).toMatchObject({ sides: ['party', 'foes'], order: [['party'], ['foes']], turn: 0 });
  });

  test('may have the turn: then nobody is due', () => {
    const rest = known(during({ turn: 1, pending: ['orso', 'lupo'] }), hiding(['orso', 'lupo']));
    expect(rest.fight).toMatchObject({ sides: ['party', 'foes'], turn: 1, pending: [], unseen: true });
    expect(whitebox.schemas.world.safeParse(rest).error).toBeUndefined();
    expect(whitebox.due(rest)).toEqual([]);
  });

  test('may be in a room that is out of sight', () => {
    const world = during({}, { lupo: { room: 'cave' } });
    const rest = known(world, hiding([], ['cave', 'hall']));
    expect(rest.rooms.map(({ id }) => id)).toEqual(['hall']);
    expect(rest.doors).toEqual([]);
    expect(rest.creatures.map(({ id }) => id)).toEqual(['anna', 'bruno', 'sandro', 'orso']);
  });

  test('is known to the Referee, and to whoever plays them', () => {
    const world = during();
    expect(known(world, hiding(['orso']), GM)).toBe(world);
    expect(of(known(world, hiding(['anna'])), 'anna')).toBe(of(world, 'anna'));
  });
});

describe('what has not been found', () => {
  test('whitebox.exploration.secret-door-search: is in no view', () => {
    const view = viewOf(crypt());
    expect(view.doors.map(({ id }) => id)).toEqual(['oak']);
    expect(view.traps.map(({ id }) => id)).toEqual(['dart']);
    expect(JSON.stringify([view, known(crypt())])).not.toMatch(/panel|pit|snoring/);
    expect(viewOf(crypt(), GM).doors.map(({ id }) => id)).toEqual(['oak', 'panel']);
  });

  test('whitebox.exploration.trap-trigger: nor what a trap does that has been', () => {
    expect(known(crypt()).traps).toMatchObject([{ id: 'dart', damage: null, save: null, inSix: 2 }]);
  });
});

describe('whom nobody plays', () => {
  test('is seen by what is in hand, and by how hurt they look', () => {
    const lupo = seen(during(), 'lupo');
    expect(isWhole(lupo)).toBe(false);
    expect(lupo).toMatchObject({ looks: 'hurt', status: 'up', weapons: [{ id: 'sword', damage: '1d8' }] });
    expect(lupo.weapons).toHaveLength(1);
    expect(lupo).not.toHaveProperty('ac');
    expect(seen(during(), 'orso').weapons).toMatchObject([{ name: 'claws', damage: '1d6', magic: 0 }]);
    expect(seen(during(), 'sandro')).toMatchObject({ employer: 'anna', lights: [{ lit: true }] });
  });

  test.each([
    ['lupo', { ac: { descending: 9, ascending: 10 }, hitBonus: 9, saveTarget: 3, hitDice: 8 }],
    ['lupo', { hp: 9, maxHp: 11 }],
    ['lupo', { spells: [], oil: 3, load: 200, xpValue: 900, undead: true, scores: null }],
    ['sandro', { level: 9, class: 'thief', scores: null }],
    ['sandro', { service: { employer: 'anna', loyalty: 'traitor', carried: -2, treatment: 3 } }],
    ['sandro', { lights: [{ id: 'torch', kind: 'torch', lit: true, minutesLeft: 3, pints: 0 }] }],
  ] as const)('%s may have other numbers: %j', (id, change) => {
    const world = during({}, { [id]: change as Partial<Creature> });
    expect(known(world)).toEqual(known(during()));
    expect(whitebox.view(world, anna)).toEqual(whitebox.view(during(), anna));
  });

  test('lies open to those who were shown the sheet', () => {
    const knows: Viewer = { role: 'player', owns: ['anna'], knows: ['lupo'] };
    expect(seen(during(), 'lupo', knows)).toEqual(of(during(), 'lupo'));
    expect(of(known(during(), NOTHING_HIDDEN, knows), 'lupo')).toEqual(of(during(), 'lupo'));
  });

  test.each([
    [10, 'unhurt'],
    [5, 'hurt'],
    [4, 'badly-hurt'],
    [0, 'down'],
  ])('at %d of 10 hit points looks %s', (hp, looks) => {
    expect(seen(during({}, { lupo: { hp } }), 'lupo')).toMatchObject({ looks });
  });

  test('casts a spell of which no more is known than its name', () => {
    const { spells } = one('x', { spells: ['thunder-drum'] }).sheet;
    const casting = { spell: 'thunder-drum', phase: 'preparing', since: 1 } as const;
    const world = during({}, { lupo: { spells, casting } });
    expect(of(known(world), 'lupo')).toMatchObject({
      casting,
      spells: [{ id: 'thunder-drum', effect: { damage: null } }],
    });
    expect(whitebox.schemas.world.safeParse(known(world)).error).toBeUndefined();
  });
});

describe('what others mean to do', () => {
  const intent = { type: 'attack', on: 'lupo' } as const;
  const intents = (world: World, viewer: Viewer = anna) =>
    Object.fromEntries((viewOf(world, viewer).fight?.fighters ?? []).map((each) => [each.who, each.intent]));

  test('whitebox.combat.initiative-tie-simultaneous: is told to nobody before it is done', () => {
    const world = during({
      order: [['party', 'foes']],
      pending: ['anna'],
      fighters: fighting({ bruno: { intent }, orso: { intent: { type: 'pass' } } }),
    });
    expect(intents(world)).toMatchObject({ anna: null, bruno: null, orso: null });
    expect(intents(world, { role: 'player', owns: ['bruno'] })).toMatchObject({ bruno: intent, orso: null });
    expect(intents(world, { role: 'spectator' })).toMatchObject({ bruno: null });
    expect(intents(world, GM)).toMatchObject({ bruno: intent, orso: { type: 'pass' } });
    expect(known(world).fight?.fighters.map((each) => each.intent)).toEqual(Array(5).fill(null));
  });

  test('whitebox.combat.declared-intent: is told to all when all have said it', () => {
    const secret = crypt({ combatDeclareIntent: true });
    const fighters = fighting(
      { bruno: { intent }, lupo: { intent: { type: 'attack', on: 'anna' } } },
      secret,
    );
    const declaring = during({ phase: 'declare', pending: ['anna'], fighters }, {}, secret);
    expect(intents(declaring)).toMatchObject({ bruno: null, lupo: null });
    const acting = during({ phase: 'acting', turn: 0, pending: ['anna', 'bruno'], fighters }, {}, secret);
    expect(intents(acting)).toMatchObject({ bruno: intent, lupo: { type: 'attack', on: 'anna' } });
  });

  test('whitebox.combat.alt-dexterity-order: who is quicker shows by whose turn it is', () => {
    const step = run(whitebox, crypt(), { type: 'by-dexterity', on: true }, scripted([]));
    if (step.is !== 'done') throw new Error(`by Dexterity: ${step.is}`);
    const { world } = step;
    expect(whitebox.due(world)).toEqual(['bruno', 'sandro']);
    expect(known(world).fight).toMatchObject({
      pending: ['anna', 'bruno', 'sandro'],
      now: ['bruno', 'sandro'],
    });
    expect(whitebox.due(known(world))).toEqual(['bruno', 'sandro']);
    expect(whitebox.due(known(world, hiding(['bruno'])))).toEqual(['sandro']);
  });
});

// a fighter of the first level against AC 6 [13], the default for unknown creatures
golden(whitebox, [
  [
    'whitebox.attack.table-fighter: as far as known, AC 2 [17] is 6 [13]',
    known(during()),
    { type: 'attack', by: 'anna', on: 'lupo' } as const,
    'hit:lupo',
    '2/5',
  ],
]);

test('whitebox.combat.initiative-tie-reroll: whoever is taken from the table ends no round in a tie for ever', () => {
  const party = ['anna', 'bruno'].map((id) => one(id));
  const foe = one('lupo', { kind: 'monster' });
  const begun = whitebox.begin({
    options: whitebox.schemas.options.parse({ initiativeTies: 'reroll', initiativeFrequency: 'every-round' }),
    scene: whitebox.schemas.scene.parse({ fight: { initiative: { party: 2, foes: 4 } } }),
    creatures: [...party, foe],
  });
  const last = ['lupo', 'anna'].reduce((world, by) => {
    const step = run(whitebox, world, { type: 'pass', by }, scripted([]));
    if (step.is !== 'done') throw new Error(`${by}: ${step.is}`);
    return step.world;
  }, begun);
  expect(whitebox.due(last)).toEqual(['bruno']);
  const { fight } = whitebox.leave(last, 'bruno');
  expect(fight).toMatchObject({ round: 2, over: false });
  expect(fight?.order).toHaveLength(2);
});
