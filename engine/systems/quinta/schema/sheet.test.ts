import { describe, expect, test } from 'vitest';
import { actionSchema } from '../actions.ts';
import { copyCreature } from '../copy-state.ts';
import { findFeature, listFeatures } from '../rules/features.ts';
import type { Feature, Sheet } from '../state.ts';
import { sceneSchema } from './scene.ts';
import { sheetSchema } from './sheet.ts';

const listFaults = (sheet: unknown, schema: typeof sheetSchema | typeof sceneSchema = sheetSchema) =>
  schema.safeParse(sheet).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const parseFeature = (written: object): Feature =>
  sheetSchema.parse({ deeds: [written] }).deeds[0] as Feature;

/** A dragon as stat blocks print it. */
const WYRM = {
  kind: 'monster',
  size: 'large',
  level: 7,
  ac: 18,
  hp: 127,
  hitDice: '15d10',
  speed: { walk: 12, fly: 24, swim: 12 },
  scores: { str: 19, dex: 14, con: 17, int: 12, wis: 13, cha: 15 },
  saves: { dex: 5, con: 6, wis: 4, cha: 5 },
  skills: { perception: 7, stealth: 5 },
  senses: { blindsight: 9, darkvision: 36 },
  immunities: ['acid'],
  resistances: ['cold'],
  unaffectedBy: ['frightened'],
  deeds: [
    { name: 'Multiattack', multi: ['rend', 'rend', 'rend'] },
    { name: 'Rend', attack: 'melee', bonus: 7, reach: 3, damage: ['2d6+4 slashing', '1d8 acid'] },
    {
      name: 'Acid Breath',
      recharge: '5-6',
      area: { line: 9, width: 1.5 },
      save: { ability: 'dex', dc: 14, damage: '11d8 acid', half: true },
    },
    {
      name: 'Bite',
      attack: 'melee',
      bonus: 7,
      damage: '2d10+4 piercing',
      onHit: [{ condition: 'grappled', escapeDc: 14 }, 'restrained'],
      save: { ability: 'con', dc: 13, damage: '3d6', type: 'poison', half: true, onFail: 'poisoned' },
    },
  ],
};

