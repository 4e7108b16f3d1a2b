import { bringLater, names } from '@arbitro/catalogue/lazy';
import { loadFolder, type Own } from './load.ts';
import { Unbrought } from './unbrought.ts';

export type { Own } from './load.ts';
export { OWN_WORDS } from './own-words.ts';
export { Unbrought } from './unbrought.ts';

const here: Own[] = [];

/** The systems that were brought along from folders, in their order. */
export const broughtAlong = (): readonly Own[] => here;

/** Their folders, for a thread that shall know them too. */
export const foldersBrought = (): readonly string[] => here.map(({ root }) => root);

/** Brings the system of each folder into the catalogue. A folder named twice is brought once. */
export async function bringFolders(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { bring } = await import('@arbitro/catalogue');
  await eachOf(folders, ({ system, name }) => bring(system, name.notices));
}

/** The same in a thread that loads only the systems it needs: the catalogue knows them by name. */
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
