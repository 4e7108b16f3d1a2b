import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const RUN_WITH_NODE = new URL('./run-with-node.ts', import.meta.url).href;

/** Reports that it runs, waits, and exits with 7 when interrupted. */
const WAITS = `process.on('SIGINT', () => process.exit(7)); setInterval(() => undefined, 1000); console.log('runs');`;
const LAUNCHES = `import { runWithNode } from ${JSON.stringify(RUN_WITH_NODE)};
runWithNode(process.execPath, ['-e', ${JSON.stringify(WAITS)}], () => process.exit(2));`;

describe('a program handed over to another Node', () => {
  it.skipIf(process.platform === 'win32').each([
    ['SIGINT', [7, null]],
    ['SIGTERM', [null, 'SIGTERM']],
  ] as const)('forwards %s without a terminal, and returns the exit code', async (signal, ended) => {
    const launcher = spawn(process.execPath, ['--input-type=module-typescript', '-e', LAUNCHES], {
      // its own session has no terminal, wherever the tests run
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const end = once(launcher, 'exit');
    await once(launcher.stdout, 'data');
    launcher.kill(signal);
    expect(await end).toEqual(ended);
  });
});
