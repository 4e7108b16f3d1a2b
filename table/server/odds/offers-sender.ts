import type { Seat } from '@arbitro/protocol';
import type { LiveTable } from '../live/live-table.ts';
import { lastToldMomentOf } from '../live/seats.ts';
import type { StreamListener } from '../live/table-service.ts';
import type { ReportError } from '../live/watched-store.ts';
import type { TaskPool } from '../threads/task-pool.ts';
import { getSeatOffers } from './seat-offers.ts';

/** Sends the offers of a seat with its changes, so that its clients need not request them after each message. */
export class OffersSender {
  readonly #pool: Pick<TaskPool, 'run'>;
  readonly #reportError: ReportError;

  constructor(pool: Pick<TaskPool, 'run'>, reportError: ReportError) {
    this.#pool = pool;
    this.#reportError = reportError;
  }

  /**
   * Sends a frame to listeners that want changes, and the offers of their seat if they have others. Offers that a
   * thread has to build follow later, unless the seat has been told more by then.
   */
  send(live: LiveTable, seat: Seat, listeners: readonly StreamListener[], frame: string): void {
    const moment = lastToldMomentOf(live.table, seat.id);
    const offers = this.#build(live, seat);
    const later = offers instanceof Promise;
    for (const listener of listeners) sendOffers(listener, later ? PENDING : offers, { frame, moment });
    if (!later) return;
    void offers.then((built) => {
      if (lastToldMomentOf(live.table, seat.id) !== moment) return;
      for (const listener of listeners) sendOffers(listener, built, { frame: '', moment });
    });
  }

  /** Returns the offers as the field of a message; nothing for seats that never act. */
  #build({ table }: LiveTable, seat: Seat): string | Promise<string> {
    if (seat.role === 'spectator') return '';
    try {
      const built = getSeatOffers(this.#pool, table, seat);
      return built instanceof Promise ? built.then(toField, (error) => this.#fail(error)) : toField(built);
    } catch (error) {
      // the entry is stored: its messages must go out
      return this.#fail(error);
    }
  }

  #fail(error: unknown): string {
    this.#reportError(error);
    return FAILED;
  }
}

const PENDING = '"pending":true';
const FAILED = '"failed":true';

const decoder = new TextDecoder();

const toField = (built: Awaited<ReturnType<typeof getSeatOffers>>): string =>
  built.ok ? `"offers":${decoder.decode(built.value)}` : FAILED;

interface OffersFrame {
  readonly frame: string;
  readonly moment: number;
}

/** Sends a frame, and the offers if the listener has others. */
function sendOffers(listener: StreamListener, offers: string, { frame, moment }: OffersFrame): void {
  const isNew = offers !== '' && (offers !== listener.sentOffers || offers === FAILED);
  const text = isNew ? `${frame}event: offers\ndata: {"moment":${moment},${offers}}\n\n` : frame;
  if (text === '') return;
  if (isNew) listener.sentOffers = offers;
  listener.tell(text);
}
