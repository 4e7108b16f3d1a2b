import type { CreatureId } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { rischio } from '../index.ts';
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

test.each([
  [
    'help the fallen first',
    { ilva: ILVA, anna: hurtSheet(3), bruno: down },
    { type: 'aid', by: 'ilva', on: 'bruno' },
  ],
  [
    'cure whoever is below a third',
    { ilva: ILVA, anna: hurtSheet(6) },
    { type: 'use', by: 'ilva', ability: 'cure', on: ['anna'] },
  ],
  [
    'cure the living, past the dead',
    { ilva: ILVA, bruno: dead, anna: hurtSheet(6) },
    { type: 'use', by: 'ilva', ability: 'cure', on: ['anna'] },
  ],
  [
    'strike when a cure cannot be paid',
    { ilva: { ...ILVA, resources: {} }, anna: hurtSheet(6) },
    { type: 'attack' },
  ],
  ['strike when nobody needs them', { ilva: ILVA, anna: hurtSheet(7) }, { type: 'attack', on: 'lupo' }],
  [
    'strike all where that promises more',
    { ilva: { abilities: [WAVE], basicAttack: { damage: 5 } }, orso: WOLF },
    { type: 'use', ability: 'wave', on: ['orso', 'lupo'] },
  ],
  [
    'keep their blood when little is left',
    { ilva: { health: 9, abilities: [{ id: 'fury', damage: 30, cost: { health: 3 } }] } },
    { type: 'attack' },
  ],
])('the sensible %s', (_, friends, wanted) => {
  expect(chooseAction(sensiblePolicy, buildFight({ ...friends, lupo: WOLF }))).toMatchObject(wanted);
});

test('the plain strike the weakest, and pass when there is nobody', () => {
  const pack = buildFight({ ilva: ILVA, anna: down, orso: WOLF, lupo: { ...WOLF, health: 4 } });
  expect(chooseAction(plainPolicy, pack)).toEqual({ type: 'attack', by: 'ilva', on: 'lupo' });
  expect(chooseAction(plainPolicy, buildFight({ ilva: ILVA, anna: down }))).toEqual({
    type: 'pass',
    by: 'ilva',
  });
});
