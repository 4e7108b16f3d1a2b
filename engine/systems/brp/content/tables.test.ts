import { parseDice } from '@arbitro/dice';
import { describe, expect, test } from 'vitest';
import { ARMOUR_IDS, ARMOURS } from './armour-table.ts';
import { DURATION_IDS, DURATIONS, durationsOf } from './duration-table.ts';
import { OBJECT_IDS, OBJECTS } from './object-table.ts';
import { entryAllows, PROFESSION_IDS, PROFESSIONS, type ProfessionEntry } from './profession-table.ts';
import { MISSILE_PARRY, SHIELD_IDS, SHIELDS } from './shield-table.ts';
import {
  findSpecialisationRow,
  isSkill,
  SKILL_KEYS,
  SKILLS,
  skillKeyOf,
  specialisationOf,
} from './skill-table.ts';
import { baseOfWeaponSkill, WEAPON_IDS, WEAPONS } from './weapon-table.ts';

const listSkillsTagged = (tag: 'physical' | 'perceptive') =>
  SKILL_KEYS.filter((key) => SKILLS[key].tags.includes(tag));

describe('the skills', () => {
  test('are fifty-six', () => expect(SKILL_KEYS).toHaveLength(56));

  test('hampered by armour and by helmets are those the book lists', () => {
    expect(listSkillsTagged('physical')).toEqual([
      'fine-manipulation',
      'stealth',
      'throw',
      'hide',
      'swim',
      'sleight-of-hand',
      'jump',
      'climb',
      'dodge',
    ]);
    expect(listSkillsTagged('perceptive')).toEqual(['listen', 'spot']);
  });

  test('list specialisations exactly where they may have any', () => {
    for (const key of SKILL_KEYS)
      expect(SKILLS[key].known === undefined, key).toBe(SKILLS[key].spec === 'none');
  });

  test('are taken apart at the first colon', () => {
    expect(skillKeyOf('melee-weapon:sword')).toBe('melee-weapon');
    expect(specialisationOf('melee-weapon:sword')).toBe('sword');
    expect(specialisationOf('craft:a: b')).toBe('a: b');
    expect(specialisationOf('dodge')).toBeUndefined();
    expect(skillKeyOf('toString')).toBeUndefined();
    expect(findSpecialisationRow('craft:constructor')).toBeUndefined();
  });

  test.each([
    ['dodge', true],
    ['dodge:left', false],
    ['knowledge', false],
    ['knowledge:', false],
    ['knowledge:law', true],
    ['knowledge:Ragusa', true],
    ['insight', true],
    ['insight:elves', true],
    ['juggling', false],
  ])('%s is a whole skill: %s', (id, whole) => expect(isSkill(id)).toBe(whole));
});

describe('the weapons', () => {
  const missiles = WEAPON_IDS.filter((id) => WEAPONS[id].length === 'missile');

  test('are nineteen to strike with and twelve to shoot or throw', () => {
    expect(missiles).toHaveLength(12);
    expect(WEAPON_IDS).toHaveLength(12 + 19);
  });

  test('are used with skills of the tables', () => {
    for (const id of WEAPON_IDS) {
      const { skill } = WEAPONS[id];
      expect(isSkill(skill), id).toBe(true);
      if (specialisationOf(skill) !== undefined) expect(findSpecialisationRow(skill), id).toBeDefined();
    }
  });

  test('of one specialisation share its base', () => {
    for (const id of WEAPON_IDS) expect(baseOfWeaponSkill(WEAPONS[id].skill), id).toBe(WEAPONS[id].base);
  });

  test('deal damage that can be rolled', () => {
    for (const row of [...Object.values(WEAPONS), ...Object.values(SHIELDS)]) {
      expect(parseDice(row.damage).ok, row.name.en).toBe(true);
    }
  });

  test('other than missiles have no range or speed, and add the whole damage bonus', () => {
    for (const id of WEAPON_IDS) {
      const { range, velocity, bonus } = WEAPONS[id];
      expect(range !== null, id).toBe(missiles.includes(id));
      expect(velocity !== null, id).toBe(missiles.includes(id));
      expect(bonus === 'full', id).toBe(!missiles.includes(id));
    }
  });

  test('that are thrown keep their hands and become missiles', () => {
    const thrown = WEAPON_IDS.filter((id) => WEAPONS[id].thrown);
    expect(thrown).toEqual(['hand-axe', 'knife', 'dagger']);
    for (const id of thrown) expect(missiles).toContain(WEAPONS[id].thrown);
  });

  test('have the numbers of the book', () => {
    expect(WEAPONS.broadsword).toMatchObject({
      base: 15,
      damage: '1d8+1',
      hands: 1,
      hp: 12,
      length: 'medium',
    });
    expect(WEAPONS['great-sword']).toMatchObject({ base: 5, damage: '2d8', hands: 2, hp: 12 });
    expect(WEAPONS['heavy-crossbow']).toMatchObject({ damage: '2d6+2', bonus: 'none', range: 55, reload: 1 });
    expect(WEAPONS['laser-rifle']).toMatchObject({ base: 15, range: 100, magazine: 20, velocity: 'high' });
    expect(WEAPONS['throwing-knife'].hp).toBe(10);
    expect(WEAPONS.knife.hp).toBe(15);
  });

  test('without a row have no base', () => {
    expect(baseOfWeaponSkill('melee-weapon:flail')).toBeUndefined();
    expect(baseOfWeaponSkill('shield:full')).toBeUndefined();
  });
});

