import { GLOBAL, type OptionSpec, type OptionSpecs, type ValueKind } from '../command-line/option-specs.ts';
import { COMMANDS, type Command, getCommand, isCommand } from '../commands.ts';
import { listPresetOptions, listValues } from './complete-values.ts';

/** Stands for file names: the shell completes them itself. */
export const FILES = ':files';

/** The words typed so far without options and their values. */
export interface TypedWords {
  readonly command: string;
  readonly words: readonly string[];
}

/**
 * Returns the completions of the last word; `:files` where the shell should offer files. A shell may split `--lang=it`
 * in three.
 */
export async function completeLine(line: readonly string[]): Promise<readonly string[]> {
  const words = joinAtEquals(line);
  const current = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const index = before.findIndex((word, i) => !word.startsWith('-') && !isOptionValue(before, i, GLOBAL));
  const name = before[index];
  const command = isCommand(name) ? getCommand(name) : undefined;
  const typedWords: TypedWords = {
    command: name ?? '',
    words: filterWords(before.slice(index + 1), command),
  };
  const found = await listCandidates(current, {
    before,
    command: name === undefined ? 'none' : command,
    typed: typedWords,
  });
  const fitting = found.filter((text) => text === FILES || text.startsWith(current));
  return line.at(-2) === '=' || line.at(-1) === '=' ? fitting.map(stripOptionName) : fitting;
}

interface CursorContext {
  readonly before: readonly string[];
  /** `none` before a command is typed; undefined for an unknown command, which gets no completions. */
  readonly command: Command | 'none' | undefined;
  readonly typed: TypedWords;
}

async function listCandidates(
  current: string,
  { before, command, typed }: CursorContext,
): Promise<readonly string[]> {
  const spec = command === 'none' ? GLOBAL : { ...GLOBAL, ...command?.takes };
  const [, text, inline] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? [];
  if (text !== undefined && inline !== undefined) {
    const values = await listOptionValues(findOption(text, spec), typed);
    return values.map((value) => (value === FILES ? FILES : `${text}=${value}`));
  }
  const option = findOption(before.at(-1) ?? '', spec);
  if (option?.type === 'string') return listOptionValues(option, typed);
  if (command === 'none')
    return current.startsWith('-')
      ? [...listFlags(spec), '--version', '--licences']
      : [...Object.keys(COMMANDS), 'help'];
  if (typed.command === 'help') return typed.words.length === 0 ? Object.keys(COMMANDS) : [];
  if (!command) return [];
  if (current.startsWith('-')) return [...listFlags(spec), ...(await listPresetFlags(typed))];
  return listWords(command, typed);
}

/** Returns the completions for the next word of a command. */
async function listWords({ words, many }: Command, typedWords: TypedWords): Promise<readonly string[]> {
  const wordKind = words[typedWords.words.length] ?? (many ? words.at(-1) : undefined);
  return wordKind ? listValues(wordKind, typedWords) : [];
}

const listOptionValues = async (
  option: OptionSpec | undefined,
  typedWords: TypedWords,
): Promise<readonly string[]> =>
  option?.value === undefined ? [] : listValues([option.value satisfies ValueKind], typedWords);

const listPresetFlags = async (typedWords: TypedWords): Promise<readonly string[]> =>
  typedWords.command === 'odds' ? listPresetOptions(typedWords) : [];

const listFlags = (spec: OptionSpecs): readonly string[] => Object.keys(spec).map((option) => `--${option}`);

function findOption(word: string, spec: OptionSpecs): OptionSpec | undefined {
  if (word.startsWith('--')) return Object.hasOwn(spec, word.slice(2)) ? spec[word.slice(2)] : undefined;
  return Object.values(spec).find(({ short }) => short !== undefined && word === `-${short}`);
}

/** Whether this word is the value of the option before it. */
function isOptionValue(words: readonly string[], index: number, spec: OptionSpecs): boolean {
  return findOption(words[index - 1] ?? '', spec)?.type === 'string';
}

function filterWords(words: readonly string[], command: Command | undefined): readonly string[] {
  const spec = { ...GLOBAL, ...command?.takes };
  return words.filter((word, index) => !word.startsWith('-') && !isOptionValue(words, index, spec));
}

/** Joins `--lang`, `=`, `it` back into one word. */
function joinAtEquals(line: readonly string[]): readonly string[] {
  const words: string[] = [];
  line.forEach((word, index) => {
    const last = words.at(-1);
    const joins = word === '=' ? last?.startsWith('--') : line[index - 1] === '=' && last?.endsWith('=');
    if (joins && last !== undefined) words[words.length - 1] = last + word;
    else words.push(word);
  });
  return words;
}

const stripOptionName = (word: string): string => word.replace(/^--[\w-]+=/, '');
