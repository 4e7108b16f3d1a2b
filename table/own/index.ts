import { bringLater, names } from '@arbitro/catalogue/lazy';
import { loadFolder, type Own } from './load.ts';
import { Unbrought } from './unbrought.ts';

export type { Own } from './load.ts';
export { OWN_WORDS } from './own-words.ts';
export { Unbrought } from './unbrought.ts';

const here: Own[] = [];

/** Returns the custom systems loaded from folders, in order. */
export const broughtAlong = (): readonly Own[] => here;

/** Returns the folders of the custom systems, for a thread that must load them too. */
export const foldersBrought = (): readonly string[] => here.map(({ root }) => root);

/** Registers the system of each folder in the catalogue. A folder given twice is loaded once. */
export async function bringFolders(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { bring } = await import('@arbitro/catalogue');
  await eachOf(folders, ({ system, name }) => bring(system, name.notices));
}

/** The same for a thread that loads only the systems it needs: the catalogue knows them by name. */
export const bringFoldersByName = (folders: readonly string[]): Promise<void> =>
  eachOf(folders, ({ system, name }) => bringLater(name, async () => system));

async function eachOf(folders: readonly string[], brings: (own: Own) => void): Promise<void> {
  for (const folder of folders) {
    const own = await loadFolder(folder);
    if (here.some(({ root }) => root === own.root)) continue;
    const { id } = own.system;
    if (names.some((name) => name.id === id)) throw new Unbrought('own-taken', { folder, id });
    brings(own);
    here.push(own);
  }
}
