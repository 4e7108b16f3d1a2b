import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isatty } from 'node:tty';
import { clean } from './clean.ts';
import { languageOf } from './desk.ts';
import { WORDS } from './words.ts';

/** All that a command touches outside itself. */
export interface Io {
  out(line: string): void;
  err(line: string): void;
  /** Shows on a terminal, and nowhere else, how far a long work has come; nothing stays of it. */
  progress(text: string): void;
  /** The next line typed after this prompt; nothing when there will be no more. */
  ask(prompt: string): Promise<string | undefined>;
  /** The text of a file; whatever is not UTF-8 throws. */
  read(path: string): string;
  write(path: string, text: string): void;
  /** Tells when somebody has seen enough (Ctrl-C), or the machine has (SIGTERM), until the function that it returns is called. */
  onInterrupt(stop: () => void): () => void;
  /** Milliseconds since some moment. */
  now(): number;
  freshSeed(): string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly colour: boolean;
  /** Complaints may go elsewhere than what is printed. */
  readonly colourOfErrors: boolean;
  /** Does what is printed, and what is complained of, go to a terminal, which breaks long lines anywhere? */
  readonly terminal: boolean;
  readonly terminalOfErrors: boolean;
  readonly width: number;
}

const STOPS = ['SIGINT', 'SIGTERM'] as const;

const WIDEST = 100;
const NARROWEST = 40;

/** So many columns are written to; nobody reads lines as wide as a whole screen. */
export const widthOf = (columns: number): number =>
  Math.max(NARROWEST, Math.min(columns > 0 ? columns : WIDEST, WIDEST));

/** Colours are for terminals; NO_COLOR and FORCE_COLOR overrule that, and whoever sets both wants them. */
export function isColoured(env: Io['env'], terminal: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  if (FORCE_COLOR) return !/^(0|false)$/i.test(FORCE_COLOR);
  return terminal && !NO_COLOR && TERM !== 'dumb';
}

/** This process: its terminal or its pipes. */
export function processIo(): Io & { close(): void } {
  const { stdout, stderr, stdin, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // a reader that has seen enough (`| head`) closes the pipe: no fault of ours
    if (error.code === 'EPIPE') process.exit(0);
    stderr.write(`${WORDS['cannot-write'][languageOf(env)]} (${error.code ?? error.name})\n`);
    process.exit(2);
  });
  // complaints that nobody can read are lost, and nothing else
  stderr.on('error', () => {});
  const lines = new Lines();
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    progress: (text) => {
      if (isatty(2) && env.TERM !== 'dumb') stderr.write(`\r\u001b[K${text}`);
    },
    ask: async (prompt) => {
      stdout.write(prompt);
      const line = await lines.next(stdin);
      // what comes by a pipe is shown as if it had been typed
      if (!isatty(0)) stdout.write(`${clean(line ?? '', false)}\n`);
      return line;
    },
    read: (path) => new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)),
    write: (path, text) => writeFileSync(path, text),
    onInterrupt: (stop) => {
      // only the first time: whoever insists is gone at once
      for (const signal of STOPS) process.once(signal, stop);
      return () => {
        for (const signal of STOPS) process.off(signal, stop);
      };
    },
    now: () => performance.now(),
    freshSeed: () => randomBytes(4).toString('hex'),
    env,
    colour: isColoured(env, isatty(1)),
    colourOfErrors: isColoured(env, isatty(2)),
    terminal: isatty(1),
    terminalOfErrors: isatty(2),
    width: widthOf(stdout.columns || Number(env.COLUMNS)),
    close: () => lines.close(),
  };
}

/** Lines as they come, kept until somebody asks: a pipe gives them all at once. */
class Lines {
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
