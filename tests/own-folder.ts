import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encounterFile } from '@arbitro/kernel';
import { rischio } from '@arbitro/rischio';
import { stringify } from 'yaml';

const LENDER = fileURLToPath(new URL('../engine/systems/rischio', import.meta.url));

/** The name of the system in the folder. */
export const OWN = { id: 'azzardo', name: 'Azzardo' };

/**
 * Creates a folder with a custom system: the sources of a small system under another name, with nothing else around
 * them.
 */
export function ownFolder(into: string): string {
  const folder = join(into, OWN.id);
  cpSync(LENDER, folder, {
    recursive: true,
    filter: (path) => !/\.test\.ts$|package\.json$|scenarios$/.test(path),
  });
  const file = join(folder, 'name.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace("'rischio'", `'${OWN.id}'`).replaceAll("'Rischio'", `'${OWN.name}'`));
  return folder;
}

/** Returns the first fight of that system, as a file. */
export const ownFight = (): string => stringify(encounterFile({ ...rischio, id: OWN.id }));

/** Creates a folder with these files. */
export function folderOf(folder: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
