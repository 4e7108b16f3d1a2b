import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systemById } from '@arbitro/catalogue';
import { isFields } from '@arbitro/kernel';
import { BadInput, type Desk } from './desk.ts';
import { isReadyMade } from './encounters.ts';
import { leftAtHome, READABLE, unreadFile } from './file-slips.ts';
import { readyPath } from './ready.ts';

/** A file that was named or found in a folder, or a folder that cannot be read. */
export interface FoundFile {
  readonly path: string;
  /** The folder that was named, if the file was found in one. */
  readonly folder?: string;
  readonly slip?: BadInput;
}

/**
 * Whether a word is a folder of files. The name of a ready-made scenario means the scenario, as where one file is
 * expected.
 */
export function isFolder(word: string): boolean {
  if (systemById(word) || isReadyMade(word) || readyPath(word) !== undefined) return false;
  return isDirectory(word);
}

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Returns the words as typed, without empty ones. */
export const namedFiles = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word !== '');

export const areSeveral = (words: readonly string[]): boolean =>
  namedFiles(words).length > 1 || namedFiles(words).some(isFolder);

/** Returns every named file, and all files in the named folders. */
export const findFiles = (words: readonly string[], desk: Desk): readonly FoundFile[] =>
  namedFiles(words).flatMap((word) =>
    isFolder(word) ? [...walk(word, desk)].map((file) => ({ ...file, folder: word })) : [{ path: word }],
  );

export const emptyFolder = (path: string, desk: Desk): BadInput =>
  new BadInput('no-scenarios-in', { path }, leftAtHome(path, desk));

/**
 * Skips folders of tools and installed packages, which hold no scenarios of the user, and links to folders, which may
 * be circular.
 */
function* walk(folder: string, desk: Desk): Generator<FoundFile> {
  const entries = entriesOf(folder, desk);
  if (entries instanceof BadInput) return yield { path: folder, slip: entries };
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name)) yield* walk(path, desk);
    else if (READABLE.test(entry.name) && !isDirectory(path)) yield { path };
  }
}

function entriesOf(folder: string, desk: Desk) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return unreadFile({ path: folder, error, wanted: undefined }, desk);
  }
}

/** Whether a file is a single creature: a sheet, and no creatures or steps. */
export const isSheet = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  isFields(raw) && 'sheet' in raw && !('creatures' in raw) && !('steps' in raw);

/** Returns why a file found in a folder is not a scenario, or undefined; folders hold other YAML and JSON files too. */
export function whyNoScenario(raw: unknown, { text }: Desk): string | undefined {
  if (!isFields(raw) || !('system' in raw || 'creatures' in raw)) return text('why-no-system');
  return 'arbitro' in raw && 'entries' in raw ? text('why-a-table') : undefined;
}
