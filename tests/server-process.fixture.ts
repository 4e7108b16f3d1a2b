import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../table/server/main.ts', import.meta.url));

/** A server in a separate process. The caller that starts it must stop it. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Returns all its output. */
  printed(): string;
  /** Stops it, by default in good order, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server as `npm start` does, or by another command line, on a free port, with the tables stored in
 * `env.DATA_DIR` or `env.DATABASE_URL`.
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  line: readonly string[] = [MAIN],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, line, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LANG: 'en', LC_ALL: 'en', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const url = await readAddress(child, () => text);
  return {
    url,
    child,
    printed: () => text,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

async function readAddress(child: ChildProcess, printed: () => string): Promise<string> {
  for (;;) {
    const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed());
    if (address) return address[0];
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server did not start:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
