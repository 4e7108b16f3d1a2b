import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systemNames } from '@arbitro/catalogue/lazy';

const DEMO_FOLDER = new URL('../demo/', import.meta.url);

/** Returns the names of the ready-made scenarios: the example files, and the demo of each system. */
export const listBuiltinNames = (): readonly string[] =>
  [
    ...systemNames.map(({ id }) => id),
    ...readdirSync(DEMO_FOLDER, { encoding: 'utf8' }).flatMap(scenarioNamesOf),
  ].toSorted();

const scenarioNamesOf = (file: string): readonly string[] => /^(.*)\.yaml$/.exec(file)?.slice(1) ?? [];

/** Returns the path of a file that comes with the program: a scenario, an exported table, creatures of another program. */
export function findBuiltinPath(name: string): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const files = ['yaml', 'json'].map((kind) => fileURLToPath(new URL(`${name}.${kind}`, DEMO_FOLDER)));
  return files.find((file) => existsSync(file));
}

/** Returns the path of the file meant: the user's file precedes a ready-made one of that name. */
export function resolveFile(word: string): string {
  const isOwn = statSync(word, { throwIfNoEntry: false })?.isFile() === true;
  return isOwn ? word : (findBuiltinPath(word) ?? word);
}