describe('a sheet', () => {
  test('has a default for everything', () => {
    expect(sheetSchema.parse({})).toMatchObject({
      kind: 'character',
      side: 'heroes',
      size: 'medium',
      level: 1,
      scores: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
      mostScore: 20,
      hp: 10,
      fullHp: 10,
      hitDice: { sides: 8, total: 1, left: 1 },
      speed: 9,
      usesDeathSaves: true,
      life: 'alive',
      deeds: [],
      afflictions: [],
      at: null,
      budget: { action: true, reaction: true, moved: 0 },
    });
    expect(sheetSchema.parse({ kind: 'monster' })).toMatchObject({
      side: 'foes',
      mostScore: 30,
      usesDeathSaves: false,
    });
  });

  test.each([
    [{ hp: 7 }, { hp: 7, fullHp: 7 }],
    [{ fullHp: 12 }, { hp: 12, fullHp: 12 }],
    [
      { hp: 3, fullHp: 12 },
      { hp: 3, fullHp: 12 },
    ],
    [
      { hp: 0, fullHp: 12 },
      { hp: 0, life: 'alive' },
    ],
    [
      { hp: 0, fullHp: 12, kind: 'monster' },
      { hp: 0, life: 'dead', afflictions: [] },
    ],
    [{ level: 5, hitDice: '5d10' }, { hitDice: { sides: 10, total: 5, left: 5 } }],
    [{ kind: 'monster', level: '1/4' }, { level: 0.25 }],
    [{ at: [3, 4] }, { at: { x: 3, y: 4 } }],
    [{ at: { x: 3, y: 4 } }, { at: { x: 3, y: 4 } }],
    [{ skills: ['stealth'] }, { skills: { stealth: 'proficient' } }],
    [{ skills: { stealth: 'expert' } }, { skills: { stealth: 'expert' } }],
    [{ mount: true }, { mount: { fit: true, trained: true, willing: true } }],
    [
      { items: ['rope', { name: 'Long pole', kg: 3 }] },
      { items: [{ id: 'rope' }, { id: 'long-pole', kg: 3 }] },
    ],
    [
      { budget: { reaction: false } },
      { budget: { action: true, bonus: true, reaction: false, interaction: true, moved: 0, attacks: [] } },
    ],
    [{ riding: 'cavallo' }, { rides: 'cavallo', riding: 'controlled' }],
    [
      { rides: 'cavallo', riding: 'independent' },
      { rides: 'cavallo', riding: 'independent' },
    ],
  ])('reads %j', (written, read) => {
    expect(sheetSchema.parse(written)).toMatchObject(read);
  });

  test('quinta.death.at-zero: a character without hit points lies senseless', () => {
    const { afflictions } = sheetSchema.parse({ hp: 0, fullHp: 9, conditions: ['poisoned'] });
    expect(afflictions.map(({ condition, cause }) => [condition, cause])).toEqual([
      ['poisoned', 'before'],
      ['unconscious', 'zero-hp'],
    ]);
  });

  test('takes conditions by name, or with what is known of them', () => {
    const { afflictions } = sheetSchema.parse({
      conditions: [
        'prone',
        { condition: 'exhausted', level: 3 },
        { condition: 'grappled', source: 'orso', escapeDc: 13 },
        { condition: 'frightened', by: 'lupo' },
      ],
    });
    expect(afflictions).toMatchObject([
      { condition: 'prone', source: null, rounds: null, level: 1 },
      { condition: 'exhausted', level: 3 },
      { condition: 'grappled', source: 'orso', escapeDc: 13 },
      { condition: 'frightened', source: 'lupo' },
    ]);
  });

  test('holds a whole printed block', () => {
    const wyrm = sheetSchema.parse(WYRM);
    expect(wyrm).toMatchObject({
      saves: ['dex', 'con', 'wis', 'cha'],
      printed: { 'save:dex': 5, 'save:cha': 5, 'skill:perception': 7 },
      skills: { perception: 'proficient', stealth: 'proficient' },
      speed: 12,
      fly: 24,
      swim: 12,
      climb: null,
      hitDice: { sides: 10, total: 15, left: 15 },
    });
    expect(wyrm.deeds.map(({ id }) => id)).toEqual(['multiattack', 'rend', 'acid-breath', 'bite']);
    expect(wyrm.deeds[0]?.multi).toEqual([{ deed: 'rend', times: 3 }]);
    expect(wyrm.deeds[2]).toMatchObject({
      recharge: 5,
      area: { shape: 'line', size: 9, width: 1.5, range: null },
      save: { damage: [{ dice: '11d8', type: 'acid' }], half: true },
    });
    expect(wyrm.deeds[3]?.attack).toMatchObject({
      onHit: [
        { kind: 'condition', condition: 'grappled', escapeDc: 14, rounds: null },
        { kind: 'condition', condition: 'restrained', escapeDc: null, rounds: null },
      ],
      save: { damage: [{ dice: '3d6', type: 'poison' }], onFail: [{ condition: 'poisoned' }] },
    });
  });

  test('survives being saved, and a copy lacks nothing', () => {
    for (const written of [WYRM, { hp: 0, fullHp: 9 }, { conditions: ['stunned'], items: ['rope'] }]) {
      const read = sheetSchema.parse(written);
      expect(sheetSchema.parse(JSON.parse(JSON.stringify(read)))).toStrictEqual(read);
      const creature = { id: 'x', name: 'X', ...read };
      expect(copyCreature(creature)).toStrictEqual(creature);
    }
  });

  test.each<[string, object, string]>([
    ['an ability beyond 30', { scores: { str: 31 } }, 'scores.str'],
    ['a skill that nobody knows', { skills: ['juggling'] }, 'skills'],
    ['more hit points than there can be', { hp: 9, fullHp: 8 }, 'hp'],
    ['a dead one with hit points', { hp: 9, life: 'dead' }, 'life'],
    ['a multiattack with nothing', { deeds: [{ name: 'Many', multi: ['claw'] }] }, 'deeds.0.multi'],
    [
      'damage without a type',
      { deeds: [{ name: 'Claw', attack: 'melee', damage: '1d6' }] },
      'deeds.0.attack.damage.0.type',
    ],
    [
      'dice that are none',
      { deeds: [{ name: 'Claw', attack: 'melee', damage: 'x6 acid' }] },
      'deeds.0.attack.damage.0',
    ],
    [
      'a bow that shoots nowhere',
      { deeds: [{ name: 'Bow', attack: 'ranged', damage: '1d6 piercing' }] },
      'deeds.0.attack.range',
    ],
    ['two deeds of one name', { deeds: [{ name: 'Bite' }, { name: 'bite' }] }, 'deeds'],
    ['a misspelt field', { speeed: 9 }, ''],
  ])('refuses %s', (_, sheet, place) => {
    const faults = listFaults(sheet);
    expect(faults).not.toEqual([]);
    expect(faults[0]).toMatch(new RegExp(`^${place.replaceAll('.', '\\.')}`, 'u'));
  });
});

