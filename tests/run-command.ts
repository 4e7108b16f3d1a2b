import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { main } from '@arbitro/cli/cli';

type Io = Parameters<typeof main>[1];

/** The exit code of a command, and everything it printed. */
export interface CommandResult {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs a command of the command line in this process, without a terminal; files are relative to the folder. */
export async function runCommand(
  words: readonly string[],
  folder: string,
  env: Io['env'],
): Promise<CommandResult> {
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(`${text}\n`);
  const io: Io = {
    out: print,
    err: print,
    progress: () => {},
    ask: async () => undefined,
    read: (path) => new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(resolve(folder, path))),
    write: (path, text) => writeFileSync(resolve(folder, path), text),
    onInterrupt: () => () => {},
    now: () => performance.now(),
    freshSeed: () => 'fresh',
    env,
    colour: false,
    colourOfErrors: false,
    terminal: false,
    terminalOfErrors: false,
    width: 80,
  };
  const code = await main(words, io);
  return { code, printed: printed.join('') };
}
