import { LANGUAGES, type LocalizedText } from '@arbitro/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARMOUR_IDS } from './armour-table.ts';
import {
  armourText,
  findArmourId,
  findIncompleteSkill,
  findProfessionId,
  findShieldId,
  findSkillId,
  findWeaponId,
  listSkillIds,
  listTableSkills,
  professionText,
  shieldText,
  skillText,
  weaponText,
} from './naming.ts';
import { PROFESSION_IDS } from './profession-table.ts';
import { SHIELD_IDS } from './shield-table.ts';
import { isSkill, SKILL_KEYS, SKILLS } from './skill-table.ts';
import { WEAPON_IDS } from './weapon-table.ts';

const NAME_LOOKUPS: Readonly<
  Record<string, [readonly string[], (id: never) => LocalizedText, (text: string) => string | undefined]>
> = {
  skill: [SKILL_KEYS.flatMap(listTableSkills), skillText, findSkillId],
  weapon: [WEAPON_IDS, weaponText, findWeaponId],
  shield: [SHIELD_IDS, shieldText, findShieldId],
  armour: [ARMOUR_IDS, armourText, findArmourId],
  profession: [PROFESSION_IDS, professionText, findProfessionId],
};

describe.each(Object.entries(NAME_LOOKUPS))('every %s', (_, [ids, words, named]) => {
  test('is found by its id', () => {
    for (const id of ids) expect(named(id)).toBe(id);
  });

  test('is found by its name in every language, however it is typed', () => {
    for (const id of ids) {
      for (const language of LANGUAGES) {
        const name = words(id as never)[language];
        const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
        for (const text of [name, name.toUpperCase(), plain.toLowerCase(), `  ${name} `]) {
          expect(named(text), `${id} as “${text}”`).toBe(id);
        }
      }
    }
  });

  test('is not a made-up name', () => {
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
  ])('%s is %s', (text, id) => expect(findSkillId(text)).toBe(id));

  test('that needs a specialisation is not found without', () => {
    for (const key of SKILL_KEYS.filter((item) => SKILLS[item].spec === 'required')) {
      for (const text of [key, ...Object.values(SKILLS[key].name), `${key}:`, `${key} ( )`]) {
        expect(findSkillId(text), text).toBeUndefined();
      }
    }
  });

  test('that has no specialisations takes none', () => {
    expect(findSkillId('Schivare (colpi)')).toBeUndefined();
    expect(findSkillId('dodge:blows')).toBeUndefined();
  });

  test('that was nearly one is known for what it lacks or has too much', () => {
    expect(findIncompleteSkill('Conoscenza')).toBe('knowledge');
    expect(findIncompleteSkill('Schivare (colpi)')).toBe('dodge:colpi');
    expect(findIncompleteSkill('Alchimia')).toBeUndefined();
  });

  test('an ambiguous name lists its candidates', () => {
    expect(listSkillIds('lancia')).toEqual(['missile-weapon:spear', 'melee-weapon:spear']);
    expect(listSkillIds('Alchimia')).toEqual([]);
  });

  test('is not guessed where two have the same specialisation', () => {
    expect(findSkillId('Lancia')).toBeUndefined();
    expect(findSkillId('group')).toBeUndefined();
  });

  test('that is found is one of the table', () => {
    for (const text of ['Spada', 'craft:Vetro', 'insight', 'Knowledge (x)']) {
      expect(isSkill(findSkillId(text) ?? '')).toBe(true);
    }
  });

  test('keeps any typed specialisation, and is found by it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
        const id = findSkillId(`craft:${text}`);
        if (text.trim() === '') {
          expect(id).toBeUndefined();
          return;
        }
        expect(id).toMatch(/^craft:/);
        for (const saidText of Object.values(skillText(id ?? ''))) expect(findSkillId(saidText)).toBe(id);
      }),
    );
  });

  test('is shown with its specialisation, a typed one as typed', () => {
    expect(skillText('melee-weapon:sword')).toEqual({
      en: 'Melee Weapon (Sword)',
      it: 'Arma da Mischia (Spada)',
      fi: 'Lähitaisteluase (miekka)',
    });
    expect(skillText('language:own').it).toBe('Lingua Madre');
    expect(skillText('craft:Vetro').en).toBe('Craft (Vetro)');
    expect(skillText('Astrologia').fi).toBe('Astrologia');
  });
});

describe('a thing', () => {
  test('is thrown or held by its name', () => {
    expect(findWeaponId('Coltello (Lancio)')).toBe('throwing-knife');
    expect(findWeaponId('Coltello')).toBe('knife');
    expect(findWeaponId('short sword')).toBe('short-sword');
  });

  test('shields go by the short name of the table', () => {
    expect(findShieldId('A Goccia')).toBe('kite-shield');
    expect(findShieldId('Brocchiere')).toBe('small-shield');
    expect(findShieldId('Completo')).toBeUndefined();
  });
});
