import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files below a folder, by their paths in it, without installed packages. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules'));
