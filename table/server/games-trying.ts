import { systemById } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';

function game(id: string): System {
  const system = systemById(id);
  if (!system) throw new Error(`no game is called ${id}`);
  return system;
}

/** The games whose situations the tests name; the table itself names none. */
export const rischio = game('rischio');
export const noppa = game('noppa');
