import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Language } from './words.ts';

/** Values for the placeholders of a message: numbers, lists of names, or names. */
export type MessageValues = Readonly<Record<string, string | number | readonly string[]>>;

/** Formats a value for its placeholder. */
export type Writer = (value: string | number | readonly string[]) => string;

interface Reading {
  readonly text: string;
  readonly language: Language;
  readonly values: MessageValues;
  readonly write: Writer;
}

/** Many sentences are built during play: the cache is cleared before it grows without limit. */
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

/** The plural form of a number: the cardinal rules of Unicode's CLDR, since `Intl.PluralRules` depends on the host. */
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

/** For a plural, an exact number has priority over its category; for a select, the word decides. */
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

/** Formats an ICU message in one language with its values. */
export function formatMessage(reading: Reading): string {
  const { text } = reading;
  if (!text.includes('{') && !text.includes("'")) return text;
  return written(partsOf(text), reading);
}

/** The placeholders of a message: values that are shown, and values that select a form. */
export interface MessageNames {
  readonly shown: ReadonlySet<string>;
  readonly chosenBy: ReadonlySet<string>;
}

/** Returns the placeholder names in an ICU message. Throws if it cannot be parsed. */
export function namesInMessage(text: string): MessageNames {
  const shown = new Set<string>();
  const chosenBy = new Set<string>();
  const gather = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.argument) shown.add(part.value);
      else if (part.type === TYPE.plural || part.type === TYPE.select) {
        chosenBy.add(part.value);
        for (const { value } of Object.values(part.options)) gather(value);
      } else if (part.type !== TYPE.literal) throw new Error('has a part that is no name, plural or select');
    }
  };
  gather(partsOf(text));
  return { shown, chosenBy };
}
