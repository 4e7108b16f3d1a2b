import type { PresenceMessage, Seat } from '@arbitro/protocol';
import type { LiveTable } from './live-table.ts';
import { activeSeatsOf } from './seats.ts';
import type { StreamListener } from './table-service.ts';

/** A seat that reloads its page or changes its network counts as present. */
const DEPARTURE_MS = 4_000;

/** Tells those who listen to a table which seats are connected to this node. Nothing is stored. */
export class Presence {
  /** The last message of each listener: a message that says nothing new would tell that a spectator came. */
  readonly #lastFrames = new WeakMap<StreamListener, string>();
  #timer: NodeJS.Timeout | undefined;

  /** Tells a new listener who is here, and the others of it. */
  announceArrival(live: LiveTable): void {
    this.#announce(live);
  }

  /** Tells the others, unless the seat is back soon. */
  announceDeparture(live: LiveTable): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#announce(live);
    }, DEPARTURE_MS).unref();
  }

  #announce({ table, listeners }: LiveTable): void {
    const presentSeats = activeSeatsOf(table).filter(({ id }) => listeners.has(id));
    for (const seat of presentSeats) {
      const frame = formatPresence(presentSeats, seat);
      for (const listener of listeners.get(seat.id) ?? []) this.#tell(listener, frame);
    }
  }

  #tell(listener: StreamListener, frame: string): void {
    if (!listener.wantsSignals || this.#lastFrames.get(listener) === frame) return;
    this.#lastFrames.set(listener, frame);
    listener.tell(frame);
  }
}

/** Spectators are listed only for the game master and for themselves. */
function formatPresence(presentSeats: readonly Seat[], to: Seat): string {
  const known = presentSeats.filter(
    ({ id, role }) => to.role === 'gm' || id === to.id || role !== 'spectator',
  );
  const message: PresenceMessage = { here: known.map(({ id }) => id) };
  return `event: presence\ndata: ${JSON.stringify(message)}\n\n`;
}
