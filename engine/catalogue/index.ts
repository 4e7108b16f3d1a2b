import { brp } from '@arbitro/brp';
import type { System } from '@arbitro/kernel';
import { noppa } from '@arbitro/noppa';
import { quinta } from '@arbitro/quinta';
import { rischio } from '@arbitro/rischio';
import { whitebox } from '@arbitro/whitebox';
import { registerLazySystem } from './lazy.ts';

const allSystems: System[] = [rischio, noppa, brp, quinta, whitebox];

/** All systems. Custom systems registered later are added to this list. */
export const systems: readonly System[] = allSystems;

/** Returns the system with this id, or undefined. */
export const systemById = (id: string): System | undefined => systems.find((system) => system.id === id);

/** Registers a custom system. Throws if another system has its id. */
export function registerSystem(system: System, notices?: readonly string[]): void {
  if (systems.includes(system)) return;
  const { id, presentation: face } = system;
  const name = { id, name: face.name, about: face.about, ...(notices && { notices }) };
  // the system is already loaded; the import only yields a promise like those of the other systems, since the engine
  // must not name `Promise`
  registerLazySystem(name, () => import('./index.ts').then(() => system));
  allSystems.push(system);
}
