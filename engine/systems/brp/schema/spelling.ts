import { createNameFinder, isFields, type Json, LANGUAGES } from '@arbitro/kernel';
import { z } from 'zod';
import { findCharacteristic, findSkillId } from '../content/naming.ts';
import { termName } from '../screen/term-names.ts';

/** One of these ids, by any of its names. */
export const enumByName = <const Id extends string>(
  ids: readonly Id[],
  findId: (text: string) => string | undefined,
) => z.preprocess((input) => (typeof input === 'string' ? (findId(input) ?? input) : input), z.enum(ids));

/** One of these ids, also by its name in any language. */
export const enumByLabel = <const Id extends string>(ids: readonly Id[]) =>
  enumByName(
    ids,
    createNameFinder(
      ids.flatMap((id) =>
        [id, ...LANGUAGES.map((language) => termName(id)[language])].map((name) => [name, id]),
      ),
    ),
  );

/** Replaces names of keys with ids. A second name for the same id stays as typed and is a fault. */
function renameKeysToIds(
  group: Readonly<Record<string, unknown>>,
  findId: (text: string) => string | undefined,
) {
  const read = new Map<string, unknown>();
  for (const [text, value] of Object.entries(group)) {
    const id = findId(text) ?? text;
    read.set(read.has(id) || (id !== text && Object.hasOwn(group, id)) ? text : id, value);
  }
  return Object.fromEntries(read);
}

/** Accepts a record by characteristic, under any of their names. */
export const keyedByCharacteristic = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((input) => (isFields(input) ? renameKeysToIds(input, findCharacteristic) : input), schema);

/** Normalizes names to ids, so that a sheet's values replace those of the content under the same ids. */
export function normalizeSheet(sheet: Json): Json {
  if (!isFields(sheet)) return sheet;
  const { characteristics, skills } = sheet;
  return {
    ...sheet,
    ...(isFields(characteristics) && {
      characteristics: renameKeysToIds(characteristics, findCharacteristic),
    }),
    ...(isFields(skills) && { skills: renameKeysToIds(skills, findSkillId) }),
  } as Json;
}
