import type { FastifyRequest } from 'fastify';

/** The key comes after the `#`: browsers never send that part, so no log on the way contains it. */
const buildSeatLink = (origin: string, table: string, key: string): string => `${origin}/t/${table}#${key}`;

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Returns a link for the client, at the address it used. */
export const buildOwnLink = (request: FastifyRequest, table: string, key: string): string =>
  buildSeatLink(originOf(request), table, key);

/** Returns the link of a shelf, or of one thing on it, for other devices. */
export const shelfLinkForOthers = (request: FastifyRequest, lan: string | undefined, key: string): string =>
  `${originForOthers(request, lan)}/shelf#${key}`;

/** Returns a link for another device. */
export const linkForOthers = (
  request: FastifyRequest,
  lan: string | undefined,
  [table, key]: readonly [string, string],
): string => buildSeatLink(originForOthers(request, lan), table, key);

/** An address known only to this computer is replaced by its network address. */
function originForOthers(request: FastifyRequest, lan: string | undefined): string {
  const isOnlyHere = /^(localhost|127\.|\[?::1)/i.test(request.host);
  return isOnlyHere && lan !== undefined ? lan : originOf(request);
}
