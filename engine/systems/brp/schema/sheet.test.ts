import { describe, expect, test } from 'vitest';
import { armsOf } from '../rules/arms.ts';
import { CHA, CON, INT, POW, SIZ, STR } from '../rules/tables.ts';
import type { Sheet } from '../state.ts';
import { sceneSchema } from './scene.ts';
import { sheetSchema } from './sheet.ts';

const listFaults = (sheet: object): readonly string[] =>
  sheetSchema.safeParse(sheet).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];
const listFaultPlaces = (sheet: object): readonly string[] =>
  sheetSchema.safeParse(sheet).error?.issues.map(({ path }) => path.join('.')) ?? [];

const parseArmedSheet = (...arms: readonly unknown[]): Sheet => sheetSchema.parse({ arms });

describe('a sheet', () => {
  test('has a default for everything', () => {
    expect(sheetSchema.parse({})).toMatchObject({
      kind: 'pc',
      side: 'heroes',
      approval: 'approved',
      characteristics: {
        [STR]: { now: 10, full: 10 },
        [SIZ]: { now: 13, full: 13 },
        [INT]: { now: 13, full: 13 },
      },
      mov: 10,
      power: 10,
      state: { is: 'up' },
      skills: {},
      arms: [],
      body: null,
    });
    expect(sheetSchema.parse({ kind: 'npc' }).side).toBe('foes');
  });

  test('takes characteristics as plain numbers, and none where a beast has none', () => {
    const { characteristics, power } = sheetSchema.parse({
      characteristics: { [STR]: 21, [POW]: { now: 7, full: 9 }, [CHA]: null },
    });
    expect(characteristics).toMatchObject({
      [STR]: { now: 21, full: 21 },
      [CON]: { now: 10, full: 10 },
      [POW]: { now: 7, full: 9 },
      [CHA]: null,
    });
    expect(power).toBe(7);
  });

  test('survives being saved', () => {
    const read = sheetSchema.parse({
      kind: 'npc',
      characteristics: { [STR]: 13, [CHA]: null },
      skills: { Schivare: 40, 'melee-weapon:sword': { personal: 20, ticked: true } },
      arms: [
        'short-sword',
        { weapon: 'Scudo Rotondo', damage: 3 },
        'pistol',
        { name: 'bite', chance: 25, damage: '1D10' },
      ],
      body: 'mail',
      helmet: { name: 'casco', points: 1 },
      wounds: [3, { points: 2, kind: 'fall' }],
      routines: [['bite', 'bite']],
    });
    expect(sheetSchema.parse(JSON.parse(JSON.stringify(read)))).toStrictEqual(read);
  });

  test.each([
    [[], { is: 'up' }],
    [[9], { is: 'up' }],
    [[5, 5], { is: 'unconscious', until: null, cause: 'wounds' }],
    [[12], { is: 'dying', at: 0 }],
  ])('brp.wounds.unconscious: 12 hit points and wounds of %j', (wounds, state) => {
    expect(sheetSchema.parse({ wounds }).state).toEqual(state);
  });
});

describe('skills', () => {
  test('go by their names in any language', () => {
    const { skills } = sheetSchema.parse({
      skills: { Schivare: 40, 'Arma da Mischia (Spada)': 55, Spot: 30 },
    });
    expect(Object.keys(skills)).toEqual(['dodge', 'melee-weapon:sword', 'spot']);
    expect(skills.dodge).toEqual({ written: 40, professional: 0, personal: 0, gained: 0, ticked: false });
  });

  test.each([
    ['one that nobody knows', { Nuotarre: 40 }, 'skills.Nuotarre', 'swim'],
    ['one without its specialisation', { 'melee-weapon': 40 }, 'skills.melee-weapon', 'melee-weapon:sword'],
    ['one without it by its Italian name', { Conoscenza: 40 }, 'skills.Conoscenza', 'specialisation'],
    ['one with a specialisation it does not have', { 'dodge:left': 40 }, 'skills.dodge:left', 'dodge'],
  ])('brp.skills.list: %s is reported, with the valid ones', (_, skills, place, listed) => {
    const [fault, ...others] = listFaults({ skills });
    expect(others).toEqual([]);
    expect(fault).toMatch(new RegExp(`^${place}: `));
    expect(fault).toContain(listed);
  });

  test('are listed once, under any name', () => {
    expect(listFaultPlaces({ skills: { Schivare: 40, dodge: 50 } })).toEqual(['skills.dodge']);
  });

  test('brp.skills.gm-customise: a setting has its own', () => {
    expect(Object.keys(sheetSchema.parse({ skills: { 'own:alchimia': 40 } }).skills)).toEqual([
      'own:alchimia',
    ]);
    const { setting } = sceneSchema.parse({
      setting: { added: { alchimia: { name: 'Alchimia', base: 5 } } },
    });
    expect(setting.added).toEqual({ 'own:alchimia': { name: 'Alchimia', base: 5 } });
  });

  test.each([
    ['brp.professions.points', { professional: 150 }, []],
    ['brp.professions.points', { professional: 151 }, ['skills']],
    ['brp.personal.points', { personal: 65 }, []],
    ['brp.personal.points', { personal: 66 }, ['skills']],
  ])('%s: twice %j of INT 13', (_, points, places) => {
    expect(listFaultPlaces({ skills: { dodge: points, spot: points } })).toEqual(places);
  });
});

