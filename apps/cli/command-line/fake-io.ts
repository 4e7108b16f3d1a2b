import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from './io.ts';

export interface FakeIo extends Io {
  readonly printed: string[];
  readonly errors: string[];
  readonly written: Map<string, string>;
}

/** An `Io` without a terminal: files and typed lines are given, output is recorded. */
export function createFakeIo(
  files: Readonly<Record<string, string>> = {},
  typed: readonly string[] = [],
  env: Io['env'] = {},
): FakeIo {
  const printed: string[] = [];
  const errors: string[] = [];
  const writtenFiles = new Map<string, string>();
  const lines = [...typed];
  return {
    printed,
    errors,
    written: writtenFiles,
    out: (line) => void printed.push(...line.split('\n')),
    err: (line) => void errors.push(...line.split('\n')),
    progress: () => {},
    ask: (prompt) => {
      const line = lines.shift();
      printed.push(`${prompt}${line ?? ''}`);
      return Promise.resolve(line);
    },
    read: (path) => {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error(path), { code: 'ENOENT' });
      return text;
    },
    write: (path, text) => {
      if (path.startsWith('/nowhere/')) throw Object.assign(new Error(path), { code: 'ENOENT' });
      writtenFiles.set(path, text);
    },
    onInterrupt: () => () => {},
    now: () => 0,
    freshSeed: () => 'fresh',
    env,
    colour: false,
    colourOfErrors: false,
    terminal: false,
    terminalOfErrors: false,
    width: 80,
  };
}

/** The same with real files, relative to a folder; files are written there. */
export function createFakeIoIn(folder: string, typed: readonly string[] = [], env: Io['env'] = {}): FakeIo {
  return {
    ...createFakeIo({}, typed, env),
    read: (path) => new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(resolve(folder, path))),
    write: (path, text) => writeFileSync(resolve(folder, path), text),
  };
}

/** The part of an `Io` whose user interrupts as soon as there is progress. */
export function createImpatientIo(): Partial<Io> {
  let stop = (): void => {};
  return {
    now: () => performance.now(),
    onInterrupt: (listener) => {
      stop = listener;
      return () => {};
    },
    progress: (text) => {
      if (text !== '') stop();
    },
  };
}
