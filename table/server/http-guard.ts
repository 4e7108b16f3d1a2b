import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { tableId } from '@arbitro/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerIn, keyIn } from './cookies.ts';
import type { Answer, Hall, Sitting } from './hall.ts';
import { noOf, sendNo } from './http-refusals.ts';
import type { Limiter } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The seat of the request, once its key has been checked. */
    sitting: Sitting | null;
  }
}

export function sittingOf({ sitting }: FastifyRequest): Sitting {
  if (!sitting) throw new Error('nobody has sat down: the route has no guard');
  return sitting;
}
export const seatOf = (request: FastifyRequest): string => {
  const { table, seat } = sittingOf(request);
  return `${table}/${seat}`;
};

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
export interface Guard {
  /** Rejects requests without the key of a seat at this table. */
  readonly needsSeat: Hook;
  sit(request: FastifyRequest, key: string): Promise<Answer<Sitting>>;
}

const MOST_KNOWN = 10_000;

/** Checks keys, and slows down guessing. */
export function guardOf(hall: Hall, wrongKeys: Limiter): Guard {
  // keys that opened a seat before: they are accepted even while another client guesses from the same address
  const known = new Set<string>();

  const sit: Guard['sit'] = async (request, key) => {
    const { table = '' } = request.params as { readonly table?: string };
    if (!tableId.safeParse(table).success) return noOf('wrong-key');
    const digest = hash('sha256', `${table} ${key}`, 'base64');
    const seconds = known.has(digest) ? undefined : await wrongKeys.look(request);
    if (seconds !== undefined) return noOf('too-fast', { seconds });
    const answer = await hall.sit(table, key);
    if (answer.ok) remember(known, digest);
    else known.delete(digest);
    if (!answer.ok && isGuess(answer.refusal.code)) await wrongKeys.spend(request);
    return answer;
  };

  const needsSeat: Hook = async (request, reply) => {
    const key = keyIn(request);
    if (key === undefined) return sendNo(request, reply, noOf('no-key'));
    const answer = await sit(request, key);
    if (!answer.ok) return sendNo(request, reply, answer);
    request.sitting = answer.value;
    return undefined;
  };
  return { needsSeat, sit };
}

const isGuess = (code: string): boolean => code === 'wrong-key';

function remember(known: Set<string>, digest: string): void {
  if (known.has(digest)) return;
  const [oldest] = known;
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.add(digest);
}

/** Milliseconds that a request over a limit waits for its refusal. */
const PAUSE_MS = 200;

/** Rejects requests over the limit. */
export const slowedBy =
  (limiter: Limiter): Hook =>
  async (request, reply) => {
    const seconds = await limiter.spend(request);
    if (seconds === undefined) return undefined;
    // if refused at once, a client that retries without pause would keep the server busy with refusals
    await wait(PAUSE_MS);
    return sendNo(request, reply, noOf('too-fast', { seconds }));
  };

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Pages of other origins may change nothing; a request with a bearer key does not come from a page. */
export const refuseOtherOrigins: Hook = async (request, reply) => {
  if (CHANGES_NOTHING.has(request.method) || isOurs(request)) return undefined;
  if (bearerIn(request.headers.authorization) !== undefined) return undefined;
  return sendNo(request, reply, noOf('not-allowed'));
};

/** `Sec-Fetch-Site` is set by the browser itself; without it, the origin must be this host. */
function isOurs({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}
