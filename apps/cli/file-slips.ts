import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearest } from '@arbitro/scenario';
import { type Arguments, textOf } from './arguments.ts';
import { calledAs } from './called-as.ts';
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { readyNames } from './ready.ts';

/** What a file is read for, if not as a scenario. */
export type Wanted = 'export' | 'creatures';

/** What comes with the program of that kind. */
const READY = { export: ['evening'], creatures: ['monsters-5e'] } as const satisfies Record<
  Wanted,
  readonly string[]
>;

export interface Unread {
  readonly path: string;
  readonly error: unknown;
  readonly wanted: Wanted | undefined;
}

/** A file that cannot be read: why, and what to do about it. */
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

/** Files that can hold a scenario. */
export const READABLE = /\.(ya?ml|json)$/i;

const readableIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => READABLE.test(name)) : [];

/** A file of a name like this one, or what there is for whoever has none. */
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

/** Somebody may mean a system of their own that they did not bring along. */
export const leftAtHome = (word: string, { text }: Desk): readonly string[] =>
  /^[\w./-]+$/.test(word) && existsSync(join(word, 'index.ts'))
    ? [text('bring-along', { option: `--system ${/^\.*\//.test(word) ? word : `./${word}`}` })]
    : [];

/** The line of a text with a mark under one of its characters; of the end, its last line that says something. */
export function pointedAt(text: string, line: number, column: number): readonly string[] {
  const lines = text.split(/\r?\n/);
  const shown = (lines[line - 1] ?? '').replaceAll('\t', ' ');
  if (shown.trim() === '' && line > 1) {
    const before = (lines[line - 2] ?? '').replaceAll('\t', ' ').trimEnd();
    return [before, `${' '.repeat(before.length)}^`];
  }
  // the blanks before what is wrong are not what is wrong, unless they are tabs
  const blanks = /^ */.exec((lines[line - 1] ?? '').slice(column - 1))?.[0].length ?? 0;
  return [shown, `${' '.repeat(column - 1 + blanks)}^`];
}

/** The file of an option that will be written once the work is done: whether it can be is found out before. */
export function writtenLater(given: Arguments, option: string): string | undefined {
  const path = textOf(given, option);
  if (path === undefined) return undefined;
  if (!existsSync(dirname(path))) throw new BadInput('cannot-write-file', { path, code: 'ENOENT' });
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new BadInput('is-a-folder', { path });
  return path;
}
