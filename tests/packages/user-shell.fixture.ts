import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A user's shell in a folder: its environment has nothing of this project or these tests except the npm settings and
 * the certificates of the network, without which npm repeats every download for minutes.
 */
const PROJECT_VARIABLES =
  /^(?:npm_(?!config_(?:registry|cache|userconfig|globalconfig|cafile|strict_ssl|\w*proxy)$)|INIT_CWD$|NODE_(?!EXTRA_CA_CERTS$)|VITEST|TEST$|DEV$|PROD$|MODE$)/;
const userVariables = Object.entries(process.env).filter(([name]) => !PROJECT_VARIABLES.test(name));
const NODE_FOLDER = dirname(process.execPath);
const ENV = {
  ...Object.fromEntries(userVariables),
  PATH: `${NODE_FOLDER}${delimiter}${process.env.PATH}`,
  LANG: 'en',
  LC_ALL: 'en',
};

/** Returns `npm` or `npx` as these tests were started with, else that of the machine. */
function findTool(name: 'npm' | 'npx'): readonly [string, ...string[]] {
  const cli = process.env.npm_execpath;
  return cli !== undefined && /^np[mx]-cli\.js$/.test(basename(cli))
    ? [process.execPath, join(dirname(cli), `${name}-cli.js`)]
    : [name];
}

/** Returns what a program prints; throws with its error output. */
const runAndRead = (cwd: string, [program, ...args]: readonly [string, ...string[]]): string =>
  execFileSync(program, args, { cwd, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const runNode = (cwd: string, ...args: readonly string[]): string =>
  runAndRead(cwd, [process.execPath, ...args]);

export const runNpm = (cwd: string, ...args: readonly string[]): string =>
  runAndRead(cwd, [...findTool('npm'), ...args, '--loglevel=error']);

/** Runs only installed programs: a missing program must not be downloaded. */
const npxLineOf = (args: readonly string[]): readonly [string, ...string[]] => [
  ...findTool('npx'),
  '--no',
  '--loglevel=error',
  ...args,
];
export const runNpx = (cwd: string, ...args: readonly string[]): string => runAndRead(cwd, npxLineOf(args));

/** A process that runs until it is stopped, with all its child processes. */
export interface StartedProgram {
  /** Resolves to the first match in its output. */
  says(pattern: RegExp): Promise<string>;
  /** Sends Ctrl-C, waits until all its processes have ended, and returns its output. */
  interrupt(): Promise<string>;
}

export function startNpx(cwd: string, ...args: readonly string[]): StartedProgram {
  const [program, ...rest] = npxLineOf(args);
  // its own process group, to which a terminal would send Ctrl-C as a whole
  const child = spawn(program, rest, { cwd, env: ENV, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const group = -Number(child.pid);
  onTestFinished(() => void sendSignal(group, 'SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return {
    says: async (pattern) => {
      for (;;) {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`it ended:\n${text}`);
        await waitAMoment();
      }
    },
    interrupt: async () => {
      const ended = once(child, 'close');
      sendSignal(group, 'SIGINT');
      await ended;
      while (sendSignal(group, 0)) await waitAMoment();
      return text;
    },
  };
}

/** Returns whether any process received it. */
function sendSignal(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(group, signal);
  } catch {
    return false;
  }
}

const waitAMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
