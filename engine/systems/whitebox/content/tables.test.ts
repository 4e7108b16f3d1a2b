import { dice } from '@arbitro/dice';
import { LANGUAGES, type LocalizedText } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { CONDITION_NAMES } from '../rules/effects.ts';
import { ABILITIES, CLASSES, LAST_LEVEL, RACES } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import { abilityModifier, xpBonusOf } from './ability-table.ts';
import { ARMOUR_IDS, ARMOURS, armourClassWearing } from './armour-table.ts';
import { CLASS_DATA } from './class-table.ts';
import { GEAR, GEAR_IDS } from './gear-table.ts';
import {
  findArmourId,
  findClass,
  findRace,
  findSpellId,
  findWeaponId,
  isLance,
  spellOf,
  weaponOf,
} from './naming.ts';
import { RACE_DATA } from './race-table.ts';
import { SPELL_IDS, SPELLS } from './spell-table.ts';
import { NATURAL_WEAPONS, WEAPON_IDS, WEAPONS } from './weapon-table.ts';

const NAMED_TABLES: Readonly<Record<string, Readonly<Record<string, { readonly name: LocalizedText }>>>> = {
  weapons: WEAPONS,
  natural: NATURAL_WEAPONS,
  armours: ARMOURS,
  gear: GEAR,
  spells: SPELLS,
  classes: CLASS_DATA,
  races: RACE_DATA,
};

test.each(Object.entries(NAMED_TABLES))('%s have a name of their own in every language', (_, rows) => {
  for (const language of LANGUAGES) {
    const names = Object.values(rows).map(({ name }) => name[language].trim());
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  ['Lance', true],
  ['lancia da cavaliere', true],
  ['heavy lance', true],
  ['peitsi', true],
  ['spear', false],
  ['lancet', false],
])('whitebox.joust.contest: one rides with what is called a lance: %s', (name, rides) => {
  expect(isLance({ id: 'first', name })).toBe(rides);
  expect(isLance({ id: name, name: 'arm' })).toBe(rides);
  expect(isLance(weaponOf('lance'))).toBe(true);
  // among the weapons of the table “Lancia” is the spear
  expect(isLance(weaponOf(findWeaponId('Lancia') ?? 'lance'))).toBe(false);
});

test('goods have one id in all tables', () => {
  const ids = [...WEAPON_IDS, ...ARMOUR_IDS, ...GEAR_IDS];
  expect(new Set(ids).size).toBe(ids.length);
  for (const { cost, weight } of [
    ...Object.values(WEAPONS),
    ...Object.values(ARMOURS),
    ...Object.values(GEAR),
  ]) {
    expect(cost).toBeGreaterThan(0);
    expect(weight).toBeGreaterThan(0);
  }
});

describe('by any of its names', () => {
  const FINDERS: Readonly<
    Record<
      string,
      readonly [(text: string) => string | undefined, Readonly<Record<string, { name: LocalizedText }>>]
    >
  > = {
    weapon: [findWeaponId, WEAPONS],
    armour: [findArmourId, ARMOURS],
    spell: [findSpellId, SPELLS],
    class: [findClass, CLASS_DATA],
    race: [findRace, RACE_DATA],
  };

  test.each(Object.entries(FINDERS))('a %s is found, however it is typed', (_, [named, rows]) => {
    for (const [id, { name }] of Object.entries(rows)) {
      expect(named(id)).toBe(id);
      for (const language of LANGUAGES)
        for (const text of [name[language], name[language].toUpperCase(), ` ${name[language]} `])
          expect(named(text), text).toBe(id);
    }
    for (const text of ['', 'constructor', '__proto__', 'xyzzy']) expect(named(text)).toBeUndefined();
  });

  test('and is used as the table says', () => {
    expect(weaponOf('spear')).toMatchObject({
      damage: '1d6',
      thrown: true,
      range: 30,
      inHand: true,
      ready: true,
    });
    expect(weaponOf('long-bow', false)).toMatchObject({ kind: 'missile', inHand: false, ready: false });
    expect(spellOf('poppy-breath', 2)).toMatchObject({ memorised: 2, perDay: 2, targets: 4 });
  });
});

describe('scores (R79)', () => {
  test('whitebox.attack.modifiers: −1 up to 5, +1 from 15, +2 at 18', () => {
    const by = Object.groupBy(
      Array.from({ length: 16 }, (_, index) => index + 3),
      (score) => String(abilityModifier(score)),
    );
    expect(by).toEqual({
      '-1': [3, 4, 5],
      '0': [6, 7, 8, 9, 10, 11, 12, 13, 14],
      '1': [15, 16, 17],
      '2': [18],
    });
    expect(Object.keys(TEXT.content.abilityNames)).toEqual([...ABILITIES]);
  });

  test('whitebox.xp.prime-attribute-bonus', () => {
    expect([3, 8, 9, 12, 13, 15, 16, 18].map(xpBonusOf)).toEqual([-10, -10, 0, 0, 5, 5, 10, 10]);
  });
});

describe('classes (R80)', () => {
  test.each(CLASSES)(
    'whitebox.xp.level-advance: the %s rises nine times, each dearer than the last',
    (of) => {
      const { thresholds, hitDie } = CLASS_DATA[of];
      expect(thresholds).toHaveLength(LAST_LEVEL - 1);
      for (const [index, threshold] of thresholds.entries())
        expect(threshold).toBeGreaterThan(thresholds[index - 1] ?? 0);
      expect(thresholds[1]).toBe(2 * (thresholds[0] ?? 0));
      expect(dice(hitDie).ways().total).toBeGreaterThan(3n);
    },
  );

  test('whitebox.spells.casting-start: no level takes spells away, and there is a spell for each', () => {
    for (const of of CLASSES) {
      const rows = CLASS_DATA[of].spells ?? [];
      expect(rows.length === 0 || rows.length === LAST_LEVEL).toBe(true);
      for (const [index, row] of rows.entries())
        for (const [place, many] of row.entries()) {
          expect(many).toBeGreaterThanOrEqual(rows[index - 1]?.[place] ?? 0);
          expect(SPELL_IDS.some((id) => SPELLS[id].of === of && SPELLS[id].level === place + 1)).toBe(true);
        }
    }
  });
});

describe('spells', () => {
  test.each(SPELL_IDS)('%s does something, by dice that can be thrown', (id) => {
    const { effect } = SPELLS[id];
    const does = [effect.damage, effect.heals, effect.condition].filter((part) => part !== null);
    expect(does.length).toBeGreaterThan(0);
    for (const text of [effect.damage, effect.heals])
      if (text !== null) expect(dice(text).notation).toBe(text);
  });

  test('together they bring every condition there is', () => {
    const brought = SPELL_IDS.map((id) => SPELLS[id].effect.condition).filter((item) => item !== null);
    expect(brought.toSorted()).toEqual(CONDITION_NAMES.toSorted());
  });
});

test('whitebox.attack.ac-conversion: 9 [10] without armour, 4 [15] in chain mail with a shield', () => {
  expect(armourClassWearing([])).toEqual({ descending: 9, ascending: 10 });
  expect(armourClassWearing(['chain', 'shield'])).toEqual({ descending: 4, ascending: 15 });
  expect(RACES.every((race) => RACE_DATA[race].size !== 'giant')).toBe(true);
});
