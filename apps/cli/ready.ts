import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { names } from '@arbitro/catalogue/lazy';

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

/** The file that is meant: one's own goes before a ready one of that name. The demo of a system is no file, but an encounter. */
export function meantFile(word: string): string {
  const isOwn = statSync(word, { throwIfNoEntry: false })?.isFile() === true;
  return isOwn || names.some(({ id }) => id === word) ? word : (readyPath(word) ?? word);
}
