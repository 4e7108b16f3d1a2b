import { canonicalJson } from '@arbitro/dice';
import type { CreatureId } from '@arbitro/kernel';
import { solveDuel, testGoldenOdds } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { plainPolicy } from './computer/policy.ts';
import { whitebox } from './index.ts';
import { CLASSES, type Class } from './rules/tables.ts';
import { countHittingFaces, toHitThrow } from './rules/to-hit.ts';
import type { Creature, World } from './state.ts';

// All chances are calculated by hand.

interface Given {
  readonly options?: object;
  readonly scene?: object;
}

function table(
  sheets: Readonly<Record<CreatureId, object>>,
  { options = {}, scene = {} }: Given = {},
): World {
  return whitebox.createWorld({
    options: whitebox.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: whitebox.schemas.sheet.parse(sheet),
    })),
    scene: whitebox.schemas.scene.parse(scene),
  });
}

const first = { party: 6, foes: 1 };
const sceneNearby = (initiative: object = first) => ({ fight: { round: 1, at: { orso: 5 }, initiative } });
const anna = { class: 'fighter', hp: 8, ac: '9 [10]', weapons: [{ name: 'sword', damage: '1d8' }] };
const orso = { kind: 'monster', hp: 5, ac: '9 [10]', hitBonus: 0, weapons: [{ name: 'axe', damage: '1d6' }] };
const blow: Action = { type: 'attack', by: 'anna', on: 'orso' };

/** The number to hit 9 [10] by level, as printed; each step of better armour class raises it by one. */
const PRINTED: Readonly<Record<Class, readonly number[]>> = {
  cleric: [10, 10, 10, 9, 9, 8, 8, 7, 6, 5],
  thief: [10, 10, 10, 9, 9, 8, 8, 7, 6, 5],
  fighter: [10, 9, 8, 8, 7, 6, 6, 5, 4, 4],
  'magic-user': [10, 10, 10, 10, 9, 9, 8, 8, 7, 7],
};

describe('both ways to write an armour class', () => {
  const worlds = (['descending', 'ascending'] as const).map((attackAcSystem) =>
    table({ anna, orso }, { options: { attackAcSystem }, scene: sceneNearby() }),
  );
  const [by, on] = (worlds[0]?.creatures ?? []) as [Creature, Creature];

  test.each(CLASSES)('whitebox.attack.ac-system: %s, every level and every column as printed', (of) => {
    for (let level = 1; level <= 10; level++)
      for (let column = 0; column < 10; column++) {
        const attacker = { ...by, class: of, level };
        const target = { ...on, ac: { descending: 9 - column, ascending: 10 + column } };
        const means = { weapon: by.weapons[0] as Creature['weapons'][number], reach: 'melee' as const };
        const needed = (PRINTED[of][level - 1] as number) + column;
        const faces = worlds.map((world) =>
          countHittingFaces(toHitThrow(world, { by: attacker, on: target, means })),
        );
        expect(faces).toEqual([21 - needed, 21 - needed]);
      }
  });

  test('whitebox.attack.ac-conversion: and beyond the columns, with bonuses and without', () => {
    for (let ascending = -5; ascending < 40; ascending++)
      for (const strengthToHit of [-2, 0, 3]) {
        const target = { ...on, ac: { descending: 19 - ascending, ascending } };
        const means = { weapon: by.weapons[0] as Creature['weapons'][number], reach: 'melee' as const };
        const expected = Math.min(20, Math.max(0, 21 - ascending + strengthToHit));
        for (const world of worlds)
          expect(
            countHittingFaces(toHitThrow(world, { by: { ...by, strengthToHit }, on: target, means })),
          ).toBe(expected);
      }
  });
});

const meeting = table({ anna, orso });
const lit = table({ anna: { ...anna, lights: [{ kind: 'torch', lit: true }] }, orso });
const fight: Action = { type: 'fight' };
const warned: Action = { type: 'fight', surprised: [] };

describe('before the first round', () => {
  testGoldenOdds(whitebox, [
    // of 36 pairs 15 are won, 15 lost and 6 tied
    ['initiative', meeting, warned, 'first:party', '5/12'],
    ['initiative', meeting, warned, 'first:foes', '5/12'],
    ['initiative', meeting, warned, 'at-once', '1/6'],
    ['surprise', meeting, fight, 'surprised:party', '1/3'],
    ['surprise', meeting, fight, 'surprised:foes', '1/3'],
    ['surprise', meeting, fight, 'nobody-surprised', '4/9'],
    ['a torch gives the party away', lit, fight, 'surprised:foes', '0'],
    ['and does not help it', lit, fight, 'surprised:party', '1/3'],
    // initiative is not rolled where one side is surprised: 1 less 2 · 1/3 · 2/3
    ['straight to initiative', meeting, fight, 'at-once', '5/54'],
  ]);
});

const strike = table({ anna, orso }, { scene: sceneNearby() });
const shot = table(
  { anna: { ...anna, weapons: [{ name: 'bow', kind: 'missile', damage: '1d6' }] }, bruno: anna, orso },
  { scene: { fight: { round: 1, at: { bruno: 50, orso: 55 }, initiative: first } } },
);
const unseen: World = {
  ...table({ anna, orso: { ...orso, conditions: ['invisible'] } }, { scene: sceneNearby() }),
};
const located: World = {
  ...unseen,
  fight: unseen.fight && {
    ...unseen.fight,
    fighters: unseen.fight.fighters.map((fighter) =>
      fighter.who === 'anna' ? { ...fighter, knows: ['orso'] } : fighter,
    ),
  },
};
const oil = table({ anna: { ...anna, oil: 1 }, orso: { ...orso, ac: '0 [19]' } }, { scene: sceneNearby() });

