import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFields } from '@arbitro/kernel';
import { CustomSystemError } from './custom-system-error.ts';

/** The location of a custom system. */
export interface SystemFolder {
  /** The path as the user gave it. */
  readonly givenPath: string;
  readonly root: string;
  /** The file that exports the system. */
  readonly entry: string;
}

const DEFAULT_ENTRIES = ['index.ts', 'index.js'];

/** Returns the folder with the file that its package.json names, or else index.ts or index.js. */
export function findSystemFolder(givenPath: string): SystemFolder {
  const path = resolve(givenPath);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new CustomSystemError('own-no-folder', { folder: givenPath });
  if (!stat.isDirectory()) throw new CustomSystemError('own-not-a-folder', { folder: givenPath });
  const root = realpathSync(path);
  const statedEntry = readManifestEntry(root, givenPath);
  if (statedEntry !== undefined && !existsSync(join(root, statedEntry)))
    throw new CustomSystemError('own-entry-missing', { folder: givenPath, entry: statedEntry });
  const entry = statedEntry ?? DEFAULT_ENTRIES.find((file) => existsSync(join(root, file)));
  if (entry === undefined) throw new CustomSystemError('own-no-entry', { folder: givenPath });
  return { givenPath: givenPath, root, entry: join(root, entry) };
}

function readManifestEntry(root: string, givenPath: string): string | undefined {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isFields(manifest)) return undefined;
    return findEntryFile(manifest.exports) ?? findEntryFile(manifest.main);
  } catch (error) {
    throw new CustomSystemError('own-bad-package', { folder: givenPath, why: String(error) }, error);
  }
}

/** `"./index.ts"`, or the same under `.`, `import` or `default`. */
function findEntryFile(manifest: unknown): string | undefined {
  if (typeof manifest === 'string') return manifest;
  if (!isFields(manifest)) return undefined;
  return findEntryFile(manifest['.']) ?? findEntryFile(manifest.import) ?? findEntryFile(manifest.default);
}
