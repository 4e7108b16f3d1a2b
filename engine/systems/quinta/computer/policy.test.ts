import { createSeededDie, type Seed, seedOf, splitSeed } from '@arbitro/dice';
import {
  act,
  type CreatureId,
  createRandomOracle,
  type DecisionRequest,
  oneOf,
  optionsSchema,
} from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, resolveAction, validateAction } from '../actions.ts';
import { createWorld } from '../create-world.ts';
import { apply } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { creaturesToAct } from '../rules/turn.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { World } from '../state.ts';
import { plainPolicy, sensiblePolicy } from './policy.ts';

interface Table {
  readonly scene?: object;
  readonly options?: object;
}

/** Builds a table. The first creature has the turn, unless there is no fight. */
function buildTable(
  sheets: Readonly<Record<CreatureId, object>>,
  { scene = { fight: { order: Object.keys(sheets) } }, options = {} }: Table = {},
): World {
  return createWorld({
    options: optionsSchema(OPTIONS).parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(sheet),
    })),
    scene: sceneSchema.parse(scene),
  });
}

const SWORD = { name: 'sword', attack: 'melee', damage: '1d8', type: 'slashing' };
const KNIFE = { name: 'knife', attack: 'melee', damage: '1d4', type: 'piercing' };
const BOW = { name: 'bow', attack: 'ranged', range: [24, 96], damage: '1d8', type: 'piercing' };
const CURE = { name: 'cure', magic: true, heals: '1d8', uses: 1 };
const WIND = { name: 'wind', cost: 'bonus', range: 0, heals: '1d10', uses: 1 };
const ANNA = { hp: 20, skills: ['medicine'], deeds: [KNIFE, SWORD] };
const ORC = { kind: 'monster', hp: 15, deeds: [SWORD] };
const WALLED = ['...........', '....#......', '....#......', '....#......'];

const chooseAction = (policy: typeof plainPolicy, world: World): Action => policy.act(world, 'anna', () => 1);
const buildOnMap = (
  places: Readonly<Record<CreatureId, readonly [object, number, number]>>,
  ground: readonly string[] = WALLED,
): World =>
  buildTable(
    Object.fromEntries(Object.entries(places).map(([id, [sheet, x, y]]) => [id, { ...sheet, at: { x, y } }])),
    { scene: { map: { ground }, fight: { order: Object.keys(places) } } },
  );

describe('the sensible', () => {
  test.each([
    ['strike with what hurts most', { anna: ANNA, orc: ORC }, { type: 'attack', with: 'sword', on: 'orc' }],
    [
      'go for the weakest',
      { anna: ANNA, orc: ORC, goblin: { ...ORC, hp: 4 } },
      { type: 'attack', on: 'goblin' },
    ],
    [
      'leave the fallen alone',
      { anna: ANNA, orc: ORC, page: { ...ORC, hp: 0, usesDeathSaves: true } },
      { type: 'attack', on: 'orc' },
    ],
    [
      'heal whoever is dying',
      { anna: { ...ANNA, deeds: [SWORD, CURE] }, bo: { hp: 0, fullHp: 9 }, orc: ORC },
      { type: 'use', deed: 'cure', on: ['bo'] },
    ],
    [
      'or give first aid to whoever is near death',
      { anna: ANNA, bo: { hp: 0, fullHp: 9, failures: 2 }, orc: ORC },
      { type: 'help', how: 'first-aid', on: 'bo' },
    ],
    [
      'see to themselves where it takes no action',
      { anna: { ...ANNA, hp: 5, fullHp: 20, deeds: [SWORD, WIND] }, orc: ORC },
      { type: 'use', deed: 'wind', on: ['anna'] },
    ],
    ['stand up first', { anna: { ...ANNA, conditions: ['prone'] }, orc: ORC }, { type: 'stand' }],
    [
      'look for those who have hidden',
      { anna: { ...ANNA, at: [0, 0] }, orc: { ...ORC, hidden: 15, at: [5, 0] } },
      { type: 'search', for: 'orc' },
    ],
    [
      'end their turn when nothing is left to do',
      { anna: { ...ANNA, conditions: ['incapacitated'] }, orc: ORC },
      { type: 'end-turn' },
    ],
  ])('%s', (_, sheets, wanted) => {
    expect(chooseAction(sensiblePolicy, buildTable(sheets))).toMatchObject({ ...wanted, by: 'anna' });
  });

  test('walk to where they can strike, by the way that is open', () => {
    const world = buildOnMap({ anna: [ANNA, 3, 1], orc: [ORC, 6, 1] });
    expect(chooseAction(sensiblePolicy, world)).toEqual({ type: 'move', by: 'anna', to: { x: 5, y: 0 } });
  });

  test('shoot when far', () => {
    const world = buildOnMap({ anna: [{ ...ANNA, deeds: [SWORD, BOW] }, 0, 0], orc: [ORC, 10, 0] });
    expect(chooseAction(sensiblePolicy, world)).toMatchObject({ type: 'attack', with: 'bow', on: 'orc' });
  });

  test('run when a walk does not do', () => {
    const spent = { ...ANNA, speed: 3, budget: { ...FULL, moved: 3 } };
    const world = buildOnMap({ anna: [spent, 0, 0], orc: [ORC, 10, 0] });
    expect(chooseAction(sensiblePolicy, world)).toEqual({ type: 'dash', by: 'anna' });
    expect(chooseAction(plainPolicy, world)).toEqual({ type: 'end-turn', by: 'anna' });
  });

  test('mind themselves where no way leads', () => {
    const world = buildOnMap({ anna: [ANNA, 0, 0], orc: [ORC, 3, 0] }, ['.#..', '##..']);
    expect(chooseAction(sensiblePolicy, world)).toEqual({ type: 'dodge', by: 'anna' });
  });

  test('ride to where they can strike', () => {
    const horse = { kind: 'monster', side: 'heroes', size: 'large', speed: 18, hp: 19, mount: true };
    const world = buildOnMap(
      { horse: [horse, 0, 0], anna: [{ ...ANNA, rides: 'horse' }, 0, 0], orc: [ORC, 9, 0] },
      ['...........', '...........'],
    );
    const onTurn = { ...world, fight: { ...getFightOf(world), turn: 1 } };
    expect(chooseAction(sensiblePolicy, onTurn)).toMatchObject({
      type: 'move',
      by: 'horse',
      to: { x: 7, y: 0 },
    });
  });
});

