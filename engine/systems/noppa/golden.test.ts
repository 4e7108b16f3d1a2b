import { computePresetChances, testGoldenOdds } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { noppa } from './index.ts';
import { AGILITY, LEARNING, MIGHT, PERSONALITY, TOUGHNESS } from './rules/tables.ts';
import type { World } from './state.ts';

/** Builds a world from our creatures or handwritten sheets, optionally with a scene and options. */
function table(
  sheets: Readonly<Record<string, object>>,
  { scene = {}, options = {} }: { readonly scene?: object; readonly options?: object } = {},
): World {
  return noppa.createWorld({
    options: noppa.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: noppa.schemas.sheet.parse(sheet),
    })),
    scene: noppa.schemas.scene.parse(scene),
  });
}

// All chances are computed by hand. Each 6 adds a die, so the number of dice that show no 6 always equals the pool: of
// n dice, the chance of k sixes is C(n+k-1, k) · (1/6)^k · (5/6)^n. A failure has few sixes, so its chance is a finite
// sum; a success may have any number of them and is one minus the failure.

const hero = (change: object = {}) => ({ mind: 0, ...change });
const sheetWithMight = (might: number, more: object = {}) =>
  table({
    aino: hero({ attributes: { [MIGHT]: might }, racial: { [MIGHT]: might === 0 ? -1 : 0 }, ...more }),
  });
const check = (tn: number, bonus = 0) =>
  ({ type: 'check', by: 'aino', attribute: MIGHT, tn, bonus }) as const satisfies Action;
const quiet = { partial: 'failure', complication: 'none', 'extra-use': 'better' };
const gmRemark = (kind: string) => ({ said: [{ kind, what: 'gm', until: 'scene' }] });

describe('a free roll', () => {
  testGoldenOdds(noppa, [
    ['1 die, TN1: 1, 2 or 3', sheetWithMight(1), check(1), 'failure', '1/2', quiet],
    ['1 die: a 1', sheetWithMight(1), check(1), 'complication', '1/6', quiet],
    ['1 die, TN2: not a 6 and then 4 or more', sheetWithMight(1), check(2), 'failure', '11/12', quiet],
    ['2 dice, TN1', sheetWithMight(2), check(1), 'failure', '1/4', quiet],
    // 1/4 with none; 2 · 1/3 · 1/2 with one hit; 2 · 1/6 · 1/2 · 1/2 with one 6 and no more
    ['2 dice, TN2', sheetWithMight(2), check(2), 'failure', '2/3', quiet],
    // two 1s: 1/36, with a 6 before: 2/216; one 1 without a 6: 2 · 1/6 · 4/6
    ['2 dice', sheetWithMight(2), check(2), 'complication', '7/27', quiet],
    // none 1/8, one hit 3 · 1/3 · 1/4, one 6: 3 · 1/6 · 1/8
    ['3 dice, TN2', sheetWithMight(3), check(2), 'failure', '7/16', quiet],
    // the remainder, which includes any number of sixes
    ['3 dice meet TN2', sheetWithMight(3), check(2), 'success', '9/16', quiet],
    ['5 dice meet TN4', sheetWithMight(5), check(4), 'success', '2371/6912', quiet],
    ['12 dice are followed as they were', sheetWithMight(4), check(2, 8), 'failure', '11/4096', quiet],
    ['3 dice and a bonus of 1 are 4, TN2', sheetWithMight(3), check(2, 1), 'failure', '13/48', quiet],
    ['4 dice, TN2', sheetWithMight(4), check(2), 'failure', '13/48', quiet],
    // from 3 up: none 1/27, one hit 3 · 1/2 · 1/9, one 6: 3 · 1/6 · 1/27
    [
      '3 dice with advantage, TN2',
      sheetWithMight(3, gmRemark('advantage')),
      check(2),
      'failure',
      '2/9',
      quiet,
    ],
    // from 5 up: none 8/27, one hit 3 · 1/6 · 4/9, one 6: 3 · 1/6 · 8/27
    [
      '3 dice with advantage meet TN2',
      sheetWithMight(3, gmRemark('advantage')),
      check(2),
      'success',
      '7/9',
      quiet,
    ],
    [
      '3 dice with disadvantage, TN2',
      sheetWithMight(3, gmRemark('disadvantage')),
      check(2),
      'failure',
      '2/3',
      quiet,
    ],
    [
      'advantage leaves the complication',
      sheetWithMight(2, gmRemark('advantage')),
      check(2),
      'complication',
      '7/27',
      quiet,
    ],
    // both dice 4 or more: 9 of 36; the lower die is a 1: 11 of 36
    ['0 dice, TN1', sheetWithMight(0), check(1), 'failure', '3/4', quiet],
    ['0 dice', sheetWithMight(0), check(1), 'complication', '11/36', quiet],
    // two 6s and one more success: 1/36 · 1/2
    ['0 dice, TN2', sheetWithMight(0), check(2), 'failure', '71/72', quiet],
    ['0 dice meet TN2', sheetWithMight(0), check(2), 'success', '1/72', quiet],
    [
      'a companion’s 2 dice, TN2: no extra dice',
      sheetWithMight(2, { kind: 'companion' }),
      check(2),
      'failure',
      '3/4',
      quiet,
    ],
    ['TN0 succeeds with any roll', sheetWithMight(2), check(0), 'failure', '0', quiet],
  ]);
});

