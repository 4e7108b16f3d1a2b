import { type CreationCtx, oneOf, someOf, textUpTo } from '@arbitro/kernel';
import { listTableSkills } from '../content/naming.ts';
import {
  PROFESSION_IDS,
  PROFESSIONS,
  type ProfessionEntry,
  type ProfessionId,
  type ProfessionRow,
} from '../content/profession-table.ts';
import {
  SKILL_KEYS,
  SKILLS,
  type SkillId,
  type SkillKey,
  skillKeyOf,
  UNNAMED_SPECIALISATION,
} from '../content/skill-table.ts';
import type { Options } from '../options.ts';

/** A profession and its ten skills. */
interface ChosenProfession {
  readonly profession: string;
  readonly skills: readonly SkillId[];
}

const PROFESSION_SKILL_COUNT = 10;
const CUSTOM = 'custom' as const;

/** The player may invent a specialisation, except for weapons, which need a row in the tables. */
const allowsCustomSpecialisation = (key: SkillKey): boolean => {
  const { spec, base } = SKILLS[key];
  return spec !== 'none' && base.kind !== 'weapon' && base.kind !== 'shield';
};

/** All specialisations of a skill that can be chosen during creation. @rule brp.skills.specialisations */
const listSkillChoices = (key: SkillKey): readonly SkillId[] =>
  allowsCustomSpecialisation(key)
    ? [...listTableSkills(key), `${key}:${UNNAMED_SPECIALISATION}`]
    : listTableSkills(key);

/** All skills that can receive points. @rule brp.skills.list */
export const LEARNABLE_SKILLS: readonly SkillId[] = SKILL_KEYS.flatMap(listSkillChoices);

/** @rule brp.professions.list @rule brp.professions.custom */
export function chooseProfession(ctx: CreationCtx, options: Options): ChosenProfession {
  const label = { name: 'profession', rule: 'brp.professions.list' };
  const chosen = ctx.choose(label, oneOf([...PROFESSION_IDS, CUSTOM]));
  return chosen === CUSTOM
    ? askCustomProfession(ctx)
    : { profession: chosen, skills: chooseProfessionSkills(ctx, options, chosen) };
}

const NAME_LENGTH = 60;

/**
 * A profession of the player's own: a name and ten skills. The game master approves it with the sheet.
 * @rule brp.professions.custom
 */
function askCustomProfession(ctx: CreationCtx): ChosenProfession {
  const rule = 'brp.professions.custom';
  const name = ctx.choose({ name: 'profession-name', rule }, textUpTo(NAME_LENGTH)).trim();
  const skills = ctx.choose(
    { name: 'profession-skills', rule },
    someOf(LEARNABLE_SKILLS, { least: PROFESSION_SKILL_COUNT, most: PROFESSION_SKILL_COUNT }),
  );
  return { profession: name === '' ? CUSTOM : name, skills };
}

function chooseProfessionSkills(
  ctx: CreationCtx,
  options: Options,
  profession: ProfessionId,
): readonly SkillId[] {
  const row: ProfessionRow = PROFESSIONS[profession];
  let taken: readonly SkillId[] = row.fixed.flatMap((entry) => (entry.kind === 'skill' ? [entry.skill] : []));
  for (const entry of row.fixed)
    if (entry.kind !== 'skill') taken = [...taken, chooseEntrySkill(ctx, entry, taken)];
  if (row.choose === 0) return taken;
  const picks = pickListedSkills(ctx, options, { row, taken });
  const open = picks.flatMap((id) => findOpenEntry(row, id) ?? []);
  taken = [...taken, ...picks.filter((id) => findOpenEntry(row, id) === undefined)];
  for (const entry of open) taken = [...taken, chooseEntrySkill(ctx, entry, taken)];
  return taken;
}

/** Asks which entries of the list to take: by skill, or by the name of a skill whose specialisation is asked next. */
function pickListedSkills(
  ctx: CreationCtx,
  options: Options,
  { row, taken }: { readonly row: ProfessionRow; readonly taken: readonly SkillId[] },
): readonly string[] {
  const list = row.from.flatMap((entry) =>
    isRepeatable(entry, options) ? listEntrySkills(entry) : [nameOf(entry)],
  );
  const left = [...new Set(list)].filter((id) => !taken.includes(id));
  const label = { name: 'profession-skills', rule: 'brp.professions.list' };
  return ctx.choose(label, someOf(left, { least: row.choose, most: row.choose }));
}

/** Whether the entry may be chosen more than once; then each specialisation is on the list. */
const isRepeatable = (entry: ProfessionEntry, { professionRepeatAny }: Options): boolean =>
  entry.kind === 'any-skill' || (entry.kind === 'any' && (entry.repeatable === true || professionRepeatAny));

const nameOf = (entry: ProfessionEntry): string => {
  switch (entry.kind) {
    case 'skill':
      return entry.skill;
    case 'any':
      return entry.key;
    case 'either':
      return entry.of[0] ? (skillKeyOf(nameOf(entry.of[0])) ?? '') : '';
    case 'any-skill':
      return '';
  }
};

/** Returns the entry of a listed name that still needs a specialisation, or undefined. */
const findOpenEntry = ({ from }: ProfessionRow, id: string): ProfessionEntry | undefined =>
  from.find((entry) => (entry.kind === 'any' || entry.kind === 'either') && nameOf(entry) === id);

function listEntrySkills(entry: ProfessionEntry): readonly SkillId[] {
  switch (entry.kind) {
    case 'skill':
      return [entry.skill];
    case 'any':
      return listSkillChoices(entry.key);
    case 'either':
      return entry.of.flatMap(listEntrySkills);
    case 'any-skill':
      return LEARNABLE_SKILLS;
  }
}

/** Asks for the specialisation, the usual one first. @rule brp.skills.specialisations */
function chooseEntrySkill(ctx: CreationCtx, entry: ProfessionEntry, taken: readonly SkillId[]): SkillId {
  const fallback = entry.kind === 'any' && entry.usually ? [entry.usually] : [];
  const left = [...new Set([...fallback, ...listEntrySkills(entry)])].filter((id) => !taken.includes(id));
  const name = entry.kind === 'any' ? entry.key : 'profession-skill';
  return ctx.choose({ name, rule: 'brp.skills.specialisations' }, oneOf(left));
}
