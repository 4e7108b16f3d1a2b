import { LANGUAGES, type Language } from '@arbitro/kernel';
import { findNearestWord } from '@arbitro/scenario';
import { hasFlag, readArguments } from './command-line/arguments.ts';
import { programName } from './command-line/program-name.ts';
import { sanitizeOutput } from './output/sanitize.ts';
import { wrapOutput } from './output/columns.ts';
import { COMMANDS, type CommandName, getCommand, isCommand } from './commands.ts';
import { UsageError, type CliContext, createCliContext, detectLanguage, UnknownNameError } from './command-line/context.ts';
import { formatGreeting } from './help/greeting.ts';
import { formatHelp } from './help/help.ts';
import { COMMAND_HELP } from './help/help-commands.ts';
import type { Io } from './command-line/io.ts';
import { listNotices } from './rules/notices.ts';
import { GLOBAL } from './command-line/option-specs.ts';
import { VERSION } from './version.ts';

/**
 * Runs one command line and returns the exit code. 0: fine; 1: an expectation failed; 2: bad input; 130: interrupted.
 */
export async function main(args: readonly string[], given: Io): Promise<number> {
  const [name, ...rest] = moveCommandFirst(args);
  const io = isForPrograms(name, args) ? sanitizeOutput(given) : wrapOutput(sanitizeOutput(given));
  let desk = createCliContext(io, detectLanguage(io.env));
  try {
    desk = createCliContext(io, findLanguageOption(args) ?? desk.language);
    await loadSystemFolders(listOptionValues('--system', args));
    if (name === undefined) return await runWithoutCommand(args, desk);
    if (name === 'help') return await runHelp(readArguments(rest, {}).words[0], desk);
    if (!isCommand(name)) throw createUnknownCommandError(name);
    const { takes, alsoTakes, run: does } = getCommand(name);
    const asked = readArguments(rest, { ...(await alsoTakes?.()), ...takes });
    return hasFlag(asked, 'help') ? await runHelp(name, desk) : await does(asked, desk);
  } catch (slip) {
    if (!(slip instanceof UsageError)) throw slip;
    return reportUsageError(slip, desk, isCommand(name) ? name : undefined);
  }
}

/** Whether programs read the output: its lines are then never wrapped. */
const isForPrograms = (name: string | undefined, args: readonly string[]): boolean =>
  name === 'completion' || args.includes('--json');

async function runWithoutCommand(args: readonly string[], desk: CliContext): Promise<number> {
  const asked = readArguments(args, { version: { type: 'boolean' } });
  if (hasFlag(asked, 'version')) return printLines([`arbitro ${VERSION}`, ...listNotices()], desk);
  return hasFlag(asked, 'help') ? runHelp(undefined, desk) : printLines(formatGreeting(desk), desk);
}

/** Prints the help for one command, or for all. */
async function runHelp(name: string | undefined, desk: CliContext): Promise<number> {
  if (name !== undefined && !isCommand(name)) throw createUnknownCommandError(name);
  printLines(formatHelp(name, desk), desk);
  if (name !== 'odds') return 0;
  const { formatPresets: presetLines } = await import('./odds/odds-preset.ts');
  return printLines(['', desk.paint.bold(desk.text('checks')), ...presetLines(desk)], desk);
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
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && !GLOBAL_OPTIONS.includes(args[i - 1]));
  if (at < 0) return [];
  return [args[at] ?? '', ...args.slice(0, at), ...args.slice(at + 1)];
}

/** Returns all values given for an option, before the rest of the line is parsed. */
function listOptionValues(option: string, args: readonly string[]): readonly string[] {
  return args.flatMap((arg, at) => {
    if (arg.startsWith(`${option}=`)) return [arg.slice(option.length + 1)];
    if (arg !== option) return [];
    const given = args[at + 1];
    if (given === undefined || given.startsWith('-')) throw new UsageError('option-needs-value', { option });
    return [given];
  });
}

/** Loads the custom systems of these folders for every command; a faulty system is bad input. */
async function loadSystemFolders(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { loadCustomSystems: bringFolders, CustomSystemError: Unbrought } = await import('@arbitro/own');
  try {
    await bringFolders(folders);
  } catch (error) {
    throw error instanceof Unbrought ? new UsageError(error.word, error.params) : error;
  }
}

function findLanguageOption(args: readonly string[]): Language | undefined {
  const [given] = listOptionValues('--lang', args);
  if (given === undefined) return undefined;
  const language = LANGUAGES.find((one) => one === given);
  if (!language) throw new UsageError('unknown-language', { language: given, allowed: LANGUAGES.join(', ') });
  return language;
}

function printLines(lines: readonly string[], { io }: CliContext): number {
  for (const line of lines) io.out(line);
  return 0;
}

/** Prints what is wrong, where, and what to do next; returns the exit code. */
function reportUsageError(slip: UsageError, desk: CliContext, command: CommandName | undefined): number {
  const { key, params, more } = slip;
  const { io, text, paint } = desk;
  io.err(paint.red(text(key, params)));
  for (const line of more) io.err(line);
  if (slip instanceof UnknownNameError && slip.near !== undefined) io.err(text('file-near', { near: slip.near }));
  const called = programName(io.env);
  const example = command === undefined ? undefined : exampleOf(command);
  if (key === 'too-few-words' && example !== undefined)
    io.err(text('for-example', { example: example.replace('arbitro', called) }));
  if (USAGE_ERROR_KEYS.test(key))
    io.err(text('see-help', { command: command === undefined ? called : `${called} ${command}` }));
  return 2;
}

/** Errors of users who do not know the command yet: they are shown its usage. */
const USAGE_ERROR_KEYS = /^(too-|unknown-(option|command|check)|option-|not-together|check-|save-by-hand)/;

const exampleOf = (command: CommandName): string | undefined =>
  COMMAND_HELP[command].examples.find((example) => example.startsWith(`arbitro ${command}`));
