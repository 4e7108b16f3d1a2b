import { registerLazySystem, systemNames } from '@arbitro/catalogue/lazy';
import { CustomSystemError } from './custom-system-error.ts';
import { type CustomSystem, loadFolder } from './load.ts';

export { CustomSystemError } from './custom-system-error.ts';
export { CUSTOM_SYSTEM_ERRORS } from './error-texts.ts';
export type { CustomSystem } from './load.ts';

const loadedSystems: CustomSystem[] = [];

/** Returns the custom systems loaded from folders, in order. */
export const listCustomSystems = (): readonly CustomSystem[] => loadedSystems;

/** Returns the folders of the custom systems, for a thread that must load them too. */
export const listCustomFolders = (): readonly string[] => loadedSystems.map(({ root }) => root);

/** Registers the system of each folder in the catalogue. A folder given twice is loaded once. */
export async function loadCustomSystems(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { registerSystem: registerNow } = await import('@arbitro/catalogue');
  await loadEachFolder(folders, ({ system, name }) => registerNow(system, name.notices));
}

/** The same for a thread that loads only the systems it needs: the catalogue knows them by name. */
export const loadCustomSystemsByName = (folders: readonly string[]): Promise<void> =>
  loadEachFolder(folders, ({ system, name }) => registerLazySystem(name, async () => system));

async function loadEachFolder(
  folders: readonly string[],
  registerNow: (system: CustomSystem) => void,
): Promise<void> {
  for (const folder of folders) {
    const system = await loadFolder(folder);
    if (loadedSystems.some(({ root }) => root === system.root)) continue;
    const { id } = system.system;
    if (systemNames.some((name) => name.id === id)) throw new CustomSystemError('own-taken', { folder, id });
    registerNow(system);
    loadedSystems.push(system);
  }
}
