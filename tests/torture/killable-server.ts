import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Server } from '../client.ts';

const MAIN = fileURLToPath(new URL('../../table/server/main.ts', import.meta.url));
const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/;
const START_TIMEOUT_MS = 300_000;

/** A server that is killed without warning, and restarted. */
export class KillableServer implements Server {
  url = '';
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #printed = '';

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  /** The last of its output. */
  get printed(): string {
    return this.#printed.slice(-4_000);
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    const child = this.#spawned();
    const end = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const address = ADDRESS.exec(this.#printed);
      if (address) {
        this.url = address[0];
        return;
      }
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > end)
        throw new Error(`the server does not start:\n${this.printed}`);
      await wait(10);
    }
  }

  /** Starts it and kills it before or just after it is up. */
  async startAndKill(after: number): Promise<void> {
    this.#spawned();
    await wait(after);
    await this.kill();
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  get isUp(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  #spawned(): ChildProcess {
    this.#printed = '';
    const settings = {
      HOST: '127.0.0.1',
      PORT: '0',
      LANG: 'en',
      LC_ALL: 'en',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
    };
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...settings, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const note = (text: Buffer): void => {
      this.#printed = (this.#printed + text).slice(-20_000);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    this.#child = child;
    return child;
  }
}
