import type { CreatureId } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { noppa } from '../index.ts';
import type { World } from '../state.ts';
import { combatStats } from './combat-stats.ts';
import { tactics } from './tactics.ts';

const SWORD = { id: 'miekka', weapon: { damage: 2 } };
const BLAST = { id: 'tulipallo', mindCost: 1, attack: { key: 'fire', damage: 2, area: true } };
const CURE = { id: 'parannus', mindCost: 1, heal: 3 };
const LEVY = { kind: 'foe', body: 2, attacks: [{ id: 'keihas', tn: 2 }] };
const zones = ['piha', 'lato'];

function fight(sheets: Readonly<Record<CreatureId, object>>, more: object = {}): World {
  return noppa.createWorld({
    options: noppa.schemas.options.parse({}),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: noppa.schemas.sheet.parse({ zone: 'piha', ...sheet }),
    })),
    scene: noppa.schemas.scene.parse({
      zones,
      borders: [{ between: zones }],
      fight: { tick: 3, ...more },
    }),
  });
}

const AINO = { actions: 3, items: [SWORD] };

describe('there is to choose from', () => {
  const choices = (sheets: Readonly<Record<CreatureId, object>>) => tactics.choices(fight(sheets), 'aino');

  test('everything on everybody in reach', () => {
    const found = choices({ aino: AINO, levy: LEVY, matti: LEVY, far: { ...LEVY, zone: 'lato' } });
    const struck = found.map((action) => (action.type === 'attack' ? [action.with, action.on] : action));
    expect(struck).toEqual(['levy', 'matti'].map((on) => ['miekka', [on]]));
    expect(choices({ aino: { actions: 3 }, levy: LEVY })).toMatchObject([{ with: 'unarmed', on: ['levy'] }]);
  });

  test('an area on all of a zone at once', () => {
    const found = choices({
      aino: { ...AINO, items: [], spells: [BLAST] },
      levy: LEVY,
      matti: { ...LEVY, zone: 'lato' },
      far: { ...LEVY, zone: 'lato' },
    });
    const blasts = found.flatMap((action) => (action.type === 'cast' ? [action.on] : []));
    expect(blasts).toEqual([['levy'], ['matti', 'far']]);
  });

  test('a cure for one’s own who are hurt', () => {
    const found = choices({
      aino: { ...AINO, items: [], spells: [CURE] },
      veikko: { body: 1 },
      otso: {},
      levy: LEVY,
    });
    const healed = found.flatMap((action) => (action.type === 'cast' ? [action.on] : []));
    expect(healed).toEqual([['veikko']]);
  });

  test('the way to those who are out of reach', () => {
    expect(choices({ aino: AINO, levy: { ...LEVY, zone: 'lato' } })).toEqual([
      { type: 'move', by: 'aino', to: 'lato' },
    ]);
  });
});

test('they withdraw from a melee before they leave', () => {
  const sheets = { aino: AINO, levy: LEVY };
  expect(tactics.withdraw(fight(sheets), 'aino')).toEqual({ type: 'leave', by: 'aino' });
  const held = fight(sheets, { melees: [['aino', 'levy']] });
  expect(tactics.withdraw(held, 'aino')).toEqual({ type: 'move', by: 'aino', to: 'piha', withdraw: true });
});

test('actions in hand are worth something, and a condition costs', () => {
  const world = fight({ aino: AINO, levy: LEVY });
  const value = (change: object) => {
    const creatures = world.creatures.map((creature) =>
      creature.id === 'aino' ? { ...creature, ...change } : creature,
    );
    return tactics.valueCreatures?.(world, 'aino')?.of({ ...world, creatures }, 'aino') ?? 0;
  };
  expect(value({ actions: 3 })).toBeGreaterThan(value({ actions: 1 }));
  expect(value({ conditions: ['prone'] })).toBeLessThan(value({}));
  expect(value({ body: 2 })).toBeLessThan(value({}));
  expect(value({ status: 'fainted' })).toBe(0);
});

test('how they fare', () => {
  const world = fight({ aino: { body: 0 }, veikko: {}, levy: LEVY, hiisi: { ...LEVY, body: null } });
  expect(combatStats.status(world, 'aino')).toBe('down');
  expect(
    combatStats.status({ ...world, fight: world.fight && { ...world.fight, order: ['levy'] } }, 'veikko'),
  ).toBe('away');
  expect(combatStats.health(world, 'levy')).toEqual({ now: 2, full: 2 });
  expect(combatStats.health(world, 'hiisi')).toBeNull();
  expect(combatStats.reserves(world, 'levy')).toEqual({});
  expect(tactics.distance(fight({ a: {}, b: { ...LEVY, zone: 'lato' } }), 'a', 'b')).toBe(1);
});

test('neither the round nor the number of a melee matters', () => {
  const world = fight({ aino: AINO, levy: LEVY }, { melees: [['aino', 'levy']] });
  const melees = world.fight?.melees.map((melee) => ({ ...melee, id: 'melee-9' })) ?? [];
  const later: World = { ...world, fight: world.fight && { ...world.fight, round: 7, formed: 9, melees } };
  expect(combatStats.stateKey(later)).toEqual(combatStats.stateKey(world));
  expect(combatStats.stateKey(fight({ aino: AINO, levy: LEVY }))).not.toEqual(combatStats.stateKey(world));
});
