import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

// threads and programs that tests start find the engine compiled, as those of the program do
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');

// what is sampled by night is the same in all files, also at midnight
process.env.NIGHT ??= new Date().toISOString().slice(0, 10);

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

const WAITING: TestOptions = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // what is waited for comes at once, or late on a crowded machine
  expect: { poll: { timeout: 60_000, interval: 20 } },
};

/** The list of systems is the one thing that tests change for others: people add systems of their own. */
const CHANGES_SYSTEMS = [
  'engine/catalogue/**/*.test.ts',
  'table/own/**/*.test.ts',
  'table/server/{own-modules,system-away}.test.ts',
  'apps/cli/new-system*.test.ts',
  'apps/cli/new-system/**/*.test.ts',
];

/** Files that share workers: most of their time was loading the engine. Node reads their modules as they are. */
const SHARING: TestOptions = {
  exclude: [...configDefaults.exclude, ...CHANGES_SYSTEMS],
  isolate: false,
  experimental: { viteModuleRunner: false },
};

const ENGINE: TestOptions = { name: 'engine', include: ['engine/**/*.test.ts'], ...SHARING };

const POSTGRES = 'tests/setup-postgres.ts';
const BUILT_WEB = 'tests/setup-web.ts';

const TABLE_ROOMS = ['table/**/*.test.ts', 'apps/cli/**/*.test.ts'];
const TABLE: TestOptions = { name: 'table', include: TABLE_ROOMS, ...SHARING, globalSetup: [POSTGRES] };

const AROUND: TestOptions = {
  name: 'around',
  include: [
    ...CHANGES_SYSTEMS,
    ...['apps/web', 'apps/sim', 'bench', 'tests', 'tools'].map((room) => `${room}/**/*.test.ts`),
  ],
  globalSetup: [POSTGRES, BUILT_WEB],
};

export default defineConfig({
  test: {
    projects: [ENGINE, TABLE, AROUND].map((project) => ({ test: { ...WAITING, ...project } })),
    // a scenario file is read, not imported: watch mode has to be told which tests it belongs to
    watchTriggerPatterns: [
      {
        pattern: /engine\/systems\/([\w-]+)\/scenarios\/[^/]+\.ya?ml$/,
        testsToRun: (_file, [, system]) => `engine/systems/${system}/scenarios.test.ts`,
      },
    ],
    sequence: { sequencer: LongestFirst },
    // browsers, databases and other programs are waited for: one file more than there are cores keeps these busy
    maxWorkers: availableParallelism() + 1,
  },
});