describe('shields and armour', () => {
  test('are six and twelve', () => {
    expect(SHIELD_IDS).toHaveLength(6);
    expect(ARMOUR_IDS).toHaveLength(12);
  });

  test('a shield has a known skill, of which the base is 15', () => {
    for (const id of SHIELD_IDS) {
      expect(findSpecialisationRow(SHIELDS[id].skill), id).toBeDefined();
      expect(baseOfWeaponSkill(SHIELDS[id].skill), id).toBe(15);
    }
  });

  test('stop missiles by their size', () => {
    const chance = SHIELD_IDS.map((id) => MISSILE_PARRY[SHIELDS[id].size]);
    expect(chance).toEqual([30, 60, 30, 60, 15, 30]);
  });

  test('only helmets hamper the senses, and only body armour the body', () => {
    for (const id of ARMOUR_IDS) {
      const { worn, physical, perceptive } = ARMOURS[id];
      expect(worn === 'helmet' ? physical : perceptive, id).toBe(0);
    }
    expect(ARMOURS['riot-gear']).toMatchObject({ points: 12, second: 6, physical: -10 });
    expect(ARMOURS['heavy-helmet']).toMatchObject({ points: 2, perceptive: -50 });
  });
});

describe('the professions', () => {
  const skillsOf = (entry: ProfessionEntry): readonly string[] => {
    if (entry.kind === 'skill') return [entry.skill];
    if (entry.kind === 'either') return entry.of.flatMap(skillsOf);
    return entry.kind === 'any' && entry.usually ? [entry.usually] : [];
  };

  test('are twelve', () => expect(PROFESSION_IDS).toHaveLength(12));

  test.each(PROFESSION_IDS)('%s has exactly ten skills', (id) => {
    const { fixed, choose, from } = PROFESSIONS[id];
    expect(fixed.length + choose).toBe(10);
    const endless = from.some((entry) => 'repeatable' in entry);
    expect(endless || choose <= from.length).toBe(true);
  });

  test.each(PROFESSION_IDS)('%s names skills of the table', (id) => {
    const { fixed, from } = PROFESSIONS[id];
    for (const skill of [...fixed, ...from].flatMap(skillsOf)) {
      expect(isSkill(skill), skill).toBe(true);
      if (specialisationOf(skill) !== undefined) expect(findSpecialisationRow(skill), skill).toBeDefined();
    }
  });

  test.each(PROFESSION_IDS)('%s asks for a specialisation only where there is one', (id) => {
    const { fixed, from } = PROFESSIONS[id];
    for (const entry of [...fixed, ...from]) {
      if (entry.kind === 'any') expect(SKILLS[entry.key].spec, entry.key).toBe('required');
    }
  });

  test.each<[ProfessionEntry, string, boolean]>([
    [{ kind: 'skill', skill: 'listen' }, 'listen', true],
    [{ kind: 'skill', skill: 'listen' }, 'listen:far', false],
    [{ kind: 'skill', skill: 'insight' }, 'insight:elves', true],
    [{ kind: 'skill', skill: 'language:other' }, 'language:Latino', true],
    [{ kind: 'skill', skill: 'language:other' }, 'language:own', false],
    [{ kind: 'skill', skill: 'firearm:rifle' }, 'firearm:pistol', false],
    [{ kind: 'any', key: 'ride' }, 'ride:horses', true],
    [{ kind: 'any', key: 'ride' }, 'ride', false],
    [{ kind: 'any', key: 'ride' }, 'drive:car', false],
    [{ kind: 'any-skill', repeatable: true }, 'art', false],
    [{ kind: 'any-skill', repeatable: true }, 'art:painting', true],
  ])('%j with %s: %s', (entry, skill, allowed) => expect(entryAllows(entry, skill)).toBe(allowed));

  test('a hunter knows nature or a region, and no other lore', () => {
    const lore = PROFESSIONS.hunter.from[4];
    if (!lore) throw new Error('the hunter has a fifth entry');
    expect(entryAllows(lore, 'knowledge:natural-history')).toBe(true);
    expect(entryAllows(lore, 'knowledge:Maremma')).toBe(true);
    expect(entryAllows(lore, 'knowledge:law')).toBe(false);
  });
});

describe('times and sizes', () => {
  test('the classes follow one another', () => {
    expect(DURATION_IDS).toHaveLength(5);
    const starts = DURATION_IDS.map((id) => DURATIONS[id].min);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const { min, max } of Object.values(DURATIONS))
      expect(max ?? Number.POSITIVE_INFINITY).toBeGreaterThan(min);
  });

  test('every skill takes some time', () => {
    for (const key of SKILL_KEYS) expect(durationsOf(key), key).not.toEqual([]);
    expect(durationsOf('first-aid')).toEqual(['seconds-to-round', 'minutes-1-5']);
    expect(durationsOf('teach')).toEqual(['hours-6-days']);
    expect(durationsOf('grapple')).toEqual(['seconds-to-round']);
  });

  test('objects have a size', () => {
    expect(OBJECT_IDS).toHaveLength(17);
    for (const { min, max } of Object.values(OBJECTS)) expect(max).toBeGreaterThanOrEqual(min);
    expect(OBJECTS.table).toMatchObject({ min: 4, max: 12 });
  });
});
