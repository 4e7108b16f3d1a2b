import { act, type CreatureId, createRandomOracle } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { whitebox } from '../index.ts';
import type { World } from '../state.ts';
import { combatStats } from './combat-stats.ts';
import { tactics } from './tactics.ts';

type Sheets = Readonly<Record<CreatureId, object>>;
type Places = Readonly<Record<CreatureId, number>>;

const SWORD = { name: 'sword', damage: '1d8' };
const BOW = { name: 'bow', kind: 'missile', damage: '1d6', range: 150 };
const ANNA = { class: 'fighter', hp: 18, weapons: [SWORD, BOW] };
const ORC = { kind: 'monster', hp: 6, rate: 9, hitBonus: 1, weapons: [{ name: 'axe', damage: '1d6' }] };
const BOLT = { name: 'bolt', range: 150, effect: { damage: '1d6+1' } };
const PRAYER = { name: 'prayer', range: 30, targets: 6, effect: { condition: 'blessed', minutes: 60 } };
const CURE = { name: 'cure', range: 10, effect: { heals: '1d6+1' } };
const LIA = { class: 'cleric', hp: 8, weapons: [], spells: [BOLT, PRAYER, CURE] };

/** The party acts first unless `initiative` says otherwise. */
function table(sheets: Sheets, at: Places, options: object = {}, initiative: object = FIRST): World {
  return whitebox.createWorld({
    options: whitebox.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: whitebox.schemas.sheet.parse(sheet),
    })),
    scene: whitebox.schemas.scene.parse({ fight: { at, initiative } }),
  });
}
const FIRST = { party: 6, foes: 1 };
const LAST = { party: 1, foes: 6 };
const TIED = { party: 3, foes: 3 };
const ALTERNATIVE = { combatSequence: 'alternative' };

const listChoices = (world: World, who = 'anna') => tactics.choices(world, who);
const ones = createRandomOracle<World>(
  () => 1,
  () => null,
);

function applyAction(world: World, action: Action): World {
  const step = act(whitebox, world, action, ones);
  if (step.kind !== 'done') throw new Error(`${action.type} is ${step.kind}`);
  return step.world;
}

