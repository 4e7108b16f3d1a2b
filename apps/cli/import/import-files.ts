import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const READABLE = /\.(?:json|ya?ml|txt|md)$/iu;

/** All files below a folder that may contain creatures, in the order of their names. */
export const listImportFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => READABLE.test(name))
    .toSorted()
    .map((name) => join(folder, name));
