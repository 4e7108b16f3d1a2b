import type { PresenceMessage } from '@arbitro/protocol';
import type { LiveTable } from './live-table.ts';
import { findSeat } from './seats.ts';
import type { StreamListener } from './table-service.ts';

/** Who reloads a page or changes its network is not gone. */
const DEPARTURE_MS = 4_000;

/** Tells those who listen to a table which seats are connected to this node. Nothing is stored. */
export class Presence {
  #sent = '';
  #timer: NodeJS.Timeout | undefined;

  /** Tells a new listener who is here, and the others of it. */
  announceArrival(live: LiveTable, listener: StreamListener): void {
    const here = listHere(live);
    const isNews = this.#remember(here);
    for (const [seat, listeners] of live.listeners)
      for (const other of listeners) if (isNews || other === listener) tellPresence(live, seat, other, here);
  }

  /** Tells the others, unless the seat is back soon. */
  announceDeparture(live: LiveTable): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const here = listHere(live);
      if (!this.#remember(here)) return;
      for (const [seat, listeners] of live.listeners)
        for (const listener of listeners) tellPresence(live, seat, listener, here);
    }, DEPARTURE_MS).unref();
  }

  /** Returns whether this differs from what was told last. */
  #remember(here: readonly string[]): boolean {
    const text = here.toSorted().join(' ');
    const isNews = text !== this.#sent;
    this.#sent = text;
    return isNews;
  }
}

const listHere = ({ listeners }: LiveTable): readonly string[] => [...listeners.keys()];

/** Who only watches is known to the game master, and to themselves. */
function tellPresence(
  { table }: LiveTable,
  to: string,
  listener: StreamListener,
  here: readonly string[],
): void {
  if (!listener.wantsSignals) return;
  const isGm = findSeat(table, to)?.role === 'gm';
  const message: PresenceMessage = {
    here: here.filter((id) => {
      const seat = findSeat(table, id);
      return seat !== undefined && (isGm || id === to || seat.role !== 'spectator');
    }),
  };
  listener.tell(`event: presence\ndata: ${JSON.stringify(message)}\n\n`);
}