const once = { options: { explodingSixes: 'once' }, scene: { fight: { tick: 3 } } };
const duel = table(
  {
    aino: hero({ attributes: { [MIGHT]: 1, [AGILITY]: 4 }, actions: 3 }),
    levy: { kind: 'foe', actions: 0, body: 9, tns: { mundane: 1 }, attacks: [{ id: 'keihas', tn: 2 }] },
  },
  once,
);
const blow: Action = { type: 'attack', by: 'aino', with: 'unarmed', on: ['levy'] };

describe('an attack where sixes bring dice once', () => {
  testGoldenOdds(noppa, [
    ['1 die, TN1', duel, blow, 'hit:levy', '1/2', quiet],
    // 4 or 5 one point, 6 one and a half on average
    ['on average 2/6 · 1 + 1/6 · 3/2', duel, blow, 'damage:levy', '7/12', quiet],
    ['all is followed to its end', duel, blow, 'unresolved', '0', quiet],
  ]);
});

/** Aino with this many dice to dodge and parry; two if might is 3. */
const tableUnderAttack = (change: object, more: object = {}, options: object = {}) =>
  table(
    {
      aino: hero({ attributes: { [MIGHT]: 3, [AGILITY]: 4, [TOUGHNESS]: 2 }, actions: 1, ...change }),
      veikko: hero({ attributes: { [MIGHT]: 4 }, actions: 0 }),
      levy: { kind: 'foe', actions: 3, body: 9, weight: 1, attacks: [{ id: 'keihas', tn: 2 }], ...more },
    },
    { scene: { fight: { tick: 3 } }, options },
  );
const finite = tableUnderAttack({}, {}, once.options);
const spear: Extract<Action, { type: 'attack' }> = {
  type: 'attack',
  by: 'levy',
  with: 'keihas',
  on: ['aino'],
};
const idle = { ...quiet, parry: 'let-pass', 'extra-defence': 'nothing' };
const parrying = { ...idle, parry: 'parry' };

describe('a defence that has failed, and whether to parry with two dice', () => {
  const basicRoll = (...faces: readonly number[]) => ({ label: 'basic', faces });
  const answer = (chosen: string) => ({ label: 'parry', chosen: [chosen] });
  testGoldenOdds(noppa, [
    ['let pass', tableUnderAttack({}), spear, 'hit:aino', '1', idle, [basicRoll(2, 3), answer('let-pass')]],
    // two successes are missing, as with 2 dice against TN2
    ['nothing yet', tableUnderAttack({}), spear, 'hit:aino', '2/3', idle, [basicRoll(2, 3), answer('parry')]],
    // one success is missing: fails only if both dice miss
    ['one success', tableUnderAttack({}), spear, 'hit:aino', '1/4', idle, [basicRoll(2, 5), answer('parry')]],
    ['a defence that held is not asked', finite, spear, 'hit:aino', '0', idle, [basicRoll(4, 5)]],
  ]);
});

describe('a defence of two dice against TN2', () => {
  testGoldenOdds(noppa, [
    ['alone', tableUnderAttack({}), spear, 'hit:aino', '2/3', idle],
    // the parry's dice count as part of the defence from the start: four dice
    ['with a parry of two dice', tableUnderAttack({}), spear, 'hit:aino', '13/48', parrying],
    ['the parry is only tried after a failure', finite, spear, 'parry:aino', '2/3', parrying],
    [
      'nobody parries what nobody saw',
      tableUnderAttack({}),
      { ...spear, surprise: true },
      'parry',
      '0',
      parrying,
    ],
    ['without an action left', tableUnderAttack({ actions: 0 }), spear, 'hit:aino', '2/3', idle],
    ['with a mind point', tableUnderAttack({ mind: 1 }), spear, 'hit', '0', { ...idle, mind: 'spend' }],
    [
      'a mind point that is kept',
      tableUnderAttack({ mind: 1 }),
      spear,
      'hit',
      '2/3',
      { ...idle, mind: 'accept' },
    ],
    ['it fells whoever has 1 body point', tableUnderAttack({ body: 1 }), spear, 'fainted:aino', '2/3', idle],
    ['a hit takes 1', finite, spear, 'damage', '2/3', idle],
    // two against one: 1/9 of none from 5 up is 4/9, one hit 2 · 1/6 · 2/3, one 6: 2 · 1/6 · 4/9
    ['against odds', tableUnderAttack({}, { weight: 2 }), spear, 'hit:aino', '22/27', idle],
  ]);
});

