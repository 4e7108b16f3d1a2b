import { describe, expect, test } from 'vitest';
import { CONTENT } from '../content/creatures.ts';
import { noppa } from '../index.ts';
import { LEARNING, MIGHT, PERSONALITY, TOUGHNESS } from '../rules/tables.ts';
import { sceneSchema, sheetSchema } from './sheet.ts';

const faultsOf = (sheet: unknown): readonly string[] =>
  sheetSchema.safeParse(sheet).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a sheet', () => {
  test('has a default for everything; points are full', () => {
    expect(sheetSchema.parse({})).toMatchObject({
      kind: 'player',
      side: 'heroes',
      attributes: { [MIGHT]: 2, [PERSONALITY]: 2 },
      body: 6,
      mind: 3,
      status: 'up',
      weight: 1,
      initiative: null,
    });
    expect(sheetSchema.parse({ kind: 'foe' })).toMatchObject({ side: 'foes', body: null, initiative: 3 });
  });

  test.each(Object.entries(CONTENT))('survives being saved: %s', (_, { sheet }) => {
    const read = sheetSchema.parse(sheet);
    expect(sheetSchema.parse(JSON.parse(JSON.stringify(read)))).toStrictEqual(read);
  });

  // noppa.attr.range and noppa.attr.racial-range · the racial change, the value, whether it is allowed
  test.each([
    [0, 1, true],
    [0, 5, true],
    [0, 0, false],
    [0, 6, false],
    [-1, 0, true],
    [-1, 4, true],
    [-1, 5, false],
    [1, 1, false],
    [1, 2, true],
    [1, 6, true],
  ])('noppa.attr.racial-range: moved by %i, a value of %i', (racial, value, may) => {
    const sheet = { attributes: { [TOUGHNESS]: value }, racial: { [TOUGHNESS]: racial } };
    expect(faultsOf(sheet)).toEqual(may ? [] : ['attributes']);
  });

  test.each([
    ['noppa.body.max', { body: 7 }, 'body'],
    ['noppa.mind.max', { mind: 4 }, 'mind'],
    ['noppa.body.faint', { status: 'fainted' }, 'status'],
    ['noppa.body.faint', { body: 0, status: 'up' }, 'status'],
    ['noppa.gear.one-held-item', { items: [{ id: 'jousi', hands: 2 }, { id: 'kilpi' }] }, 'items'],
    ['noppa.foe.touch-homing-weighting', { kind: 'foe', tns: { mundane: 3, touch: 2, homing: 2 } }, 'tns'],
  ])('%s: what cannot be', (_, sheet, path) => {
    expect(faultsOf(sheet)).toEqual([path]);
  });

  // noppa.melee.odds-sizes · the size, and how many fighters it counts as
  test.each([
    ['small', 0.5],
    ['normal', 1],
    ['large', 2],
    ['giant', 2],
  ] as const)('noppa.melee.odds-sizes: %s counts for %d', (size, weight) => {
    expect(sheetSchema.parse({ size }).weight).toBe(weight);
    expect(sheetSchema.parse({ size, weight: 5 }).weight).toBe(5);
  });
});

test('noppa.zone.zones: a scene needs nothing', () => {
  expect(sceneSchema.parse({})).toEqual({ zones: [], borders: [], rereads: false, fight: null });
});

describe('noppa.zone.zones: a setup', () => {
  const { options, sheet, scene } = noppa.schemas;
  const misfits = (zones: readonly string[], zone: string) =>
    noppa.findSetupConflicts?.({
      options: options.parse({}),
      creatures: [{ id: 'aino', name: 'Aino', sheet: sheet.parse({ zone }) }],
      scene: scene.parse({ zones }),
    });

  test('has no creature in a zone that its scene does not name', () => {
    const expected = { creature: 'aino', field: 'zone', value: 'lato', allowed: ['piha'] };
    expect(misfits(['piha'], 'lato')).toEqual([expected]);
    expect(misfits(['piha'], 'piha')).toEqual([]);
  });

  test('without named zones takes those of its creatures', () => {
    expect(misfits([], 'lato')).toEqual([]);
  });

  test('has each melee in one zone; who names none is in the first', () => {
    const withMelee = (zone: string) =>
      noppa.findSetupConflicts?.({
        options: options.parse({}),
        creatures: [
          { id: 'aino', name: 'Aino', sheet: sheet.parse({}) },
          { id: 'levy', name: 'Levy', sheet: sheet.parse({ kind: 'foe', zone }) },
        ],
        scene: scene.parse({
          zones: ['piha', 'lato'],
          fight: { tick: 1, melees: [['nobody', 'aino', 'levy']] },
        }),
      });
    const expected = { creature: 'levy', field: 'zone', value: 'lato', allowed: ['piha'] };
    expect(withMelee('lato')).toEqual([expected]);
    expect(withMelee('piha')).toEqual([]);
  });
});

describe('a setup with sheetLimits: checked', () => {
  const { options, sheet, scene } = noppa.schemas;
  const misfits = (input: object, settings: object = {}) =>
    noppa.findSetupConflicts?.({
      options: options.parse({ sheetLimits: 'checked', ...settings }),
      creatures: [{ id: 'aino', name: 'Aino', sheet: sheet.parse(input) }],
      scene: scene.parse({}),
    });
  const three = ['a', 'b', 'c'].map((id) => ({ id, hands: 0 }));

  test('noppa.gear.conversion: carries what its slots hold', () => {
    const weak = {
      attributes: { [PERSONALITY]: 1 },
      items: [...three, { id: 'd', weight: 'heavy', hands: 0 }],
    };
    expect(misfits(weak)).toEqual([]);
    const items = [...weak.items, { id: 'e', hands: 0 }];
    const expected = { creature: 'aino', field: 'items', value: '4 + 1 × 2', allowed: ['3 + 1 × 2'] };
    expect(misfits({ ...weak, items })).toEqual([expected]);
    expect(misfits({ ...weak, items }, { sheetLimits: 'free' })).toEqual([]);
  });

  test.each(Object.entries(noppa.content))('our %s fulfils it', (_, { sheet: ours }) => {
    expect(misfits(ours as object)).toEqual([]);
  });

  test('noppa.attr.oppineisuus: knows as much as Learning allows', () => {
    const learned = { attributes: { [LEARNING]: 2 }, skills: [{ id: 'a' }], spells: [{ id: 'b' }] };
    expect(misfits(learned)).toEqual([{ creature: 'aino', field: 'skills', value: '2', allowed: ['≤ 1'] }]);
    expect(misfits(learned, { baseSkills: 1 })).toEqual([]);
    expect(misfits({ ...learned, kind: 'foe' })).toEqual([]);
  });

  test('noppa.attr.racial-range: has the racial changes of the table', () => {
    const racial = { [MIGHT]: 1, [TOUGHNESS]: 1 };
    expect(misfits({ racial })).toEqual([]);
    const strict = { racialAttributes: 'at-most-one-each-way' };
    expect(misfits({ racial }, strict)).toEqual([
      { creature: 'aino', field: 'racial', value: '1 1', allowed: ['1 -1'] },
    ]);
  });
});
