import type { CreatureId } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { rischio } from '../index.ts';
import type { World } from '../state.ts';
import { plain, sensible } from './policy.ts';

const CURE = { id: 'cure', kind: 'support', cost: { mana: 3 }, effect: { heal: 8 } };
const WAVE = { id: 'wave', damage: 4, targets: 'multiple' };
const ILVA = { abilities: [CURE], resources: { mana: 3 }, basicAttack: { damage: 2 } };
const WOLF = { kind: 'opponent', health: 12 };

/** A fight in which the first creature has the turn. */
function fight(sheets: Readonly<Record<CreatureId, object>>): World {
  const creatures = Object.entries(sheets).map(([id, sheet]) => ({
    id,
    name: id,
    sheet: rischio.schemas.sheet.parse(sheet),
  }));
  const world = rischio.begin({ options: rischio.schemas.options.parse({}), creatures, scene: null });
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

const acts = (policy: typeof plain, world: World) => policy.act(world, 'ilva', () => 1);
const hurt = (health: number) => ({ health, maxHealth: 20 });
const down = { health: -3, maxHealth: 20, status: 'down', timesAtZeroToday: 1 };
const dead = { health: -3, maxHealth: 20, status: 'dead', timesAtZeroToday: 2 };

test.each([
  [
    'help the fallen first',
    { ilva: ILVA, anna: hurt(3), bruno: down },
    { type: 'aid', by: 'ilva', on: 'bruno' },
  ],
  [
    'cure whoever is below a third',
    { ilva: ILVA, anna: hurt(6) },
    { type: 'use', by: 'ilva', ability: 'cure', on: ['anna'] },
  ],
  [
    'cure the living, past the dead',
    { ilva: ILVA, bruno: dead, anna: hurt(6) },
    { type: 'use', by: 'ilva', ability: 'cure', on: ['anna'] },
  ],
  [
    'strike when a cure cannot be paid',
    { ilva: { ...ILVA, resources: {} }, anna: hurt(6) },
    { type: 'attack' },
  ],
  ['strike when nobody needs them', { ilva: ILVA, anna: hurt(7) }, { type: 'attack', on: 'lupo' }],
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
  expect(acts(sensible, fight({ ...friends, lupo: WOLF }))).toMatchObject(wanted);
});

test('the plain strike the weakest, and pass when there is nobody', () => {
  const pack = fight({ ilva: ILVA, anna: down, orso: WOLF, lupo: { ...WOLF, health: 4 } });
  expect(acts(plain, pack)).toEqual({ type: 'attack', by: 'ilva', on: 'lupo' });
  expect(acts(plain, fight({ ilva: ILVA, anna: down }))).toEqual({ type: 'pass', by: 'ilva' });
});
