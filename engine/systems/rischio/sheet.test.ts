import { describe, expect, test } from 'vitest';
import { CONTENT } from './content/creatures.ts';
import { sheetSchema } from './sheet.ts';

const faultsOf = (sheet: unknown): readonly string[] =>
  sheetSchema.safeParse(sheet).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a sheet', () => {
  test('has a default for everything', () => {
    expect(sheetSchema.parse({})).toMatchObject({
      kind: 'player',
      health: 20,
      maxHealth: null,
      status: 'up',
      basicAttack: { id: 'basic-attack', damage: 0, hitRule: 'standard', targets: 'single' },
    });
  });

  test.each(Object.entries(CONTENT))('survives being saved: %s', (_, { sheet }) => {
    const read = sheetSchema.parse(sheet);
    expect(sheetSchema.parse(JSON.parse(JSON.stringify(read)))).toStrictEqual(read);
  });

  test('without a status takes the one its health says', () => {
    expect(sheetSchema.parse({ health: -5 })).toMatchObject({ status: 'down', timesAtZeroToday: 1 });
    expect(sheetSchema.parse({ health: 1 })).toMatchObject({ status: 'up', timesAtZeroToday: 0 });
    expect(sheetSchema.parse({ kind: 'opponent', health: 0 })).toMatchObject({ status: 'defeated' });
  });

  test('names no two abilities or pieces of gear alike', () => {
    expect(faultsOf({ abilities: [{ id: 'net' }, { id: 'net' }] })).toEqual(['abilities']);
    expect(faultsOf({ equipment: [{ id: 'axe' }, { id: 'axe' }] })).toEqual(['equipment']);
    expect(faultsOf({ abilities: [{ id: 'basic-attack' }] })).toEqual(['abilities']);
  });

  test.each([
    ['up at 0', { health: 0, status: 'up' }],
    ['up below 0', { health: -5, status: 'up' }],
    ['down above 0', { status: 'down' }],
  ])('rischio.death.zero-health: nobody is %s', (_, sheet) => {
    expect(faultsOf(sheet)).toEqual(['status']);
  });

  test.each([
    ['down at 0', { health: 0, status: 'down' }],
    ['dead below 0', { health: -5, status: 'dead' }],
    ['defeated with health left, by the word of the game master', { kind: 'opponent', status: 'defeated' }],
  ])('rischio.death.zero-health: somebody may be %s', (_, sheet) => {
    expect(faultsOf(sheet)).toEqual([]);
  });

  test('rischio.combat.alternative-hit-rule: an ability that hits by a risk names it', () => {
    expect(faultsOf({ abilities: [{ id: 'net', hitRule: 'target-risk' }] })).toEqual(['abilities.0.risk']);
  });
});
