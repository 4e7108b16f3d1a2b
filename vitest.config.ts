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

/** The list of systems is the one thing in the engine that changes: people add systems of their own. */
const CATALOGUE = 'engine/catalogue/**/*.test.ts';

/** The rest of the engine has no state outside its functions, so its test files share workers: most of their time was loading it. */
const ENGINE: TestOptions = {
  name: 'engine',
  include: ['engine/**/*.test.ts'],
  exclude: [...configDefaults.exclude, CATALOGUE],
  isolate: false,
  // Node reads the engine's files as they are: each import through Vite's module runner costs time at every use
  experimental: { viteModuleRunner: false },
};

/** Only these can ask for a database or the built web app. */
const AROUND: TestOptions = {
  name: 'around',
  include: [CATALOGUE, ...['table', 'apps', 'bench', 'tests', 'tools'].map((room) => `${room}/**/*.test.ts`)],
  globalSetup: ['tests/setup-postgres.ts', 'tests/setup-web.ts'],
};

export default defineConfig({
  test: {
    projects: [ENGINE, AROUND].map((project) => ({ test: { ...WAITING, ...project } })),
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
