import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';

/** Returns the systems named on the command line, all if none is; an unknown name ends the program. */
export function listRequestedSystems(): readonly System[] {
  const requestedIds = process.argv.slice(2);
  const unknownId = requestedIds.find((id) => systems.every((system) => system.id !== id));
  if (unknownId !== undefined) {
    console.error(`no system ${unknownId}: there are ${systems.map(({ id }) => id).join(', ')}`);
    process.exit(2);
  }
  return requestedIds.length === 0 ? systems : systems.filter(({ id }) => requestedIds.includes(id));
}