describe('arms', () => {
  const held = ({ arms }: Sheet) => Object.fromEntries(arms.map(({ id, held: where }) => [id, where]));

  test('are in hand as far as two hands go', () => {
    expect(held(parseArmedSheet('Spadone', 'round-shield', 'long-bow', 'dagger'))).toEqual({
      broadsword: 'hand',
      'round-shield': 'hand',
      'long-bow': 'stowed',
      dagger: 'stowed',
    });
    expect(held(parseArmedSheet('dagger', { weapon: 'long-bow', held: 'hand' }))).toEqual({
      dagger: 'stowed',
      'long-bow': 'hand',
    });
    expect(
      listFaultPlaces({ arms: ['a', 'b'].map((id) => ({ weapon: 'long-bow', id, held: 'hand' })) }),
    ).toEqual(['arms']);
  });

  test('have an id each, a full magazine, and a way to be thrown where the table has one', () => {
    const { arms } = parseArmedSheet('dagger', 'dagger', 'pistol', 'light-crossbow');
    expect(arms.map(({ id }) => id)).toEqual(['dagger', 'dagger-2', 'pistol', 'light-crossbow']);
    expect(arms.map(({ shots, loading }) => [shots, loading])).toEqual([
      [null, 0],
      [null, 0],
      [6, 0],
      [null, 0],
    ]);
    expect(arms[0]?.modes.map(({ skill, range }) => [skill, range])).toEqual([
      ['melee-weapon:dagger', null],
      ['missile-weapon:throwing-dagger', 10],
    ]);
  });

  test('brp.weapons.attributes: an unknown one is reported, with the valid ones', () => {
    const [fault] = listFaults({ arms: ['dagger', 'chainsaw'] });
    expect(fault).toMatch(/^arms\.1: /);
    expect(fault).toContain('short-sword');
  });

  test('brp.bestiary.bear: may be written out', () => {
    const { arms } = parseArmedSheet({ name: 'claws', chance: 40, damage: '1D6' });
    expect(arms[0]).toMatchObject({
      id: 'claws',
      held: 'hand',
      modes: [{ skill: 'brawl', chance: 40, damage: '1d6', hands: 0, length: 'short', range: null }],
    });
  });

  test.each(['much', '', '1d8+', '0d6', '21d6', '1d1000', '99999999', '1d6*2'])(
    'brp.dice.expressions: %j is no damage that can be rolled',
    (damage) => {
      expect(listFaultPlaces({ arms: [{ name: 'claws', damage }] })).toEqual(['arms.0.modes.0.damage']);
    },
  );

  test.each(['0', '-1d6', '+2D6', '−1D4'])(
    'brp.derived.damage-bonus: a block may state %s',
    (damageBonus) => {
      const { stated } = sheetSchema.parse({ stated: { damageBonus } });
      expect(stated.damageBonus).toMatch(/^(0|-?\dd\d)$/);
      expect(listFaultPlaces({ stated: { damageBonus: `${damageBonus}+1` } })).toEqual([
        'stated.damageBonus',
      ]);
    },
  );

  test('brp.skills.brawl: a fist needs no entry; a creature with claws has none', () => {
    expect(armsOf(parseArmedSheet()).map(({ id }) => id)).toEqual(['brawl']);
    expect(armsOf(parseArmedSheet({ name: 'claws', chance: 40, damage: '1d6' })).map(({ id }) => id)).toEqual(
      ['claws'],
    );
  });

  test('a routine names what is there', () => {
    expect(listFaultPlaces({ arms: ['dagger'], routines: [['sword']] })).toEqual(['routines']);
  });
});

test('brp.armour.table: armour goes by its name, each in its place', () => {
  const { body, helmet } = sheetSchema.parse({ body: 'Armatura di Maglia', helmet: 'light-helmet' });
  expect(body).toEqual({ name: 'mail', points: 7, second: null, physical: -20, perceptive: 0 });
  expect(helmet).toMatchObject({ points: 1, perceptive: -15 });
  expect(listFaultPlaces({ body: 'light-helmet' })).toEqual(['body']);
  expect(listFaults({ body: 'tin' })[0]).toContain('quilted-armour');
});

test('a scene needs no fields; a single word starts a fight', () => {
  expect(sceneSchema.parse({})).toEqual({
    setting: { removed: [], bases: {}, added: {} },
    light: 'normal',
    clock: 0,
    fight: null,
  });
  expect(sceneSchema.parse({ fight: true }).fight).toEqual({ round: 1, at: {}, engaged: [] });
});
