import type { Fields, Json, Language, Offer } from '@arbitro/kernel';
import type {
  KeptReply,
  LogLine,
  RefusalReply,
  SignalRequest,
  StreamMessage,
  VisibleChapter,
} from '@arbitro/protocol';
import type { ActionOdds } from './action-odds.ts';
import { waitForRelease } from './pointer-hold.ts';

const SEAT_KEY_PREFIX = 'arbitro.seat.';

/** Remembers the seat of this tab: another tab of the same browser may have another seat at the same table. */
export function storeSeat(table: string, seat: string): void {
  try {
    sessionStorage.setItem(SEAT_KEY_PREFIX + table, seat);
  } catch {
    // without it the tab has the seat that was taken last
  }
}

/** Returns the address with this tab's seat in it. */
export function addSeatToUrl(address: string): string {
  const [, table] = /^\/api\/tables\/([a-z0-9]+)/.exec(address) ?? [];
  const seat = table === undefined ? undefined : readSeat(table);
  if (seat === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}as=${seat}`;
}

/** Returns the address of a stored picture; the browser fetches it once. */
export const imageUrl = (table: string, id: string): string =>
  addSeatToUrl(`/api/tables/${table}/images/${id}`);

function readSeat(table: string): string | undefined {
  try {
    return sessionStorage.getItem(SEAT_KEY_PREFIX + table) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An error reply of the server, or no reply at all (`offline`). */
export interface FailedReply {
  readonly ok: false;
  readonly code: string;
  readonly status: number;
  readonly says: string;
  readonly faults: readonly { readonly at: string; readonly says: string }[];
}
/** Whether a retry may succeed: there was no reply, or the server was too busy. */
export const isTransient = ({ code, status }: FailedReply): boolean =>
  code === 'offline' || status >= 500 || status === 429;

/** The pause before a retry. */
export const RETRY_MS = 1_500;

export type Reply<T> = { readonly ok: true; readonly value: T } | FailedReply;

export interface CreatedTable {
  readonly table: string;
  readonly seat: string;
  readonly key: string;
  readonly link: string;
  /** The seat of the heroes, where Arbitro plays their foes. */
  readonly player?: { readonly seat: string; readonly key: string; readonly link: string };
}

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly key?: string | undefined;
  readonly language?: Language;
  readonly signal?: AbortSignal | undefined;
}

/** The server did not reply. */
export const OFFLINE: FailedReply = { ok: false, code: 'offline', status: 0, says: '', faults: [] };

/** Sends a request to the server; never throws, every result is a value. */
export async function sendRequest<T>(
  path: string,
  { method, body, key, language, signal }: RequestOptions = {},
): Promise<Reply<T>> {
  try {
    const answer = await fetch(addSeatToUrl(`/api${path}`), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        'accept-language': language ?? document.documentElement.lang,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await answer.text();
    await waitForRelease();
    const value = text === '' ? null : JSON.parse(text);
    return answer.ok ? { ok: true, value } : createFailedReply(answer.status, value);
  } catch {
    return OFFLINE;
  }
}

/** Builds the `FailedReply` value of an error reply. */
export function createFailedReply(
  status: number,
  refused: (RefusalReply & { faults?: FailedReply['faults'] }) | null,
): FailedReply {
  const { refusal, says = '', faults = [] } = refused ?? {};
  return { ok: false, status, code: refusal?.code ?? 'unknown', says, faults };
}

/** An action that Arbitro would choose, and why. */
export interface Advice {
  readonly action: Offer['action'];
  readonly purpose: 'foes' | 'allies' | 'nothing-better';
  /** It is nearly as good as the first. */
  readonly isClose: boolean;
  readonly chances?: Readonly<Record<string, number>>;
}

/** All requests about one table. */
export const createTableApi = (table: string) => ({
  session: async (key: string) => {
    const session = await sendRequest<{ readonly seat: string }>(`/tables/${table}/session`, {
      body: { key },
    });
    if (session.ok) storeSeat(table, session.value.seat);
    return session;
  },
  see: () => sendRequest<StreamMessage>(`/tables/${table}`),
  log: (before: number, limit = 100) =>
    sendRequest<{ readonly lines: readonly LogLine[]; readonly more: boolean }>(
      `/tables/${table}/log?before=${before}&limit=${limit}`,
    ),
  /** The available actions; of one actor, if it is named. */
  offers: (of?: string) =>
    sendRequest<readonly Offer[]>(
      `/tables/${table}/offers${of === undefined ? '' : `?of=${encodeURIComponent(of)}`}`,
    ),
  picture: (name: string) => sendRequest<{ readonly picture: string }>(`/tables/${table}/pictures/${name}`),
  odds: (body: Fields, signal?: AbortSignal) =>
    sendRequest<ActionOdds>(`/tables/${table}/odds`, { body, signal }),
  /** The best actions of a creature now, the best first. */
  advice: (who: string, signal?: AbortSignal) =>
    sendRequest<readonly Advice[]>(`/tables/${table}/advice`, { body: { who }, signal }),
  /** The link of the user's own seat, for another device. */
  link: () => sendRequest<{ readonly seat: string; readonly link: string }>(`/tables/${table}/link`),
  /** Shows others for a moment where this seat points; a sign that is lost is not repeated. */
  signal: (body: SignalRequest) => sendRequest(`/tables/${table}/signal`, { body }),
  /** The evenings of the campaign, as this seat may read them. */
  journal: () => sendRequest<{ readonly chapters: readonly VisibleChapter[] }>(`/tables/${table}/journal`),
  /** Begins the next evening of the campaign. */
  next: (body: Readonly<Record<string, unknown>>) => sendCommand<CreatedTable>(`/tables/${table}/next`, body),
  fork: (body: Json) => sendRequest<CreatedTable>(`/tables/${table}/fork`, { body }),
  command: (name: string, body: Readonly<Record<string, unknown>>) =>
    sendCommand<KeptReply & { readonly link?: string }>(`/tables/${table}/${name}`, body),
});
export type TableApi = ReturnType<typeof createTableApi>;

/** About a minute in all: enough for a server to restart on a slow machine, or for a train to leave a tunnel. */
const RETRY_PAUSES_MS = [300, 1_000, 2_000, 3_000, 4_000, ...Array.from({ length: 10 }, () => 5_000)];

/** No reply, or the server does not know whether the command was stored. */
const UNCERTAIN_CODES: readonly string[] = ['offline', 'store-down'];

/** Sends a command with its own id: repeated after a lost connection, it is executed once. */
export const sendCommand = <T>(path: string, body: Readonly<Record<string, unknown>>): Promise<Reply<T>> =>
  sendWithRetry(path, { command: crypto.randomUUID(), ...body });

/** Resends a command with the same id until a reply says whether it was stored. */
async function sendWithRetry<T>(path: string, body: unknown): Promise<Reply<T>> {
  for (const pause of RETRY_PAUSES_MS) {
    const reply = await sendRequest<T>(path, { body });
    if (reply.ok || !UNCERTAIN_CODES.includes(reply.code)) return reply;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return sendRequest<T>(path, { body });
}
