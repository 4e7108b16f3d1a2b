import type { FastifyRequest } from 'fastify';
import type { ShelfService, ShelfSession } from '../shelf/shelf-service.ts';
import { readKey } from './cookies.ts';
import { buildErrorReply, sendErrorReply } from './error-replies.ts';
import type { CheckKey, Hook } from './guard.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The shelf of the request, once its key has been checked. */
    shelf: ShelfSession | null;
  }
}

export function shelfOf({ shelf }: FastifyRequest): ShelfSession {
  if (!shelf) throw new Error('no shelf is open: the route has no guard');
  return shelf;
}

export interface ShelfGuard {
  /** Rejects requests without the key of a shelf. */
  readonly needsShelf: Hook;
  open(request: FastifyRequest, key: string): ReturnType<ShelfService['open']>;
}

/** Checks the keys of shelves. */
export function createShelfGuard(shelves: ShelfService, checkKey: CheckKey): ShelfGuard {
  const open: ShelfGuard['open'] = async (request, key) => {
    const answer = await checkKey(request, `shelf ${key}`, () => shelves.open(key));
    return answer.ok ? { ok: true, value: { ...answer.value, from: request.ip } } : answer;
  };
  const needsShelf: Hook = async (request, reply) => {
    const key = readKey(request);
    if (key === undefined) return sendErrorReply(request, reply, buildErrorReply('no-shelf-key'));
    const answer = await open(request, key);
    if (!answer.ok) return sendErrorReply(request, reply, answer);
    request.shelf = answer.value;
    return undefined;
  };
  return { needsShelf, open };
}
