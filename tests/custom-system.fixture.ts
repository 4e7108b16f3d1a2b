import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encounterFile } from '@arbitro/kernel';
import { rischio } from '@arbitro/rischio';
import { stringify } from 'yaml';

const SOURCE_SYSTEM = fileURLToPath(new URL('../engine/systems/rischio', import.meta.url));

/** The name of the system in the folder. */
export const CUSTOM_SYSTEM = { id: 'azzardo', name: 'Azzardo' };

/**
 * Creates a folder with a custom system: the sources of a small system under another name, with nothing else around
 * them.
 */
export function createCustomSystem(into: string): string {
  const folder = join(into, CUSTOM_SYSTEM.id);
  cpSync(SOURCE_SYSTEM, folder, {
    recursive: true,
    filter: (path) => !/\.test\.ts$|package\.json$|scenarios$/.test(path),
  });
  const file = join(folder, 'name.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace("'rischio'", `'${CUSTOM_SYSTEM.id}'`).replaceAll("'Rischio'", `'${CUSTOM_SYSTEM.name}'`),
  );
  return folder;
}

/** Returns the first fight of that system, as a file. */
export const readFirstFight = (): string => stringify(encounterFile({ ...rischio, id: CUSTOM_SYSTEM.id }));

/** Creates a folder with these files. */
export function createFolder(folder: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
