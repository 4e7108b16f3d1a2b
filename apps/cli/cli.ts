import { LANGUAGES, type Language } from '@arbitro/kernel';
import { nearest } from '@arbitro/scenario';
import { isOn, readArguments } from './arguments.ts';
import { calledAs } from './called-as.ts';
import { cleaned } from './clean.ts';
import { hanging } from './columns.ts';
import { COMMANDS, type CommandName, commandNamed, isCommand } from './commands.ts';
import { BadInput, type Desk, deskOf, languageOf, Misspelt } from './desk.ts';
import { greetingLines } from './greeting.ts';
import { helpLines } from './help.ts';
import { HELP_OF } from './help-commands.ts';
import type { Io } from './io.ts';
import { noticesOf } from './notices.ts';
import { EVERYWHERE } from './specs.ts';
import { VERSION } from './version.ts';

/**
 * Runs one command line and returns the exit code. 0: fine; 1: an expectation failed; 2: bad input; 130: interrupted.
 */
export async function main(args: readonly string[], given: Io): Promise<number> {
  const [name, ...rest] = commandFirst(args);
  const io = isForPrograms(name, args) ? cleaned(given) : hanging(cleaned(given));
  let desk = deskOf(io, languageOf(io.env));
  try {
    desk = deskOf(io, languageGiven(args) ?? desk.language);
    await bringAlong(givenFor('--system', args));
    if (name === undefined) return await withoutCommand(args, desk);
    if (name === 'help') return await helpWith(readArguments(rest, {}).words[0], desk);
    if (!isCommand(name)) throw unknownCommand(name);
    const { takes, alsoTakes, does } = commandNamed(name);
    const asked = readArguments(rest, { ...(await alsoTakes?.()), ...takes });
    return isOn(asked, 'help') ? await helpWith(name, desk) : await does(asked, desk);
  } catch (slip) {
    if (!(slip instanceof BadInput)) throw slip;
    return told(slip, desk, isCommand(name) ? name : undefined);
  }
}

/** Whether programs read the output: its lines are then never wrapped. */
const isForPrograms = (name: string | undefined, args: readonly string[]): boolean =>
  name === 'completion' || args.includes('--json');

async function withoutCommand(args: readonly string[], desk: Desk): Promise<number> {
  const asked = readArguments(args, { version: { type: 'boolean' } });
  if (isOn(asked, 'version')) return shown([`arbitro ${VERSION}`, ...noticesOf()], desk);
  return isOn(asked, 'help') ? helpWith(undefined, desk) : shown(greetingLines(desk), desk);
}

/** Prints the help for one command, or for all. */
async function helpWith(name: string | undefined, desk: Desk): Promise<number> {
  if (name !== undefined && !isCommand(name)) throw unknownCommand(name);
  shown(helpLines(name, desk), desk);
  if (name !== 'odds') return 0;
  const { presetLines } = await import('./odds-preset.ts');
  return shown(['', desk.paint.bold(desk.text('checks')), ...presetLines(desk)], desk);
}

function unknownCommand(command: string): BadInput {
  const names = Object.keys(COMMANDS);
  const near = nearest(command, names);
  const params = { command, allowed: names.join(', ') };
  return near === undefined
    ? new BadInput('unknown-command', params)
    : new BadInput('unknown-command-near', { ...params, near });
}

/** Options with a value that may precede the command. */
const ANYWHERE: readonly (string | undefined)[] = Object.entries(EVERYWHERE)
  .filter(([, { type }]) => type === 'string')
  .map(([option]) => `--${option}`);

/** Moves the command before its options; global options may stand anywhere. */
function commandFirst(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && !ANYWHERE.includes(args[i - 1]));
  if (at < 0) return [];
  return [args[at] ?? '', ...args.slice(0, at), ...args.slice(at + 1)];
}

/** Returns all values given for an option, before the rest of the line is parsed. */
function givenFor(option: string, args: readonly string[]): readonly string[] {
  return args.flatMap((arg, at) => {
    if (arg.startsWith(`${option}=`)) return [arg.slice(option.length + 1)];
    if (arg !== option) return [];
    const given = args[at + 1];
    if (given === undefined || given.startsWith('-')) throw new BadInput('option-needs-value', { option });
    return [given];
  });
}

/** Loads the custom systems of these folders for every command; a faulty system is bad input. */
async function bringAlong(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { bringFolders, Unbrought } = await import('@arbitro/own');
  try {
    await bringFolders(folders);
  } catch (error) {
    throw error instanceof Unbrought ? new BadInput(error.word, error.params) : error;
  }
}

function languageGiven(args: readonly string[]): Language | undefined {
  const [given] = givenFor('--lang', args);
  if (given === undefined) return undefined;
  const language = LANGUAGES.find((one) => one === given);
  if (!language) throw new BadInput('unknown-language', { language: given, allowed: LANGUAGES.join(', ') });
  return language;
}

function shown(lines: readonly string[], { io }: Desk): number {
  for (const line of lines) io.out(line);
  return 0;
}

/** Prints what is wrong, where, and what to do next; returns the exit code. */
function told(slip: BadInput, desk: Desk, command: CommandName | undefined): number {
  const { key, params, more } = slip;
  const { io, text, paint } = desk;
  io.err(paint.red(text(key, params)));
  for (const line of more) io.err(line);
  if (slip instanceof Misspelt && slip.near !== undefined) io.err(text('file-near', { near: slip.near }));
  const called = calledAs(io.env);
  const example = command === undefined ? undefined : exampleOf(command);
  if (key === 'too-few-words' && example !== undefined)
    io.err(text('for-example', { example: example.replace('arbitro', called) }));
  if (ABOUT_USE.test(key))
    io.err(text('see-help', { command: command === undefined ? called : `${called} ${command}` }));
  return 2;
}

/** Errors of users who do not know the command yet: they are shown its usage. */
const ABOUT_USE = /^(too-|unknown-(option|command|check)|option-|not-together|check-|save-by-hand)/;

const exampleOf = (command: CommandName): string | undefined =>
  HELP_OF[command].examples.find((example) => example.startsWith(`arbitro ${command}`));
