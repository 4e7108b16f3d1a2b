import { dice } from '@arbitro/dice';
import { optionsSchema } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { loadOf } from '../creation/creation-shopping.ts';
import { OPTIONS } from '../options.ts';
import { levelDice, nextLevelAt, saveNeeded } from '../rules/derived.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import { TERMS } from '../screen/term-names.ts';
import type { Sheet } from '../state.ts';
import { abilityModifier, xpBonusOf } from './ability-table.ts';
import { ARMOURS, type ArmourId, armourClassWearing } from './armour-table.ts';
import { CLASS_DATA } from './class-table.ts';
import { CONTENT } from './creatures.ts';
import { ENCOUNTERS } from './encounters.ts';
import { FOES } from './foes.ts';
import { GEAR, type GearId } from './gear-table.ts';
import { HEROES } from './heroes.ts';
import { RACE_DATA } from './race-table.ts';
import { SPELLS, type SpellId } from './spell-table.ts';
import { WEAPONS, type WeaponId } from './weapon-table.ts';

const sheetOf = (id: string): Sheet => sheetSchema.parse(CONTENT[id]?.sheet);
const defaults = { options: optionsSchema(OPTIONS).parse({}) };

test.each(Object.keys(CONTENT))('%s can be read, saved and stands', (id) => {
  const read = sheetOf(id);
  expect(sheetSchema.parse(JSON.parse(JSON.stringify(read)))).toStrictEqual(read);
  expect(read).toMatchObject({ status: 'up', hp: read.maxHp });
  expect(read.weapons.some(({ inHand }) => inHand)).toBe(true);
});

test('everything heard or hidden in our encounters has a name in every language', () => {
  const sounds = ENCOUNTERS.flatMap(({ file }) => {
    const { rooms, doors, traps } = sceneSchema.parse(file.scene);
    return [
      ...rooms.flatMap(({ id, noise }) => [id, noise ?? id]),
      ...[...doors, ...traps].map(({ id }) => id),
    ];
  });
  expect(sounds.length).toBeGreaterThan(15);
  expect(sounds.filter((name) => !Object.hasOwn(TERMS, name))).toEqual([]);
});

describe.each(Object.keys(HEROES))('%s is made as the questions make them', (id) => {
  const sheet = sheetOf(id);
  const of = sheet.class ?? 'fighter';
  const isArmour = (thing: string): thing is ArmourId => Object.hasOwn(ARMOURS, thing);
  const worn = sheet.equipment.filter(isArmour);
  const gear = sheet.equipment.filter((thing): thing is GearId => Object.hasOwn(GEAR, thing));

  test('whitebox.attack.modifiers: what the scores are worth', () => {
    const { scores } = sheet;
    if (!scores) throw new Error('no scores');
    expect(sheet).toMatchObject({
      strengthToHit: abilityModifier(scores.strength),
      dexterityToHit: abilityModifier(scores.dexterity),
      charismaLoyalty: abilityModifier(scores.charisma),
      xpBonus: xpBonusOf(scores[CLASS_DATA[of].prime]),
    });
  });

  test('whitebox.movement.base-rate: the load is what things weigh, light and coins too', () => {
    const burns: GearId[] = [
      ...(sheet.lights.some(({ kind }) => kind === 'torch') ? (['torches'] as const) : []),
      ...(sheet.lights.some(({ kind }) => kind === 'lantern') ? (['lantern'] as const) : []),
      ...Array.from({ length: sheet.oil }, () => 'oil' as const),
    ];
    const weapons = sheet.weapons.map(({ name }) => name as WeaponId);
    expect(loadOf({ weapons, worn, gear: [...gear, ...burns], gold: sheet.gold })).toBe(sheet.load);
    expect(sheet.equipment).toHaveLength(worn.length + gear.length);
  });

  test('armour class, saving throws and size follow from what is worn, the class and the race', () => {
    expect(sheet.ac).toEqual(armourClassWearing(worn));
    expect(sheet.classSaves).toEqual(CLASS_DATA[of].saves);
    expect(sheet.raceSaves).toEqual(RACE_DATA[sheet.race ?? 'human'].saves);
    expect(sheet.size).toBe(RACE_DATA[sheet.race ?? 'human'].size);
  });

  test('whitebox.xp.level-advance: no more experience than the level needs; hit points within the dice', () => {
    expect(sheet.xp).toBeLessThan(nextLevelAt(sheet) ?? 0);
    expect(sheet.xp).toBeGreaterThanOrEqual(CLASS_DATA[of].thresholds[sheet.level - 2] ?? 0);
    const die = dice(levelDice(sheet) ?? '1d6')
      .ways()
      .outcomes.map(({ value }) => value);
    expect(sheet.maxHp).toBeGreaterThanOrEqual(sheet.level * Math.max(1, Math.min(...die)));
    expect(sheet.maxHp).toBeLessThanOrEqual(sheet.level * Math.max(...die));
  });

  test('arms and spells are those of the class', () => {
    for (const { name } of sheet.weapons) expect(WEAPONS[name as WeaponId].classes).toContain(of);
    const perDay = CLASS_DATA[of].spells?.[sheet.level - 1] ?? [];
    for (const { name } of sheet.spells) expect(SPELLS[name as SpellId].of).toBe(of);
    expect(perDay.map((_, index) => sheet.spells.filter(({ level }) => level === index + 1).length)).toEqual(
      perDay,
    );
  });
});

describe('foes', () => {
  test('rise from the first to the last', () => {
    const all = Object.keys(FOES).map((id) => sheetOf(id));
    expect(all).toHaveLength(12);
    for (const [index, { xpValue, hitDice }] of all.entries()) {
      expect(xpValue).toBeGreaterThanOrEqual(all[index - 1]?.xpValue ?? 1);
      expect(hitDice).toBeGreaterThanOrEqual(all[index - 1]?.hitDice ?? 1);
    }
  });

  test('whitebox.attack.monster-attacks: as good as their dice; whitebox.morale.fearless: the dead fear nothing', () => {
    expect(sheetOf('ogre')).toMatchObject({ hitBonus: 4, saveTarget: 15, side: 'foes', seesInDark: true });
    expect(saveNeeded(defaults, sheetOf('drago'), 'dragon-breath')).toBe(11);
    for (const sheet of Object.keys(FOES).map(sheetOf)) if (sheet.undead) expect(sheet.fearless).toBe(true);
    expect(sheetOf('troll').weapons.every(({ inHand }) => inHand)).toBe(true);
  });
});
