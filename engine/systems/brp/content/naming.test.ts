import { LANGUAGES, type Words } from '@arbitro/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARMOUR_IDS } from './armour-table.ts';
import {
  armourNamed,
  armourWords,
  nearlySkill,
  professionNamed,
  professionWords,
  shieldNamed,
  shieldWords,
  skillNamed,
  skillsCalled,
  skillWords,
  tableSkills,
  weaponNamed,
  weaponWords,
} from './naming.ts';
import { PROFESSION_IDS } from './profession-table.ts';
import { SHIELD_IDS } from './shield-table.ts';
import { isSkill, SKILL_KEYS, SKILLS } from './skill-table.ts';
import { WEAPON_IDS } from './weapon-table.ts';

const NAMINGS: Readonly<
  Record<string, [readonly string[], (id: never) => Words, (text: string) => string | undefined]>
> = {
  skill: [SKILL_KEYS.flatMap(tableSkills), skillWords, skillNamed],
  weapon: [WEAPON_IDS, weaponWords, weaponNamed],
  shield: [SHIELD_IDS, shieldWords, shieldNamed],
  armour: [ARMOUR_IDS, armourWords, armourNamed],
  profession: [PROFESSION_IDS, professionWords, professionNamed],
};

describe.each(Object.entries(NAMINGS))('every %s', (_, [ids, words, named]) => {
  test('is found by its id', () => {
    for (const id of ids) expect(named(id)).toBe(id);
  });

  test('is found by its name in every language, however it is typed', () => {
    for (const id of ids) {
      for (const language of LANGUAGES) {
        const name = words(id as never)[language];
        const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
        for (const typed of [name, name.toUpperCase(), plain.toLowerCase(), `  ${name} `]) {
          expect(named(typed), `${id} as “${typed}”`).toBe(id);
        }
      }
    }
  });

  test('is not what somebody makes up', () => {
    for (const text of ['', ' ', '()', ':', 'constructor', '__proto__', 'xyzzy'])
      expect(named(text)).toBeUndefined();
  });
});

describe('a skill', () => {
  test.each([
    ['Arma da Mischia (Spada)', 'melee-weapon:sword'],
    ['melee-weapon:spada', 'melee-weapon:sword'],
    ['Melee Weapon (Sword)', 'melee-weapon:sword'],
    ['arma da mischia: SPADA', 'melee-weapon:sword'],
    ['Spada', 'melee-weapon:sword'],
    ['Lähitaisteluase (Miekka)', 'melee-weapon:sword'],
    ['Lingua Madre', 'language:own'],
    ['Lingua (madre)', 'language:own'],
    ['Äidinkieli', 'language:own'],
    ['Lingua (altra)', 'language:other'],
    ['Lingua (Francese)', 'language:Francese'],
    ['Leggere e Scrivere (Lingua Madre)', 'literacy:own'],
    ['Conoscenza (Area (una regione))', 'knowledge:region'],
    ['Artiglieria (Macchina d’Assedio)', 'artillery:siege-engine'],
    ['Artigianato (Nodi)', 'craft:knots'],
    ['Artigianato (Reti da pesca)', 'craft:Reti da pesca'],
    ['craft: Vetro ', 'craft:Vetro'],
    ['Scudo (Brocchiere)', 'shield:small'],
    ['rotondo', 'shield:round'],
    ['Intuire', 'insight'],
    ['Intuire (Nani)', 'insight:Nani'],
    ['furtivita', 'stealth'],
    ['Abilita’ Manuale', 'fine-manipulation'],
    ["Rapidita' di mano", 'sleight-of-hand'],
    ["macchina d'assedio", 'artillery:siege-engine'],
    ['Fine manipulation', 'fine-manipulation'],
  ])('%s is %s', (text, id) => expect(skillNamed(text)).toBe(id));

  test('that needs a specialisation is not found without', () => {
    for (const key of SKILL_KEYS.filter((one) => SKILLS[one].spec === 'required')) {
      for (const text of [key, ...Object.values(SKILLS[key].name), `${key}:`, `${key} ( )`]) {
        expect(skillNamed(text), text).toBeUndefined();
      }
    }
  });

  test('that has no specialisations takes none', () => {
    expect(skillNamed('Schivare (colpi)')).toBeUndefined();
    expect(skillNamed('dodge:blows')).toBeUndefined();
  });

  test('that was nearly one is known for what it lacks or has too much', () => {
    expect(nearlySkill('Conoscenza')).toBe('knowledge');
    expect(nearlySkill('Schivare (colpi)')).toBe('dodge:colpi');
    expect(nearlySkill('Alchimia')).toBeUndefined();
  });

  test('of a name that several have is said which they are', () => {
    expect(skillsCalled('lancia')).toEqual(['missile-weapon:spear', 'melee-weapon:spear']);
    expect(skillsCalled('Alchimia')).toEqual([]);
  });

  test('is not guessed where two have the same specialisation', () => {
    expect(skillNamed('Lancia')).toBeUndefined();
    expect(skillNamed('group')).toBeUndefined();
  });

  test('that is found is one of the table', () => {
    for (const text of ['Spada', 'craft:Vetro', 'insight', 'Knowledge (x)']) {
      expect(isSkill(skillNamed(text) ?? '')).toBe(true);
    }
  });

  test('keeps whatever specialisation people name, and is found again as it is said', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (typed) => {
        const id = skillNamed(`craft:${typed}`);
        if (typed.trim() === '') {
          expect(id).toBeUndefined();
          return;
        }
        expect(id).toMatch(/^craft:/);
        for (const said of Object.values(skillWords(id ?? ''))) expect(skillNamed(said)).toBe(id);
      }),
    );
  });

  test('is said with its specialisation, and one that people named as they typed it', () => {
    expect(skillWords('melee-weapon:sword')).toEqual({
      en: 'Melee Weapon (Sword)',
      it: 'Arma da Mischia (Spada)',
      fi: 'Lähitaisteluase (miekka)',
    });
    expect(skillWords('language:own').it).toBe('Lingua Madre');
    expect(skillWords('craft:Vetro').en).toBe('Craft (Vetro)');
    expect(skillWords('Astrologia').fi).toBe('Astrologia');
  });
});

describe('a thing', () => {
  test('is thrown or held by its name', () => {
    expect(weaponNamed('Coltello (Lancio)')).toBe('throwing-knife');
    expect(weaponNamed('Coltello')).toBe('knife');
    expect(weaponNamed('short sword')).toBe('short-sword');
  });

  test('shields go by the short name of the table', () => {
    expect(shieldNamed('A Goccia')).toBe('kite-shield');
    expect(shieldNamed('Brocchiere')).toBe('small-shield');
    expect(shieldNamed('Completo')).toBeUndefined();
  });
});
