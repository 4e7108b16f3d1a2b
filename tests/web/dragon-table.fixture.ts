import { addSeat, makeTable, type Seat, sendAndExpectKept } from '../client.ts';
import { DRAGON_TABLE } from '../dragon-table.fixture.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';

/** Returns the path of a seat's link. */
export const seatPathOf = ({ table, key }: Seat): string => `/t/${table}#${key}`;

/** The yard, with Oona as game master and Inka, who plays Aino. */
export async function openDragonTable(
  setting: BrowserSetup,
): Promise<{ readonly gm: Seat; readonly inka: Seat }> {
  const gm = await makeTable({ url: setting.server.url }, DRAGON_TABLE);
  // complications of a roll are left to the story: only the parry is asked
  await sendAndExpectKept(gm, 'order', { command: 'o-1', who: 'gm', label: 'complication', answer: 'none' });
  const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
  return { gm, inka };
}

/** The dragon's tail attack on Aino. */
export const TAIL_ATTACK = { type: 'attack', by: 'dragon', with: 'hanta', on: ['aino'] };
