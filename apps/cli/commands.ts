import type { Arguments } from './command-line/arguments.ts';
import type { CliContext } from './command-line/context.ts';
import * as takes from './command-line/option-specs.ts';

export interface Command {
  readonly takes: takes.OptionSpecs;
  /** Options that depend on the loaded systems. */
  readonly alsoTakes?: () => Promise<takes.OptionSpecs>;
  /** The possible values of each word, in order; with `many`, the last may be repeated. */
  readonly words: readonly (readonly takes.ValueKind[])[];
  readonly many?: true;
  run(given: Arguments, desk: CliContext): number | Promise<number>;
}

/** All commands. The code of a command is loaded when it is called, so that shell completion loads none of it. */
export const COMMANDS = {
  demo: {
    takes: takes.DEMO,
    words: [['system'], ['encounter']],
    run: async (given, desk) => (await import('./play/demo.ts')).runDemo(given, desk),
  },
  play: {
    takes: takes.PLAY,
    words: [['ready', 'file']],
    many: true,
    run: async (given, desk) => (await import('./play/play.ts')).runPlay(given, desk),
  },
  roll: {
    takes: takes.ROLL,
    words: [['any']],
    run: async (given, desk) => (await import('./roll/roll.ts')).runRoll(given, desk),
  },
  odds: {
    takes: takes.ODDS,
    alsoTakes: async () => (await import('./odds/odds-preset.ts')).listPresetOptions(),
    words: [['ready', 'file'], ['check']],
    run: async (given, desk) => (await import('./odds/odds.ts')).runOdds(given, desk),
  },
  sim: {
    takes: takes.SIM,
    words: [['ready', 'file']],
    run: async (given, desk) => (await import('./sim/sim.ts')).runSim(given, desk),
  },
  rules: {
    takes: takes.RULES,
    words: [['system'], ['rule']],
    run: async (given, desk) => (await import('./rules/rules.ts')).runRules(given, desk),
  },
  keys: {
    takes: takes.KEYS,
    words: [['system'], ['key']],
    run: async (given, desk) => (await import('./keys/keys.ts')).runKeys(given, desk),
  },
  verify: {
    takes: takes.VERIFY,
    words: [['file']],
    run: async (given, desk) => (await import('./verify/verify.ts')).runVerify(given, desk),
  },
  create: {
    takes: takes.CREATE,
    words: [['system']],
    run: async (given, desk) => (await import('./create/create.ts')).runCreate(given, desk),
  },
  import: {
    takes: takes.IMPORT,
    words: [['shape'], ['file']],
    run: async (given, desk) => (await import('./import/import.ts')).runImport(given, desk),
  },
  'new-system': {
    takes: takes.NEW_SYSTEM,
    words: [['any']],
    run: async (given, desk) => (await import('./new-system.ts')).runNewSystem(given, desk),
  },
  check: {
    takes: takes.CHECK,
    words: [['file']],
    many: true,
    run: async (given, desk) => (await import('./check/check.ts')).runCheck(given, desk),
  },
  serve: {
    takes: takes.SERVE,
    words: [],
    run: async (given, desk) => (await import('./serve/serve.ts')).runServe(given, desk),
  },
  migrate: {
    takes: takes.MIGRATE,
    words: [['file'], ['file']],
    run: async (given, desk) => (await import('./serve/migrate.ts')).runMigrate(given, desk),
  },
  worker: {
    takes: takes.WORKER,
    words: [],
    run: async (given, desk) => (await import('./sim/worker.ts')).runWorker(given, desk),
  },
  doctor: {
    takes: takes.DOCTOR,
    words: [],
    run: async (given, desk) => (await import('./doctor/doctor.ts')).runDoctor(given, desk),
  },
  completion: {
    takes: {},
    words: [['shell']],
    run: async (given, desk) => (await import('./completion/completion.ts')).runCompletion(given, desk),
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(COMMANDS, name);

export const getCommand = (name: CommandName): Command => COMMANDS[name];