const melee = { zones: ['piha', 'lato'], borders: [{ between: ['piha', 'lato'] }] };
const cornered = table(
  {
    aino: hero({ attributes: { [AGILITY]: 2 }, actions: 3, body: 1 }),
    levy: { kind: 'foe', actions: 1, attacks: [{ id: 'keihas', tn: 2 }] },
    matti: { kind: 'foe', actions: 1, attacks: [{ id: 'keihas', tn: 2 }] },
  },
  { scene: { ...melee, fight: { tick: 3, melees: [['aino', 'levy']] } } },
);
const flees: Action = { type: 'move', by: 'aino', to: 'lato' };
const blast = table(
  {
    aino: hero({
      attributes: { [LEARNING]: 3 },
      actions: 3,
      spells: [{ id: 'roihu', attack: { key: 'fire', area: true, damage: 2 } }],
    }),
    veikko: hero({ attributes: { [AGILITY]: 3 }, actions: 0 }),
    levy: { kind: 'foe', actions: 0, body: 9, tns: { fire: 1 } },
    matti: { kind: 'foe', actions: 0, body: 9, tns: { fire: 2 } },
  },
  once,
);
const open = table(
  {
    aino: hero({ attributes: { [MIGHT]: 1 }, actions: 3 }),
    levy: { kind: 'foe', actions: 0, body: 2, tns: { mundane: 1 } },
  },
  { scene: { fight: { tick: 3 } } },
);
const fire: Action = { type: 'cast', by: 'aino', spell: 'roihu', on: ['levy', 'matti', 'veikko'] };

describe('in the thick of it', () => {
  testGoldenOdds(noppa, [
    // one die against TN2 fails in 11 of 12
    [
      'a free strike fells Aino',
      cornered,
      flees,
      'fainted:aino',
      '11/12',
      { ...idle, 'free-strike': 'strike' },
    ],
    [
      'and keeps her from moving',
      cornered,
      flees,
      'thwarted:aino',
      '11/12',
      { ...idle, 'free-strike': 'strike' },
    ],
    ['let go', cornered, flees, 'thwarted', '0', { ...idle, 'free-strike': 'let-go' }],
    ['withdrawing', cornered, { ...flees, withdraw: true }, 'free-strike', '0', idle],
    ['what is let through strikes true: 1 die', open, blow, 'hit:levy', '1/2', quiet],
    // a 6, and a success on the die it adds
    ['and for two points', open, blow, 'fainted:levy', '1/12', quiet],
    ['fire, a roll for each: TN1', blast, fire, 'missed:levy', '1/8', idle],
    ['TN2', blast, fire, 'missed:matti', '7/16', idle],
    ['and half of 3 dice for the comrade who dodges with 3', blast, fire, 'hit:veikko', '7/16', idle],
  ]);
});

const eager = table(
  { aino: hero({ attributes: { [PERSONALITY]: 1 } }), levy: { kind: 'foe' } },
  { options: { explodingSixes: 'once' } },
);
const fighting: World = {
  ...eager,
  fight: {
    round: 1,
    tick: 0,
    phase: 'initiative',
    order: ['aino', 'levy'],
    pending: ['aino'],
    passed: [],
    melees: [],
    formed: 0,
    over: false,
    winner: null,
  },
};
const initiative: Action = { type: 'initiative', by: 'aino' };

describe('initiative of one die', () => {
  testGoldenOdds(noppa, [
    ['a 1', fighting, initiative, 'complication:aino', '1/6', quiet],
    // 2 and 1/2 and 1/6 · 1/2 less 1/6
    ['on average', fighting, initiative, 'actions:aino', '29/12', quiet],
  ]);
});

describe('a pool as a word', () => {
  // of two dice: a 1 and a 2 or 3 (4/36), two 1s (1/36); a 6 that adds a 1 next to a 1 meets only TN1
  test.each([
    ['failure-complicated', [2, 1], '5/36'],
    // a 1 and a 4 or 5 (4/36), and 6, 1 and 1 (2/216)
    ['success-complicated', [2, 1], '13/108'],
    ['failure', [2, 1], '1/9'],
    // the remainder, which includes any number of sixes
    ['success', [2, 1], '17/27'],
    ['failure-complicated', [1, 1], '1/6'],
    ['failure', [1, 1], '1/3'],
    ['success', [1, 1], '1/2'],
    ['failure-complicated', [0, 1], '11/36'],
    ['failure', [0, 1], '4/9'],
  ] as const)('noppa.dice.complication-independent: %s of %j', (value, [dice, tn], chance) => {
    expect(computePresetChances(noppa, 'pool', { dice, tn })[value]).toBe(chance);
  });

  test('noppa.dice.meet-tn: nothing is left unresolved', () => {
    for (const dice of [0, 1, 5, 10, 15])
      for (const tn of [1, 4, 8])
        expect(computePresetChances(noppa, 'pool', { dice, tn }), `${dice} dice, TN${tn}`).not.toHaveProperty(
          'unresolved',
        );
  });
});
