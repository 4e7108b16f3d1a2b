import type { Arguments } from './arguments.ts';
import type { Desk } from './desk.ts';
import * as takes from './specs.ts';

export interface Command {
  readonly takes: takes.Spec;
  /** Options that depend on the loaded systems. */
  readonly alsoTakes?: () => Promise<takes.Spec>;
  /** The possible values of each word, in order; with `many`, the last may be repeated. */
  readonly words: readonly (readonly takes.Value[])[];
  readonly many?: true;
  does(given: Arguments, desk: Desk): number | Promise<number>;
}

/** All commands. The code of a command is loaded when it is called, so that shell completion loads none of it. */
export const COMMANDS = {
  demo: {
    takes: takes.DEMO,
    words: [['system'], ['encounter']],
    does: async (given, desk) => (await import('./demo.ts')).demo(given, desk),
  },
  play: {
    takes: takes.PLAY,
    words: [['ready', 'file']],
    many: true,
    does: async (given, desk) => (await import('./play.ts')).play(given, desk),
  },
  roll: {
    takes: takes.ROLL,
    words: [['any']],
    does: async (given, desk) => (await import('./roll.ts')).roll(given, desk),
  },
  odds: {
    takes: takes.ODDS,
    alsoTakes: async () => (await import('./odds-preset.ts')).presetOptions(),
    words: [['ready', 'file'], ['check']],
    does: async (given, desk) => (await import('./odds.ts')).odds(given, desk),
  },
  sim: {
    takes: takes.SIM,
    words: [['ready', 'file']],
    does: async (given, desk) => (await import('./sim.ts')).sim(given, desk),
  },
  rules: {
    takes: takes.RULES,
    words: [['system'], ['rule']],
    does: async (given, desk) => (await import('./rules.ts')).rules(given, desk),
  },
  keys: {
    takes: takes.KEYS,
    words: [['system'], ['key']],
    does: async (given, desk) => (await import('./keys.ts')).keys(given, desk),
  },
  verify: {
    takes: takes.VERIFY,
    words: [['file']],
    does: async (given, desk) => (await import('./verify.ts')).verify(given, desk),
  },
  create: {
    takes: takes.CREATE,
    words: [['system']],
    does: async (given, desk) => (await import('./create.ts')).create(given, desk),
  },
  import: {
    takes: takes.IMPORT,
    words: [['shape'], ['file']],
    does: async (given, desk) => (await import('./import.ts')).importing(given, desk),
  },
  'new-system': {
    takes: takes.NEW_SYSTEM,
    words: [['any']],
    does: async (given, desk) => (await import('./new-system.ts')).newSystem(given, desk),
  },
  check: {
    takes: takes.CHECK,
    words: [['file']],
    many: true,
    does: async (given, desk) => (await import('./check.ts')).check(given, desk),
  },
  serve: {
    takes: takes.SERVE,
    words: [],
    does: async (given, desk) => (await import('./serve.ts')).serve(given, desk),
  },
  migrate: {
    takes: takes.MIGRATE,
    words: [['file'], ['file']],
    does: async (given, desk) => (await import('./migrate.ts')).migrate(given, desk),
  },
  worker: {
    takes: takes.WORKER,
    words: [],
    does: async (given, desk) => (await import('./worker.ts')).worker(given, desk),
  },
  doctor: {
    takes: takes.DOCTOR,
    words: [],
    does: async (given, desk) => (await import('./doctor.ts')).doctor(given, desk),
  },
  completion: {
    takes: {},
    words: [['shell']],
    does: async (given, desk) => (await import('./completion.ts')).completion(given, desk),
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(COMMANDS, name);

export const commandNamed = (name: CommandName): Command => COMMANDS[name];
