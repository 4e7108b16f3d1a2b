import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systemById } from '@arbitro/catalogue';
import { isFields } from '@arbitro/kernel';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { findBuiltinPath } from './builtin-scenarios.ts';
import { isEncounterName } from './encounters.ts';
import { createReadError, hintCustomSystem, READABLE } from './file-errors.ts';

/** A file that was named or found in a folder, or a folder that cannot be read. */
export interface FoundFile {
  readonly path: string;
  /** The folder that was named, if the file was found in one. */
  readonly folder?: string;
  readonly error?: UsageError;
}

/**
 * Whether a word is a folder of files. The name of a ready-made scenario means the scenario, as where one file is
 * expected.
 */
export function isFolder(word: string): boolean {
  if (systemById(word) || isEncounterName(word) || findBuiltinPath(word) !== undefined) return false;
  return isDirectory(word);
}

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Returns the words as typed, without empty ones. */
export const removeEmptyWords = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word !== '');

export const areSeveralFiles = (words: readonly string[]): boolean =>
  removeEmptyWords(words).length > 1 || removeEmptyWords(words).some(isFolder);

/** Returns every named file, and all files in the named folders. */
export const findFiles = (words: readonly string[], context: CliContext): readonly FoundFile[] =>
  removeEmptyWords(words).flatMap((word) =>
    isFolder(word)
      ? [...walkFolder(word, context)].map((file) => ({ ...file, folder: word }))
      : [{ path: word }],
  );

export const createEmptyFolderError = (path: string, context: CliContext): UsageError =>
  new UsageError('no-scenarios-in', { path }, hintCustomSystem(path, context));

/**
 * Skips folders of tools and installed packages, which hold no scenarios of the user, and links to folders, which may
 * be circular.
 */
function* walkFolder(folder: string, context: CliContext): Generator<FoundFile> {
  const entries = listEntries(folder, context);
  if (entries instanceof UsageError) return yield { path: folder, error: entries };
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name)) yield* walkFolder(path, context);
    else if (READABLE.test(entry.name) && !isDirectory(path)) yield { path };
  }
}

function listEntries(folder: string, context: CliContext) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return createReadError({ path: folder, error, purpose: undefined }, context);
  }
}

/** Whether a file is a single creature: a sheet, and no creatures or steps. */
export const isSheet = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  isFields(raw) && 'sheet' in raw && !('creatures' in raw) && !('steps' in raw);

/** Returns why a file found in a folder is not a scenario, or undefined; folders hold other YAML and JSON files too. */
export function findNoScenarioReason(raw: unknown, { text }: CliContext): string | undefined {
  if (!isFields(raw) || !('system' in raw || 'creatures' in raw)) return text('why-no-system');
  return 'arbitro' in raw && 'entries' in raw ? text('why-a-table') : undefined;
}