describe('a blow', () => {
  testGoldenOdds(whitebox, [
    // 10 or more
    ['hits', strike, blow, 'hit:orso', '11/20'],
    ['on average', strike, blow, 'damage:orso', '99/40'],
    // 5 to 8 of 8
    ['kills 5 hit points', strike, blow, 'dead:orso', '11/40'],
    ['with the Referee’s help', strike, { ...blow, modifier: 3 }, 'hit:orso', '7/10'],
    // one of the two in the melee
    ['into a melee', shot, blow, 'hit:orso', '11/40'],
    ['into a melee', shot, blow, 'hit:bruno', '11/40'],
    ['at somebody invisible', located, blow, 'hit:orso', '7/20'],
    ['oil, whatever the armour', oil, { type: 'throw-oil', by: 'anna', on: 'orso' }, 'hit:orso', '1/2'],
  ]);
});

const tableWhileCasting = (initiative: object): World => {
  const initialWorld = table(
    {
      anna: {
        ...anna,
        class: 'magic-user',
        casting: { spell: 'doze', phase: 'preparing', since: 1 },
        spells: [
          {
            name: 'doze',
            effect: { condition: 'asleep', minutes: 1 },
            save: { category: null, onSave: 'none' },
          },
        ],
      },
      orso: { ...orso, saveTarget: 15, weapons: [{ name: 'axe', damage: '1d6-1' }] },
    },
    { scene: sceneNearby(initiative) },
  );
  const { fight: on } = initialWorld;
  const pending = on?.order[0]?.includes('party') ? ['anna'] : ['orso'];
  return { ...initialWorld, fight: on && { ...on, phase: 'acting', pending } };
};

describe('a spell', () => {
  testGoldenOdds(whitebox, [
    // 15 or more saves: 6 of 20
    [
      'takes hold',
      tableWhileCasting(first),
      { type: 'cast', by: 'anna', spell: 'doze', on: ['orso'] },
      'asleep:orso',
      '7/10',
    ],
    // 11/20, and 5 of 6 deal at least a point
    [
      'is lost',
      tableWhileCasting({ party: 1, foes: 6 }),
      { type: 'attack', by: 'orso', on: 'anna' },
      'spell-lost:anna',
      '11/24',
    ],
  ]);
});

const check: Action = { type: 'morale', who: ['orso'] };
describe('morale', () => {
  testGoldenOdds(whitebox, [
    ['2', strike, check, 'surrender:orso', '1/36'],
    ['3 to 5', strike, check, 'flee:orso', '9/36'],
    ['6 to 8', strike, check, 'hold:orso', '16/36'],
    ['9 to 11', strike, check, 'fight-for-advantage:orso', '9/36'],
    ['12', strike, check, 'attack:orso', '1/36'],
  ]);
});

const sure = { ...anna, hp: 3, weapons: [{ name: 'blow', damage: '3' }] };
const tableOfKillers = (options: object, initiative: object): World =>
  table(
    { anna: sure, orso: { ...orso, hp: 3, weapons: [{ name: 'blow', damage: '3' }] } },
    { options, scene: sceneNearby(initiative) },
  );

/** The state that the rest of the fight depends on: wounds, and whose turn it is. */
const fightSummary = ({ creatures, fight: now }: World): string =>
  canonicalJson([
    creatures.map(({ hp, status }) => [hp > 0 ? hp : 0, status]),
    now && [now.phase, now.turn, now.pending, now.now, now.over, now.winner],
    now?.fighters.map(({ acted, moved, intent }) => [acted, moved, JSON.stringify(intent)]),
  ]);
const playToEnd = (world: World) => solveDuel(whitebox, { world, policy: plainPolicy, forget: fightSummary });

describe('a duel to the end', () => {
  const tied = { party: 3, foes: 3 };
  const inOrder = { wins: { party: '20/29', foes: '9/29' }, rounds: '400/319', unresolved: '0' };
  const atOnce = {
    wins: { party: '9/29', foes: '9/29', nobody: '11/29' },
    rounds: '400/319',
    unresolved: '0',
  };

  // a hit of 11/20 kills: over in a round in 1 less 81/400
  test.each([
    ['whitebox.combat.side-actions: the first strikes before the other can', {}, first, inOrder],
    [
      'whitebox.combat.declared-intent: though both have said it before',
      { combatDeclareIntent: true },
      first,
      inOrder,
    ],
    ['whitebox.combat.alt-sequence: phase by phase', { combatSequence: 'alternative' }, first, inOrder],
    // both 121, one or the other 99 of 319
    ['whitebox.combat.initiative-tie-simultaneous: both may fall', {}, tied, atOnce],
    ['and in the alternative sequence', { combatSequence: 'alternative' }, tied, atOnce],
    ['and with intents', { combatDeclareIntent: true }, tied, atOnce],
  ])('%s', (_, options, initiative, expected) => {
    expect(playToEnd(tableOfKillers(options, initiative))).toEqual(expected);
  });

  test('whitebox.damage.apply: two hits of three points for five', () => {
    // the other never hits 9 [10] at −10: E = 2 · 20/11
    const slow = table({ anna: sure, orso: { ...orso, hp: 5, hitBonus: -11 } }, { scene: sceneNearby() });
    expect(playToEnd(slow)).toMatchObject({ wins: { party: '1' }, rounds: '40/11' });
  });
});