const FULL = {
  action: true,
  bonus: true,
  reaction: true,
  interaction: true,
  moved: 0,
  dashes: 0,
  disengaged: false,
  attacks: [],
  diagonals: 0,
};

function getFightOf({ fight }: World) {
  if (!fight) throw new Error('no fight is on');
  return fight;
}

describe('the plain', () => {
  test('strike the first foe with the first thing at hand', () => {
    const world = buildTable({ anna: ANNA, orc: ORC, goblin: { ...ORC, hp: 4 } });
    expect(chooseAction(plainPolicy, world)).toMatchObject({ type: 'attack', with: 'knife', on: 'orc' });
  });

  test('walk up to a foe they cannot reach', () => {
    expect(chooseAction(plainPolicy, buildOnMap({ anna: [ANNA, 0, 0], orc: [ORC, 10, 0] }))).toMatchObject({
      type: 'move',
    });
  });
});

describe('what they answer', () => {
  const asked = (name: string, question: DecisionRequest['question']): DecisionRequest =>
    ({ label: { name, rule: 'quinta.core.gm-authority' }, who: 'anna', question }) as DecisionRequest;
  const world = buildTable({ anna: { ...ANNA, hp: 9, fullHp: 20, scores: { str: 8, dex: 16 } }, orc: ORC });

  test.each([
    ['opportunity', ['attack', 'decline'], 'attack'],
    ['ready', ['act', 'ignore'], 'act'],
    ['knock-out', ['drop', 'knock-out'], 'drop'],
    ['dc', [5, 10, 15, 20], 15],
    ['save-ability', ['str', 'dex'], 'dex'],
    ['hit-die', ['spend', 'stop'], 'spend'],
    ['order-of-ties', ['orc', 'anna'], 'orc'],
  ] as const)('%s', (name, options, wanted) => {
    expect(sensiblePolicy.answer(asked(name, oneOf<string | number>(options)), world)).toBe(wanted);
  });
});

const SEEDS = 120;
const FIELD = [
  '..............',
  '....##...,,...',
  '....##.~~.....',
  '.......~~.....',
  '...,,.....##..',
  '..............',
];
const BAND: Readonly<Record<CreatureId, object>> = {
  anna: { ...ANNA, level: 3, ac: 16, hp: 28, scores: { str: 16 }, at: [1, 1] },
  bo: { level: 3, hp: 20, deeds: [BOW, KNIFE], scores: { dex: 16 }, at: [0, 3] },
  cora: { level: 3, hp: 20, deeds: [SWORD, CURE], skills: ['medicine'], rides: 'pony', at: [2, 4] },
  pony: { kind: 'monster', side: 'heroes', size: 'large', speed: 12, hp: 11, mount: true, at: [2, 4] },
  orc: { ...ORC, scores: { str: 16 }, at: [12, 1] },
  ogre: {
    kind: 'monster',
    size: 'large',
    hp: 40,
    speed: 12,
    deeds: [SWORD],
    scores: { str: 19 },
    at: [11, 2],
  },
  gob1: { kind: 'monster', group: 'goblin', hp: 7, deeds: [KNIFE, BOW], at: [13, 5] },
  gob2: { kind: 'monster', group: 'goblin', hp: 7, deeds: [KNIFE, BOW], at: [12, 5] },
};

/** Plays a fight to its end and returns the winner. Every action must be allowed by the rules. */
function playOutFight(policy: typeof plainPolicy, seed: Seed): string | null {
  const die = createSeededDie(seed);
  const oracle = createRandomOracle<World>(die, (asking, now) => policy.answer(asking, now));
  let world = buildTable(BAND, { scene: { map: { ground: FIELD } } });
  let action: Action = { type: 'fight' };
  for (let turn = 0; turn < 2000; turn++) {
    const step = act({ refuses: validateAction, resolve: resolveAction, apply }, world, action, oracle);
    if (step.kind !== 'done') throw new Error(`${JSON.stringify(action)} is ${JSON.stringify(step)}`);
    world = step.world;
    const fight = getFightOf(world);
    if (fight.over) return fight.winner;
    const [who] = creaturesToAct(world);
    if (who === undefined) throw new Error('nobody is waited for');
    action = policy.act(world, who, die);
  }
  throw new Error(`seed ${seed}: the fight never ends`);
}

describe('fights by policy', () => {
  test.each([
    ['sensible', sensiblePolicy],
    ['plain', plainPolicy],
  ])('the %s come to an end, and either side can win', { timeout: 300_000 }, (name, policy) => {
    const winners = Array.from({ length: SEEDS }, (_, n) =>
      playOutFight(policy, splitSeed(seedOf(`quinta ${name}`), n)),
    );
    expect(new Set(winners)).toEqual(new Set(['heroes', 'foes']));
  });
});
