import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearest } from '@arbitro/scenario';
import { type Arguments, textOf } from './arguments.ts';
import { calledAs } from './called-as.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { readyNames } from './ready.ts';

/** What kind of file is expected, if not a scenario. */
export type Wanted = 'export' | 'creatures';

/** Ready-made files of each kind. */
const READY = { export: ['evening'], creatures: ['monsters-5e'] } as const satisfies Record<
  Wanted,
  readonly string[]
>;

export interface Unread {
  readonly path: string;
  readonly error: unknown;
  readonly wanted: Wanted | undefined;
}

/** Describes why a file cannot be read, and what to do about it. */
export function unreadFile({ path, error, wanted }: Unread, desk: Desk): BadInput {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const key = UNREAD[code] ?? 'unreadable';
  const params = { path, code };
  if (key === 'no-such-file') return new BadInput(key, params, [insteadOf(path, wanted, desk)]);
  return new BadInput(key, params, key === 'is-a-folder' ? inFolder(path, desk) : []);
}

const UNREAD: Readonly<Record<string, WordKey>> = {
  ENOENT: 'no-such-file',
  ENOTDIR: 'no-such-file',
  EISDIR: 'is-a-folder',
  EACCES: 'may-not-read',
  EPERM: 'may-not-read',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'not-utf8',
};

/** Names of files that can hold a scenario. */
export const READABLE = /\.(ya?ml|json)$/i;

const readableIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => READABLE.test(name)) : [];

/** Suggests a file with a similar name, or a ready-made one. */
function insteadOf(path: string, wanted: Wanted | undefined, { io, text }: Desk): string {
  const folder = dirname(path);
  const ready = wanted === undefined ? readyNames() : READY[wanted];
  const near = nearest(basename(path), [...readableIn(folder), ...(folder === '.' ? ready : [])]);
  if (near !== undefined) return text('file-near', { near: folder === '.' ? near : join(folder, near) });
  if (wanted !== undefined) return text('file-ready', { ready: ready.join(', ') });
  return text('file-none', {
    command: `${calledAs(io.env)} demo --save fight.yaml`,
    ready: ready.join(', '),
  });
}

function inFolder(path: string, desk: Desk): readonly string[] {
  const [first] = readableIn(path).filter((name) => !/^(?:package|package-lock|tsconfig)\.json$/.test(name));
  if (first === undefined) return leftAtHome(path, desk);
  return [desk.text('file-near', { near: join(path, first) })];
}

/** Hints that the word may be a custom system that was not loaded. */
export const leftAtHome = (word: string, { text }: Desk): readonly string[] =>
  /^[\w./-]+$/.test(word) && existsSync(join(word, 'index.ts'))
    ? [text('bring-along', { option: `--system ${/^\.*\//.test(word) ? word : `./${word}`}` })]
    : [];

/**
 * Returns the line of a text with a mark under one of its characters; at the end of the text, its last line that is not
 * blank.
 */
export function pointedAt(text: string, line: number, column: number): readonly string[] {
  const lines = text.split(/\r?\n/);
  const shown = (lines[line - 1] ?? '').replaceAll('\t', ' ');
  if (shown.trim() === '' && line > 1) {
    const before = (lines[line - 2] ?? '').replaceAll('\t', ' ').trimEnd();
    return [before, `${' '.repeat(before.length)}^`];
  }
  // leading blanks are not the error, unless they are tabs
  const blanks = /^ */.exec((lines[line - 1] ?? '').slice(column - 1))?.[0].length ?? 0;
  return [shown, `${' '.repeat(column - 1 + blanks)}^`];
}

/** Returns the file of an option that is written at the end; throws at once if it cannot be written. */
export function writtenLater(given: Arguments, option: string): string | undefined {
  const path = textOf(given, option);
  if (path === undefined) return undefined;
  if (!existsSync(dirname(path))) throw new BadInput('cannot-write-file', { path, code: 'ENOENT' });
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new BadInput('is-a-folder', { path });
  return path;
}
