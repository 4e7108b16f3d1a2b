import { rememberTable } from '../../app/device-storage.ts';
import { navigateTo } from '../../app/router.tsx';
import { type CreatedTable, type FailedReply, sendRequest } from '../../live/api.ts';

/** How a ready fight is opened: as the heroes, as a spectator of Arbitro, or as its game master. */
export type DemoMode = 'play' | 'watch' | 'gm';

const PLAYED_BY_COMPUTER = { play: 'foes', watch: 'all', gm: undefined } as const;

interface DemoRequest {
  readonly demo: string;
  readonly encounter?: string;
  readonly title?: string;
  readonly name: string;
  /** What the player of the heroes is called, if Arbitro plays their foes. */
  readonly player: string;
}

/** Creates a table with a ready fight and goes there; returns the reason if the server refuses. */
export async function openDemo(mode: DemoMode, request: DemoRequest): Promise<FailedReply | undefined> {
  const computer = PLAYED_BY_COMPUTER[mode];
  const body = { ...request, ...(computer && { computer }) };
  const made = await sendRequest<CreatedTable>('/tables', { body });
  if (!made.ok) return made;
  const { table, key, player } = made.value;
  if (player) await keepGmSeat(made.value, request);
  navigateTo(`/t/${table}#${player?.key ?? key}`);
  return undefined;
}

/** Exchanges the game master's key for a cookie, so that this device can take that seat later. */
async function keepGmSeat(
  { table, seat, key }: CreatedTable,
  { demo, title = '' }: DemoRequest,
): Promise<void> {
  const session = await sendRequest(`/tables/${table}/session`, { body: { key } });
  if (session.ok)
    rememberTable({ table, title, system: demo, role: 'player', at: Date.now(), seats: { gm: seat } });
}
