import { parseArgs } from 'node:util';
import { findNearestWord } from '@arbitro/kernel';
import { UsageError } from './context.ts';
import { GLOBAL, type OptionSpecs } from './option-specs.ts';

export interface Arguments {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | true | undefined>>;
  /** All values given for an option that may be repeated. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

// parseArgs would read -2 as a short option
const NEGATIVE = /^-[\d.(]/;
const NEGATIVE_MARK = '\u0000';

/** Reads the words and options of a command line; throws `UsageError` for an unknown option. */
export function readArguments(args: readonly string[], spec: OptionSpecs): Arguments {
  const options = { ...GLOBAL, ...spec };
  const marked = args.map((arg) => (NEGATIVE.test(arg) ? NEGATIVE_MARK + arg : arg));
  const { tokens } = parseArgs({
    args: marked,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values: Record<string, string | true> = {};
  const lists: Record<string, string[]> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(removeMark(token.value));
    if (token.kind !== 'option') continue;
    const input = readOptionValue(token, options);
    values[token.name] = input;
    if (typeof input === 'string') lists[token.name] = [...(lists[token.name] ?? []), input];
  }
  return { words, values, lists };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readOptionValue(
  { name, rawName, value, inlineValue }: OptionToken,
  options: OptionSpecs,
): string | true {
  const known = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!known) {
    const all = Object.keys(options).map((option) => `--${option}`);
    const near = findNearestWord(rawName, all);
    throw near === undefined
      ? new UsageError('unknown-option', { option: rawName, allowed: all.join(' ') })
      : new UsageError('unknown-option-near', { option: rawName, allowed: all.join(' '), near });
  }
  if (known.type === 'boolean' && value !== undefined)
    throw new UsageError('option-no-value', { option: rawName });
  if (known.type === 'boolean') return true;
  if (!value || (!inlineValue && value.startsWith('-')))
    throw new UsageError('option-needs-value', { option: rawName });
  return removeMark(value);
}

const removeMark = (text: string): string => (text.startsWith(NEGATIVE_MARK) ? text.slice(1) : text);

/** Reads an option that is a whole number from 1 to a given maximum. */
export function readCount({ values }: Arguments, option: string, max: number): number | undefined {
  const value = values[option];
  if (value === undefined) return undefined;
  const params = { option: `--${option}`, value: String(value) };
  if (!/^\d+$/.test(String(value)) || Number(value) < 1) throw new UsageError('not-a-count', params);
  if (Number(value) > max) throw new UsageError('count-too-big', { ...params, most: max });
  return Number(value);
}

/** Reads an option that is a number of percentage points: `2`, `0.5` or `0,5`. */
export function readPoints(
  { values }: Arguments,
  option: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const value = values[option];
  if (value === undefined) return undefined;
  const points = Number(String(value).replace(',', '.'));
  if (!/^\d+([.,]\d+)?$/.test(String(value)) || points < least || points > most)
    throw new UsageError('not-points', { option: `--${option}`, value: String(value), least, most });
  return points;
}

export function readText({ values }: Arguments, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the values of an option that is repeated or written once with commas. */
export const readList = ({ lists }: Arguments, option: string): readonly string[] =>
  (lists[option] ?? []).flatMap((text) => text.split(',')).map((part) => part.trim());

export const hasFlag = ({ values }: Arguments, option: string): boolean => values[option] === true;
