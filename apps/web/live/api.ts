import type { Fields, Json, Language, Offer } from '@arbitro/kernel';
import type { KeptReply, Line, Refused, Told } from '@arbitro/protocol';
import type { Chances } from './chances.ts';
import { released } from './pressing.ts';

const SEAT = 'arbitro.seat.';

/** Remembers the seat of this tab: another tab of the same browser may have another seat at the same table. */
function seatHere(table: string, seat: string): void {
  try {
    sessionStorage.setItem(SEAT + table, seat);
  } catch {
    // without it the tab has the seat that was taken last
  }
}

/** Returns the address with this tab's seat in it. */
export function asSeated(address: string): string {
  const [, table] = /^\/api\/tables\/([a-z0-9]+)/.exec(address) ?? [];
  const seat = table === undefined ? undefined : seatIn(table);
  if (seat === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}as=${seat}`;
}

function seatIn(table: string): string | undefined {
  try {
    return sessionStorage.getItem(SEAT + table) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An error reply of the server, or no reply at all (`offline`). */
export interface Denied {
  readonly ok: false;
  readonly code: string;
  readonly status: number;
  readonly says: string;
  readonly faults: readonly { readonly at: string; readonly says: string }[];
}
/** Whether a retry may succeed: there was no reply, or the server was too busy. */
export const isPassing = ({ code, status }: Denied): boolean =>
  code === 'offline' || status >= 500 || status === 429;

/** The pause before a retry. */
export const PAUSE_MS = 1_500;

export type Reply<T> = { readonly ok: true; readonly value: T } | Denied;

export interface Made {
  readonly table: string;
  readonly seat: string;
  readonly key: string;
  readonly link: string;
}

interface Asking {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly key?: string | undefined;
  readonly language?: Language;
  readonly signal?: AbortSignal | undefined;
}

/** The server did not reply. */
export const LOST: Denied = { ok: false, code: 'offline', status: 0, says: '', faults: [] };

/** Sends a request to the server; never throws, every result is a value. */
export async function ask<T>(
  path: string,
  { method, body, key, language, signal }: Asking = {},
): Promise<Reply<T>> {
  try {
    const answer = await fetch(asSeated(`/api${path}`), {
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
    await released();
    const value = text === '' ? null : JSON.parse(text);
    return answer.ok ? { ok: true, value } : deniedBy(answer.status, value);
  } catch {
    return LOST;
  }
}

/** Builds the `FailedReply` value of an error reply. */
export function deniedBy(status: number, refused: (Refused & { faults?: Denied['faults'] }) | null): Denied {
  const { refusal, says = '', faults = [] } = refused ?? {};
  return { ok: false, status, code: refusal?.code ?? 'unknown', says, faults };
}

/** All requests about one table. */
export const tableApi = (table: string) => ({
  session: async (key: string) => {
    const sat = await ask<{ readonly seat: string }>(`/tables/${table}/session`, { body: { key } });
    if (sat.ok) seatHere(table, sat.value.seat);
    return sat;
  },
  see: () => ask<Told>(`/tables/${table}`),
  log: (before: number, limit = 100) =>
    ask<{ readonly lines: readonly Line[]; readonly more: boolean }>(
      `/tables/${table}/log?before=${before}&limit=${limit}`,
    ),
  /** The available actions; of one actor, if it is named. */
  offers: (of?: string) =>
    ask<readonly Offer[]>(
      `/tables/${table}/offers${of === undefined ? '' : `?of=${encodeURIComponent(of)}`}`,
    ),
  picture: (name: string) => ask<{ readonly picture: string }>(`/tables/${table}/pictures/${name}`),
  odds: (body: Fields, signal?: AbortSignal) => ask<Chances>(`/tables/${table}/odds`, { body, signal }),
  /** The link of the user's own seat, for another device. */
  link: () => ask<{ readonly seat: string; readonly link: string }>(`/tables/${table}/link`),
  fork: (body: Json) => ask<Made>(`/tables/${table}/fork`, { body }),
  /** Sends a command with its own id: repeated after a lost connection, it is executed once. */
  command: (name: string, body: Readonly<Record<string, unknown>>) =>
    keptAfterAll<KeptReply & { readonly link?: string }>(`/tables/${table}/${name}`, {
      command: crypto.randomUUID(),
      ...body,
    }),
});
export type TableApi = ReturnType<typeof tableApi>;

/** About a minute in all: enough for a server to restart on a slow machine, or for a train to leave a tunnel. */
const PAUSES_MS = [300, 1_000, 2_000, 3_000, 4_000, ...Array.from({ length: 10 }, () => 5_000)];

/** No reply, or the server does not know whether the command was stored. */
const UNSURE: readonly string[] = ['offline', 'store-down'];

/** Resends a command with the same id until a reply says whether it was stored. */
async function keptAfterAll<T>(path: string, body: unknown): Promise<Reply<T>> {
  for (const pause of PAUSES_MS) {
    const reply = await ask<T>(path, { body });
    if (reply.ok || !UNSURE.includes(reply.code)) return reply;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask<T>(path, { body });
}
