import type { Arguments } from './command-line/arguments.ts';
import type { CliContext } from './command-line/context.ts';
import * as takes from './command-line/option-specs.ts';

export interface Command {
  readonly takes: takes.OptionSpecs;
  /** Options that depend on the systems that the line needs. */
  readonly alsoTakes?: (args: readonly string[]) => Promise<takes.OptionSpecs>;
  /** The possible values of each word, in order; with `many`, the last may be repeated. */
  readonly words: readonly (readonly takes.ValueKind[])[];
  readonly many?: true;
  run(input: Arguments, context: CliContext): number | Promise<number>;
}

/** All commands. The code of a command is loaded when it is called, so that shell completion loads none of it. */
export const COMMANDS = {
  demo: {
    takes: takes.DEMO,
    words: [['system'], ['encounter']],
    run: async (input, context) => (await import('./play/demo.ts')).runDemo(input, context),
  },
  play: {
    takes: takes.PLAY,
    words: [['ready', 'file']],
    many: true,
    run: async (input, context) => (await import('./play/play.ts')).runPlay(input, context),
  },
  roll: {
    takes: takes.ROLL,
    words: [['any']],
    run: async (input, context) => (await import('./roll/roll.ts')).runRoll(input, context),
  },
  odds: {
    takes: takes.ODDS,
    alsoTakes: async (args) => (await import('./odds/preset-options.ts')).loadPresetOptions(args),
    words: [['ready', 'file'], ['check']],
    run: async (input, context) => (await import('./odds/odds.ts')).runOdds(input, context),
  },
  sim: {
    takes: takes.SIM,
    words: [['ready', 'file']],
    run: async (input, context) => (await import('./sim/sim.ts')).runSim(input, context),
  },
  solve: {
    takes: takes.SOLVE,
    words: [['ready', 'file']],
    run: async (input, context) => (await import('./solve/solve.ts')).runSolve(input, context),
  },
  rules: {
    takes: takes.RULES,
    words: [['system'], ['rule']],
    run: async (input, context) => (await import('./rules/rules.ts')).runRules(input, context),
  },
  keys: {
    takes: takes.KEYS,
    words: [['system'], ['key']],
    run: async (input, context) => (await import('./keys/keys.ts')).runKeys(input, context),
  },
  verify: {
    takes: takes.VERIFY,
    words: [['file']],
    run: async (input, context) => (await import('./verify/verify.ts')).runVerify(input, context),
  },
  review: {
    takes: takes.REVIEW,
    words: [['file']],
    run: async (input, context) => (await import('./review/review.ts')).runReview(input, context),
  },
  create: {
    takes: takes.CREATE,
    words: [['system']],
    run: async (input, context) => (await import('./create/create.ts')).runCreate(input, context),
  },
  import: {
    takes: takes.IMPORT,
    words: [['file', 'shape'], ['file']],
    run: async (input, context) => (await import('./import/import.ts')).runImport(input, context),
  },
  'new-system': {
    takes: takes.NEW_SYSTEM,
    words: [['any']],
    run: async (input, context) => (await import('./new-system.ts')).runNewSystem(input, context),
  },
  test: {
    takes: takes.TEST,
    words: [['folder']],
    run: async (input, context) => (await import('./test-game/test-game.ts')).runTest(input, context),
  },
  check: {
    takes: takes.CHECK,
    words: [['file']],
    many: true,
    run: async (input, context) => (await import('./check/check.ts')).runCheck(input, context),
  },
  serve: {
    takes: takes.SERVE,
    words: [],
    run: async (input, context) => (await import('./serve/serve.ts')).runServe(input, context),
  },
  migrate: {
    takes: takes.MIGRATE,
    words: [['file'], ['file']],
    run: async (input, context) => (await import('./serve/migrate.ts')).runMigrate(input, context),
  },
  worker: {
    takes: takes.WORKER,
    words: [],
    run: async (input, context) => (await import('./sim/worker.ts')).runWorker(input, context),
  },
  doctor: {
    takes: takes.DOCTOR,
    words: [],
    run: async (input, context) => (await import('./doctor/doctor.ts')).runDoctor(input, context),
  },
  completion: {
    takes: {},
    words: [['shell']],
    run: async (input, context) => (await import('./completion/completion.ts')).runCompletion(input, context),
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(COMMANDS, name);

export const getCommand = (name: CommandName): Command => COMMANDS[name];
