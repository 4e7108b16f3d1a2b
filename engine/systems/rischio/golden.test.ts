import { testGoldenOdds } from '@arbitro/testing';
import { describe } from 'vitest';
import { rischio } from './index.ts';
import { CLIMBING, HIDING, NOTICING, STEALING, STRENGTH } from './rules/tables.ts';
import type { World } from './state.ts';

/** Our own creatures, or sheets as a person writes them, under default or given options. */
function buildTable(sheets: Readonly<Record<string, object | string>>, options: object = {}): World {
  return rischio.createWorld({
    options: rischio.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: rischio.schemas.sheet.parse(typeof sheet === 'string' ? rischio.content[sheet]?.sheet : sheet),
    })),
    scene: null,
  });
}

// Every expected chance is counted by hand: of 20 faces, of 400 pairs, of 8000 triples.

const anna = buildTable({ anna: { stats: { [STRENGTH]: 3 } } });
const takeRisk = (level: 'none' | 'low' | 'medium' | 'high' | 'extreme' | 'supreme') =>
  ({ type: 'risk', by: 'anna', kind: STRENGTH, level }) as const;

describe('a risk with +3', () => {
  testGoldenOdds(rischio, [
    ['no risk', anna, takeRisk('none'), 'passed', '1'],
    ['low, on 2 to 20', anna, takeRisk('low'), 'passed', '19/20'],
    ['low, never gravely', anna, takeRisk('low'), 'gravely-failed', '0'],
    ['medium, on 7 to 20', anna, takeRisk('medium'), 'passed', '14/20'],
    ['medium, on a 1', anna, takeRisk('medium'), 'gravely-failed', '1/20'],
    ['high, on 12 to 20', anna, takeRisk('high'), 'passed', '9/20'],
    ['high, on 5 to 11', anna, takeRisk('high'), 'failed', '7/20'],
    ['high, on 1 to 4', anna, takeRisk('high'), 'gravely-failed', '4/20'],
    ['extreme, on 17 to 20', anna, takeRisk('extreme'), 'passed', '4/20'],
    ['extreme, on 1 to 6', anna, takeRisk('extreme'), 'gravely-failed', '6/20'],
    ['supreme, out of reach', anna, takeRisk('supreme'), 'passed', '0'],
    ['supreme, on 10 to 20', anna, takeRisk('supreme'), 'failed', '11/20'],
  ]);
});

const heroes = buildTable({ brenna: 'brenna', nerio: 'nerio', ilva: 'ilva' });
const theft = {
  type: 'versus',
  attacker: { who: 'nerio', risks: [{ kind: STEALING, level: 'extreme' }] },
  defender: { who: 'brenna', risks: [{ kind: NOTICING, level: 'medium' }] },
} as const;
const tree = {
  type: 'attempt',
  by: 'nerio',
  risks: [
    { kind: CLIMBING, level: 'medium' },
    { kind: HIDING, level: 'high' },
  ],
} as const;
const flight = {
  type: 'versus',
  attacker: { who: 'nerio', risks: tree.risks },
  defender: { who: 'brenna', risks: [{ kind: NOTICING, level: 'medium' }] },
} as const;
const buildContest = (...who: readonly string[]) =>
  ({
    type: 'contest',
    level: 'medium',
    contestants: who.map((id) => ({ who: id, kind: 'Nuotare' })),
  }) as const;

