import { type CreatureId, optionsSchema, run } from '@arbitro/kernel';
import { solveDuel, solveRepeated, testGoldenOdds } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { type Action, resolveAction, validateAction } from './actions.ts';
import { plainPolicy } from './computer/policy.ts';
import { createWorld } from './create-world.ts';
import { apply, type Event } from './events.ts';
import { summarize } from './odds/result.ts';
import { OPTIONS } from './options.ts';
import { rollDeathSaveAtStart } from './rules/death.ts';
import { creaturesToAct } from './rules/turn.ts';
import { sceneSchema } from './schema/scene.ts';
import { sheetSchema } from './schema/sheet.ts';
import type { Creature, World } from './state.ts';

// Every expected chance is computed by hand.

const rules = { refuses: validateAction, resolve: resolveAction, apply, summarize };

function buildTable(
  sheets: Readonly<Record<CreatureId, object>>,
  { options = {}, scene = {} }: { readonly options?: object; readonly scene?: object } = {},
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

const sword = { name: 'sword', attack: 'melee', bonus: 5, damage: '1d8+3', type: 'slashing' };
const flame = { name: 'flame', attack: 'melee', bonus: 5, damage: ['1d8+3 slashing', '1d6 fire'] };
const bow = { name: 'bow', attack: 'ranged', bonus: 5, range: [24, 96], damage: '1d8+3', type: 'piercing' };
const anna = { deeds: [sword, flame, bow] };
const buildDuel = (orco: object, options: object = {}) =>
  buildTable({ anna, orco: { kind: 'monster', ac: 16, hp: 99, ...orco } }, { options });
const blow: Action = { type: 'attack', by: 'anna', with: 'sword', on: 'orco' };
const burning: Action = { ...blow, with: 'flame' };
const shot: Action = { ...blow, with: 'bow' };
const better: Action = { ...blow, mode: 'advantage' };
const worse: Action = { ...blow, mode: 'disadvantage' };
const kill = { 'knock-out': 'drop' };

// +5 against 16 needs an 11: ten faces of twenty, one of them critical.
describe('an attack of +5 against 16', () => {
  testGoldenOdds(rules, [
    ['hits', buildDuel({}), blow, 'hit:orco', '1/2'],
    ['critical', buildDuel({}), blow, 'critical:orco', '1/20'],
    ['misses', buildDuel({}), blow, 'missed:orco', '1/2'],
    // 9/20 · 15/2 and 1/20 · 12
    ['on average', buildDuel({}), blow, 'damage:orco', '159/40'],
    // both below 11: 1/4; no 20: 361/400
    ['with advantage', buildDuel({}), better, 'hit:orco', '3/4'],
    ['with advantage', buildDuel({}), better, 'critical:orco', '39/400'],
    ['with disadvantage', buildDuel({}), worse, 'hit:orco', '1/4'],
    ['with disadvantage', buildDuel({}), worse, 'critical:orco', '1/400'],
    ['behind half cover, 13', buildDuel({}), { ...blow, cover: 'half' }, 'hit:orco', '2/5'],
    ['behind three-quarters, 16', buildDuel({}), { ...blow, cover: 'three-quarters' }, 'hit:orco', '1/4'],
    ['1 always misses', buildDuel({ ac: 3 }), blow, 'hit:orco', '19/20'],
    ['20 always hits', buildDuel({ ac: 40 }), blow, 'hit:orco', '1/20'],
    ['only totals', buildDuel({ ac: 3 }, { natural20and1: 'none' }), blow, 'hit:orco', '1'],
    ['only totals', buildDuel({ ac: 40 }, { natural20and1: 'none' }), blow, 'hit:orco', '0'],
    ['only totals: no critical', buildDuel({}, { natural20and1: 'none' }), blow, 'critical:orco', '0'],
    ['all is followed to its end', buildDuel({}), blow, 'unresolved', '0'],
  ]);
});

describe('damage through what the body does to it', () => {
  testGoldenOdds(rules, [
    // half of 4 … 11 is 7/2 on average; half of 2d8 + 3, odd half of the time: (12 − 1/2) / 2
    ['resistance', buildDuel({ resistances: ['slashing'] }), blow, 'damage:orco', '149/80'],
    ['vulnerability', buildDuel({ vulnerabilities: ['slashing'] }), blow, 'damage:orco', '159/20'],
    ['immunity', buildDuel({ immunities: ['slashing'] }), blow, 'damage:orco', '0'],
    // 159/40 and 9/20 · 7/2 and 1/20 · 7
    ['two kinds', buildDuel({}), burning, 'damage:orco', '59/10'],
    ['one of them to no effect', buildDuel({ immunities: ['fire'] }), burning, 'damage:orco', '159/40'],
    // half of a d6 is 3/2, half of two (7 − 1/2) / 2: 159/40 and 9/20 · 3/2 and 1/20 · 13/4
    ['one of them halved', buildDuel({ resistances: ['fire'] }), burning, 'damage:orco', '77/16'],
  ]);
});

// 1d8 + 3 gives 4 … 11, a critical hit 5 … 19.
describe('to bring a creature to 0 hit points', () => {
  testGoldenOdds(rules, [
    // +5 against 13 needs an 8; only 2d8 of 12 or more are enough, 15 of 64
    ['15 hit points', buildDuel({ ac: 13, hp: 15 }), blow, 'dead:orco', '3/256', kill],
    // half of the d8s: 9/20 · 1/2; of 2d8 all but 6 of 64 are 5 or more: 1/20 · 29/32
    ['8 hit points', buildDuel({ hp: 8 }), blow, 'dead:orco', '173/640', kill],
    [
      '8 hit points, spared',
      buildDuel({ hp: 8 }),
      blow,
      'knocked-out:orco',
      '173/640',
      { 'knock-out': 'knock-out' },
    ],
    ['4 hit points: any hit', buildDuel({ hp: 4 }), blow, 'down:orco', '1/2', kill],
    // 8 of them and 4 temporary ones that are lost first: 12; 36 of 64 2d8 are 9 or more
    ['8 hit points behind 4', buildDuel({ hp: 8, temporary: 4 }), blow, 'dead:orco', '9/320', kill],
    ['an arrow does not ask', buildDuel({ hp: 4 }), shot, 'dead:orco', '1/2'],
  ]);
});

describe('conditions', () => {
  const lying = (...conditions: readonly string[]) => buildDuel({ conditions });
  testGoldenOdds(rules, [
    ['paralysed: advantage, and every hit is critical', lying('paralyzed'), blow, 'critical:orco', '3/4'],
    // 3/4 · 12
    ['paralysed', lying('paralyzed'), blow, 'damage:orco', '9'],
    ['unconscious: not from afar', lying('unconscious'), shot, 'critical:orco', '39/400'],
    ['prone', lying('prone'), blow, 'hit:orco', '3/4'],
    ['prone: arrows as usual', lying('prone'), shot, 'hit:orco', '1/2'],
    ['invisible', lying('invisible'), blow, 'hit:orco', '1/4'],
    ['prone and invisible cancel out', lying('prone', 'invisible'), blow, 'hit:orco', '1/2'],
    [
      'twice hindered, once helped, and all counted',
      buildDuel({ conditions: ['prone', 'invisible'], dodging: true }, { advantageCombining: 'net-count' }),
      blow,
      'hit:orco',
      '1/4',
    ],
    // three levels are −6: 17 and more
    [
      'exhausted',
      buildTable({
        anna: { ...anna, conditions: [{ condition: 'exhausted', level: 3 }] },
        orco: { kind: 'monster', ac: 16, hp: 99 },
      }),
      blow,
      'hit:orco',
      '1/5',
    ],
  ]);
});

// DC 13 without a modifier: 13 … 20, eight faces of twenty.
const fire = {
  name: 'fire',
  area: { sphere: 6, range: 45 },
  save: { ability: 'dex', dc: 13, damage: '4d6 fire', half: true },
};
const crowd = buildTable({
  maga: { deeds: [fire] },
  a: { kind: 'monster', hp: 99 },
  b: { kind: 'monster', hp: 99, resistances: ['fire'] },
  c: { kind: 'monster', hp: 14, dodging: true },
});
const blast: Action = { type: 'use', by: 'maga', deed: 'fire', on: ['a', 'b', 'c'] };

describe('one roll for many', () => {
  testGoldenOdds(rules, [
    ['a saves', crowd, blast, 'saved:a', '2/5'],
    // not both below 13: 1 − 9/25
    ['c dodges', crowd, blast, 'saved:c', '16/25'],
    // 3/5 · 14 and 2/5 · (14 − 1/2) / 2
    ['a', crowd, blast, 'damage:a', '111/10'],
    // 14 or more has the chance (1 + 146/1296) / 2, because 14 itself comes in 146 ways; half of 24 is not enough
    ['c falls', crowd, blast, 'dead:c', '721/3600'],
  ]);
});

const held = buildTable({
  bruna: { scores: { str: 16 } },
  lupo: { kind: 'monster', hp: 9, saves: { dex: 2, str: 1 } },
});
describe('grips', () => {
  testGoldenOdds(rules, [
    // DC 13: +2 succeeds on 11 or more, +1 on 12 or more
    [
      'Dexterity',
      held,
      { type: 'grapple', by: 'bruna', on: 'lupo' },
      'grappled:lupo',
      '1/2',
      { 'save-ability': 'dex' },
    ],
    [
      'Strength',
      held,
      { type: 'grapple', by: 'bruna', on: 'lupo' },
      'grappled:lupo',
      '11/20',
      { 'save-ability': 'str' },
    ],
  ]);
});

const buildDyingWorld = (change: object = {}, options: object = {}) =>
  buildTable({ bruna: { hp: 0, fullHp: 20, ...change } }, { options });

/** Plays turn after turn until the fight is decided. */
function playToEnd(start: World) {
  const saves = { resolve: rollDeathSaveAtStart, apply };
  const { ends, times, unresolved } = solveRepeated<World>({
    start,
    isOver: ({ creatures: [creature] }) => creature?.hp !== 0 || creature.life !== 'alive',
    next: (now, oracle) => {
      const step = run<World, CreatureId, Event>(saves, now, 'bruna', oracle);
      if (step.kind !== 'done') throw new Error('a death save asks nothing');
      return step.world;
    },
    decide: () => null,
    forget: ({ creatures: [creature] }) =>
      creature?.life === 'dead'
        ? creature.life
        : `${creature?.hp} ${creature?.life} ${creature?.successes} ${creature?.failures}`,
  });
  const endOf = (is: (creature: Creature) => boolean) =>
    ends.filter(({ world }) => world.creatures.some(is)).map(({ chance }) => chance);
  return {
    dies: endOf(({ life }) => life === 'dead'),
    stable: endOf(({ life }) => life === 'stable'),
    wakes: endOf(({ hp }) => hp > 0),
    saves: times,
    unresolved,
  };
}

/*
 * 1/20 wakes, 1/2 succeeds, 2/5 fails, 1/20 fails twice. The chance to die, by successes and failures so far:
 * D(2,2) = 9/20                 D(1,2) = 9/20 + D(2,2)/2 = 27/40        D(0,2) = 9/20 + D(1,2)/2 = 63/80
 * D(2,1) = 2/5·9/20 + 1/20 = 23/100
 * D(1,1) = D(2,1)/2 + 2/5·27/40 + 1/20 = 87/200
 * D(0,1) = D(1,1)/2 + 2/5·63/80 + 1/20 = 233/400
 * D(2,0) = 2/5·23/100 + 1/20·9/20 = 229/2000
 * D(1,0) = D(2,0)/2 + 2/5·87/200 + 1/20·27/40 = 53/200
 * D(0,0) = D(1,0)/2 + 2/5·233/400 + 1/20·63/80 = 3239/8000
 * The saves made on average, in the same way: 1, 3/2, 7/4; 7/5, 23/10, 57/20; 161/100, 14/5, 1451/400. Each of them
 * is a 20 once in twenty times, so that 1451/8000 wake.
 */
describe('death saves to the end', () => {
  test('from the beginning', () => {
    expect(playToEnd(buildDyingWorld())).toEqual({
      dies: ['3239/8000'],
      stable: ['331/800'],
      wakes: ['1451/8000'],
      saves: '1451/400',
      unresolved: '0',
    });
  });
  test.each([
    [2, 2, '9/20'],
    [1, 2, '27/40'],
    [0, 2, '63/80'],
    [2, 1, '23/100'],
    [1, 1, '87/200'],
    [0, 1, '233/400'],
    [2, 0, '229/2000'],
    [1, 0, '53/200'],
  ])('%i successes, %i failures: %s', (successes, failures, chance) => {
    expect(playToEnd(buildDyingWorld({ successes, failures })).dies).toEqual([chance]);
  });
  // two levels are −4: 14 … 19 succeed, 2 … 13 fail; 20 and 1 are natural rolls
  const tired = { conditions: [{ condition: 'exhausted', level: 2 }], successes: 2, failures: 2 };
  test('exhausted: 13/20', () => {
    expect(playToEnd(buildDyingWorld(tired)).dies).toEqual(['13/20']);
    expect(playToEnd(buildDyingWorld(tired, { deathSaveModifiers: 'none' })).dies).toEqual(['9/20']);
  });
});

const drake = buildTable(
  {
    anna,
    drago: { kind: 'monster', deeds: [{ ...fire, recharge: '5-6' }], spent: { fire: 1 } },
  },
  { scene: { fight: { order: ['anna', 'drago'] } } },
);
describe('a breath comes back', () => {
  testGoldenOdds(rules, [['on 5 and 6', drake, { type: 'end-turn', by: 'anna' }, 'recharged:drago', '1/3']]);
});

const club = { name: 'club', attack: 'melee', bonus: 5, damage: '1', type: 'bludgeoning' };
const buildFighter = (side: string, change: object = {}) => ({
  kind: 'monster',
  side,
  ac: 16,
  hp: 1,
  deeds: [club],
  ...change,
});
const playFight = (a: object, b: object) => {
  const world = buildTable(
    { a: buildFighter('a', a), b: buildFighter('b', b) },
    { options: { natural20and1: 'none' }, scene: { fight: { order: ['a', 'b'] } } },
  );
  const forget = ({ creatures, fight }: World) =>
    JSON.stringify([fight?.turn, creatures.map(({ hp, life, budget }) => [hp, life, budget.action])]);
  const standing = ({ fight }: World) => fight ?? undefined;
  return solveDuel(
    { ...rules, creaturesToAct, fightState: standing },
    { world, policy: plainPolicy, forget },
  );
};

describe('a duel to the end, one half to hit, one point a hit', () => {
  test.each([
    // W = 1/2 + 1/4 · W
    ['whoever strikes first', {}, {}, { a: '2/3', b: '1/3' }],
    // W = 1/2 · 1/3 + 1/4 · W
    ['one against two', {}, { hp: 2 }, { a: '2/9', b: '7/9' }],
    ['immune', {}, { immunities: ['bludgeoning'] }, { b: '1' }],
    // 3/4 with advantage against a creature that cannot see: W = 3/4 + 1/4 · 3/4 · W, because the blind creature hits
    // with 1/4
    ['the blind', {}, { conditions: ['blinded'] }, { a: '12/13', b: '1/13' }],
  ])('%s', (_, a, b, wins) => {
    expect(playFight(a, b)).toMatchObject({ wins, unresolved: '0' });
  });
});
