import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project, or a small one made up for a test. */
export type Root = string;

const LEFT_OUT = new Set(['node_modules', 'dist', 'data']);

/** Every file under a folder of the project, as paths from the root with `/`, in order of name. */
export function filesUnder(root: Root, folder = ''): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !LEFT_OUT.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesUnder(root, path) : [path];
    });
}

export const textOf = (root: Root, path: string): string => readFileSync(join(root, path), 'utf8');

export const isSource = (path: string): boolean => /\.tsx?$/.test(path);
/** Tests, what only they use to set things up, and how a room is built: none of it goes along with the room. */
export const isTest = (path: string): boolean => /(?:\.test|\.config|trying)\.tsx?$/.test(path);
/** The last part of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Counts lines from 1, as editors do. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
