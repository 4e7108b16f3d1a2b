import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const COOKIE = 'arbitro';
const YEAR = 365 * 24 * 60 * 60;

const cookiePathOf = (table: string): string => `/api/tables/${table}`;

/** Cookies are parsed only where a key is needed, not on every request. */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie, { hook: false });
}

/** If one browser has several seats at a table, `?as=s2` selects the seat. */
const readSeatQuery = ({ query }: FastifyRequest): string | undefined => {
  const { as } = query as { readonly as?: unknown };
  return typeof as === 'string' && /^[a-z0-9]{1,24}$/.test(as) ? as : undefined;
};
const cookieNameOf = (seat: string | undefined): string =>
  seat === undefined ? COOKIE : `${COOKIE}-${seat}`;

/** Returns the key in a request: the bearer token, otherwise the cookie. */
export function readKey(request: FastifyRequest): string | undefined {
  const { headers, server } = request;
  const bearer = readBearerKey(headers.authorization);
  if (bearer !== undefined) return bearer;
  return headers.cookie === undefined
    ? undefined
    : server.parseCookie(headers.cookie)[cookieNameOf(readSeatQuery(request))];
}

export const readBearerKey = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

/** Stores the key in a cookie that no script can read; it is sent back to this table only, and by our own pages only. */
export function setKeyCookie(request: FastifyRequest, reply: FastifyReply, table: string, key: string): void {
  const [seat] = key.split('.');
  for (const name of [cookieNameOf(undefined), cookieNameOf(seat)])
    reply.setCookie(name, key, { ...cookieAttributesOf(request, cookiePathOf(table)), maxAge: YEAR });
}

const SHELF_PATH = '/api/shelf';

/** The same for the key of a shelf. */
export function setShelfCookie(request: FastifyRequest, reply: FastifyReply, key: string): void {
  reply.setCookie(COOKIE, key, { ...cookieAttributesOf(request, SHELF_PATH), maxAge: YEAR });
}

export function clearShelfCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieAttributesOf(request, SHELF_PATH));
}

export function clearKeyCookie(request: FastifyRequest, reply: FastifyReply, table: string): void {
  const seat = readSeatQuery(request);
  const attributes = cookieAttributesOf(request, cookiePathOf(table));
  if (seat !== undefined) reply.clearCookie(cookieNameOf(seat), attributes);
  reply.clearCookie(COOKIE, attributes);
}

const cookieAttributesOf = (request: FastifyRequest, path: string) => ({
  path,
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https',
});
