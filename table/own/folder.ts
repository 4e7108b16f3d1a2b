import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFields } from '@arbitro/kernel';
import { Unbrought } from './unbrought.ts';

/** The location of a custom system. */
export interface Folder {
  /** The path as the user gave it. */
  readonly named: string;
  readonly root: string;
  /** The file that exports the system. */
  readonly entry: string;
}

const USUAL = ['index.ts', 'index.js'];

/** Returns the folder with the file that its package.json names, or else index.ts or index.js. */
export function folderAt(named: string): Folder {
  const given = resolve(named);
  const stat = statSync(given, { throwIfNoEntry: false });
  if (!stat) throw new Unbrought('own-no-folder', { folder: named });
  if (!stat.isDirectory()) throw new Unbrought('own-not-a-folder', { folder: named });
  const root = realpathSync(given);
  const told = entryTold(root, named);
  if (told !== undefined && !existsSync(join(root, told)))
    throw new Unbrought('own-entry-missing', { folder: named, entry: told });
  const entry = told ?? USUAL.find((file) => existsSync(join(root, file)));
  if (entry === undefined) throw new Unbrought('own-no-entry', { folder: named });
  return { named, root, entry: join(root, entry) };
}

function entryTold(root: string, named: string): string | undefined {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isFields(manifest)) return undefined;
    return fileIn(manifest.exports) ?? fileIn(manifest.main);
  } catch (error) {
    throw new Unbrought('own-bad-package', { folder: named, why: String(error) }, error);
  }
}

/** `"./index.ts"`, or the same under `.`, `import` or `default`. */
function fileIn(told: unknown): string | undefined {
  if (typeof told === 'string') return told;
  if (!isFields(told)) return undefined;
  return fileIn(told['.']) ?? fileIn(told.import) ?? fileIn(told.default);
}
