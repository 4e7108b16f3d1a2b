import {
  createNameFinder,
  LANGUAGES,
  type LocalizedText,
  listRowNames,
  localize,
  type NameEntries,
  normalizeName,
  sameInAllLanguages,
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
  findSkillRow,
  findSpecialisationRow,
  isSkill,
  SKILL_KEYS,
  SKILLS,
  type SkillId,
  type SkillKey,
  skillKeyOf,
  specialisationOf,
} from './skill-table.ts';
import type { Specialisation } from './specialisation-table.ts';
import { WEAPONS, type WeaponId } from './weapon-table.ts';

const listTranslations = (words: LocalizedText): readonly string[] =>
  LANGUAGES.map((language) => words[language]);

const formatBracketed = (outer: LocalizedText, inner: LocalizedText): LocalizedText =>
  localize((language) => `${outer[language]} (${inner[language]})`);

/** Returns the display name of a skill: “Arma da Mischia (Spada)”. A skill outside the table is named by its id. */
export function skillText(id: SkillId): LocalizedText {
  const row = findSkillRow(id);
  const spec = specialisationOf(id);
  if (!row) return sameInAllLanguages(id);
  if (spec === undefined) return row.name;
  const known = findSpecialisationRow(id);
  return known?.whole ?? formatBracketed(row.name, known?.name ?? sameInAllLanguages(spec));
}

/** Returns the book's skills of a key: its specialisations, or the key itself if it needs none. */
export function listTableSkills(key: SkillKey): readonly SkillId[] {
  const specialised = Object.keys(SKILLS[key].known ?? {}).map((spec) => `${key}:${spec}`);
  return isSkill(key) ? [key, ...specialised] : specialised;
}

const listSpecialisationNames = (spec: string, { name, also = [] }: Specialisation): readonly string[] => [
  spec,
  ...listTranslations(name),
  ...also,
];

const ALL_SKILLS = SKILL_KEYS.flatMap(listTableSkills);

const findSkillKey = createNameFinder(listRowNames(SKILLS));
const findFullSkillId = createNameFinder(
  ALL_SKILLS.flatMap((id) => [id, ...listTranslations(skillText(id))].map((name) => [name, id])),
);
const SPECIALISATION_NAMES: NameEntries<SkillId> = ALL_SKILLS.flatMap((id) => {
  const known = findSpecialisationRow(id);
  return known
    ? listSpecialisationNames(specialisationOf(id) ?? '', known).map((name) => [name, id] as const)
    : [];
});
const findSkillIdBySpecialisation = createNameFinder(SPECIALISATION_NAMES);
const skillsBySpecialisation = new Map<string, Set<SkillId>>();
for (const [name, id] of SPECIALISATION_NAMES) {
  const known = normalizeName(name);
  skillsBySpecialisation.set(known, (skillsBySpecialisation.get(known) ?? new Set()).add(id));
}

/** Splits “Craft (Knots)” and “craft:knots” into skill and specialisation. */
const SPECIALISED_SKILL = /^\s*([^(:]+?)\s*(?:\(\s*(\S.*?)\s*\)|:\s*(\S.*?))\s*$/su;

function parseSpecialisedSkill(text: string): SkillId | undefined {
  const [, head = '', inBrackets, afterColon] = SPECIALISED_SKILL.exec(text) ?? [];
  const key = findSkillKey(head);
  const spec = inBrackets ?? afterColon;
  if (key === undefined || spec === undefined) return undefined;
  return `${key}:${findSpecialisation(key, spec) ?? spec}`;
}

const keepValidSkill = (id: SkillId | undefined): SkillId | undefined =>
  id !== undefined && isSkill(id) ? id : undefined;

function findSpecialisation(key: SkillKey, text: string): string | undefined {
  const id = listSkillIds(text).find((id) => skillKeyOf(id) === key);
  return id === undefined ? undefined : specialisationOf(id);
}

/** Finds a skill by id or name. An unknown specialisation is kept as typed. */
export const findSkillId = (text: string): SkillId | undefined =>
  findFullSkillId(text) ??
  keepValidSkill(parseSpecialisedSkill(text)) ??
  (findSkillKey(text) === undefined ? findSkillIdBySpecialisation(text) : undefined);

/** Returns all skills that share an ambiguous name: “Lancia” is a thrusting and a thrown weapon. */
export const listSkillIds = (text: string): readonly SkillId[] => [
  ...(skillsBySpecialisation.get(normalizeName(text)) ?? []),
];

/** Finds the skill of a text that lacks a required specialisation or has a specialisation the skill does not take. */
export const findIncompleteSkill = (text: string): SkillId | undefined =>
  findSkillKey(text) ?? parseSpecialisedSkill(text);

export const findWeaponId: (text: string) => WeaponId | undefined = createNameFinder(listRowNames(WEAPONS));
export const findArmourId: (text: string) => ArmourId | undefined = createNameFinder(listRowNames(ARMOURS));
export const findProfessionId: (text: string) => ProfessionId | undefined = createNameFinder(
  listRowNames(PROFESSIONS),
);

const CHARACTERISTIC_NAMES: NameEntries<Characteristic> = (
  Object.keys(TEXT.content.characteristicNames) as Characteristic[]
).flatMap((id) => {
  const { short, whole } = TEXT.content.characteristicNames[id];
  return [...listTranslations(short), ...listTranslations(whole)].map((name) => [name, id] as const);
});
export const findCharacteristic: (text: string) => Characteristic | undefined =
  createNameFinder(CHARACTERISTIC_NAMES);

/** Finds a roll by “Tiro Vigore” or “Effort roll”, with or without the word for a roll, or by its characteristic. */
export const findCharacteristicRoll: (text: string) => CharacteristicRoll | undefined = createNameFinder([
  ...listRowNames(ROLL_NAMES).flatMap(([name, id]) =>
    [name, name.replaceAll(/^Tiro | roll$/gu, '')].map((text) => [text, id] as const),
  ),
  ...CHARACTERISTIC_NAMES.flatMap(([name, on]) =>
    CHARACTERISTIC_ROLL_NAMES.filter((id) => CHARACTERISTIC_ROLLS[id] === on).map(
      (id) => [name, id] as const,
    ),
  ),
]);

/** Finds a shield, also by the name of its skill: “Rotondo”, “Brocchiere”. */
export const findShieldId: (text: string) => ShieldId | undefined = createNameFinder(
  listRowNames(SHIELDS).flatMap(([name, id]) => {
    const { skill } = SHIELDS[id];
    const known = findSpecialisationRow(skill);
    const others = known ? listSpecialisationNames(specialisationOf(skill) ?? '', known) : [];
    return [name, ...others].map((text) => [text, id] as const);
  }),
);

const findNaturalArmId = createNameFinder(listRowNames(NATURAL_ARMS));
/** Finds the row of a weapon, a shield or a natural weapon. */
export const findArmRowId = (text: string): string | undefined =>
  findWeaponId(text) ?? findShieldId(text) ?? findNaturalArmId(text);

export const weaponText = (id: WeaponId): LocalizedText => WEAPONS[id].name;
export const shieldText = (id: ShieldId): LocalizedText => SHIELDS[id].name;
export const armourText = (id: ArmourId): LocalizedText => ARMOURS[id].name;
export const professionText = (id: ProfessionId): LocalizedText => PROFESSIONS[id].name;
