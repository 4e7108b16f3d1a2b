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
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // what is waited for comes at once, or late on a crowded machine
  expect: { poll: { timeout: 150_000, interval: 20 } },
};

/** The list of systems is the one thing that tests change for others: people add systems of their own. */
const CHANGES_SYSTEMS = [
  'engine/catalogue/**/*.test.ts',
  'table/custom-systems/**/*.test.ts',
  'table/server/{http/custom-modules,live/missing-system}.test.ts',
  'apps/cli/new-system*.test.ts',
  'apps/cli/new-system/**/*.test.ts',
];

const POSTGRES = 'tests/setup-postgres.ts';
const BUILT_WEB = 'tests/setup-web.ts';

/** Node reads the modules as they are: code rewritten by Vite takes longer to load, and a third longer to run. */
const NATIVE: TestOptions = { experimental: { viteModuleRunner: false } };

/**
 * Files that share workers: most of the time of most of them was loading the engine.
 * They are one project, because a worker only goes on with files of the project it began with.
 */
const SHARING: TestOptions = {
  name: 'sharing',
  include: ['**/*.test.ts'],
  exclude: [...configDefaults.exclude, ...CHANGES_SYSTEMS],
  isolate: false,
  globalSetup: [POSTGRES, BUILT_WEB],
  ...NATIVE,
};

const SYSTEMS: TestOptions = {
  name: 'systems',
  include: CHANGES_SYSTEMS,
  ...NATIVE,
};

export default defineConfig({
  test: {
    projects: [SHARING, SYSTEMS].map((project) => ({ test: { ...WAITING, ...project } })),
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
