import { addSeat, kept, makeTable, type Seat } from '../client.ts';
import { DRAGON_IN_THE_YARD } from '../dragon.ts';
import type { Setting } from './setting.ts';

/** Returns the path of a seat's link. */
export const placeOf = ({ table, key }: Seat): string => `/t/${table}#${key}`;

/** The yard, with Oona as game master and Inka, who plays Aino. */
export async function yard(setting: Setting): Promise<{ readonly gm: Seat; readonly inka: Seat }> {
  const gm = await makeTable({ url: setting.server.url }, DRAGON_IN_THE_YARD);
  // complications of a roll are left to the story: only the parry is asked
  await kept(gm, 'order', { command: 'o-1', who: 'gm', label: 'complication', answer: 'none' });
  const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
  return { gm, inka };
}

/** The dragon's tail attack on Aino. */
export const TAIL = { type: 'attack', by: 'dragon', with: 'hanta', on: ['aino'] };
