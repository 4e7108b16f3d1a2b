import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from './addresses.ts';
import { readBearerKey } from './cookies.ts';

/** Who may read `/metrics`: its counters would reveal to players what a game master does in secret. */
export interface MetricsAccess {
  /** All clients may read it. */
  readonly isOpen: boolean;
  /** Clients with this token may read it. */
  readonly token: string | undefined;
}

/** Whether the request may read the metrics: from this computer, with the token, or any request if so configured. */
export const mayReadMetrics = (request: FastifyRequest, { isOpen, token }: MetricsAccess): boolean =>
  isOpen || isLocal(request) || (token !== undefined && hasToken(request, token));

/** Headers that a proxy adds to a forwarded request. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a program on this computer asks directly. Through a proxy on this computer all requests come from here, so
 * the request must also have no header that a proxy adds, and ask for a local host name.
 */
function isLocal({ ip, socket, headers }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(ip) &&
    PROXY_HEADERS.every((name) => headers[name] === undefined) &&
    LOCAL_HOST.test(headers.host ?? '')
  );
}

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that the time does not depend on the token sent. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const text = readBearerKey(headers.authorization);
  return text !== undefined && timingSafeEqual(hashText(text), hashText(token));
}
