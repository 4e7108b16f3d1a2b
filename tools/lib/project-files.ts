import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project, or a small project made for a test. */
export type Root = string;

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'data']);

/** Returns every file under a folder of the project, as paths from the root with `/`, sorted by name. */
export function listFiles(root: Root, folder = ''): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !SKIPPED_FOLDERS.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}

export const readText = (root: Root, path: string): string => readFileSync(join(root, path), 'utf8');

export const isSource = (path: string): boolean => /\.tsx?$/.test(path);
/** Whether it is a test, a test fixture, or build configuration: none of them is packaged with the room. */
export const isTest = (path: string): boolean => /(?:\.test|\.config|\.fixture)\.tsx?$/.test(path);
/** Returns the last part of a path. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns the line number, counted from 1 as in editors. */
export const lineNumberAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
