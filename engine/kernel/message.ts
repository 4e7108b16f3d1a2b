import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Language } from './localized-text.ts';

/** Values for the placeholders of a message: numbers, lists of names, or names. */
export type MessageValues = Readonly<Record<string, string | number | readonly string[]>>;

/** Formats a value for its placeholder. */
export type ValueFormatter = (value: string | number | readonly string[]) => string;

interface MessageInput {
  readonly text: string;
  readonly language: Language;
  readonly values: MessageValues;
  readonly write: ValueFormatter;
}

/** Many sentences are built during play: the cache is cleared before it grows without limit. */
const MAX_PARSED = 5000;
const parsedMessages = new Map<string, readonly MessageFormatElement[]>();

/** The parts of an ICU message. */
function parseMessage(text: string): readonly MessageFormatElement[] {
  const cached = parsedMessages.get(text);
  if (cached) return cached;
  const parts = parse(text, { ignoreTag: true });
  if (parsedMessages.size >= MAX_PARSED) parsedMessages.clear();
  parsedMessages.set(text, parts);
  return parts;
}

/** The plural form of a number: the cardinal rules of Unicode's CLDR, since `Intl.PluralRules` depends on the host. */
const pluralCategory = (value: number): string => (value === 1 ? 'one' : 'other');
const PLURAL_RULES: { readonly [L in Language]: (value: number) => string } = {
  en: pluralCategory,
  it: pluralCategory,
  fi: pluralCategory,
};

function getMessageValue({ text, values }: MessageInput, name: string): string | number | readonly string[] {
  const value = values[name];
  if (value === undefined) throw new Error(`no parameter ${name} for “${text}”`);
  return value;
}

/** For a plural, an exact number has priority over its category; for a select, the word decides. */
function selectOption(part: PluralElement | SelectElement, input: MessageInput): string {
  const value = getMessageValue(input, part.value);
  if (typeof value !== 'number') return String(value);
  return `=${value}` in part.options ? `=${value}` : PLURAL_RULES[input.language](value);
}

function formatParts(parts: readonly MessageFormatElement[], input: MessageInput): string {
  let text = '';
  for (const part of parts) {
    if (part.type === TYPE.literal) text += part.value;
    else if (part.type === TYPE.argument) text += input.write(getMessageValue(input, part.value));
    else if (part.type === TYPE.plural || part.type === TYPE.select) {
      const { options } = part;
      const chosen = options[selectOption(part, input)] ?? options.other;
      text += formatParts(chosen?.value ?? [], input);
    } else throw new Error(`only names, plurals and selects may stand in “${input.text}”`);
  }
  return text;
}

/** Formats an ICU message in one language with its values. */
export function formatMessage(input: MessageInput): string {
  const { text } = input;
  if (!text.includes('{') && !text.includes("'")) return text;
  return formatParts(parseMessage(text), input);
}

/** The placeholders of a message: values that are shown, and values that select a form. */
export interface MessageNames {
  readonly values: ReadonlySet<string>;
  readonly selectors: ReadonlySet<string>;
}

/** Returns the placeholder names in an ICU message. Throws if it cannot be parsed. */
export function listMessageNames(text: string): MessageNames {
  const valueNames = new Set<string>();
  const selectorNames = new Set<string>();
  const gather = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.argument) valueNames.add(part.value);
      else if (part.type === TYPE.plural || part.type === TYPE.select) {
        selectorNames.add(part.value);
        for (const { value } of Object.values(part.options)) gather(value);
      } else if (part.type !== TYPE.literal) throw new Error('has a part that is no name, plural or select');
    }
  };
  gather(parseMessage(text));
  return { values: valueNames, selectors: selectorNames };
}
