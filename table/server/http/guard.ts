import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { tableId } from '@arbitro/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply, SeatSession, ServiceResult, TableService } from '../live/table-service.ts';
import { readBearerKey, readKey } from './cookies.ts';
import { buildErrorReply, sendErrorReply } from './error-replies.ts';
import type { Limiter } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The seat of the request, once its key has been checked. */
    session: SeatSession | null;
  }
}

export function sessionOf({ session }: FastifyRequest): SeatSession {
  if (!session) throw new Error('nobody has sat down: the route has no guard');
  return session;
}
/** Returns the name of the seat or shelf that sends a request, for limits. */
export function senderOf({ session, shelf }: FastifyRequest): string {
  if (shelf) return `shelf ${shelf.shelf}`;
  if (session) return `${session.table}/${session.seat}`;
  throw new Error('no key was presented: the route has no guard');
}

export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
export interface Guard {
  /** Rejects requests without the key of a seat at this table. */
  readonly needsSeat: Hook;
  sit(request: FastifyRequest, key: string): Promise<ServiceResult<SeatSession>>;
}

const MAX_KNOWN_KEYS = 10_000;

/** Opens what a key opens, `name` with the key, unless too many wrong keys came from its address. */
export type CheckKey = <T>(
  request: FastifyRequest,
  name: string,
  open: () => Promise<ServiceResult<T>>,
) => Promise<ServiceResult<T>>;

/** Slows down guessing. */
export function createKeyCheck(wrongKeys: Limiter): CheckKey {
  // keys that opened something before: they are accepted even while another client guesses from the same address
  const known = new Set<string>();
  return async (request, name, open) => {
    const digest = hash('sha256', name, 'base64');
    const seconds = known.has(digest) ? undefined : await wrongKeys.check(request);
    if (seconds !== undefined) return refuseLater(seconds);
    const answer = await open();
    if (answer.ok) rememberKey(known, digest);
    else known.delete(digest);
    if (!answer.ok && KEY_GUESSES.has(answer.refusal.code)) await wrongKeys.spend(request);
    return answer;
  };
}

const KEY_GUESSES: ReadonlySet<string> = new Set(['wrong-key', 'wrong-shelf-key', 'not-shared']);

/** Checks the keys of seats. */
export function createGuard(tableService: TableService, checkKey: CheckKey): Guard {
  const sit: Guard['sit'] = async (request, key) => {
    const { table = '' } = request.params as { readonly table?: string };
    if (!tableId.safeParse(table).success) return buildErrorReply('wrong-key');
    const answer = await checkKey(request, `${table} ${key}`, () => tableService.sit(table, key));
    return answer.ok ? { ok: true, value: { ...answer.value, from: request.ip } } : answer;
  };

  const needsSeat: Hook = async (request, reply) => {
    const key = readKey(request);
    if (key === undefined) return sendErrorReply(request, reply, buildErrorReply('no-key'));
    const answer = await sit(request, key);
    if (!answer.ok) return sendErrorReply(request, reply, answer);
    request.session = answer.value;
    return undefined;
  };
  return { needsSeat, sit };
}

function rememberKey(known: Set<string>, digest: string): void {
  if (known.has(digest)) return;
  const [oldest] = known;
  if (known.size >= MAX_KNOWN_KEYS && oldest !== undefined) known.delete(oldest);
  known.add(digest);
}

/** Milliseconds that a request over a limit waits for its refusal, at least; at most twice as many. */
const PAUSE_MS = 200;

/**
 * If refused at once, a client that retries without pause would keep the server busy with refusals. The pauses differ:
 * many refusals at the same moment would delay others.
 */
async function refuseLater(seconds: number): Promise<ErrorReply> {
  await wait(PAUSE_MS * (1 + Math.random()));
  return buildErrorReply('too-fast', { seconds });
}

/** Rejects requests over the limit. */
export const limitRate =
  (limiter: Limiter): Hook =>
  async (request, reply) => {
    const seconds = await limiter.spend(request);
    return seconds === undefined ? undefined : sendErrorReply(request, reply, await refuseLater(seconds));
  };

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Pages of other origins may change nothing; a request with a bearer key does not come from a page. */
export const refuseOtherOrigins: Hook = async (request, reply) => {
  if (SAFE_METHODS.has(request.method) || isSameOrigin(request)) return undefined;
  if (readBearerKey(request.headers.authorization) !== undefined) return undefined;
  return sendErrorReply(request, reply, buildErrorReply('not-allowed'));
};

/** `Sec-Fetch-Site` is set by the browser itself; without it, the origin must be this host. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}
