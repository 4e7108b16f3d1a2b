import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHELF = new URL('./demo/', import.meta.url);

/** The ready scenarios, by name. */
export const readyNames = (): readonly string[] =>
  readdirSync(SHELF).flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -'.yaml'.length)] : []));

/** The path of a file that comes with the program: a scenario, an exported table, creatures of another program. */
export function readyPath(name: string): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const files = ['yaml', 'json'].map((kind) => fileURLToPath(new URL(`${name}.${kind}`, SHELF)));
  return files.find((file) => existsSync(file));
}

/** The file that is meant: one's own goes before a ready one of that name. */
export const meantFile = (word: string): string =>
  statSync(word, { throwIfNoEntry: false })?.isFile() ? word : (readyPath(word) ?? word);
