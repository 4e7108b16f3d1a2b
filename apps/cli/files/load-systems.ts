import { loadFullSystem } from '@arbitro/catalogue/full-systems';
import { systemNames } from '@arbitro/catalogue/lazy';
import type { System } from '@arbitro/kernel';

/** Loads all systems whole. Most commands need only one, which is quicker. */
export async function loadSystems(): Promise<readonly System[]> {
  const loaded = await Promise.all(systemNames.map(({ id }) => loadFullSystem(id)));
  return loaded.filter((system) => system !== undefined);
}
