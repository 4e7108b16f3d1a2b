import type { Seat } from '@arbitro/protocol';
import type { LiveTable } from '../live/live-table.ts';
import { lastToldMomentOf } from '../live/seats.ts';
import type { SentOffers, StreamListener } from '../live/table-service.ts';
import type { ReportError } from '../live/watched-store.ts';
import type { TaskPool } from '../threads/task-pool.ts';
import { compareOffers } from './compare-offers.ts';
import { getSeatOffers } from './seat-offers.ts';

/** Each offer as JSON, or why there are none yet. */
type OffersState = readonly string[] | 'pending' | 'failed';

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
    for (const listener of listeners) sendOffers(listener, later ? 'pending' : offers, { frame, moment });
    if (!later) return;
    void offers.then((built) => {
      if (lastToldMomentOf(live.table, seat.id) !== moment) return;
      for (const listener of listeners) sendOffers(listener, built, { frame: '', moment });
    });
  }

  /** Returns the offers; undefined for seats that never act. */
  #build({ table }: LiveTable, seat: Seat): OffersState | undefined | Promise<OffersState> {
    if (seat.role === 'spectator') return undefined;
    try {
      const built = getSeatOffers(this.#pool, table, seat);
      return built instanceof Promise ? built.then(toState, (error) => this.#fail(error)) : toState(built);
    } catch (error) {
      // the entry is stored: its messages must go out
      return this.#fail(error);
    }
  }

  #fail(error: unknown): OffersState {
    this.#reportError(error);
    return 'failed';
  }
}

const toState = (built: Awaited<ReturnType<typeof getSeatOffers>>): OffersState =>
  built.ok ? built.value : 'failed';

interface OffersFrame {
  readonly frame: string;
  readonly moment: number;
}

/** Sends a frame, and the offers if the listener has others. */
function sendOffers(
  listener: StreamListener,
  offers: OffersState | undefined,
  { frame, moment }: OffersFrame,
): void {
  const fields = offers && formatOffers(listener.sentOffers, offers);
  if (fields === undefined) {
    if (frame !== '') listener.tell(frame);
    return;
  }
  listener.sentOffers =
    typeof offers === 'string'
      ? { moment: 0, texts: [], ...listener.sentOffers, status: offers }
      : { moment, texts: offers ?? [], status: 'current' };
  listener.tell(`${frame}event: offers\ndata: {"moment":${moment},${fields}}\n\n`);
}

/** Returns the fields of a message about these offers; undefined if the listener needs none. */
function formatOffers(sent: SentOffers | undefined, offers: OffersState): string | undefined {
  if (typeof offers === 'string')
    return sent?.status === 'pending' && offers === 'pending' ? undefined : `"${offers}":true`;
  const parts = sent?.moment ? compareOffers(sent.texts, offers) : undefined;
  if (parts !== undefined) return `"from":${sent?.moment},"parts":${parts}`;
  return sent?.moment && sent.status === 'current' ? undefined : `"offers":[${offers.join(',')}]`;
}
