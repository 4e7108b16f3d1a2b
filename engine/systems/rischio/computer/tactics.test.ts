import { type CreatureId, createRandomOracle, run } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { rischio } from '../index.ts';
import type { Creature, World } from '../state.ts';
import { combatStats } from './combat-stats.ts';
import { tactics } from './tactics.ts';

const CURE = { id: 'cure', kind: 'support', cost: { mana: 3 }, effect: { heal: 8 } };
const WARD = { id: 'ward', kind: 'support', effect: { shield: 5 } };
const WAVE = { id: 'wave', damage: 4, targets: 'multiple' };
const ILVA = {
  basicAttack: { damage: 2 },
  health: 20,
  maxHealth: 20,
  abilities: [CURE, WARD, WAVE],
  resources: { mana: 3 },
};
const WOLF = { kind: 'opponent', health: 12, maxHealth: 12, basicAttack: { damage: 3 } };

/** Ilva has the turn: she rolls a 20 for the order, the others less. */
function buildFight(change: Readonly<Record<CreatureId, Partial<Creature>>> = {}): World {
  const sheets = {
    ilva: ILVA,
    anna: { health: 20, maxHealth: 20, basicAttack: { damage: 5 } },
    lupo: WOLF,
    orso: WOLF,
  };
  const creatures = Object.entries(sheets).map(([id, sheet]) => ({
    id,
    name: id,
    sheet: rischio.schemas.sheet.parse({ ...sheet, ...change[id] }),
  }));
  const world = rischio.createWorld({ options: rischio.schemas.options.parse({}), creatures, scene: null });
  let face = 21;
  const step = run(
    rischio,
    world,
    { type: 'fight', participants: creatures.map(({ id: who }) => ({ who })) },
    createRandomOracle(
      () => --face,
      () => null,
    ),
  );
  if (step.kind !== 'done') throw new Error('no fight begins');
  return step.world;
}

describe('there is to choose from', () => {
  const choices = (world: World) => tactics.choices(world, 'ilva');
  const used = (ability: string, on: readonly string[]) => ({ type: 'use', by: 'ilva', ability, on });

  test('a blow at each foe, and at all of them where it strikes many', () => {
    expect(choices(buildFight())).toEqual([
      { type: 'attack', by: 'ilva', on: 'lupo' },
      { type: 'attack', by: 'ilva', on: 'orso' },
      used('wave', ['lupo', 'orso']),
      used('ward', ['ilva']),
      used('ward', ['anna']),
    ]);
  });

  test('a cure for wounded creatures, while it can be paid', () => {
    const hurt = { anna: { health: 6 } };
    expect(choices(buildFight(hurt))).toContainEqual(used('cure', ['anna']));
    expect(choices(buildFight({ ...hurt, ilva: { resources: {} } }))).not.toContainEqual(
      used('cure', ['anna']),
    );
  });

  test('help for the fallen, and nothing for the dead', () => {
    const down: Partial<Creature> = { health: -2, status: 'down', timesAtZeroToday: 1 };
    expect(choices(buildFight({ anna: down }))).toContainEqual({ type: 'aid', by: 'ilva', on: 'anna' });
    const beaten: Partial<Creature> = { health: 0, status: 'defeated' };
    const left = buildFight();
    const creatures = left.creatures.map((creature) =>
      creature.id === 'orso' ? { ...creature, ...beaten } : creature,
    );
    expect(choices({ ...left, creatures })).not.toContainEqual({ type: 'attack', by: 'ilva', on: 'orso' });
  });

  test('nothing without a fight', () => {
    expect(choices({ ...buildFight(), fight: null })).toEqual([]);
  });
});

test('health, a shield and a boost that lasts are worth something, and life most of all', () => {
  const world = buildFight({ anna: { health: 10 } });
  const values = tactics.valueCreatures?.(world, 'ilva');
  const value = (change: Partial<Creature>) => {
    const creatures = world.creatures.map((creature) =>
      creature.id === 'anna' ? { ...creature, ...change } : creature,
    );
    return values?.of({ ...world, creatures }, 'anna') ?? 0;
  };
  const boost = { stat: 'precision', by: 2, from: 'Canto', until: 1 };
  const order = [
    value({ status: 'dead' }),
    value({ health: -2, status: 'down' }),
    value({ timesAtZeroToday: 1 }),
    value({}),
    value({ boosts: [boost] }),
    value({ shield: 20 }),
  ];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
});

test('a creature that leaves is away, one that falls is down', () => {
  const step = run(
    rischio,
    buildFight({ anna: { health: -2, status: 'down', timesAtZeroToday: 1 } }),
    { type: 'leave', by: 'ilva' },
    createRandomOracle(
      () => 1,
      () => null,
    ),
  );
  if (step.kind !== 'done') throw new Error('nobody leaves');
  const fates = ['ilva', 'anna', 'lupo'].map((id) => combatStats.status(step.world, id));
  expect(fates).toEqual(['away', 'down', 'up']);
  expect(combatStats.side(step.world, 'ilva')).toBe('players');
});

test('rounds that nothing hangs on are one', () => {
  const world = buildFight();
  const later = (round: number): World => ({ ...world, fight: world.fight && { ...world.fight, round } });
  expect(combatStats.stateKey(later(4))).toEqual(combatStats.stateKey(later(9)));
  const boosted = buildFight({ anna: { boosts: [{ stat: 'dodge', by: 2, from: 'Canto', until: 5 }] } });
  const then = (round: number): World => ({
    ...boosted,
    fight: boosted.fight && { ...boosted.fight, round },
  });
  expect(combatStats.stateKey(then(4))).not.toEqual(combatStats.stateKey(then(5)));
  expect(combatStats.stateKey(then(6))).toEqual(combatStats.stateKey(then(7)));
});
