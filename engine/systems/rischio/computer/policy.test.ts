import type { CreatureId } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { rischio } from '../index.ts';
import { REFLEXES } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { plainPolicy, sensiblePolicy } from './policy.ts';

const CURE = { id: 'cure', kind: 'support', cost: { mana: 3 }, effect: { heal: 8 } };
const WAVE = { id: 'wave', damage: 4, targets: 'multiple' };
const ILVA = { abilities: [CURE], resources: { mana: 3 }, basicAttack: { damage: 2 } };
const WOLF = { kind: 'opponent', health: 12 };

/** A fight in which the first creature has the turn. */
function buildFight(sheets: Readonly<Record<CreatureId, object>>): World {
  const creatures = Object.entries(sheets).map(([id, sheet]) => ({
    id,
    name: id,
    sheet: rischio.schemas.sheet.parse(sheet),
  }));
  const world = rischio.createWorld({ options: rischio.schemas.options.parse({}), creatures, scene: null });
  const participants = world.creatures.map(({ id, kind }) => ({
    who: id,
    side: kind,
    left: false,
    initiative: 10,
    shares: [],
  }));
  const order = Object.keys(sheets);
  return { ...world, fight: { round: 1, order, turn: 0, participants, over: false, winner: null } };
}

const chooseAction = (policy: typeof plainPolicy, world: World) => policy.act(world, 'ilva', () => 1);
const hurtSheet = (health: number) => ({ health, maxHealth: 20 });
const down = { health: -3, maxHealth: 20, status: 'down', timesAtZeroToday: 1 };
const dead = { health: -3, maxHealth: 20, status: 'dead', timesAtZeroToday: 2 };

const BITING = { ...WOLF, precision: 3, basicAttack: { damage: 6 } };
const PACK = { lupo: BITING, orso: BITING };
const WARD = { id: 'ward', kind: 'support', cost: { mana: 2 }, effect: { shield: 6 } };
const SONG = {
  id: 'song',
  kind: 'support',
  targets: 'multiple',
  effect: { boost: { precision: 6 }, rounds: 3 },
};
const NET = { id: 'net', damage: 4, hitRule: 'target-risk', risk: { kind: REFLEXES, level: 'extreme' } };
const fighter = { health: 20, maxHealth: 20, basicAttack: { damage: 6 } };
const useOn = (ability: string, ...on: readonly string[]) => ({ type: 'use', by: 'ilva', ability, on });

test.each([
  [
    'help the fallen first',
    { ilva: ILVA, anna: hurtSheet(20), bruno: down, ...PACK },
    { type: 'aid', on: 'bruno' },
  ],
  ['cure the badly hurt', { ilva: ILVA, anna: { ...fighter, health: 4 }, ...PACK }, useOn('cure', 'anna')],
  [
    'cure the living, past the dead',
    { ilva: ILVA, bruno: dead, anna: { ...fighter, health: 4 }, ...PACK },
    useOn('cure', 'anna'),
  ],
  [
    'cure first whoever would die for good',
    {
      ilva: ILVA,
      bruno: { ...fighter, health: 8 },
      anna: { ...fighter, health: 8, timesAtZeroToday: 1 },
      ...PACK,
    },
    useOn('cure', 'anna'),
  ],
  [
    'cure whoever has fallen today before a third is reached',
    { ilva: ILVA, anna: { ...fighter, health: 8, timesAtZeroToday: 1 }, ...PACK },
    useOn('cure', 'anna'),
  ],
  [
    'cure themselves before they die for good',
    { ilva: { ...ILVA, health: 5, maxHealth: 18, timesAtZeroToday: 1 }, anna: fighter, ...PACK },
    useOn('cure', 'ilva'),
  ],
  [
    'cure whoever has no known maximum',
    { ilva: ILVA, anna: { ...fighter, health: 3, maxHealth: null }, ...PACK },
    useOn('cure', 'anna'),
  ],
  [
    'shield whoever would fall',
    { ilva: { ...ILVA, abilities: [WARD] }, anna: { ...fighter, health: 5, maxHealth: 5 }, ...PACK },
    useOn('ward', 'anna'),
  ],
  [
    'sing for those who strike harder',
    { ilva: { ...ILVA, abilities: [SONG] }, anna: fighter, bruno: fighter, ...PACK },
    useOn('song', 'ilva', 'anna', 'bruno'),
  ],
  [
    'throw a net at a foe that dodges everything',
    { ilva: { abilities: [NET], basicAttack: { damage: 8 } }, lupo: { ...BITING, dodge: 15 } },
    useOn('net', 'lupo'),
  ],
  [
    'leave the unhurt without a cure',
    { ilva: ILVA, anna: fighter, bruno: { ...fighter, maxHealth: null }, ...PACK },
    { type: 'attack' },
  ],
  [
    'strike when a cure cannot be paid',
    { ilva: { ...ILVA, resources: {} }, anna: hurtSheet(4), ...PACK },
    { type: 'attack' },
  ],
  [
    'strike harmless foes too',
    { ilva: ILVA, anna: hurtSheet(7), lupo: WOLF },
    { type: 'attack', on: 'lupo' },
  ],
  [
    'strike the dangerous rather than the weak',
    { ilva: ILVA, lupo: { ...WOLF, health: 11 }, orso: BITING },
    { type: 'attack', on: 'orso' },
  ],
  [
    'strike all where that promises more',
    { ilva: { abilities: [WAVE], basicAttack: { damage: 5 } }, orso: WOLF, lupo: WOLF },
    useOn('wave', 'orso', 'lupo'),
  ],
  [
    'keep their blood when little is left',
    {
      ilva: {
        health: 7,
        abilities: [{ id: 'fury', damage: 5, cost: { health: 4 } }],
        basicAttack: { damage: 4 },
      },
      ...PACK,
    },
    { type: 'attack' },
  ],
  [
    'never pay with their life',
    { ilva: { health: 3, abilities: [{ id: 'fury', damage: 30, cost: { health: 3 } }] }, ...PACK },
    { type: 'pass' },
  ],
])('the sensible %s', (_, creatures, wanted) => {
  expect(chooseAction(sensiblePolicy, buildFight(creatures))).toMatchObject(wanted);
});

test('simple creatures attack the weakest, and pass without a target', () => {
  const pack = buildFight({ ilva: ILVA, anna: down, orso: WOLF, lupo: { ...WOLF, health: 4 } });
  expect(chooseAction(plainPolicy, pack)).toEqual({ type: 'attack', by: 'ilva', on: 'lupo' });
  expect(chooseAction(plainPolicy, buildFight({ ilva: ILVA, anna: down }))).toEqual({
    type: 'pass',
    by: 'ilva',
  });
});
