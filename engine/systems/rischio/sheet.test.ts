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
    const { basicAttack, ...read } = sheetSchema.parse(sheet);
    const { name, damage, relevantStat, multiplier } = basicAttack;
    const saved = { ...read, basicAttack: { name, damage, relevantStat, multiplier } };
    expect(sheetSchema.parse(JSON.parse(JSON.stringify(saved)))).toStrictEqual({ ...read, basicAttack });
  });

  test.each([
    ['up at 0', { health: 0 }],
    ['up below 0', { health: -5 }],
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
