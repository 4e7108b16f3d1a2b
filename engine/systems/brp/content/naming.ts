import {
  everywhere,
  finder,
  inEveryLanguage,
  LANGUAGES,
  type Named,
  rowNames,
  sameName,
  type Words,
} from '@arbitro/kernel';
import {
  CHARACTERISTIC_ROLL_NAMES,
  CHARACTERISTIC_ROLLS,
  type Characteristic,
  type CharacteristicRoll,
} from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import { ARMOURS, type ArmourId } from './armour-table.ts';
import { ROLL_NAMES } from './characteristic-table.ts';
import { NATURAL_ARMS } from './natural-arms.ts';
import { PROFESSIONS, type ProfessionId } from './profession-table.ts';
import { SHIELDS, type ShieldId } from './shield-table.ts';
import {
  isSkill,
  knownSpecialisation,
  SKILL_KEYS,
  SKILLS,
  type SkillId,
  type SkillKey,
  skillRow,
  specialisation,
} from './skill-table.ts';
import type { Specialisation } from './specialisation-table.ts';
import { WEAPONS, type WeaponId } from './weapon-table.ts';

const inAll = (words: Words): readonly string[] => LANGUAGES.map((language) => words[language]);

const bracketed = (outer: Words, inner: Words): Words =>
  inEveryLanguage((language) => `${outer[language]} (${inner[language]})`);

/** Returns the display name of a skill: “Arma da Mischia (Spada)”. A skill outside the table is named by its id. */
export function skillWords(id: SkillId): Words {
  const row = skillRow(id);
  const spec = specialisation(id);
  if (!row) return everywhere(id);
  if (spec === undefined) return row.name;
  const known = knownSpecialisation(id);
  return known?.whole ?? bracketed(row.name, known?.name ?? everywhere(spec));
}

/** Returns the book's skills of a key: its specialisations, or the key itself if it needs none. */
export function tableSkills(key: SkillKey): readonly SkillId[] {
  const specialised = Object.keys(SKILLS[key].known ?? {}).map((spec) => `${key}:${spec}`);
  return isSkill(key) ? [key, ...specialised] : specialised;
}

const specNames = (spec: string, { name, also = [] }: Specialisation): readonly string[] => [
  spec,
  ...inAll(name),
  ...also,
];

const ALL_SKILLS = SKILL_KEYS.flatMap(tableSkills);

const keyNamed = finder(rowNames(SKILLS));
const wholeNamed = finder(
  ALL_SKILLS.flatMap((id) => [id, ...inAll(skillWords(id))].map((name) => [name, id])),
);
const bareNamed = finder(
  ALL_SKILLS.flatMap((id) => {
    const known = knownSpecialisation(id);
    return known ? specNames(specialisation(id) ?? '', known).map((name) => [name, id] as const) : [];
  }),
);

/** Splits “Craft (Knots)” and “craft:knots” into skill and specialisation. */
const APART = /^\s*([^(:]+?)\s*(?:\(\s*(\S.*?)\s*\)|:\s*(\S.*?))\s*$/su;

function specialised(text: string): SkillId | undefined {
  const [, head = '', inBrackets, afterColon] = APART.exec(text) ?? [];
  const key = keyNamed(head);
  const spec = inBrackets ?? afterColon;
  if (key === undefined || spec === undefined) return undefined;
  return `${key}:${specIn(key, spec) ?? spec}`;
}

const fitting = (id: SkillId | undefined): SkillId | undefined =>
  id !== undefined && isSkill(id) ? id : undefined;

function specIn(key: SkillKey, text: string): string | undefined {
  const known = Object.entries(SKILLS[key].known ?? {});
  return known.find(([spec, row]) => specNames(spec, row).some((name) => sameName(name, text)))?.[0];
}

/** Finds a skill by id or name. An unknown specialisation is kept as typed. */
export const skillNamed = (text: string): SkillId | undefined =>
  wholeNamed(text) ??
  fitting(specialised(text)) ??
  (keyNamed(text) === undefined ? bareNamed(text) : undefined);

/** Returns all skills that share an ambiguous name: “Lancia” is a thrusting and a thrown weapon. */
export const skillsCalled = (text: string): readonly SkillId[] =>
  ALL_SKILLS.filter((id) => {
    const known = knownSpecialisation(id);
    return known && specNames(specialisation(id) ?? '', known).some((name) => sameName(name, text));
  });

/** Finds the skill of a text that lacks a required specialisation or has a specialisation the skill does not take. */
export const nearlySkill = (text: string): SkillId | undefined => keyNamed(text) ?? specialised(text);

export const weaponNamed: (text: string) => WeaponId | undefined = finder(rowNames(WEAPONS));
export const armourNamed: (text: string) => ArmourId | undefined = finder(rowNames(ARMOURS));
export const professionNamed: (text: string) => ProfessionId | undefined = finder(rowNames(PROFESSIONS));

const CHARACTERISTIC_CALLED: Named<Characteristic> = (
  Object.keys(TEXT.content.characteristicNames) as Characteristic[]
).flatMap((id) => {
  const { short, whole } = TEXT.content.characteristicNames[id];
  return [...inAll(short), ...inAll(whole)].map((name) => [name, id] as const);
});
export const characteristicNamed: (text: string) => Characteristic | undefined =
  finder(CHARACTERISTIC_CALLED);

/** Finds a roll by “Tiro Vigore” or “Effort roll”, with or without the word for a roll, or by its characteristic. */
export const rollNamed: (text: string) => CharacteristicRoll | undefined = finder([
  ...rowNames(ROLL_NAMES).flatMap(([name, id]) =>
    [name, name.replaceAll(/^Tiro | roll$/gu, '')].map((one) => [one, id] as const),
  ),
  ...CHARACTERISTIC_CALLED.flatMap(([name, on]) =>
    CHARACTERISTIC_ROLL_NAMES.filter((id) => CHARACTERISTIC_ROLLS[id] === on).map(
      (id) => [name, id] as const,
    ),
  ),
]);

/** Finds a shield, also by the name of its skill: “Rotondo”, “Brocchiere”. */
export const shieldNamed: (text: string) => ShieldId | undefined = finder(
  rowNames(SHIELDS).flatMap(([name, id]) => {
    const { skill } = SHIELDS[id];
    const known = knownSpecialisation(skill);
    const others = known ? specNames(specialisation(skill) ?? '', known) : [];
    return [name, ...others].map((one) => [one, id] as const);
  }),
);

const naturalNamed = finder(rowNames(NATURAL_ARMS));
/** Finds the row of a weapon, a shield or a natural weapon. */
export const armRowNamed = (text: string): string | undefined =>
  weaponNamed(text) ?? shieldNamed(text) ?? naturalNamed(text);

export const weaponWords = (id: WeaponId): Words => WEAPONS[id].name;
export const shieldWords = (id: ShieldId): Words => SHIELDS[id].name;
export const armourWords = (id: ArmourId): Words => ARMOURS[id].name;
export const professionWords = (id: ProfessionId): Words => PROFESSIONS[id].name;
