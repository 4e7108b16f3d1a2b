import { brp } from '@arbitro/brp';
import type { System } from '@arbitro/kernel';
import { noppa } from '@arbitro/noppa';
import { quinta } from '@arbitro/quinta';
import { rischio } from '@arbitro/rischio';
import { whitebox } from '@arbitro/whitebox';
import { bringLater } from './lazy.ts';

const all: System[] = [rischio, noppa, brp, quinta, whitebox];

/** Every system there is; one that is brought along later is in it from then on. */
export const systems: readonly System[] = all;

/** A system by its id. */
export const systemById = (id: string): System | undefined => systems.find((system) => system.id === id);

/** Adds a system of one's own, known from now on wherever the others are. An id that another system has is refused. */
export function bring(system: System, notices?: readonly string[]): void {
  if (systems.includes(system)) return;
  const { id, face } = system;
  const name = { id, name: face.name, about: face.about, ...(notices && { notices }) };
  // it is here already; by an import it is promised like the others, without the name that the engine must not have
  bringLater(name, () => import('./index.ts').then(() => system));
  all.push(system);
}
