import { folded, LANGUAGES, type Words } from './words.ts';

/** Case, hyphens, the shape of an apostrophe and an accent, left out or typed as one (“Abilita'”), make no other name. */
export const plainName = (text: string): string =>
  folded(text)
    .replaceAll('’', "'")
    .replaceAll(/'(?!\p{L})/gu, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

export type Named<Id extends string> = readonly (readonly [name: string, id: Id])[];

/** Finds things by the names they bear; a name that two of them bear finds neither. */
export function finder<Id extends string>(names: Named<Id>): (text: string) => Id | undefined {
  const found = new Map<string, Id | undefined>();
  for (const [name, id] of names) {
    const key = plainName(name);
    found.set(key, found.has(key) && found.get(key) !== id ? undefined : id);
  }
  // most are written as they stand, and worlds are read again and again
  const asWritten = new Map(names.map(([name]) => [name, found.get(plainName(name))]));
  return (text) => asWritten.get(text) ?? found.get(plainName(text));
}

interface Row {
  readonly name: Words;
  /** What the book calls it besides. */
  readonly also?: readonly string[];
}

/** The rows of a table by their ids, and by their names in any language. */
export const rowNames = <Id extends string>(rows: Readonly<Record<Id, Row>>): Named<Id> =>
  (Object.entries(rows) as [Id, Row][]).flatMap(([id, { name, also = [] }]) =>
    [id, ...also, ...LANGUAGES.map((language) => name[language])].map((one) => [one, id] as const),
  );