describe('there is to choose from', () => {
  test('everything at everybody in reach, having gone there where it must be near', () => {
    const world = table({ anna: ANNA, orso: ORC, urs: ORC }, { orso: 5, urs: 30 });
    expect(listChoices(world)).toEqual([
      { type: 'attack', by: 'anna', on: 'orso', with: 'sword' },
      { type: 'attack', by: 'anna', on: 'orso', with: 'bow' },
      { type: 'attack', by: 'anna', on: 'urs', with: 'sword', first: { feet: 25, toward: 'urs' } },
      { type: 'attack', by: 'anna', on: 'urs', with: 'bow' },
    ]);
  });

  test('what strikes together, and each of it', () => {
    const claws = [
      { name: 'claw', damage: '1d4' },
      { name: 'bite', damage: '1d8' },
    ];
    const world = table({ anna: { ...ANNA, weapons: claws, routine: ['claw', 'bite'] }, orso: ORC }, {});
    const means = listChoices(world).map((action) => action.type === 'attack' && (action.with ?? 'all'));
    expect(means).toEqual(['all', 'claw', 'bite']);
  });

  test('any spell when they are announced, and none', () => {
    const world = table({ anna: LIA, orso: ORC }, { orso: 40 });
    const announced = listChoices(world).map((action) => action.type === 'announce' && action.spell);
    expect(announced).toEqual([null, 'bolt', 'prayer', 'cure']);
  });

  test.each([
    ['bolt', [['orso'], ['urs']]],
    ['prayer', [['berto', 'anna']]],
    ['cure', [['berto']]],
  ])('whom %s is for', (spell, on) => {
    const initialWorld = table(
      { anna: LIA, berto: { ...ANNA, hp: 3, maxHp: 18, spells: [] }, orso: ORC, urs: { ...ORC, hp: 20 } },
      { orso: 40, urs: 40 },
    );
    const world = applyAction(initialWorld, { type: 'announce', by: 'anna', spell });
    const casts = listChoices(world).flatMap((action) => (action.type === 'cast' ? [action.on] : []));
    expect(casts).toEqual(on);
  });

  const BLEEDING = { ...ANNA, hp: -1, maxHp: 18, status: 'unconscious', bleeding: true };

  test('a comrade who bleeds, as far as one can go', () => {
    const sheets = { anna: ANNA, berto: BLEEDING, carla: BLEEDING, orso: ORC };
    const found = listChoices(table(sheets, { berto: -30, carla: -200, orso: 5 })).filter(
      ({ type }) => type === 'bind',
    );
    expect(found).toEqual([{ type: 'bind', by: 'anna', on: 'berto', first: { feet: 25, toward: 'berto' } }]);
  });

  test('oil for creatures without oil on them, a torch for those with it', () => {
    const world = table(
      { anna: { ...ANNA, weapons: [], oil: 2 }, orso: ORC, urs: ORC },
      { orso: 5, urs: 30 },
    );
    const fires = [{ on: 'urs', by: 'anna', lit: false, roundsLeft: 2, burnt: 0 }];
    expect(listChoices({ ...world, fight: world.fight && { ...world.fight, fires } })).toEqual([
      { type: 'throw-oil', by: 'anna', on: 'orso' },
      { type: 'light-oil', by: 'anna', on: 'urs' },
    ]);
  });

  test('to wait for the melee, in the alternative sequence', () => {
    const ready = { ...BOW, inHand: true, ready: true };
    const world = table({ anna: { ...ANNA, weapons: [SWORD, ready] }, orso: ORC }, { orso: 5 }, ALTERNATIVE);
    expect(listChoices(world)).toEqual([
      { type: 'pass', by: 'anna' },
      { type: 'attack', by: 'anna', on: 'orso', with: 'bow' },
    ]);
    const later = tactics.delayedAction?.(world, { type: 'pass', by: 'anna' });
    expect(later?.action).toMatchObject({ type: 'attack', with: 'sword' });
  });

  test('the same where it must be declared, and then nothing else', () => {
    const world = table({ anna: ANNA, orso: ORC }, { orso: 5 }, { combatDeclareIntent: true });
    const declared = listChoices(world);
    expect(declared).toEqual(
      ['sword', 'bow'].map((arm) => ({
        type: 'declare',
        by: 'anna',
        intent: { type: 'attack', on: 'orso', with: arm },
      })),
    );
    const declaredWorld = ['anna', 'orso'].reduce(
      (now, by) =>
        applyAction(now, { type: 'declare', by, intent: { type: 'move', feet: 5, from: other(by) } }),
      world,
    );
    expect(listChoices(declaredWorld)).toEqual([]);
  });
  const other = (by: CreatureId) => (by === 'anna' ? 'orso' : 'anna');

  test('nothing for fleeing creatures, nor without a fight', () => {
    expect(listChoices(table({ anna: { ...ANNA, morale: 'flee' }, orso: ORC }, { orso: 5 }))).toEqual([]);
    expect(listChoices({ ...table({ anna: ANNA, orso: ORC }, {}), fight: null })).toEqual([]);
  });
});

describe('what is said now is foreseen', () => {
  const seen = (world: World, action: Action) => {
    const later = tactics.delayedAction?.(world, action);
    if (!later) throw new Error('nothing is foreseen');
    expect(whitebox.refuses(later.world, later.action)).toBeUndefined();
    return later;
  };
  const bolt: Action = { type: 'announce', by: 'anna', spell: 'bolt' };

  test('a spell as it is cast, and for less where foes come before', () => {
    const people = { anna: LIA, orso: ORC };
    const early = seen(table(people, { orso: 40 }), bolt);
    expect(early).toMatchObject({ action: { type: 'cast', spell: 'bolt', on: ['orso'] }, share: 1 });
    const late = seen(table(people, { orso: 40 }, {}, LAST), bolt).share;
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(1);
    expect(seen(table(people, { orso: 140 }, {}, LAST), bolt).share).toBe(1);
  });

  test('no spell as what is done instead', () => {
    const world = table({ anna: { ...LIA, weapons: [SWORD] }, orso: ORC }, { orso: 5 });
    const later = seen(world, { type: 'announce', by: 'anna', spell: null });
    expect(later.action).toMatchObject({ type: 'attack', on: 'orso' });
  });

  test('a spell that is prepared counts for less', () => {
    const world = table({ anna: LIA, orso: ORC }, { orso: 140 }, ALTERNATIVE);
    const later = seen(world, { type: 'prepare', by: 'anna', spell: 'bolt' });
    expect(later.action).toMatchObject({ type: 'cast', on: ['orso'] });
    expect(later.share).toBeLessThan(1);
  });

  test('blows that fall at once, as if they came alone', () => {
    const world = table({ anna: ANNA, berto: ANNA, orso: ORC }, { orso: 5 }, {}, TIED);
    const blow: Action = { type: 'attack', by: 'anna', on: 'orso', with: 'sword' };
    const later = seen(world, blow);
    expect(later.share).toBe(1);
    expect(combatStats.health(applyAction(later.world, { ...blow, modifier: 40 }), 'orso')?.now).toBeLessThan(
      6,
    );
    const claimed = applyAction(world, { type: 'attack', by: 'berto', on: 'orso', with: 'sword' });
    expect(seen(claimed, blow).share).toBeLessThan(1);
  });

  test('oil as it burns, if it hits', () => {
    const world = table({ anna: { ...ANNA, oil: 1 }, orso: ORC }, { orso: 20 });
    const later = seen(world, { type: 'throw-oil', by: 'anna', on: 'orso' });
    expect(later.action).toEqual({ type: 'light-oil', by: 'anna', on: 'orso' });
    expect(later.share).toBeLessThan(0.6);
  });
});

