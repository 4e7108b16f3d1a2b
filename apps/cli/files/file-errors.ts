import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findNearestWord } from '@arbitro/kernel';
import { type Arguments, readText } from '../command-line/arguments.ts';
import { type CliContext, type MessageKey, UsageError } from '../command-line/context.ts';
import { programName } from '../command-line/program-name.ts';
import { listBuiltinNames } from './builtin-scenarios.ts';

/** What kind of file is expected, if not a scenario. */
export type FilePurpose = 'export' | 'creatures';

/** Ready-made files of each kind. */
const BUILTIN_FILES = { export: ['evening'], creatures: ['monsters-5e'] } as const satisfies Record<
  FilePurpose,
  readonly string[]
>;

export interface UnreadableFile {
  readonly path: string;
  readonly error: unknown;
  readonly purpose: FilePurpose | undefined;
}

/** Describes why a file cannot be read, and what to do about it. */
export function createReadError({ path, error, purpose }: UnreadableFile, context: CliContext): UsageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const key = READ_ERRORS[code] ?? 'unreadable';
  const params = { path, code };
  if (key === 'no-such-file') return new UsageError(key, params, [suggestFile(path, purpose, context)]);
  return new UsageError(key, params, key === 'is-a-folder' ? suggestFromFolder(path, context) : []);
}

const READ_ERRORS: Readonly<Record<string, MessageKey>> = {
  ENOENT: 'no-such-file',
  ENOTDIR: 'no-such-file',
  EISDIR: 'is-a-folder',
  EACCES: 'may-not-read',
  EPERM: 'may-not-read',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'not-utf8',
};

/** Names of files that can hold a scenario. */
export const READABLE = /\.(ya?ml|json)$/i;

const listReadableFiles = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => READABLE.test(name)) : [];

/** Finds a ready-made file that begins with the same three letters: rischio for risko. */
const findByBeginning = (path: string, ready: readonly string[]): string | undefined =>
  /^\p{L}{3,}$/u.test(path)
    ? ready.find((name) => name.slice(0, 3) === path.slice(0, 3).toLowerCase())
    : undefined;

/** Suggests a file with a similar name, or a ready-made one. */
function suggestFile(path: string, purpose: FilePurpose | undefined, { io, text }: CliContext): string {
  const folder = dirname(path);
  const ready = purpose === undefined ? listBuiltinNames() : BUILTIN_FILES[purpose];
  const near =
    findNearestWord(basename(path), [...listReadableFiles(folder), ...(folder === '.' ? ready : [])]) ??
    findByBeginning(path, ready);
  if (near !== undefined) return text('file-near', { near: folder === '.' ? near : join(folder, near) });
  if (purpose !== undefined) return text('file-ready', { ready: ready.join(', ') });
  return text('file-none', {
    command: `${programName(io.env)} demo --save fight.yaml`,
    ready: ready.join(', '),
  });
}

function suggestFromFolder(path: string, context: CliContext): readonly string[] {
  const [first] = listReadableFiles(path).filter(
    (name) => !/^(?:package|package-lock|tsconfig)\.json$/.test(name),
  );
  if (first === undefined) return hintCustomSystem(path, context);
  return [context.text('file-near', { near: join(path, first) })];
}

/** Hints that the word may be a custom system that was not loaded. */
export const hintCustomSystem = (word: string, { text }: CliContext): readonly string[] =>
  /^[\w./-]+$/.test(word) && existsSync(join(word, 'index.ts'))
    ? [text('bring-along', { option: `--system ${/^\.*\//.test(word) ? word : `./${word}`}` })]
    : [];

/**
 * Returns the line of a text with a mark under one of its characters; at the end of the text, its last line that is not
 * blank.
 */
export function markPosition(text: string, line: number, column: number): readonly string[] {
  const lines = text.split(/\r?\n/);
  const shownText = (lines[line - 1] ?? '').replaceAll('\t', ' ');
  if (shownText.trim() === '' && line > 1) {
    const before = (lines[line - 2] ?? '').replaceAll('\t', ' ').trimEnd();
    return [before, `${' '.repeat(before.length)}^`];
  }
  // leading blanks are not the error, unless they are tabs
  const blanks = /^ */.exec((lines[line - 1] ?? '').slice(column - 1))?.[0].length ?? 0;
  return [shownText, `${' '.repeat(column - 1 + blanks)}^`];
}

/** Returns the file of an option that is written at the end; throws at once if it cannot be written. */
export function readOutputPath(input: Arguments, option: string): string | undefined {
  const path = readText(input, option);
  if (path === undefined) return undefined;
  if (!existsSync(dirname(path))) throw new UsageError('cannot-write-file', { path, code: 'ENOENT' });
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError('is-a-folder', { path });
  return path;
}
