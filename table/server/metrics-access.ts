import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from './addresses.ts';
import { bearerIn } from './cookies.ts';

/** Who may read `/metrics`: its counters tell players what a game master does in secret. */
export interface MetricsAccess {
  /** Everybody may. */
  readonly isOpen: boolean;
  /** Whoever shows this token may. */
  readonly token: string | undefined;
}

/** This computer, whoever shows the token, or everybody where that was chosen. */
export const mayReadMetrics = (request: FastifyRequest, { isOpen, token }: MetricsAccess): boolean =>
  isOpen || isLocal(request) || (token !== undefined && showsToken(request, token));

/** What a proxy adds to a request of somebody else. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * A program on this computer that asks directly. Through a proxy on this computer everybody comes from here, so a
 * request must also carry nothing a proxy adds, and ask for a local name.
 */
function isLocal({ ip, socket, headers }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(ip) &&
    FORWARDED.every((name) => headers[name] === undefined) &&
    LOCAL_HOST.test(headers.host ?? '')
  );
}

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests: they take the same time whatever was shown. */
function showsToken({ headers }: FastifyRequest, token: string): boolean {
  const shown = bearerIn(headers.authorization);
  return shown !== undefined && timingSafeEqual(hashText(shown), hashText(token));
}
