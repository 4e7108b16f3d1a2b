import { LANGUAGES, type Language } from '@arbitro/kernel';
import { bringFolders, Unbrought } from '@arbitro/own';
import { nearest } from '@arbitro/scenario';
import { type Arguments, isOn, readArguments, type Spec } from './arguments.ts';
import { check } from './check.ts';
import { cleaned } from './clean.ts';
import { CREATE, create } from './create.ts';
import { DEMO, demo } from './demo.ts';
import { BadInput, type Desk, deskOf, languageOf } from './desk.ts';
import { HELP, helpLines } from './help.ts';
import { IMPORT, importing } from './import.ts';
import type { Io } from './io.ts';
import { MIGRATE, migrate } from './migrate.ts';
import { NEW_SYSTEM, newSystem } from './new-system.ts';
import { checkLines, odds, oddsSpec } from './odds.ts';
import { PLAY, play } from './play.ts';
import { ROLL, roll } from './roll.ts';
import { noticesOf, RULES, rules } from './rules.ts';
import { SERVE, serve } from './serve.ts';
import { SIM, sim } from './sim.ts';
import { VERIFY, verify } from './verify.ts';
import { VERSION } from './version.ts';
import { WORKER, worker } from './worker.ts';

interface Command {
  /** Where it depends on the systems there are, it is asked for when they are all there. */
  readonly takes: Spec | (() => Spec);
  does(given: Arguments, desk: Desk): number | Promise<number>;
}

const COMMANDS = {
  roll: { takes: ROLL, does: roll },
  odds: { takes: oddsSpec, does: odds },
  play: { takes: PLAY, does: play },
  sim: { takes: SIM, does: sim },
  demo: { takes: DEMO, does: demo },
  create: { takes: CREATE, does: create },
  import: { takes: IMPORT, does: importing },
  rules: { takes: RULES, does: rules },
  'new-system': { takes: NEW_SYSTEM, does: newSystem },
  check: { takes: {}, does: check },
  verify: { takes: VERIFY, does: verify },
  serve: { takes: SERVE, does: serve },
  migrate: { takes: MIGRATE, does: migrate },
  worker: { takes: WORKER, does: worker },
} as const satisfies Readonly<Record<string, Command>>;
type CommandName = keyof typeof COMMANDS;

/** Runs one command line. 0: fine; 1: an expectation failed; 2: bad input; 130: interrupted. */
export async function main(args: readonly string[], given: Io): Promise<number> {
  const io = cleaned(given);
  let desk = deskOf(io, languageOf(io.env));
  const [name, ...rest] = commandFirst(args);
  try {
    desk = deskOf(io, languageGiven(args) ?? desk.language);
    await bringAlong(givenFor('--system', args));
    if (name === undefined) return withoutCommand(args, desk);
    if (name === 'help') return helpWith(readArguments(rest, {}).words[0], desk);
    if (!isCommand(name)) throw unknownCommand(name);
    const { takes, does }: Command = COMMANDS[name];
    const asked = readArguments(rest, typeof takes === 'function' ? takes() : takes);
    return isOn(asked, 'help') ? helpWith(name, desk) : await does(asked, desk);
  } catch (slip) {
    if (!(slip instanceof BadInput)) throw slip;
    return told(slip, desk, isCommand(name) ? name : undefined);
  }
}

function withoutCommand(args: readonly string[], desk: Desk): number {
  const asked = readArguments(args, { version: { type: 'boolean' } });
  return isOn(asked, 'version')
    ? shown([`arbitro ${VERSION}`, ...noticesOf()], desk)
    : helpWith(undefined, desk);
}

/** The help for one command, or for all. */
function helpWith(name: string | undefined, desk: Desk): number {
  if (name !== undefined && !isCommand(name)) throw unknownCommand(name);
  const checks = name === 'odds' ? ['', desk.paint.bold(desk.text('checks')), ...checkLines(desk)] : [];
  return shown([...helpLines(name, desk), ...checks], desk);
}

function unknownCommand(command: string): BadInput {
  const names = Object.keys(COMMANDS);
  const near = nearest(command, names);
  const params = { command, allowed: names.join(', ') };
  return near === undefined
    ? new BadInput('unknown-command', params)
    : new BadInput('unknown-command-near', { ...params, near });
}

const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(HELP.commands, name);

/** Options that may stand before the command. */
const ANYWHERE: readonly (string | undefined)[] = ['--lang', '--system'];

/** The command before its options, wherever those of every command stand. */
function commandFirst(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && !ANYWHERE.includes(args[i - 1]));
  if (at < 0) return [];
  return [args[at] ?? '', ...args.slice(0, at), ...args.slice(at + 1)];
}

/** All that is given for an option, before the rest of the line is understood. */
function givenFor(option: string, args: readonly string[]): readonly string[] {
  return args.flatMap((arg, at) => {
    if (arg.startsWith(`${option}=`)) return [arg.slice(option.length + 1)];
    if (arg !== option) return [];
    const given = args[at + 1];
    if (given === undefined || given.startsWith('-')) throw new BadInput('option-needs-value', { option });
    return [given];
  });
}

/** The systems of these folders are known to every command; what is wrong with one is bad input. */
async function bringAlong(folders: readonly string[]): Promise<void> {
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

function told(
  { key, params, more }: BadInput,
  { io, text, paint }: Desk,
  command: CommandName | undefined,
): number {
  io.err(paint.red(text(key, params)));
  for (const line of more) io.err(line);
  if (key.startsWith('too-') || key.startsWith('unknown-option'))
    io.err(text('see-help', { command: command === undefined ? '' : `${command} ` }));
  return 2;
}
