import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isatty } from 'node:tty';
import { MESSAGES } from '../output/messages.ts';
import { sanitizeText } from '../output/sanitize.ts';
import { detectLanguage } from './context.ts';

/** Everything outside the process that a command uses. */
export interface Io {
  out(line: string): void;
  err(line: string): void;
  /** Shows the progress of long work, on a terminal only; it is overwritten later. */
  progress(text: string): void;
  /** Returns the next line typed after this prompt, or undefined at the end of input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Returns the text of a file, or of the standard input for `-`; throws if it is not UTF-8. */
  read(path: string): string;
  write(path: string, text: string): void;
  /** Calls `stop` on Ctrl-C or SIGTERM, until the returned function is called. */
  onInterrupt(stop: () => void): () => void;
  /** Milliseconds since an arbitrary moment. */
  now(): number;
  freshSeed(): string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly colour: boolean;
  /** Errors may go elsewhere than the output. */
  readonly colourOfErrors: boolean;
  /** Whether output and errors go to a terminal, which breaks long lines anywhere. */
  readonly terminal: boolean;
  readonly terminalOfErrors: boolean;
  readonly width: number;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const MAX_WIDTH = 100;
const MIN_WIDTH = 40;

/** Returns how many columns to use; lines as wide as a whole screen are hard to read. */
export const outputWidthOf = (columns: number): number =>
  Math.max(MIN_WIDTH, Math.min(columns > 0 ? columns : MAX_WIDTH, MAX_WIDTH));

/** Colours are for terminals; NO_COLOR and FORCE_COLOR override this, and FORCE_COLOR wins if both are set. */
export function usesColour(env: Io['env'], terminal: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  if (FORCE_COLOR) return !/^(0|false)$/i.test(FORCE_COLOR);
  return terminal && !NO_COLOR && TERM !== 'dumb';
}

/** Returns the `Io` of this process: its terminal or its pipes. */
export function createProcessIo(): Io & { close(): void } {
  const { stdout, stderr, stdin, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // a reader that closes the pipe early (`| head`) is not an error
    if (error.code === 'EPIPE') process.exit(0);
    stderr.write(`${MESSAGES['cannot-write'][detectLanguage(env)]} (${error.code ?? error.name})\n`);
    process.exit(2);
  });
  // errors that cannot be written are lost; nothing else happens
  stderr.on('error', () => {});
  const lines = new LineReader();
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    progress: (text) => {
      if (isatty(2) && env.TERM !== 'dumb') stderr.write(`\r\u001b[K${text}`);
    },
    ask: async (prompt) => {
      stdout.write(prompt);
      const line = await lines.next(stdin);
      // piped input is shown as if it had been typed
      if (!isatty(0)) stdout.write(`${sanitizeText(line ?? '', false)}\n`);
      return line;
    },
    read: (path) => new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path === '-' ? 0 : path)),
    write: (path, text) => writeFileSync(path, text),
    onInterrupt: (stop) => {
      // only the first time: a second signal ends the process at once
      for (const signal of STOP_SIGNALS) process.once(signal, stop);
      return () => {
        for (const signal of STOP_SIGNALS) process.off(signal, stop);
      };
    },
    now: () => performance.now(),
    freshSeed: () => randomBytes(4).toString('hex'),
    env,
    colour: usesColour(env, isatty(1)),
    colourOfErrors: usesColour(env, isatty(2)),
    terminal: isatty(1),
    terminalOfErrors: isatty(2),
    width: outputWidthOf(stdout.columns || Number(env.COLUMNS)),
    close: () => lines.close(),
  };
}

/** Buffers lines until they are asked for: a pipe delivers them all at once. */
class LineReader {
  readonly #waiting: ((line: string | undefined) => void)[] = [];
  readonly #kept: string[] = [];
  #reader: ReturnType<typeof createInterface> | undefined;
  #ended = false;

  next(input: NodeJS.ReadableStream): Promise<string | undefined> {
    this.#reader ??= this.#open(input);
    const line = this.#kept.shift();
    if (line !== undefined || this.#ended) return Promise.resolve(line);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#reader?.close();
  }

  #open(input: NodeJS.ReadableStream): ReturnType<typeof createInterface> {
    const reader = createInterface({ input });
    reader.on('line', (line) => {
      const waiting = this.#waiting.shift();
      if (waiting) waiting(line);
      else this.#kept.push(line);
    });
    reader.on('close', () => {
      this.#ended = true;
      for (const waiting of this.#waiting.splice(0)) waiting(undefined);
    });
    return reader;
  }
}
