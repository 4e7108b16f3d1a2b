import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { names } from '@arbitro/catalogue/lazy';

const SHELF = new URL('./demo/', import.meta.url);

/** Returns the names of the ready-made scenarios: the example files, and the demo of each system. */
export const readyNames = (): readonly string[] =>
  [
    ...names.map(({ id }) => id),
    ...readdirSync(SHELF, { encoding: 'utf8' }).flatMap(scenarioNames),
  ].toSorted();

const scenarioNames = (file: string): readonly string[] => /^(.*)\.yaml$/.exec(file)?.slice(1) ?? [];

/**
 * Returns the path of a file that comes with the program: a scenario, an exported table, creatures of another program.
 */
export function readyPath(name: string): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const files = ['yaml', 'json'].map((kind) => fileURLToPath(new URL(`${name}.${kind}`, SHELF)));
  return files.find((file) => existsSync(file));
}

/** Returns the path of the file meant: the user's file precedes a ready-made one of that name. */
export function meantFile(word: string): string {
  const isOwn = statSync(word, { throwIfNoEntry: false })?.isFile() === true;
  return isOwn ? word : (readyPath(word) ?? word);
}
