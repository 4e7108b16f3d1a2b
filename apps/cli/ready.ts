import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { names } from '@arbitro/catalogue/lazy';

const SHELF = new URL('./demo/', import.meta.url);

/** The ready scenarios, by name: those on the shelf, and the demo of each system. */
export const readyNames = (): readonly string[] =>
  [
    ...names.map(({ id }) => id),
    ...readdirSync(SHELF, { encoding: 'utf8' }).flatMap(scenarioNames),
  ].toSorted();

const scenarioNames = (file: string): readonly string[] => /^(.*)\.yaml$/.exec(file)?.slice(1) ?? [];

/** The path of a file that comes with the program: a scenario, an exported table, creatures of another program. */
export function readyPath(name: string): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const files = ['yaml', 'json'].map((kind) => fileURLToPath(new URL(`${name}.${kind}`, SHELF)));
  return files.find((file) => existsSync(file));
}

/** The file that is meant: one's own goes before a ready one of that name. */
export function meantFile(word: string): string {
  const isOwn = statSync(word, { throwIfNoEntry: false })?.isFile() === true;
  return isOwn ? word : (readyPath(word) ?? word);
}
