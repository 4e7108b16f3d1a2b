import { folded, LANGUAGES, type Words } from './words.ts';

/**
 * Normalizes a name: case, hyphens, the kind of apostrophe and accents, omitted or typed as an apostrophe (“Abilita'”),
 * do not matter.
 */
export const plainName = (text: string): string =>
  folded(text)
    .replaceAll('’', "'")
    .replaceAll(/'(?!\p{L})/gu, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

export type Named<Id extends string> = readonly (readonly [name: string, id: Id])[];

/** Creates a finder of things by their names; an ambiguous name finds nothing. */
export function finder<Id extends string>(names: Named<Id>): (text: string) => Id | undefined {
  const found = new Map<string, Id | undefined>();
  for (const [name, id] of names) {
    const key = plainName(name);
    found.set(key, found.has(key) && found.get(key) !== id ? undefined : id);
  }
  // most names are written exactly, and worlds are parsed again and again
  const asWritten = new Map(names.map(([name]) => [name, found.get(plainName(name))]));
  return (text) => asWritten.get(text) ?? found.get(plainName(text));
}

interface Row {
  readonly name: Words;
  /** Other names in the book. */
  readonly also?: readonly string[];
}

/** The rows of a table by their ids and by their names in every language. */
export const rowNames = <Id extends string>(rows: Readonly<Record<Id, Row>>): Named<Id> =>
  (Object.entries(rows) as [Id, Row][]).flatMap(([id, { name, also = [] }]) =>
    [id, ...also, ...LANGUAGES.map((language) => name[language])].map((one) => [one, id] as const),
  );
