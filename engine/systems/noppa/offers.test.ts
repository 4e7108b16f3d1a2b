import type { CreatureId, Json } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { noppa } from './index.ts';
import type { World } from './state.ts';

const AINO = { actions: 3, items: [{ id: 'miekka', weapon: { damage: 2 } }] };
const LEVY = { kind: 'foe', actions: 1, attacks: [{ id: 'keihas', tn: 2 }] };
const CURE = { id: 'parannus', mindCost: 1, heal: 3 };
const YARD = { zones: ['piha', 'lato'], borders: [{ between: ['piha', 'lato'] }] };

/** A fight at the turn of the creatures with three actions. */
function fight(sheets: Readonly<Record<CreatureId, object>>, how: object = {}): World {
  return noppa.createWorld({
    options: noppa.schemas.options.parse({}),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: noppa.schemas.sheet.parse(sheet),
    })),
    scene: noppa.schemas.scene.parse({ ...YARD, fight: { tick: 3, ...how } }),
  });
}

const offersOf = (world: World, type: string) =>
  noppa.offers(world, { role: 'gm' }).filter(({ action }) => action.type === type);

/** The possible targets of the first offer of this type. */
function targets(world: World, type: string, slot: string): readonly Json[] {
  const question = offersOf(world, type)[0]?.slots[slot];
  return question && 'options' in question ? question.options : [];
}

describe('targets of an action', () => {
  test('foes come first, then friends, each in the order of the roster', () => {
    const world = fight({ aino: AINO, veikko: {}, levy: LEVY, hilma: {}, other: LEVY });
    expect(targets(world, 'attack', 'on')).toEqual(['levy', 'other', 'veikko', 'hilma']);
  });

  test('a foe’s foes are the heroes', () => {
    const world = fight({ levy: { ...LEVY, actions: 3 }, other: LEVY, aino: { actions: 1 } });
    expect(targets(world, 'attack', 'on')).toEqual(['aino', 'other']);
  });

  test('healing is offered for the hurt first, then for other comrades, then for foes', () => {
    const world = fight({ aino: { actions: 3, spells: [CURE] }, levy: LEVY, veikko: { body: 2 } });
    expect(targets(world, 'cast', 'on')).toEqual(['veikko', 'aino', 'levy']);
  });

  test('attacks that reach only comrades and healing for the unhurt come last', () => {
    const aino = { ...AINO, spells: [CURE] };
    const world = fight({
      aino: { ...aino, zone: 'piha' },
      veikko: { zone: 'piha' },
      levy: { ...LEVY, zone: 'lato' },
    });
    const offers = noppa.offers(world, { role: 'player', owns: ['aino'] });
    const useful = offers.findLastIndex(({ action }) => !['attack', 'cast'].includes(action.type));
    const unlikely = offers.findIndex(({ action }) => ['attack', 'cast'].includes(action.type));
    expect(unlikely).toBeGreaterThan(useful);
  });

  test.each([
    ['an attack', { kind: 'attack', means: 'miekka', on: null }, ['levy', 'veikko']],
    ['healing', { kind: 'cast', spell: 'parannus', on: null }, ['aino', 'veikko', 'levy']],
  ])('%s that one is ready for', (_, act, expected) => {
    const readied = { act, cost: 2, trigger: 'word', words: '', spent: 1 };
    const aino = { ...AINO, items: [{ ...AINO.items[0], hands: 1 }], spells: [CURE], readied };
    const world = fight({ aino, veikko: {}, levy: LEVY });
    expect(targets(world, 'set-off', 'on')).toEqual(expected);
  });
});

describe('noppa.move.withdraw', () => {
  const ways = (world: World) =>
    offersOf(world, 'move')
      .filter(({ action }) => action.to === 'lato')
      .map(({ action }) => action.withdraw ?? false);

  test('is offered to creatures held in a melee', () => {
    const melees = [['aino', 'levy']];
    const world = fight({ aino: AINO, levy: LEVY }, { melees });
    expect(ways(world)).toEqual([false, true]);
  });

  test('and not to creatures outside a melee', () => {
    expect(ways(fight({ aino: AINO, levy: LEVY }))).toEqual([false]);
  });
});