describe('risks between players', () => {
  testGoldenOdds(rischio, [
    // Furto 6 and the dagger's 1 reach 20 on 13 to 20; Notare 1 misses 10 on 1 to 8
    ['Nerio steals from Brenna: 8 · 8 of 400', heroes, theft, 'success', '64/400'],
    ['he is caught: 8 · 12 of 400', heroes, theft, 'defended', '96/400'],
    ['he never gets that far', heroes, theft, 'failed', '12/20'],
    // Arrampicarsi 4 reaches 10 on 6 to 20, Nascondersi 4 reaches 15 on 11 to 20
    ['up the tree and hidden: 15 · 10 of 400', heroes, tree, 'full', '150/400'],
    ['neither: 5 · 10 of 400', heroes, tree, 'none', '50/400'],
    ['one of the two', heroes, tree, 'partial', '200/400'],
    ['and from Brenna: 150 · 8 of 8000', heroes, flight, 'success', '1200/8000'],
    ['in part: 200 · 8 of 8000', heroes, flight, 'partial', '1600/8000'],
    ['she sees him: 350 · 12 of 8000', heroes, flight, 'defended', '4200/8000'],
    // the faces 10 to 20 sum to 165, their squares to 2585
    ['a race of two, won or tied', heroes, buildContest('brenna', 'nerio'), 'won:brenna', '165/400'],
    ['a race of two, both fail: 9 · 9', heroes, buildContest('brenna', 'nerio'), 'nobody-won', '81/400'],
    [
      'a race of three, won or tied',
      heroes,
      buildContest('brenna', 'nerio', 'ilva'),
      'won:ilva',
      '2585/8000',
    ],
    [
      'a race of three, all fail: 9 · 9 · 9',
      heroes,
      buildContest('brenna', 'nerio', 'ilva'),
      'nobody-won',
      '729/8000',
    ],
  ]);
});

const six = buildTable({
  anna: {
    precision: 6,
    basicAttack: { damage: 5 },
    abilities: [{ id: 'wave', damage: 5, targets: 'multiple' }],
  },
  lupo: { kind: 'opponent', dodge: 3, health: 20 },
  orso: { kind: 'opponent', dodge: 6, health: 20 },
  tasso: { kind: 'opponent', dodge: 6, health: 5 },
});
const strikeAction = (on: string) => ({ type: 'attack', by: 'anna', on }) as const;
const waveAction = (...on: readonly string[]) => ({ type: 'use', by: 'anna', ability: 'wave', on }) as const;

describe('precision 6', () => {
  testGoldenOdds(rischio, [
    // missed when the dodge face is 3 higher or more: 1 + 2 + … + 17 = 153 pairs
    ['against dodge 3', six, strikeAction('lupo'), 'hit', '247/400'],
    ['against dodge 3, on average', six, strikeAction('lupo'), 'damage:lupo', '1235/400'],
    // hit when the face is higher: 1 + 2 + … + 19 = 190 pairs
    ['against dodge 6, ties miss', six, strikeAction('orso'), 'hit', '190/400'],
    ['fells a badger of 5', six, strikeAction('tasso'), 'defeated:tasso', '190/400'],
    // of the 20 faces of the precision die, k - 1 faces of each dodge fail: the squares 0 to 361 are 2470, the doubles
    // 190 · 20 · 2
    ['a wave, at least one', six, waveAction('orso', 'tasso'), 'hit', '5130/8000'],
    ['a wave, on average', six, waveAction('orso', 'tasso'), 'damage', '3800/800'],
  ]);
});

const pass = buildTable({ brenna: 'brenna', nerio: 'nerio', oreste: 'oreste', lupo: 'lupo', orco: 'orco' });
const buildHurtWorld = (health: number): World => ({
  ...pass,
  creatures: pass.creatures.map((creature) => (creature.id === 'lupo' ? { ...creature, health } : creature)),
});
const fragile = buildTable({
  anna: { health: 6 },
  elena: { health: 6, timesAtZeroToday: 1 },
  lupo: 'lupo',
});
const reckless = { type: 'use', by: 'brenna', ability: 'colpo-temerario', on: ['lupo'] } as const;
const netAction = (on: string) => ({ type: 'use', by: 'nerio', ability: 'rete', on: [on] }) as const;
const dart = { type: 'use', by: 'oreste', ability: 'dardo', on: ['lupo'] } as const;

