import { formatMessage, type MessageValues } from './message.ts';

/** The supported languages. */
export const LANGUAGES = ['en', 'it', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. Sentences are ICU messages: `{by}` stands for a parameter, `{n, plural, one {point} other {points}}` for what it counts. */
export type LocalizedText = { readonly [L in Language]: string };

/** A text and its values. */
export interface Sentence {
  readonly words: LocalizedText;
  readonly with?: MessageValues;
}

/** Returns the name of a value at this table: of a creature, or of a term. */
export interface Namer {
  (value: string): string;
  /** Returns a term in the form for this number: “success” for 1. Undefined for terms that have one form. */
  readonly counted?: ((term: string, count: number) => string | undefined) | undefined;
}

/** Formats a sentence in one language. */
export function formatSentence(
  { words, with: params = {} }: Sentence,
  language: Language,
  name: Namer,
): string {
  const write = (value: string | number | readonly string[]): string => {
    if (typeof value === 'number') return formatNumber(language, value);
    return typeof value === 'string' ? name(value) : value.map(name).join(', ');
  };
  return formatMessage({ text: words[language], language, values: params, write });
}

/** Formats a number, with a decimal comma where the language uses one. */
export const formatNumber = (language: Language, value: number): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',');

/** Words made alike in each language, when they are first read in it: a page may have only one of the languages. */
export function localize(make: (language: Language) => string): LocalizedText {
  const words = {};
  for (const language of LANGUAGES)
    Object.defineProperty(words, language, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make(language);
        Object.defineProperty(words, language, { value, enumerable: true });
        return value;
      },
    });
  return words as LocalizedText;
}

type TextTree = { readonly [key: string]: string | TextTree };

/** The same tree with a text in every language at each leaf. */
export type LocalizedTree<T> = {
  readonly [K in keyof T]: T[K] extends string ? LocalizedText : LocalizedTree<T[K]>;
};

/** Joins the catalogues of all languages, which have the same keys, into one tree of `LocalizedText`. */
export function joinCatalogues<T extends TextTree>(
  catalogues: { readonly [L in Language]: T },
): LocalizedTree<T> {
  const join = (trees: Readonly<Record<Language, TextTree>>): unknown =>
    Object.fromEntries(
      Object.keys(trees.en).map((key) => {
        const [en, it, fi] = LANGUAGES.map((language) => trees[language][key]);
        if (typeof en === 'string') return [key, { en, it, fi }];
        return [key, join({ en, it, fi } as Readonly<Record<Language, TextTree>>)];
      }),
    );
  return join(catalogues) as LocalizedTree<T>;
}

/** An empty text, for an optional part of a sentence. */
export const EMPTY_TEXT: LocalizedText = { en: '', it: '', fi: '' };

/** Fills these values into a text, in every language. */
export const fillText = (
  words: LocalizedText,
  values: Readonly<Record<string, string | number | LocalizedText>>,
): LocalizedText =>
  localize((language) => {
    const inLanguage = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]);
    return formatSentence({ words, with: Object.fromEntries(inLanguage) }, language, (value) => value);
  });

/** Joins parts of a sentence. */
export const joinTexts = (...parts: readonly LocalizedText[]): LocalizedText =>
  localize((language) => parts.map((part) => part[language]).join(''));

/** Builds a sentence that ends in a list of names, each with its number: “Anna 13, Orso 10.” */
export function buildListSentence(
  head: LocalizedText,
  pairs: readonly (readonly [name: string, value: string | number])[],
  params: NonNullable<Sentence['with']> = {},
): Sentence {
  const places = pairs.map((_, index) => `{name${index}} {value${index}}`).join(', ');
  const filled = pairs.flatMap(([name, value], index) => [
    [`name${index}`, name] as const,
    [`value${index}`, value] as const,
  ]);
  return {
    words: localize((language) => `${head[language]} ${places}.`),
    with: { ...params, ...Object.fromEntries(filled) },
  };
}

/** Formats a name and its number: “damage 3”. */
export const labelNumber = (label: LocalizedText, value: number | string): LocalizedText =>
  localize(
    (language) => `${label[language]} ${typeof value === 'number' ? formatNumber(language, value) : value}`,
  );

/** Formats a label and its text: “veleno: di vipera”. */
export const labelText = (label: LocalizedText, what: LocalizedText): LocalizedText =>
  localize((language) => `${label[language]}: ${what[language]}`);

/** Formats a bonus or a penalty with its sign. */
export const formatSigned = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A name that is the same in every language. */
export const sameInAllLanguages = (name: string): LocalizedText => localize(() => name);

/** Removes capitals and accents: `Väistö` becomes `vaisto`. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the text of a term; a name given at the table is the same in every language. */
export const createTermLookup =
  (terms: Readonly<Record<string, LocalizedText>>) =>
  (name: string): LocalizedText =>
    Object.hasOwn(terms, name) ? (terms[name] as LocalizedText) : sameInAllLanguages(name);

/** Builds texts of things that have an id and, in reasons, a name. */
export function buildThingTexts(
  things: readonly (readonly [id: string, name: string, words: LocalizedText])[],
): Record<string, LocalizedText> {
  return Object.fromEntries(
    things.flatMap(([id, name, localizedText]) => [
      [id, localizedText],
      [name, localizedText],
    ]),
  );
}
