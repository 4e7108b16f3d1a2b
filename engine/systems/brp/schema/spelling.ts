import { finder, isFields, type Json, LANGUAGES } from '@arbitro/kernel';
import { z } from 'zod';
import { characteristicNamed, skillNamed } from '../content/naming.ts';
import { called } from '../screen/term-words.ts';

/** One of these words, by any of its names. */
export const oneNamed = <const Id extends string>(
  ids: readonly Id[],
  named: (text: string) => string | undefined,
) => z.preprocess((given) => (typeof given === 'string' ? (named(given) ?? given) : given), z.enum(ids));

/** One of these words, also as it is called in any language. */
export const oneCalled = <const Id extends string>(ids: readonly Id[]) =>
  oneNamed(
    ids,
    finder(
      ids.flatMap((id) =>
        [id, ...LANGUAGES.map((language) => called(id)[language])].map((name) => [name, id]),
      ),
    ),
  );

/** Keys by their ids, whatever they were called; a second name of the same stays as it was typed, and is a fault. */
function inIds(group: Readonly<Record<string, unknown>>, named: (text: string) => string | undefined) {
  const read = new Map<string, unknown>();
  for (const [text, value] of Object.entries(group)) {
    const id = named(text) ?? text;
    read.set(read.has(id) || (id !== text && Object.hasOwn(group, id)) ? text : id, value);
  }
  return Object.fromEntries(read);
}

/** What is written by characteristic, under any of their names. */
export const byCharacteristic = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (isFields(given) ? inIds(given, characteristicNamed) : given), schema);

/** What a sheet says of somebody from the content goes over what the content says under the same ids. */
export function spelled(sheet: Json): Json {
  if (!isFields(sheet)) return sheet;
  const { characteristics, skills: said } = sheet;
  return {
    ...sheet,
    ...(isFields(characteristics) && { characteristics: inIds(characteristics, characteristicNamed) }),
    ...(isFields(said) && { skills: inIds(said, skillNamed) }),
  } as Json;
}
