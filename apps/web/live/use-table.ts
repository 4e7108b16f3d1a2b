import { isEqualJson, type Json } from '@arbitro/kernel';
import type { LogLine, SeatView, StreamMessage } from '@arbitro/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { rememberTable } from '../app/device-storage.ts';
import {
  addSeatToUrl,
  createTableApi,
  type FailedReply,
  isTransient,
  RETRY_MS,
  type TableApi,
} from './api.ts';
import { PictureCache } from './picture-cache.ts';
import { waitForRelease } from './pointer-hold.ts';

export type Connection = 'opening' | 'open' | 'lost' | 'refused';

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
}

const INITIAL_STATE: LiveState = { connection: 'opening', moment: 0, lines: [], more: false };

/** Takes the seat of the key, if there is one, and listens; reconnects by itself. */
export function useTable(id: string, key: string | undefined): LiveTable {
  const api = useMemo(() => createTableApi(id), [id]);
  const [state, setState] = useState<LiveState>(INITIAL_STATE);
  const now = useRef(state);
  now.current = state;

  useEffect(() => {
    const listening = new TableStream(id, api, {
      change: setState,
      since: () => now.current.moment,
    });
    void listening.sit(key);
    return () => {
      listening.leave();
      setState(INITIAL_STATE);
    };
  }, [id, key, api]);

  const loading = useRef(false);
  const loadMore = useCallback(async () => {
    const [first] = now.current.lines;
    if (!first || loading.current) return;
    loading.current = true;
    const page = await api.log(first.moment);
    loading.current = false;
    if (page.ok) setState((was) => prependOlderLines(was, page.value));
  }, [api]);

  const { connection, refused, seen, moment, more, lines } = state;
  return { id, connection, refused, seen, moment, lines, more, api, loadMore };
}

interface StreamListener {
  change(by: (was: LiveState) => LiveState): void;
  since(): number;
}

/** The stream of one seat, reopened whenever it closes unexpectedly. */
class TableStream {
  readonly #id: string;
  readonly #api: TableApi;
  readonly #to: StreamListener;
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #line: Promise<void> = Promise.resolve();
  readonly #pictures: PictureCache;

  constructor(id: string, api: TableApi, to: StreamListener) {
    this.#id = id;
    this.#api = api;
    this.#to = to;
    this.#pictures = new PictureCache(api);
    window.addEventListener('offline', this.#offline);
    window.addEventListener('online', this.#online);
  }

  async sit(key?: string): Promise<void> {
    const session = key === undefined ? undefined : await this.#api.session(key);
    if (this.#left) return;
    if (session && !session.ok) this.#denied(session, key);
    else this.#listen(key);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    window.removeEventListener('offline', this.#offline);
    window.removeEventListener('online', this.#online);
  }

  readonly #offline = (): void => this.#to.change((was) => ({ ...was, connection: 'lost' }));
  readonly #online = (): void => this.#listen(undefined);

  #denied(denied: FailedReply, key: string | undefined): void {
    const passing = isTransient(denied);
    this.#to.change((was) => ({ ...was, connection: passing ? 'lost' : 'refused', refused: denied }));
    if (passing) this.#timer = setTimeout(() => void this.sit(key), RETRY_MS);
  }

  #listen(key: string | undefined): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    const since = this.#to.since();
    const source = new EventSource(
      addSeatToUrl(`/api/tables/${this.#id}/stream${since > 0 ? `?since=${since}` : ''}`),
    );
    this.#source = source;
    source.addEventListener('told', ({ data }: MessageEvent<string>) => {
      // in sequence: later messages wait while a picture is fetched
      this.#line = this.#line.then(() => this.#told(JSON.parse(data), key));
    });
    source.addEventListener('open', () => this.#to.change((was) => ({ ...was, connection: 'open' })));
    source.addEventListener('error', () => {
      this.#to.change((was) => ({ ...was, connection: 'lost' }));
      if (source.readyState === EventSource.CLOSED) void this.#askWhy();
    });
  }

  /** A stream does not report why it was closed. */
  async #askWhy(): Promise<void> {
    const reply = await this.#api.see();
    if (this.#left) return;
    if (reply.ok) this.#timer = setTimeout(() => this.#listen(undefined), RETRY_MS);
    else this.#denied(reply, undefined);
  }

  async #told(streamMessage: StreamMessage, key: string | undefined): Promise<void> {
    const seatView = await this.#pictures.putInto(streamMessage.seen);
    await waitForRelease();
    if (this.#left) return;
    // the key has opened the seat: it is now in the cookie, so remove it from the address
    if (key !== undefined && location.hash.slice(1) === key)
      history.replaceState(history.state, '', location.pathname + location.search);
    const { table, you } = streamMessage.seen;
    rememberTable({
      table: this.#id,
      title: table.title,
      system: table.system,
      role: you.role,
      at: Date.now(),
    });
    this.#to.change((was) => applyMessage(was, { ...streamMessage, seen: seatView }));
  }
}

/** Unchanged seats stay the same objects, so that they are not drawn again. */
function applyMessage(was: LiveState, { moment, lines, seen, fresh, more }: StreamMessage): LiveState {
  const last = was.lines.at(-1)?.moment ?? -1;
  // lines sent again that begin within the known ones leave no gap
  const gap = fresh === true && (lines[0]?.moment ?? 0) > last;
  const known = gap ? [] : was.lines;
  const news = gap ? lines : lines.filter((line) => line.moment > last);
  return {
    connection: 'open',
    seen: was.seen && areSeatsEqual(was.seen.seats, seen.seats) ? { ...seen, seats: was.seen.seats } : seen,
    moment,
    lines: news.length === 0 ? known : [...known, ...news],
    more: gap ? (more ?? false) : was.more,
  };
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
