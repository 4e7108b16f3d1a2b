import { CONTENT } from './content/creatures.ts';
import { GEAR_DATA } from './content/gear.ts';
import { SKILL_DATA, SPELL_DATA } from './content/spells.ts';
import { sheetSchema } from './schema/sheet.ts';
import { item, skill, spell } from './schema/sheet-things.ts';
import type { Item, Sheet, Skill, Spell } from './state.ts';

const readAll = <T>(
  data: Readonly<Record<string, object>>,
  read: (input: object) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(data).map(([id, item]) => [id, read(item)] as const));

/** The content as rule data: parsed once with the schemas that also parse a table's own data. */
export const GEAR: Readonly<Record<string, Item>> = readAll(GEAR_DATA, (input) => item.parse(input));
export const SPELLS: Readonly<Record<string, Spell>> = readAll(SPELL_DATA, (input) => spell.parse(input));
export const SKILLS: Readonly<Record<string, Skill>> = readAll(SKILL_DATA, (input) => skill.parse(input));
export const FOLK: Readonly<Record<string, Sheet>> = Object.fromEntries(
  Object.entries(CONTENT).map(([id, { sheet }]) => [id, sheetSchema.parse(sheet)] as const),
);

/** The sheet of a character with only defaults. */
export const BLANK: Sheet = sheetSchema.parse({});

/** Our player characters. */
export const HEROES: ReadonlyMap<string, Sheet> = new Map(
  Object.entries(FOLK).filter(([, { kind }]) => kind === 'player'),
);
