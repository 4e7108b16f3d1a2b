import { type AnswerInput, act, createScriptedOracle, getCreature, type Json } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { findCharacteristic, findCharacteristicRoll } from '../content/naming.ts';
import { brp } from '../index.ts';
import type { World } from '../state.ts';

const { sheet, action, scene, options } = brp.schemas;
const listFaultPlaces = (input: object): readonly string[] =>
  sheet.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];

const fight = (sheets: Readonly<Record<string, object>>): World =>
  brp.createWorld({
    options: options.parse({}),
    scene: scene.parse({ fight: true }),
    creatures: Object.entries(sheets).map(([id, input]) => ({ id, name: id, sheet: sheet.parse(input) })),
  });
const playAction = (world: World, input: object, ...answers: readonly Json[]) =>
  act(
    brp,
    world,
    action.parse(input),
    createScriptedOracle(answers.map((value): AnswerInput => ({ value }))),
  );

describe('characteristics and their rolls go by any of their names', () => {
  test.each([
    ['STR', 'FOR'],
    ['Kok', 'TAG'],
    ['äly', 'INT'],
    ['Potere', 'POT'],
    ['dexterity', 'DES'],
  ])('%s', (name, id) => {
    expect(findCharacteristic(name)).toBe(id);
  });

  test.each([
    ['vigour', 'vigour'],
    ['Effort', 'vigour'],
    ['Tiro Vigore', 'vigour'],
    ['STR', 'vigour'],
    ['Tempra', 'stamina'],
    ['Charisma', 'charisma'],
    ['SIZ', undefined],
  ])('a roll of %s', (name, id) => {
    expect(findCharacteristicRoll(name)).toBe(id);
  });

  test('on a sheet, but not the same one twice', () => {
    expect(sheet.parse({ characteristics: { STR: 14, RKE: 9 } }).characteristics).toMatchObject({
      FOR: { now: 14 },
      COS: { now: 9 },
    });
    expect(sheet.parse({ dice: { SIZ: '2d6+6' } }).dice).toEqual({ TAG: '2d6+6' });
    expect(listFaultPlaces({ characteristics: { STR: 14, FOR: 12 } })).toEqual(['characteristics']);
    expect(listFaultPlaces({ characteristics: { STR: 14, VMA: 12 } })).toEqual(['characteristics']);
  });

  test('in an action, where skills were always written so', () => {
    expect(action.parse({ type: 'check', by: 'anna', roll: 'Fortuna' })).toMatchObject({ roll: 'luck' });
    expect(action.parse({ type: 'break-free', by: 'anna', how: 'STR' })).toMatchObject({ how: 'FOR' });
    expect(
      action.parse({ type: 'ambush', by: 'anna', on: 'orso', skill: 'Nascondersi', sense: 'Ascoltare' }),
    ).toMatchObject({ skill: 'hide', sense: 'listen' });
    expect(action.safeParse({ type: 'ambush', by: 'anna', on: 'orso', skill: 'Scalare' }).success).toBe(
      false,
    );
  });
});

describe('what a sheet says over content', () => {
  test('is stored under the ids of the content', () => {
    expect(brp.normalizeSheet?.({ characteristics: { STR: 8 }, skills: { Spada: 70 }, mov: 9 })).toEqual({
      characteristics: { FOR: 8 },
      skills: { 'melee-weapon:sword': 70 },
      mov: 9,
    });
  });

  test('is left as it is where it repeats a thing, for the sheet to report', () => {
    const twice = { skills: { Spada: 70, 'melee-weapon:sword': 60 } };
    expect(brp.normalizeSheet?.(twice)).toEqual(twice);
    expect(listFaultPlaces(twice)).toEqual(['skills.melee-weapon:sword']);
  });
});

describe('arms in an action go by any name a sheet may call them', () => {
  const world = fight({
    anna: {
      characteristics: { DES: 15 },
      arms: ['Spada Corta', 'dagger', 'dagger', { name: 'Pugnale', damage: '1d4', held: 'stowed' }],
      skills: { Spada: 60, Pugnale: 60, brawl: 60 },
    },
    orso: { kind: 'npc', arms: [{ name: 'claws', chance: 40, damage: '1d6' }] },
  });

  test.each([
    ['Short Sword', 'short-sword'],
    ['spada corta', 'short-sword'],
    ['Rissa', 'brawl'],
    ['DAGGER', 'dagger'],
  ])('%s', (name, id) => {
    expect(playAction(world, { type: 'attack', by: 'anna', on: 'orso', with: name }, 99)).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ type: 'attack-rolled', with: id })]),
    });
  });

  test('an own id goes before a name', () => {
    expect(playAction(world, { type: 'attack', by: 'anna', on: 'orso', with: 'Pugnale' })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'not-in-hand', params: { arm: 'Pugnale' } },
    });
  });

  test('what is not carried is not there', () => {
    expect(playAction(world, { type: 'attack', by: 'anna', on: 'orso', with: 'Alabarda' })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'no-such-arm', params: { arm: 'Alabarda' } },
    });
  });

  test('claws too, and what is taken in hand', () => {
    const struck = playAction(world, { type: 'attack', by: 'anna', on: 'orso', with: 'dagger' }, 99);
    if (struck.kind !== 'done') throw new Error(struck.kind);
    expect(
      playAction(struck.world, { type: 'attack', by: 'orso', on: 'anna', with: 'Artigli' }, 99),
    ).toMatchObject({ kind: 'done' });
    const peace = fight({ anna: { arms: ['Spada Corta', 'Scudo Piccolo'] } });
    const after = playAction(
      { ...peace, fight: null },
      { type: 'gear', by: 'anna', hand: [], slung: ['Small Shield'] },
    );
    if (after.kind !== 'done') throw new Error(after.kind);
    expect(getCreature(after.world, 'anna').arms.map(({ held }) => held)).toEqual(['stowed', 'slung']);
  });
});

test('brp.weapons.magazines: an empty pistol in hand gives the refusal that it is empty', () => {
  const world = brp.createWorld({
    options: options.parse({}),
    scene: scene.parse({ fight: { at: { orso: 20 } } }),
    creatures: [
      {
        id: 'anna',
        name: 'Anna',
        sheet: sheet.parse({ characteristics: { DES: 15 }, arms: [{ weapon: 'pistol', shots: 0 }] }),
      },
      { id: 'orso', name: 'Orso', sheet: sheet.parse({ kind: 'npc' }) },
    ],
  });
  const refused = (input: object) => playAction(world, { type: 'attack', by: 'anna', on: 'orso', ...input });
  expect(refused({})).toMatchObject({ refusal: { code: 'not-loaded', params: { arm: 'pistol' } } });
  expect(refused({ with: 'brawl' })).toMatchObject({ refusal: { code: 'out-of-reach' } });
});

test('a single value is read as a list', () => {
  const alone = sheet.parse({ arms: 'Pugnale', wounds: 3, conditions: 'fallen', hardships: 'wilds' });
  expect(alone).toMatchObject({
    arms: [{ id: 'dagger' }],
    wounds: [{ id: 1, points: 3 }],
    conditions: ['fallen'],
    hardships: ['wilds'],
  });
  expect(listFaultPlaces({ wounds: true })).toEqual(['wounds.0']);
  expect(action.parse({ type: 'time', amount: 1, unit: 'week', hospital: 'anna' })).toMatchObject({
    hospital: ['anna'],
  });
});
