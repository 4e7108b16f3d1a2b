import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Somebody's shell in a folder: nothing of this project or of these tests is in its environment but where npm gets things. */
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

/** `npm` and `npx` as they were started with, else those of the machine. */
function tool(name: 'npm' | 'npx'): readonly [string, ...string[]] {
  const cli = process.env.npm_execpath;
  return cli !== undefined && /^np[mx]-cli\.js$/.test(basename(cli))
    ? [process.execPath, join(dirname(cli), `${name}-cli.js`)]
    : [name];
}

/** What a program prints; throws with what it complained of. */
const printed = (cwd: string, [program, ...args]: readonly [string, ...string[]]): string =>
  execFileSync(program, args, { cwd, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const node = (cwd: string, ...args: readonly string[]): string =>
  printed(cwd, [process.execPath, ...args]);

export const npm = (cwd: string, ...args: readonly string[]): string =>
  printed(cwd, [...tool('npm'), ...args, '--loglevel=error']);

/** Only what is installed is run: what is missing must not come from elsewhere. */
const npxOf = (args: readonly string[]): readonly [string, ...string[]] => [
  ...tool('npx'),
  '--no',
  '--loglevel=error',
  ...args,
];
export const npx = (cwd: string, ...args: readonly string[]): string => printed(cwd, npxOf(args));

/** Something that runs until it is stopped, with all that it started. */
export interface Started {
  /** The first match in what it prints. */
  says(pattern: RegExp): Promise<string>;
  /** Ctrl-C, and when nothing of it is left, all it has printed. */
  interrupt(): Promise<string>;
}

export function startNpx(cwd: string, ...args: readonly string[]): Started {
  const [program, ...rest] = npxOf(args);
  // a group of its own, which a terminal would send Ctrl-C to as a whole
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

/** Whether there was anybody to hear it. */
function signalled(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(group, signal);
  } catch {
    return false;
  }
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
