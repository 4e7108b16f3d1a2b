import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const COOKIE = 'arbitro';
const YEAR = 365 * 24 * 60 * 60;

const pathOf = (table: string): string => `/api/tables/${table}`;

/** Cookies are parsed only where a key is needed, not on every request. */
export async function openCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie, { hook: false });
}

/** If one browser has several seats at a table, `?as=s2` selects the seat. */
const seatNamed = ({ query }: FastifyRequest): string | undefined => {
  const { as } = query as { readonly as?: unknown };
  return typeof as === 'string' && /^[a-z0-9]{1,24}$/.test(as) ? as : undefined;
};
const cookieOf = (seat: string | undefined): string => (seat === undefined ? COOKIE : `${COOKIE}-${seat}`);

/** Returns the key in a request: the bearer token, otherwise the cookie. */
export function keyIn(request: FastifyRequest): string | undefined {
  const { headers, server } = request;
  const bearer = bearerIn(headers.authorization);
  if (bearer !== undefined) return bearer;
  return headers.cookie === undefined
    ? undefined
    : server.parseCookie(headers.cookie)[cookieOf(seatNamed(request))];
}

export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

/**
 * Stores the key in a cookie that no script can read; it is sent back to this table only, and by our own pages only.
 */
export function keepKey(request: FastifyRequest, reply: FastifyReply, table: string, key: string): void {
  const [seat] = key.split('.');
  for (const name of [cookieOf(undefined), cookieOf(seat)])
    reply.setCookie(name, key, { ...attributes(request, table), maxAge: YEAR });
}

export function forgetKey(request: FastifyRequest, reply: FastifyReply, table: string): void {
  const seat = seatNamed(request);
  if (seat !== undefined) reply.clearCookie(cookieOf(seat), attributes(request, table));
  reply.clearCookie(COOKIE, attributes(request, table));
}

const attributes = (request: FastifyRequest, table: string) => ({
  path: pathOf(table),
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https',
});
