import { type CreationCtx, oneOf, someOf, textUpTo } from '@arbitro/kernel';
import { tableSkills } from '../content/naming.ts';
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
  skillKey,
  UNNAMED,
} from '../content/skill-table.ts';
import type { Options } from '../options.ts';

/** A profession and its ten skills. */
interface Trade {
  readonly profession: string;
  readonly skills: readonly SkillId[];
}

const TEN = 10;
const CUSTOM = 'custom' as const;

/** The player may invent a specialisation, except for weapons, which need a row in the tables. */
const takesOwn = (key: SkillKey): boolean => {
  const { spec, base } = SKILLS[key];
  return spec !== 'none' && base.kind !== 'weapon' && base.kind !== 'shield';
};

/** All specialisations of a skill that can be chosen during creation. @rule brp.skills.specialisations */
const choicesOf = (key: SkillKey): readonly SkillId[] =>
  takesOwn(key) ? [...tableSkills(key), `${key}:${UNNAMED}`] : tableSkills(key);

/** All skills that can receive points. @rule brp.skills.list */
export const LEARNABLE: readonly SkillId[] = SKILL_KEYS.flatMap(choicesOf);

/** @rule brp.professions.list @rule brp.professions.custom */
export function tradeOf(ctx: CreationCtx, options: Options): Trade {
  const label = { name: 'profession', rule: 'brp.professions.list' };
  const chosen = ctx.choose(label, oneOf([...PROFESSION_IDS, CUSTOM]));
  return chosen === CUSTOM ? customTrade(ctx) : { profession: chosen, skills: tenOf(ctx, options, chosen) };
}

const NAME_LENGTH = 60;

/**
 * A profession of the player's own: a name and ten skills. The game master approves it with the sheet.
 *
 * @rule brp.professions.custom
 */
function customTrade(ctx: CreationCtx): Trade {
  const rule = 'brp.professions.custom';
  const name = ctx.choose({ name: 'profession-name', rule }, textUpTo(NAME_LENGTH)).trim();
  const skills = ctx.choose(
    { name: 'profession-skills', rule },
    someOf(LEARNABLE, { least: TEN, most: TEN }),
  );
  return { profession: name === '' ? CUSTOM : name, skills };
}

function tenOf(ctx: CreationCtx, options: Options, profession: ProfessionId): readonly SkillId[] {
  const row: ProfessionRow = PROFESSIONS[profession];
  let taken: readonly SkillId[] = row.fixed.flatMap((entry) => (entry.kind === 'skill' ? [entry.skill] : []));
  for (const entry of row.fixed) if (entry.kind !== 'skill') taken = [...taken, settled(ctx, entry, taken)];
  if (row.choose === 0) return taken;
  const picks = picked(ctx, options, { row, taken });
  const open = picks.flatMap((id) => entryBehind(row, id) ?? []);
  taken = [...taken, ...picks.filter((id) => entryBehind(row, id) === undefined)];
  for (const entry of open) taken = [...taken, settled(ctx, entry, taken)];
  return taken;
}

/** Asks which entries of the list to take: by skill, or by the name of a skill whose specialisation is asked next. */
function picked(
  ctx: CreationCtx,
  options: Options,
  { row, taken }: { readonly row: ProfessionRow; readonly taken: readonly SkillId[] },
): readonly string[] {
  const list = row.from.flatMap((entry) => (isSpread(entry, options) ? skillsOf(entry) : [nameOf(entry)]));
  const left = [...new Set(list)].filter((id) => !taken.includes(id));
  const label = { name: 'profession-skills', rule: 'brp.professions.list' };
  return ctx.choose(label, someOf(left, { least: row.choose, most: row.choose }));
}

/** Whether the entry may be chosen more than once; then each specialisation is on the list. */
const isSpread = (entry: ProfessionEntry, { professionRepeatAny }: Options): boolean =>
  entry.kind === 'any-skill' || (entry.kind === 'any' && (entry.repeatable === true || professionRepeatAny));

const nameOf = (entry: ProfessionEntry): string => {
  switch (entry.kind) {
    case 'skill':
      return entry.skill;
    case 'any':
      return entry.key;
    case 'either':
      return entry.of[0] ? (skillKey(nameOf(entry.of[0])) ?? '') : '';
    case 'any-skill':
      return '';
  }
};

/** Returns the entry of a listed name that still needs a specialisation, or undefined. */
const entryBehind = ({ from }: ProfessionRow, id: string): ProfessionEntry | undefined =>
  from.find((entry) => (entry.kind === 'any' || entry.kind === 'either') && nameOf(entry) === id);

function skillsOf(entry: ProfessionEntry): readonly SkillId[] {
  switch (entry.kind) {
    case 'skill':
      return [entry.skill];
    case 'any':
      return choicesOf(entry.key);
    case 'either':
      return entry.of.flatMap(skillsOf);
    case 'any-skill':
      return LEARNABLE;
  }
}

/** Asks for the specialisation, the usual one first. @rule brp.skills.specialisations */
function settled(ctx: CreationCtx, entry: ProfessionEntry, taken: readonly SkillId[]): SkillId {
  const usual = entry.kind === 'any' && entry.usually ? [entry.usually] : [];
  const left = [...new Set([...usual, ...skillsOf(entry)])].filter((id) => !taken.includes(id));
  const name = entry.kind === 'any' ? entry.key : 'profession-skill';
  return ctx.choose({ name, rule: 'brp.skills.specialisations' }, oneOf(left));
}
