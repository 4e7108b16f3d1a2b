import { foldAccents, LANGUAGES, type LocalizedText } from './localized-text.ts';

/**
 * Normalizes a name: case, hyphens, the kind of apostrophe and accents, omitted or typed as an apostrophe (“Abilita'”),
 * do not matter.
 */
export const normalizeName = (text: string): string =>
  foldAccents(text)
    .replaceAll('’', "'")
    .replaceAll(/'(?!\p{L})/gu, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

export const isSameName = (text: string, other: string): boolean =>
  normalizeName(text) === normalizeName(other);

export type NameEntries<Id extends string> = readonly (readonly [name: string, id: Id])[];

/** Creates a finder of things by their names; an ambiguous name finds nothing. */
export function createNameFinder<Id extends string>(
  names: NameEntries<Id>,
): (text: string) => Id | undefined {
  const found = new Map<string, Id | undefined>();
  for (const [name, id] of names) {
    const key = normalizeName(name);
    found.set(key, found.has(key) && found.get(key) !== id ? undefined : id);
  }
  // most names are written exactly, and worlds are parsed again and again
  const asWritten = new Map(names.map(([name]) => [name, found.get(normalizeName(name))]));
  return (text) => asWritten.get(text) ?? found.get(normalizeName(text));
}

interface NamedRow {
  readonly name: LocalizedText;
  /** Other names in the book. */
  readonly also?: readonly string[];
}

/** The rows of a table by their ids and by their names in every language. */
export const listRowNames = <Id extends string>(rows: Readonly<Record<Id, NamedRow>>): NameEntries<Id> =>
  (Object.entries(rows) as [Id, NamedRow][]).flatMap(([id, { name, also = [] }]) =>
    [id, ...also, ...LANGUAGES.map((language) => name[language])].map((text) => [text, id] as const),
  );
