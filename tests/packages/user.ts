import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A user's shell in a folder: its environment has nothing of this project or these tests except the npm settings. */
const STRANGE =
  /^(?:npm_(?!config_(?:registry|cache|userconfig|globalconfig|cafile|strict_ssl|\w*proxy)$)|INIT_CWD$|NODE_|VITEST|TEST$|DEV$|PROD$|MODE$)/;
const kept = Object.entries(process.env).filter(([name]) => !STRANGE.test(name));
const NODES = dirname(process.execPath);
const ENV = {
  ...Object.fromEntries(kept),
  PATH: `${NODES}${delimiter}${process.env.PATH}`,
  LANG: 'en',
  LC_ALL: 'en',
};

/** Returns `npm` or `npx` as these tests were started with, else that of the machine. */
function tool(name: 'npm' | 'npx'): readonly [string, ...string[]] {
  const cli = process.env.npm_execpath;
  return cli !== undefined && /^np[mx]-cli\.js$/.test(basename(cli))
    ? [process.execPath, join(dirname(cli), `${name}-cli.js`)]
    : [name];
}

/** Returns what a program prints; throws with its error output. */
const printed = (cwd: string, [program, ...args]: readonly [string, ...string[]]): string =>
  execFileSync(program, args, { cwd, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const node = (cwd: string, ...args: readonly string[]): string =>
  printed(cwd, [process.execPath, ...args]);

export const npm = (cwd: string, ...args: readonly string[]): string =>
  printed(cwd, [...tool('npm'), ...args, '--loglevel=error']);

/** Runs only installed programs: a missing program must not be downloaded. */
const npxOf = (args: readonly string[]): readonly [string, ...string[]] => [
  ...tool('npx'),
  '--no',
  '--loglevel=error',
  ...args,
];
export const npx = (cwd: string, ...args: readonly string[]): string => printed(cwd, npxOf(args));

/** A process that runs until it is stopped, with all its child processes. */
export interface Started {
  /** Resolves to the first match in its output. */
  says(pattern: RegExp): Promise<string>;
  /** Sends Ctrl-C, waits until all its processes have ended, and returns its output. */
  interrupt(): Promise<string>;
}

export function startNpx(cwd: string, ...args: readonly string[]): Started {
  const [program, ...rest] = npxOf(args);
  // its own process group, to which a terminal would send Ctrl-C as a whole
  const child = spawn(program, rest, { cwd, env: ENV, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const group = -Number(child.pid);
  onTestFinished(() => void signalled(group, 'SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return {
    says: async (pattern) => {
      for (;;) {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`it ended:\n${text}`);
        await moment();
      }
    },
    interrupt: async () => {
      const ended = once(child, 'close');
      signalled(group, 'SIGINT');
      await ended;
      while (signalled(group, 0)) await moment();
      return text;
    },
  };
}

/** Returns whether any process received it. */
function signalled(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(group, signal);
  } catch {
    return false;
  }
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