describe('deeds', () => {
  test('a weapon in short', () => {
    expect(parseFeature({ name: 'Longsword', attack: 'melee', damage: '1d8', type: 'slashing' })).toEqual({
      id: 'longsword',
      name: 'Longsword',
      cost: 'action',
      magic: false,
      attack: {
        kind: 'melee',
        reach: 1.5,
        range: null,
        bonus: null,
        ability: 'str',
        proficient: true,
        damage: [{ dice: '1d8', type: 'slashing' }],
        addsModifier: true,
        save: null,
        onHit: [],
        hands: 1,
      },
      save: null,
      area: null,
      range: 1.5,
      heals: null,
      temporary: null,
      gives: [],
      multi: [],
      recharge: null,
      uses: null,
      held: true,
    });
  });

  test.each<[object, object]>([
    [
      { name: 'Bow', attack: 'ranged', range: [45, 180], damage: '1d8 piercing', hands: 2 },
      { kind: 'ranged', ability: 'dex', range: [45, 180], addsModifier: true, hands: 2 },
    ],
    [{ name: 'Dart', attack: 'ranged', range: 9, damage: '1d4 piercing' }, { range: [9, 9] }],
    [
      { name: 'Bolt', magic: true, attack: 'ranged', range: 36, damage: '1d10 fire' },
      { addsModifier: false, hands: 0 },
    ],
    [
      { name: 'Ray', magic: true, attack: { kind: 'ranged', range: 36, addsModifier: true, hands: 1 } },
      { addsModifier: true, hands: 1 },
    ],
    [
      { name: 'Javelin', attack: 'melee', range: [9, 36], damage: '1d6 piercing' },
      { kind: 'melee', ability: 'str', range: [9, 36] },
    ],
    [
      { name: 'Claw', attack: 'melee', bonus: 5, damage: '1d6 + 3 slashing' },
      { bonus: 5, addsModifier: false, hands: 0, damage: [{ dice: '1d6+3', type: 'slashing' }] },
    ],
    [
      { name: 'Gore', attack: 'melee', bonus: 5, damage: '7 piercing', onHit: { push: 3 } },
      { damage: [{ dice: '7', type: 'piercing' }], onHit: [{ kind: 'push', metres: 3 }] },
    ],
  ])('%j', (written, attack) => {
    expect(parseFeature(written).attack).toMatchObject(attack);
  });

  test('a multiattack by count', () => {
    const claw = { name: 'Claw', attack: 'melee', bonus: 4, damage: '1d6 slashing' };
    const bite = { name: 'Bite', attack: 'melee', bonus: 4, damage: '1d8 piercing' };
    const [many] = sheetSchema.parse({
      deeds: [{ name: 'Multiattack', multi: { claw: 2, bite: 1 } }, claw, bite],
    }).deeds;
    expect(many?.multi).toEqual([
      { deed: 'claw', times: 2 },
      { deed: 'bite', times: 1 },
    ]);
  });

  test('quinta.attack.unarmed-strike: a fist is always there', () => {
    const sheet: Pick<Sheet, 'deeds'> = sheetSchema.parse({});
    expect(findFeature(sheet, 'unarmed')?.attack).toMatchObject({
      damage: [{ dice: '1', type: 'bludgeoning' }],
    });
    expect(listFeatures(sheet).map(({ id }) => id)).toEqual(['unarmed']);
    expect(findFeature(sheet, 'longsword')).toBeUndefined();
  });
});

