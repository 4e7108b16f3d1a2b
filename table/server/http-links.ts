import type { FastifyRequest } from 'fastify';

/** The key stands behind the `#`: a browser never sends that part, so no log on the way holds it. */
const linkTo = (origin: string, table: string, key: string): string => `${origin}/t/${table}#${key}`;

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** A link for whoever asks, at the address they used. */
export const ownLink = (request: FastifyRequest, table: string, key: string): string =>
  linkTo(originOf(request), table, key);

/** A link for another device: an address that only this computer knows becomes the one of the network. */
export function linkForOthers(
  request: FastifyRequest,
  lan: string | undefined,
  [table, key]: readonly [string, string],
): string {
  const isOnlyHere = /^(localhost|127\.|\[?::1)/i.test(request.host);
  return linkTo(isOnlyHere && lan !== undefined ? lan : originOf(request), table, key);
}
