import { isEqualJson, type Json, type Offer } from '@arbitro/kernel';
import type { LogLine, SeatView, StreamMessage } from '@arbitro/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createTableApi, type FailedReply, type TableApi } from './api.ts';
import { SignalHub } from './signal-hub.ts';
import { type Connection, TableStream, type WholeOffersMessage } from './table-stream.ts';

/** The offers of a seat as the server sent them. */
export interface SentOffers {
  readonly offers: readonly Offer[];
  /** Pending: newer ones follow. Failed: they have to be requested. */
  readonly status: 'current' | 'pending' | 'failed';
}

/** A table as the server has reported it to this seat. */
export interface LiveTable {
  readonly id: string;
  readonly connection: Connection;
  readonly refused: FailedReply | undefined;
  readonly seen: SeatView | undefined;
  readonly moment: number;
  readonly lines: readonly LogLine[];
  /** The log has lines before the first one loaded. */
  readonly more: boolean;
  readonly offers: SentOffers;
  /** The seats that are connected now. */
  readonly here: readonly string[];
  readonly signals: SignalHub;
  readonly api: TableApi;
  loadMore(): Promise<void>;
}

interface LiveState {
  readonly connection: Connection;
  readonly refused?: FailedReply;
  readonly seen?: SeatView;
  readonly moment: number;
  readonly lines: readonly LogLine[];
  readonly more: boolean;
  readonly offers: SentOffers;
  readonly here: readonly string[];
}

const INITIAL_STATE: LiveState = {
  connection: 'opening',
  moment: 0,
  lines: [],
  more: false,
  offers: { offers: [], status: 'pending' },
  here: [],
};

/** Takes the seat of the key, if there is one, and listens; reconnects by itself. */
export function useTable(id: string, key: string | undefined): LiveTable {
  const api = useMemo(() => createTableApi(id), [id]);
  const signals = useMemo(() => new SignalHub(), []);
  const [state, setState] = useState<LiveState>(INITIAL_STATE);
  const now = useRef(state);
  now.current = state;

  useEffect(() => {
    const listening = new TableStream(id, api, {
      since: () => now.current.moment,
      onConnection: (connection, refused) =>
        setState((was) => ({ ...was, connection, ...(refused && { refused }) })),
      onMessage: (message) => setState((was) => applyMessage(was, message)),
      onOffers: (message) => setState((was) => ({ ...was, offers: applyOffers(was.offers, message) })),
      onPresence: ({ here }) => setState((was) => ({ ...was, here })),
      onSignal: (sign) => signals.emit(sign),
    });
    void listening.sit(key);
    return () => {
      listening.leave();
      setState(INITIAL_STATE);
    };
  }, [id, key, api, signals]);

  const loading = useRef(false);
  const loadMore = useCallback(async () => {
    const [first] = now.current.lines;
    if (!first || loading.current) return;
    loading.current = true;
    const page = await api.log(first.moment);
    loading.current = false;
    if (page.ok) setState((was) => prependOlderLines(was, page.value));
  }, [api]);

  const { connection, refused, seen, moment, more, lines, offers, here } = state;
  return { id, connection, refused, seen, moment, lines, more, offers, here, signals, api, loadMore };
}

/** Unchanged seats stay the same objects, so that they are not drawn again. */
function applyMessage(was: LiveState, { moment, lines, seen, fresh, more }: StreamMessage): LiveState {
  const last = was.lines.at(-1)?.moment ?? -1;
  // lines sent again that begin within the known ones leave no gap
  const gap = fresh === true && (lines[0]?.moment ?? 0) > last;
  const known = gap ? [] : was.lines;
  const news = gap ? lines : lines.filter((line) => line.moment > last);
  return {
    ...was,
    connection: 'open',
    seen: was.seen && areSeatsEqual(was.seen.seats, seen.seats) ? { ...seen, seats: was.seen.seats } : seen,
    moment,
    lines: news.length === 0 ? known : [...known, ...news],
    more: gap ? (more ?? false) : was.more,
  };
}

function applyOffers(was: SentOffers, message: WholeOffersMessage): SentOffers {
  if ('offers' in message) return { offers: message.offers, status: 'current' };
  return { offers: was.offers, status: 'pending' in message ? 'pending' : 'failed' };
}

const areSeatsEqual = (a: SeatView['seats'], b: SeatView['seats']): boolean =>
  isEqualJson(a as unknown as Json, b as unknown as Json);

function prependOlderLines(
  was: LiveState,
  page: { readonly lines: readonly LogLine[]; readonly more: boolean },
): LiveState {
  const first = was.lines[0]?.moment ?? Number.POSITIVE_INFINITY;
  const older = page.lines.filter(({ moment }) => moment < first);
  return { ...was, lines: [...older, ...was.lines], more: page.more };
}
