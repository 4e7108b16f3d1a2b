import type { Json, Language, Offer } from '@arbitro/kernel';
import type { KeptReply, Line, Refused, Told } from '@arbitro/protocol';
import type { Chances } from './chances.ts';

/** A no from the server, or no answer at all (`offline`). */
export interface Denied {
  readonly ok: false;
  readonly code: string;
  readonly status: number;
  readonly says: string;
  readonly faults: readonly { readonly at: string; readonly says: string }[];
}
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

/** Asks the server; whatever comes of it is a value. */
export async function ask<T>(
  path: string,
  { method, body, key, language, signal }: Asking = {},
): Promise<Reply<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
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
    const value = text === '' ? null : JSON.parse(text);
    return answer.ok ? { ok: true, value } : deniedBy(answer.status, value);
  } catch {
    return { ok: false, code: 'offline', status: 0, says: '', faults: [] };
  }
}

function deniedBy(status: number, refused: (Refused & { faults?: Denied['faults'] }) | null): Denied {
  const { refusal, says = '', faults = [] } = refused ?? {};
  return { ok: false, status, code: refusal?.code ?? 'unknown', says, faults };
}

/** Everything that can be asked of one table. */
export const tableApi = (table: string) => ({
  session: (key: string) => ask<Json>(`/tables/${table}/session`, { body: { key } }),
  see: () => ask<Told>(`/tables/${table}`),
  log: (before: number, limit = 100) =>
    ask<{ readonly lines: readonly Line[]; readonly more: boolean }>(
      `/tables/${table}/log?before=${before}&limit=${limit}`,
    ),
  offers: () => ask<readonly Offer[]>(`/tables/${table}/offers`),
  odds: (body: { readonly [key: string]: Json }, signal?: AbortSignal) =>
    ask<Chances>(`/tables/${table}/odds`, { body, signal }),
  /** Stands up: this browser forgets the key. */
  leave: () => ask<Json>(`/tables/${table}/session`, { method: 'DELETE' }),
  fork: (body: Json) => ask<Made>(`/tables/${table}/fork`, { body }),
  /** A command, under an id of its own: tried again after a lost connection it is done once. */
  command: (name: string, body: Readonly<Record<string, unknown>>) =>
    keptAfterAll<KeptReply & { readonly link?: string }>(`/tables/${table}/${name}`, {
      command: crypto.randomUUID(),
      ...body,
    }),
});
export type TableApi = ReturnType<typeof tableApi>;

const PAUSES_MS = [300, 1_000, 3_000];

/** Sent again with the same id while nobody answers. */
async function keptAfterAll<T>(path: string, body: unknown): Promise<Reply<T>> {
  for (const pause of PAUSES_MS) {
    const reply = await ask<T>(path, { body });
    if (reply.ok || reply.code !== 'offline') return reply;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask<T>(path, { body });
}