describe('the way out', () => {
  const way = (at: number, options: object = {}, initiative: object = FIRST) =>
    tactics.withdraw(table({ anna: ANNA, orso: ORC }, { orso: at }, options, initiative), 'anna');

  test('is to leave, or to step back first', () => {
    expect(way(30)).toEqual({ type: 'leave', by: 'anna' });
    expect(way(5)).toEqual({ type: 'move', by: 'anna', feet: 40, from: 'orso' });
  });

  test('is none where a step back is in vain', () => {
    expect(way(5, {}, TIED)).toBeUndefined();
    expect(way(5, ALTERNATIVE)).toBeUndefined();
  });

  test('must be declared where all is', () => {
    expect(way(5, { combatDeclareIntent: true })).toMatchObject({
      type: 'declare',
      intent: { type: 'move' },
    });
  });
});

describe('an edge', () => {
  const edge = (change: object) =>
    tactics.positionValue?.(table({ anna: { ...ANNA, ...change }, orso: ORC }, { orso: 5 }), 'anna') ?? 0;

  test('is what helps and what is in memory', () => {
    expect(edge({})).toBe(0);
    expect(edge({ conditions: ['blessed'] })).toBeGreaterThan(0);
    expect(edge({ spells: [BOLT] })).toBeGreaterThan(0);
  });

  test('is lost by what hinders', () => {
    expect(edge({ conditions: ['blinded'] })).toBeLessThan(0);
    expect(edge({ conditions: ['asleep'] })).toBeLessThan(edge({ conditions: ['entangled'] }));
    const fallen = { hp: -1, maxHp: 18, status: 'unconscious' };
    expect(edge({ ...fallen, bleeding: true })).toBeLessThan(edge(fallen));
  });
});

describe('of a fight', () => {
  test('a creature that leaves, flees or surrenders is out of the fight', () => {
    const sheets = {
      anna: ANNA,
      berto: ANNA,
      orso: { ...ORC, morale: 'flee' },
      urs: { ...ORC, morale: 'surrender' },
      lupo: ORC,
    };
    const world = applyAction(table(sheets, { orso: 90, urs: 90, lupo: 90 }), { type: 'leave', by: 'anna' });
    const fates = Object.keys(sheets).map((id) => combatStats.status(world, id));
    expect(fates).toEqual(['away', 'up', 'away', 'down', 'up']);
  });

  test('neither rounds nor the clock nor experience matter', () => {
    const world = table({ anna: { ...ANNA, conditions: [{ name: 'blessed', until: 50 }] }, orso: ORC }, {});
    const later = (clock: number): World => ({
      ...world,
      clock,
      fight: world.fight && { ...world.fight, round: 11 },
      creatures: world.creatures.map((creature) => ({
        ...creature,
        xp: 77,
        conditions: creature.conditions.map(({ name }) => ({ name, until: clock + 50 })),
      })),
    });
    expect(combatStats.stateKey(later(120))).toEqual(combatStats.stateKey(world));
    expect(combatStats.stateKey({ ...later(120), clock: 121 })).not.toEqual(combatStats.stateKey(world));
  });

  test('spells and oil are counted, arrows are not', () => {
    const world = table({ anna: { ...LIA, oil: 2 }, orso: { ...ORC, weapons: [BOW] } }, {});
    expect(combatStats.reserves(world, 'anna')).toEqual({ spell: 3, oil: 2 });
    expect(combatStats.reserves(world, 'orso')).toEqual({});
  });
});