describe('a scene', () => {
  test('is bright and empty by default', () => {
    expect(sceneSchema.parse(undefined)).toEqual({
      map: null,
      picture: null,
      light: 'bright',
      things: [],
      clock: 0,
      fight: null,
    });
  });

  test('has its map in rows, and takes it back as it was saved', () => {
    const scene = sceneSchema.parse({ map: { ground: ['..,', '.#~'], light: ['.:*', '...'] } });
    expect(scene.map).toEqual({
      width: 3,
      height: 2,
      ground: '..,.#~',
      light: '.:*...',
      veil: '......',
      shelter: '......',
    });
    expect(sceneSchema.parse(JSON.parse(JSON.stringify(scene)))).toStrictEqual(scene);
  });

  test.each<[string, object, string, RegExp]>([
    ['rows of different lengths', { ground: ['..', '...'] }, 'map.ground', /equally long/],
    ['a layer with fewer rows', { ground: ['..', '..'], veil: ['..'] }, 'map.veil', /equally long/],
    ['a letter that means nothing', { ground: ['.x'] }, 'map.ground', /“x”.*\. , # ~/],
    ['no squares', { ground: [''] }, 'map.ground', /1 to 200/],
    ['too many rows', { ground: Array.from({ length: 201 }, () => '.') }, 'map.ground', /200/],
  ])('refuses a map with %s', (_, map, place, says) => {
    const [fault] = listFaults({ map }, sceneSchema);
    expect(fault?.startsWith(`${place}:`)).toBe(true);
    expect(fault).toMatch(says);
  });

  test('quinta.objects.breaking-resilient: things have the hit points of their size', () => {
    const { things } = sceneSchema.parse({
      things: ['Door', { name: 'Vase', size: 'small', fragile: true, material: 'glass' }],
    });
    expect(things).toMatchObject([
      { id: 'door', material: 'wood', size: 'medium', hp: 18 },
      { id: 'vase', hp: 3 },
    ]);
  });

  test.each([
    [true, { round: 1, order: {}, turn: null }],
    [{ order: ['anna', 'orso'] }, { round: 1, order: { anna: 2, orso: 1 }, turn: null }],
    [
      { order: { anna: 12, orso: 15 }, turn: 'anna', round: 3 },
      { round: 3, order: { anna: 12, orso: 15 }, turn: 'anna' },
    ],
  ])('has a fight that is on: %j', (fight, read) => {
    expect(sceneSchema.parse({ fight }).fight).toEqual(read);
  });
});

describe('actions', () => {
  test.each<[object, object]>([
    [{ type: 'move', by: 'anna', to: [2, 3] }, { to: { x: 2, y: 3 } }],
    [
      { type: 'fight', participants: ['anna', { who: 'orso', at: [1, 1] }] },
      { participants: [{ who: 'anna' }, { who: 'orso', at: { x: 1, y: 1 } }] },
    ],
    [{ type: 'use', by: 'anna', deed: 'potion', on: 'bruno' }, { on: ['bruno'] }],
    [
      { type: 'hurt', who: 'anna', damage: '2d6 fire' },
      { who: ['anna'], damage: [{ dice: '2d6', type: 'fire' }] },
    ],
    [{ type: 'condition', who: 'anna', condition: 'prone' }, { gained: true }],
    [
      { type: 'ready', by: 'anna', trigger: 'he moves', act: { kind: 'deed', deed: 'bow' } },
      { act: { on: null } },
    ],
  ])('%j', (written, read) => {
    expect(actionSchema.parse(written)).toMatchObject(read);
  });
});

test('a creature with ten levels of exhaustion is dead from the start', () => {
  const tired = (level: number) => sheetSchema.parse({ conditions: [{ condition: 'exhausted', level }] });
  expect(tired(9)).toMatchObject({ life: 'alive', hp: 10 });
  expect(tired(10)).toMatchObject({ life: 'dead', hp: 0, fullHp: 10 });
});
