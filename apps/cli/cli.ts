import { findNearestWord, LANGUAGES, type Language } from '@arbitro/kernel';
import { hasFlag, readArguments } from './command-line/arguments.ts';
import {
  type CliContext,
  createCliContext,
  detectLanguage,
  UnknownNameError,
  UsageError,
} from './command-line/context.ts';
import type { Io } from './command-line/io.ts';
import { GLOBAL } from './command-line/option-specs.ts';
import { programName } from './command-line/program-name.ts';
import { COMMANDS, type CommandName, getCommand, isCommand } from './commands.ts';
import { formatGreeting } from './help/greeting.ts';
import { formatHelp } from './help/help.ts';
import { COMMAND_HELP } from './help/help-commands.ts';
import { wrapOutput } from './output/columns.ts';
import { sanitizeOutput } from './output/sanitize.ts';
import { listNotices } from './rules/notices.ts';
import { VERSION } from './version.ts';

/** Runs one command line and returns the exit code. 0: fine; 1: an expectation failed; 2: bad input; 130: interrupted. */
export async function main(args: readonly string[], input: Io): Promise<number> {
  const [name, ...rest] = moveCommandFirst(args);
  const io = isForPrograms(name, args) ? sanitizeOutput(input) : wrapOutput(sanitizeOutput(input));
  let context = createCliContext(io, detectLanguage(io.env));
  try {
    context = createCliContext(io, findLanguageOption(args) ?? context.language);
    await loadSystemFolders(listOptionValues('--system', args));
    if (name === undefined) return await runWithoutCommand(args, context);
    if (name === 'help') {
      const [command, topic] = readArguments(rest, {}).words;
      return await runHelp(command, context, topic);
    }
    if (!isCommand(name)) throw createUnknownCommandError(name);
    const { takes, alsoTakes, run: runCommand } = getCommand(name);
    const askedArguments = readArguments(rest, { ...(await alsoTakes?.(rest)), ...takes });
    return hasFlag(askedArguments, 'help')
      ? await runHelp(name, context, askedArguments.words[0])
      : await runCommand(askedArguments, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return reportUsageError(error, context, isCommand(name) ? name : undefined);
  }
}

/** Whether programs read the output: its lines are then never wrapped. */
const isForPrograms = (name: string | undefined, args: readonly string[]): boolean =>
  name === 'completion' || args.includes('--json');

async function runWithoutCommand(args: readonly string[], context: CliContext): Promise<number> {
  const askedArguments = readArguments(args, {
    version: { type: 'boolean' },
    licences: { type: 'boolean' },
  });
  if (hasFlag(askedArguments, 'version')) return printLines([`arbitro ${VERSION}`], context);
  if (hasFlag(askedArguments, 'licences'))
    return printLines([`arbitro ${VERSION} · MIT`, ...listNotices()], context);
  return hasFlag(askedArguments, 'help')
    ? runHelp(undefined, context)
    : printLines(formatGreeting(context), context);
}

/** Prints the help for one command, or for all. That of `odds` may be about one system. */
async function runHelp(
  name: string | undefined,
  context: CliContext,
  system?: string | undefined,
): Promise<number> {
  if (name !== undefined && !isCommand(name)) throw createUnknownCommandError(name);
  if (name !== 'odds') return printLines(formatHelp(name, context), context);
  const { formatPresetsHelp } = await import('./odds/presets-help.ts');
  return printLines(await formatPresetsHelp(formatHelp(name, context), system, context), context);
}

function createUnknownCommandError(command: string): UsageError {
  const names = Object.keys(COMMANDS);
  const near = findNearestWord(command, names);
  const params = { command, allowed: names.join(', ') };
  return near === undefined
    ? new UsageError('unknown-command', params)
    : new UsageError('unknown-command-near', { ...params, near });
}

/** Options with a value that may precede the command. */
const GLOBAL_OPTIONS: readonly (string | undefined)[] = Object.entries(GLOBAL)
  .filter(([, { type }]) => type === 'string')
  .map(([option]) => `--${option}`);

/** Moves the command before its options; global options may stand anywhere. */
function moveCommandFirst(args: readonly string[]): readonly string[] {
  const index = args.findIndex((arg, i) => !arg.startsWith('-') && !GLOBAL_OPTIONS.includes(args[i - 1]));
  if (index < 0) return [];
  return [args[index] ?? '', ...args.slice(0, index), ...args.slice(index + 1)];
}

/** Returns all values given for an option, before the rest of the line is parsed. */
function listOptionValues(option: string, args: readonly string[]): readonly string[] {
  return args.flatMap((arg, index) => {
    if (arg.startsWith(`${option}=`)) return [arg.slice(option.length + 1)];
    if (arg !== option) return [];
    const input = args[index + 1];
    if (input === undefined || input.startsWith('-')) throw new UsageError('option-needs-value', { option });
    return [input];
  });
}

/** Loads the custom systems of these folders for every command; a faulty system is bad input. */
async function loadSystemFolders(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { loadCustomSystems: bringFolders, CustomSystemError: Unbrought } = await import(
    '@arbitro/custom-systems'
  );
  try {
    await bringFolders(folders);
  } catch (error) {
    throw error instanceof Unbrought ? new UsageError(error.word, error.params) : error;
  }
}

function findLanguageOption(args: readonly string[]): Language | undefined {
  const [input] = listOptionValues('--lang', args);
  if (input === undefined) return undefined;
  const language = LANGUAGES.find((language) => language === input);
  if (!language) throw new UsageError('unknown-language', { language: input, allowed: LANGUAGES.join(', ') });
  return language;
}

function printLines(lines: readonly string[], { io }: CliContext): number {
  for (const line of lines) io.out(line);
  return 0;
}

/** Prints what is wrong, where, and what to do next; returns the exit code. */
function reportUsageError(error: UsageError, context: CliContext, command: CommandName | undefined): number {
  const { key, params, more } = error;
  const { io, text, paint } = context;
  io.err(paint.red(text(key, params)));
  for (const line of more) io.err(line);
  if (error instanceof UnknownNameError && error.near !== undefined)
    io.err(text('file-near', { near: error.near }));
  const program = programName(io.env);
  const example = command === undefined ? undefined : exampleOf(command);
  if (key === 'too-few-words' && example !== undefined)
    io.err(text('for-example', { example: example.replace('arbitro', program) }));
  if (USAGE_ERROR_KEYS.test(key))
    io.err(text('see-help', { command: command === undefined ? program : `${program} ${command}` }));
  return 2;
}

/** Errors of users who do not know the command yet: they are shown its usage. */
const USAGE_ERROR_KEYS = /^(too-|unknown-(option|command|check)|option-|not-together|check-|save-by-hand)/;

const exampleOf = (command: CommandName): string | undefined =>
  COMMAND_HELP[command].examples.find((example) => example.startsWith(`arbitro ${command}`));
