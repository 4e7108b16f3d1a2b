import { optionsSchema } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../content/creatures.ts';
import { OPTIONS } from '../options.ts';
import { REFLEXES, STRENGTH } from '../rules/tables.ts';
import { buildCreature, sheetSchema } from './sheet.ts';

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
  });

  const embodied = (sheet: object, options: object) =>
    buildCreature(optionsSchema(OPTIONS).parse(options), {
      id: 'lupo',
      name: 'lupo',
      sheet: sheetSchema.parse(sheet),
    });

  test.each([
    [{ health: 0 }, {}, 'defeated', 0],
    [{ health: 0 }, { opponentsDie: 'like-players' }, 'down', 1],
    [{ health: -3, timesAtZeroToday: 2 }, { opponentsDie: 'like-players' }, 'dead', 2],
    [{ health: 0, status: 'defeated' }, { opponentsDie: 'like-players' }, 'defeated', 0],
    [{ health: 0, dies: 'like-players' }, {}, 'down', 1],
    [{ health: 0, dies: 'at-zero' }, { opponentsDie: 'like-players' }, 'defeated', 0],
    [{ health: 5 }, { opponentsDie: 'like-players' }, 'up', 0],
  ])(
    'rischio.death.opponent-defeat: an opponent with %o at a table with %o is %s',
    (sheet, options, status, drops) => {
      expect(embodied({ kind: 'opponent', ...sheet }, options)).toMatchObject({
        status,
        timesAtZeroToday: drops,
      });
    },
  );

  test('rischio.death.opponent-defeat: players fall by the book, despite their sheet', () => {
    expect(faultsOf({ dies: 'at-zero' })).toEqual(['dies']);
  });

  test.each([
    ['an effect of an attack', { abilities: [{ id: 'morso', effect: { heal: 3 } }] }, 'abilities.0.effect'],
    ['damage of a cure', { abilities: [{ id: 'cura', kind: 'support', damage: 3 }] }, 'abilities.0.damage'],
    [
      'a hit rule of a cure',
      { abilities: [{ id: 'cura', kind: 'support', hitRule: 'gm' }] },
      'abilities.0.hitRule',
    ],
    [
      'a risk nobody takes',
      { abilities: [{ id: 'rete', risk: { kind: REFLEXES, level: 5 } }] },
      'abilities.0.risk',
    ],
    [
      'rounds of a cure',
      { abilities: [{ id: 'cura', kind: 'support', effect: { heal: 3, rounds: 2 } }] },
      'abilities.0.effect.rounds',
    ],
    ['precision among the statistics', { stats: { precision: 5 } }, 'stats.precision'],
    ['health from gear', { equipment: [{ id: 'anello', stats: { salute: 5 } }] }, 'equipment.0.stats.salute'],
    [
      'damage as a statistic of gear',
      { equipment: [{ id: 'ascia', stats: { Danno: 2 } }] },
      'equipment.0.stats.Danno',
    ],
    [
      'a boost of health',
      { abilities: [{ id: 'canto', kind: 'support', effect: { boost: { health: 5 } } }] },
      'abilities.0.effect.boost.health',
    ],
  ])('has no field without effect: %s', (_, sheet, fault) => {
    expect(faultsOf(sheet)).toEqual([fault]);
  });

  test('rischio.combat.additional-cost: a cost names health and resources in any language and case', () => {
    const { abilities } = sheetSchema.parse({
      resources: { mana: 3 },
      abilities: [{ id: 'colpo', cost: { Salute: 5, Mana: 2, erbe: 1 } }],
    });
    expect(abilities[0]?.cost).toEqual({ health: 5, mana: 2, erbe: 1 });
  });

  test('rischio.damage.weapon-stats: gear names statistics in any language and case', () => {
    const { equipment, basicAttack } = sheetSchema.parse({
      stats: { [STRENGTH]: 2, Salute: 1 },
      basicAttack: { relevantStat: 'forza' },
      equipment: [
        { id: 'elmo', stats: { precisione: 1, Precision: 1, SCHIVATA: 2, forza: 3, salute: 1, Nuotare: 1 } },
      ],
    });
    expect(equipment[0]?.stats).toEqual({ precision: 2, dodge: 2, [STRENGTH]: 3, Salute: 1, Nuotare: 1 });
    expect(basicAttack.relevantStat).toBe(STRENGTH);
  });

  test('has no two abilities or pieces of gear with one name', () => {
    expect(faultsOf({ abilities: [{ id: 'net' }, { id: 'net' }] })).toEqual(['abilities']);
    expect(faultsOf({ equipment: [{ id: 'axe' }, { id: 'axe' }] })).toEqual(['equipment']);
    expect(faultsOf({ abilities: [{ id: 'basic-attack' }] })).toEqual(['abilities']);
  });

  test.each([
    ['up at 0', { health: 0, status: 'up' }],
    ['up below 0', { health: -5, status: 'up' }],
    ['down above 0', { status: 'down' }],
  ])('rischio.death.zero-health: no creature is %s', (_, sheet) => {
    expect(faultsOf(sheet)).toEqual(['status']);
  });

  test.each([
    ['down at 0', { health: 0, status: 'down' }],
    ['dead below 0', { health: -5, status: 'dead' }],
    ['defeated with health left, by the word of the game master', { kind: 'opponent', status: 'defeated' }],
  ])('rischio.death.zero-health: a creature may be %s', (_, sheet) => {
    expect(faultsOf(sheet)).toEqual([]);
  });

  test('rischio.combat.alternative-hit-rule: an ability that hits by a risk names it', () => {
    expect(faultsOf({ abilities: [{ id: 'net', hitRule: 'target-risk' }] })).toEqual(['abilities.0.risk']);
  });
});