describe('our own creatures', () => {
  testGoldenOdds(rischio, [
    // precision 5 against dodge 3: missed when the dodge face is 2 higher or more, 171 pairs; damage 3 + 3 + 3
    ['Brenna strikes a wolf', pass, { type: 'attack', by: 'brenna', on: 'lupo' }, 'hit', '229/400'],
    [
      'and fells one of 9',
      buildHurtWorld(9),
      { type: 'attack', by: 'brenna', on: 'lupo' },
      'defeated:lupo',
      '229/400',
    ],
    [
      'but none of 10',
      buildHurtWorld(10),
      { type: 'attack', by: 'brenna', on: 'lupo' },
      'defeated:lupo',
      '0',
    ],
    // (4 + 3 + 3) × 2 = 20 against 12
    ['her reckless blow fells a fresh one', pass, reckless, 'defeated:lupo', '229/400'],
    // 6 less her 2 and the shield's 1; precision 3 against dodge 1
    [
      'the wolf bites Brenna, on average',
      pass,
      { type: 'attack', by: 'lupo', on: 'brenna' },
      'damage',
      '687/400',
    ],
    // a high risk of Riflessi: with 4 it fails on 1 to 10, with 0 on 1 to 14
    ['Nerio nets a wolf', pass, netAction('lupo'), 'hit', '10/20'],
    ['Nerio nets an ogre', pass, netAction('orco'), 'hit', '14/20'],
    ['Oreste’s dart never misses', pass, dart, 'hit', '1'],
    ['Oreste’s dart takes 4', pass, dart, 'damage', '4'],
    // precision 3 against dodge 0: missed when the dodge face is 3 higher or more
    ['a wolf fells Anna', fragile, { type: 'attack', by: 'lupo', on: 'anna' }, 'fell:anna', '247/400'],
    ['a wolf kills Elena', fragile, { type: 'attack', by: 'lupo', on: 'elena' }, 'died:elena', '247/400'],
  ]);
});

const extremes = buildTable({ anna: { stats: { [STRENGTH]: 3 } } }, { naturalExtremes: 'auto' });

describe('with natural extremes', () => {
  testGoldenOdds(rischio, [
    ['a 20 passes the supreme', extremes, takeRisk('supreme'), 'passed', '1/20'],
    ['a 1 fails where there is no risk', extremes, takeRisk('none'), 'failed', '1/20'],
    ['and leaves the high as it was', extremes, takeRisk('high'), 'passed', '9/20'],
  ]);
});

const four = { anna: {}, bruno: {}, lupo: { kind: 'opponent' }, orso: { kind: 'opponent' } };
const roster = { initiativeTies: 'roster' };
const begin = { type: 'fight' } as const;
const five = buildTable({ ...four, elena: { health: 0 }, gatto: {} });
const withFallen = {
  type: 'fight',
  participants: [{ who: 'elena' }, { who: 'anna' }, { who: 'lupo' }],
} as const;

describe('initiative', () => {
  testGoldenOdds(rischio, [
    ['of two who roll off', buildTable({ anna: {}, lupo: { kind: 'opponent' } }), begin, 'first:anna', '1/2'],
    // ties go to Anna: 20 · 21 / 2 of 400
    [
      'of two by the roster',
      buildTable({ anna: {}, lupo: { kind: 'opponent' } }, roster),
      begin,
      'first:anna',
      '210/400',
    ],
    ['of four who roll off', buildTable(four), begin, 'first:orso', '1/4'],
    ['of a side', buildTable(four), begin, 'first:opponents', '1/2'],
    // the sum of the cubes of 1 to 20 is 44100, of 0 to 19 36100
    [
      'of four by the roster, the first listed',
      buildTable(four, roster),
      begin,
      'first:anna',
      '44100/160000',
    ],
    ['of four by the roster, the last listed', buildTable(four, roster), begin, 'first:orso', '36100/160000'],
    ['of those who can act', five, withFallen, 'first:lupo', '1/2'],
    ['and nobody else', five, withFallen, 'first:elena', '0'],
  ]);
});

const runners = buildTable({ anna: {}, bruno: {}, carla: {}, dario: {}, elena: {} });

describe('a contest of many', () => {
  testGoldenOdds(rischio, [
    // on 10 to 20 the fourth powers sum to 722666 − 15333
    [
      'won or tied',
      runners,
      buildContest('anna', 'bruno', 'carla', 'dario', 'elena'),
      'won:elena',
      '707333/3200000',
    ],
    [
      'all fail',
      runners,
      buildContest('anna', 'bruno', 'carla', 'dario', 'elena'),
      'nobody-won',
      '59049/3200000',
    ],
    ['one passes', runners, buildContest('anna', 'bruno', 'carla', 'dario', 'elena'), 'passed:anna', '11/20'],
  ]);
});
