import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const COOKIE = 'arbitro';
const YEAR = 365 * 24 * 60 * 60;

const pathOf = (table: string): string => `/api/tables/${table}`;

/** Cookies are read where a key is looked for, not on every request. */
export async function openCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie, { hook: false });
}

/** The key in a request: the bearer's, otherwise the cookie's. */
export function keyIn({ headers, server }: FastifyRequest): string | undefined {
  const bearer = bearerIn(headers.authorization);
  if (bearer !== undefined) return bearer;
  return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[COOKIE];
}

export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

/** Keeps the key where no script can read it; sent back to this table only, and by our own pages only. */
export function keepKey(request: FastifyRequest, reply: FastifyReply, table: string, key: string): void {
  reply.setCookie(COOKIE, key, { ...attributes(request, table), maxAge: YEAR });
}

export function forgetKey(request: FastifyRequest, reply: FastifyReply, table: string): void {
  reply.clearCookie(COOKIE, attributes(request, table));
}

const attributes = (request: FastifyRequest, table: string) => ({
  path: pathOf(table),
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https',
});
