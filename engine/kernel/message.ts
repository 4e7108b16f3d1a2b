import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Language } from './words.ts';

/** What stands in the places of a message: numbers, lists of names, or names. */
export type MessageValues = Readonly<Record<string, string | number | readonly string[]>>;

/** How a value is written at its place. */
export type Writer = (value: string | number | readonly string[]) => string;

interface Reading {
  readonly text: string;
  readonly language: Language;
  readonly values: MessageValues;
  readonly write: Writer;
}

/** Sentences that are put together while playing are many: the memory is emptied before it grows without end. */
const MOST_PARSED = 5000;
const parsed = new Map<string, readonly MessageFormatElement[]>();

/** The parts of an ICU message. */
function partsOf(text: string): readonly MessageFormatElement[] {
  const known = parsed.get(text);
  if (known) return known;
  const parts = parse(text, { ignoreTag: true });
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(text, parts);
  return parts;
}

/** Which plural form a number takes: the cardinal rules of Unicode's CLDR, as `Intl.PluralRules` would depend on the host. */
const oneOrOther = (value: number): string => (value === 1 ? 'one' : 'other');
const PLURAL_FORM: { readonly [L in Language]: (value: number) => string } = {
  en: oneOrOther,
  it: oneOrOther,
  fi: oneOrOther,
};

function valueNamed({ text, values }: Reading, name: string): string | number | readonly string[] {
  const value = values[name];
  if (value === undefined) throw new Error(`no parameter ${name} for “${text}”`);
  return value;
}

/** Of a plural, the exact number before its kind; of a select, the word. */
function optionFor(part: PluralElement | SelectElement, reading: Reading): string {
  const value = valueNamed(reading, part.value);
  if (typeof value !== 'number') return String(value);
  return `=${value}` in part.options ? `=${value}` : PLURAL_FORM[reading.language](value);
}

function written(parts: readonly MessageFormatElement[], reading: Reading): string {
  let said = '';
  for (const part of parts) {
    if (part.type === TYPE.literal) said += part.value;
    else if (part.type === TYPE.argument) said += reading.write(valueNamed(reading, part.value));
    else if (part.type === TYPE.plural || part.type === TYPE.select) {
      const { options } = part;
      const chosen = options[optionFor(part, reading)] ?? options.other;
      said += written(chosen?.value ?? [], reading);
    } else throw new Error(`only names, plurals and selects may stand in “${reading.text}”`);
  }
  return said;
}

/** An ICU message in one language, with what is filled in. */
export function formatMessage(reading: Reading): string {
  const { text } = reading;
  if (!text.includes('{') && !text.includes("'")) return text;
  return written(partsOf(text), reading);
}

/** The parameters that a message needs, in order of name. */
export function parametersOf(text: string): readonly string[] {
  const names = new Set<string>();
  const gather = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.argument) names.add(part.value);
      if (part.type !== TYPE.plural && part.type !== TYPE.select) continue;
      names.add(part.value);
      for (const { value } of Object.values(part.options)) gather(value);
    }
  };
  gather(partsOf(text));
  return [...names].toSorted();
}
