import { COMMANDS, type Command, commandNamed, isCommand } from './commands.ts';
import { presetOptions, valuesOf } from './complete-values.ts';
import { EVERYWHERE, type OptionSpec, type Spec, type Value } from './specs.ts';

/** Stands for file names: the shell completes them itself. */
export const FILES = ':files';

/** The words typed so far without options and their values. */
export interface Typed {
  readonly command: string;
  readonly words: readonly string[];
}

/**
 * Returns the completions of the last word; `:files` where the shell should offer files. A shell may split `--lang=it`
 * in three.
 */
export async function completed(line: readonly string[]): Promise<readonly string[]> {
  const words = joinedAtEquals(line);
  const current = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const at = before.findIndex((word, i) => !word.startsWith('-') && !isValue(before, i, EVERYWHERE));
  const name = before[at];
  const command = isCommand(name) ? commandNamed(name) : undefined;
  const typed: Typed = { command: name ?? '', words: wordsIn(before.slice(at + 1), command) };
  const found = await candidates(current, { before, command: name === undefined ? 'none' : command, typed });
  const fitting = found.filter((one) => one === FILES || one.startsWith(current));
  return line.at(-2) === '=' || line.at(-1) === '=' ? fitting.map(valueAlone) : fitting;
}

interface Place {
  readonly before: readonly string[];
  /** `none` before a command is typed; undefined for an unknown command, which gets no completions. */
  readonly command: Command | 'none' | undefined;
  readonly typed: Typed;
}

async function candidates(current: string, { before, command, typed }: Place): Promise<readonly string[]> {
  const spec = command === 'none' ? EVERYWHERE : { ...EVERYWHERE, ...command?.takes };
  const [, written, inline] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? [];
  if (written !== undefined && inline !== undefined) {
    const values = await valuesFor(optionNamed(written, spec), typed);
    return values.map((value) => (value === FILES ? FILES : `${written}=${value}`));
  }
  const option = optionNamed(before.at(-1) ?? '', spec);
  if (option?.type === 'string') return valuesFor(option, typed);
  if (command === 'none')
    return current.startsWith('-') ? [...flags(spec), '--version'] : [...Object.keys(COMMANDS), 'help'];
  if (typed.command === 'help') return typed.words.length === 0 ? Object.keys(COMMANDS) : [];
  if (!command) return [];
  if (current.startsWith('-')) return [...flags(spec), ...(await checkFlags(typed))];
  return wordsFor(command, typed);
}

/** Returns the completions for the next word of a command. */
async function wordsFor({ words, many }: Command, typed: Typed): Promise<readonly string[]> {
  const place = words[typed.words.length] ?? (many ? words.at(-1) : undefined);
  return place ? valuesOf(place, typed) : [];
}

const valuesFor = async (option: OptionSpec | undefined, typed: Typed): Promise<readonly string[]> =>
  option?.value === undefined ? [] : valuesOf([option.value satisfies Value], typed);

const checkFlags = async (typed: Typed): Promise<readonly string[]> =>
  typed.command === 'odds' ? presetOptions(typed) : [];

const flags = (spec: Spec): readonly string[] => Object.keys(spec).map((option) => `--${option}`);

function optionNamed(word: string, spec: Spec): OptionSpec | undefined {
  if (word.startsWith('--')) return Object.hasOwn(spec, word.slice(2)) ? spec[word.slice(2)] : undefined;
  return Object.values(spec).find(({ short }) => short !== undefined && word === `-${short}`);
}

/** Whether this word is the value of the option before it. */
function isValue(words: readonly string[], at: number, spec: Spec): boolean {
  return optionNamed(words[at - 1] ?? '', spec)?.type === 'string';
}

function wordsIn(words: readonly string[], command: Command | undefined): readonly string[] {
  const spec = { ...EVERYWHERE, ...command?.takes };
  return words.filter((word, at) => !word.startsWith('-') && !isValue(words, at, spec));
}

/** Joins `--lang`, `=`, `it` back into one word. */
function joinedAtEquals(line: readonly string[]): readonly string[] {
  const words: string[] = [];
  line.forEach((word, at) => {
    const last = words.at(-1);
    const joins = word === '=' ? last?.startsWith('--') : line[at - 1] === '=' && last?.endsWith('=');
    if (joins && last !== undefined) words[words.length - 1] = last + word;
    else words.push(word);
  });
  return words;
}

const valueAlone = (word: string): string => word.replace(/^--[\w-]+=/, '');
