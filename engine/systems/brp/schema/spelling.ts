import { finder, isFields, type Json, LANGUAGES } from '@arbitro/kernel';
import { z } from 'zod';
import { characteristicNamed, skillNamed } from '../content/naming.ts';
import { called } from '../screen/term-words.ts';

/** One of these ids, by any of its names. */
export const oneNamed = <const Id extends string>(
  ids: readonly Id[],
  named: (text: string) => string | undefined,
) => z.preprocess((given) => (typeof given === 'string' ? (named(given) ?? given) : given), z.enum(ids));

/** One of these ids, also by its name in any language. */
export const oneCalled = <const Id extends string>(ids: readonly Id[]) =>
  oneNamed(
    ids,
    finder(
      ids.flatMap((id) =>
        [id, ...LANGUAGES.map((language) => called(id)[language])].map((name) => [name, id]),
      ),
    ),
  );

/** Replaces names of keys with ids. A second name for the same id stays as typed and is a fault. */
function inIds(group: Readonly<Record<string, unknown>>, named: (text: string) => string | undefined) {
  const read = new Map<string, unknown>();
  for (const [text, value] of Object.entries(group)) {
    const id = named(text) ?? text;
    read.set(read.has(id) || (id !== text && Object.hasOwn(group, id)) ? text : id, value);
  }
  return Object.fromEntries(read);
}

/** Accepts a record by characteristic, under any of their names. */
export const byCharacteristic = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (isFields(given) ? inIds(given, characteristicNamed) : given), schema);

/** Normalizes names to ids, so that a sheet's values replace those of the content under the same ids. */
export function spelled(sheet: Json): Json {
  if (!isFields(sheet)) return sheet;
  const { characteristics, skills: said } = sheet;
  return {
    ...sheet,
    ...(isFields(characteristics) && { characteristics: inIds(characteristics, characteristicNamed) }),
    ...(isFields(said) && { skills: inIds(said, skillNamed) }),
  } as Json;
}
