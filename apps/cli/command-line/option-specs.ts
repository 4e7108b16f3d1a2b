/** The kind of a word or of an option's value; used by shell completion. */
export type ValueKind =
  | 'any'
  | 'check'
  | 'command'
  | 'encounter'
  | 'file'
  | 'folder'
  | 'key'
  | 'language'
  | 'policy'
  | 'ready'
  | 'rule'
  | 'shape'
  | 'shell'
  | 'system';

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly value?: ValueKind;
}

/** The options of a command; help, completion and argument parsing use it. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

const FLAG = { type: 'boolean' } as const;
const TEXT = { type: 'string' } as const;
const FILE = { type: 'string', value: 'file' } as const;
const FOLDER = { type: 'string', value: 'folder' } as const;
const POLICY = { type: 'string', value: 'policy' } as const;
const INTERACTIVE = { type: 'boolean', short: 'i' } as const;

/** The options of every command. */
export const GLOBAL: OptionSpecs = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string', value: 'language' },
  system: FOLDER,
};

export const ROLL: OptionSpecs = { seed: TEXT, times: TEXT, json: FLAG };

/** The parameters of the systems' presets are added to these. */
export const ODDS: OptionSpecs = { json: FLAG, option: TEXT, step: TEXT, seed: TEXT };

export const PLAY: OptionSpecs = {
  json: FLAG,
  interactive: INTERACTIVE,
  save: FILE,
  seed: TEXT,
  seeds: TEXT,
  policy: POLICY,
  rules: FLAG,
  verbose: FLAG,
};

export const SIM: OptionSpecs = {
  fights: TEXT,
  within: TEXT,
  seed: TEXT,
  workers: TEXT,
  policy: POLICY,
  'max-rounds': TEXT,
  json: FLAG,
  html: FILE,
  against: FILE,
  option: TEXT,
  vary: TEXT,
  exact: FLAG,
  styles: FLAG,
  tour: FLAG,
  cluster: FLAG,
  database: TEXT,
};

export const DEMO: OptionSpecs = {
  list: FLAG,
  seed: TEXT,
  rules: FLAG,
  verbose: FLAG,
  interactive: INTERACTIVE,
  save: FILE,
};
export const CREATE: OptionSpecs = { seed: TEXT, name: TEXT, option: TEXT, json: FLAG };
export const IMPORT: OptionSpecs = { json: FLAG };
export const RULES: OptionSpecs = { json: FLAG };
export const KEYS: OptionSpecs = { json: FLAG };
export const CHECK: OptionSpecs = { json: FLAG };
export const SOLVE: OptionSpecs = { side: TEXT, policy: POLICY, regret: POLICY, positions: TEXT, json: FLAG };
export const VERIFY: OptionSpecs = { json: FLAG };
export const REVIEW: OptionSpecs = { fight: TEXT, fights: TEXT, seed: TEXT, json: FLAG };
export const NEW_SYSTEM: OptionSpecs = {
  title: TEXT,
  only: { type: 'string', value: 'language' },
  from: { type: 'string', value: 'system' },
};
export const TEST: OptionSpecs = { promise: TEXT, seed: TEXT };
export const SERVE: OptionSpecs = { port: TEXT, host: TEXT, data: FOLDER, database: TEXT };
export const MIGRATE: OptionSpecs = { json: FLAG };
export const WORKER: OptionSpecs = { database: TEXT, workers: TEXT };
export const DOCTOR: OptionSpecs = { data: FOLDER, port: TEXT, database: TEXT, json: FLAG };
