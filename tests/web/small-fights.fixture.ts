import { makeTable, type Seat, sendAndExpectKept } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';

const FIGHT = { type: 'fight' };

/** A hero within reach of one foe, in each game but the one with a map of squares; and how the fight begins. */
const SMALL_FIGHTS = {
  brp: {
    creatures: [{ from: 'ginevra' }, { id: 'foe', from: 'bandito' }],
    scene: { fight: { at: { ginevra: 0, foe: 2 } } },
  },
  noppa: {
    scene: { zones: ['piha'], fight: { tick: 4 } },
    creatures: [
      { from: 'aino', sheet: { zone: 'piha', actions: 4 } },
      { id: 'foe', from: 'nostovaki', sheet: { zone: 'piha', actions: 1 } },
    ],
  },
  rischio: { creatures: [{ from: 'brenna' }, { id: 'foe', from: 'lupo' }], begins: FIGHT },
  whitebox: {
    creatures: [{ from: 'brando' }, { id: 'foe', from: 'orco' }],
    scene: { fight: { at: { brando: 0, foe: 5 }, initiative: {} } },
  },
} as const;

export type SmallFight = keyof typeof SMALL_FIGHTS;
export const SMALL_FIGHT_SYSTEMS = Object.keys(SMALL_FIGHTS) as readonly SmallFight[];

/** A fight of one hero against one foe; either may be the first to act. */
export async function openSmallFight({ server }: BrowserSetup, system: SmallFight): Promise<Seat> {
  const { begins, ...table }: { readonly begins?: object; readonly creatures: object } = SMALL_FIGHTS[system];
  const gm = await makeTable({ url: server.url }, { system, title: 'A duel', ...table });
  if (begins) await sendAndExpectKept(gm, 'act', { command: 'begin', action: begins });
  return gm;
}
