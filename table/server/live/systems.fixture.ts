import { systemById } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';

function getSystem(id: string): System {
  const system = systemById(id);
  if (!system) throw new Error(`no game is called ${id}`);
  return system;
}

/** The games whose situations the tests use; the table's own code names no game. */
export const rischio = getSystem('rischio');
export const noppa = getSystem('noppa');
