import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A letter of another alphabet for each plain one: no plain letter is left in a generated text. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzž',
    ...'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ].flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] as string]] : [])),
);

/** Vowels are doubled: translations are about a third longer than English. */
const accentText = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => {
    const accented = LETTERS[letter] as string;
    return 'aeiou'.includes(letter) ? accented + accented : accented;
  });

const escapeLiteral = (text: string): string => text.replaceAll("'", "''").replaceAll(/[{}]+/g, "'$&'");

function writePart(part: MessageFormatElement): string {
  if (part.type === TYPE.literal) return escapeLiteral(accentText(part.value));
  if (part.type === TYPE.argument) return `{${part.value}}`;
  if (part.type !== TYPE.plural && part.type !== TYPE.select) throw new Error('no such part is allowed');
  const kind = part.type === TYPE.plural ? 'plural' : 'select';
  const options = Object.entries(part.options).map(([key, { value }]) => `${key} {${writeParts(value)}}`);
  return `{${part.value}, ${kind}, ${options.join(' ')}}`;
}

const writeParts = (parts: readonly MessageFormatElement[]): string => parts.map(writePart).join('');

/** Returns the text in the pseudo-language: accented, a third longer, in brackets. The parts of an ICU message stay. */
export function pseudoText(text: string): string {
  if (text === '') return text;
  const isMessage = text.includes('{') || text.includes("'");
  return `⟦${isMessage ? writeParts(parse(text, { ignoreTag: true })) : accentText(text)}⟧`;
}

type TextTree = { readonly [key: string]: string | TextTree };

/** Returns the catalogue of a language in the pseudo-language, with the same keys. */
export const pseudoCatalogue = <T extends TextTree>(catalogue: T): T =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoCatalogue(value),
    ]),
  ) as T;

/** Dice, squares of a map, and letters that stand alone: an axis, a multiplication. */
const NO_WORDS = /\d*[dD](?:\d+|%|F)(?:k[hl]\d*|!)?|(?<![\p{L}-])(?:[A-Z]{1,2}\d+|[A-Za-z])(?!\p{L})/gu;

export const splitWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}[\p{L}\p{M}\d_-]*/gu) ?? [];

/** Returns the words of a text that come from no catalogue, except those that people gave. */
export const findEscapedWords = (
  text: string,
  knownWords: ReadonlySet<string> = new Set(),
): readonly string[] =>
  splitWords(text.replaceAll(NO_WORDS, ' ')).filter((word) => /[A-Za-z]/.test(word) && !knownWords.has(word));

/** Returns a message without its parts. */
export function literalsOf(text: string): string {
  const write = (parts: readonly MessageFormatElement[]): string =>
    parts
      .map((part) => {
        if (part.type === TYPE.literal) return part.value;
        if (part.type !== TYPE.plural && part.type !== TYPE.select) return '';
        return Object.values(part.options)
          .map(({ value }) => write(value))
          .join(' ');
      })
      .join('');
  return write(parse(text, { ignoreTag: true }));
}
