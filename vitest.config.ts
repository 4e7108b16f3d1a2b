import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

export default defineConfig({
  test: {
    include: [
      'engine/**/*.test.ts',
      'table/**/*.test.ts',
      'apps/**/*.test.ts',
      'tests/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    globalSetup: ['tests/setup-postgres.ts', 'tests/setup-web.ts'],
    sequence: { sequencer: LongestFirst },
    // browsers, databases and other programs are waited for: one file more than there are cores keeps these busy
    maxWorkers: availableParallelism() + 1,
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // what is waited for comes at once, or late on a crowded machine
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
});
