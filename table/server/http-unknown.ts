import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noOf, sendNo } from './http-refusals.ts';

interface Address {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Shows people that there is nothing here. */
export type NothingHere = (reply: FastifyReply) => FastifyReply;

/**
 * An address nobody has answers 404, to a browser with a page; one that has other methods answers 405 and names them.
 * Call before any route. A concealed route answers as if it were not there, whatever the method.
 */
export function answerUnknown(app: FastifyInstance, nothingHere?: NothingHere): void {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isConcealed) return;
    const address = addresses.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    addresses.set(url, address);
    for (const one of [method].flat()) address.methods.add(one);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...addresses.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((address) => [...address.methods]);
    if (methods.length === 0 && nothingHere && isVisit(request, path)) return nothingHere(reply.code(404));
    if (methods.length === 0 || methods.includes(request.method))
      return sendNo(request, reply, noOf('no-such-page'));
    reply.header('allow', [...new Set(methods)].join(', '));
    return sendNo(request, reply, noOf('method-not-allowed', { method: request.method }));
  });
}

/** Somebody who opens an address in a browser; programs, scripts and pictures do not ask for a page. */
const isVisit = ({ method, headers: { accept = '' } }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && accept.includes('text/html') && !NO_PAGES.test(path);

const NO_PAGES = /^\/(api|assets|docs|systems)(\/|$)/;

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^$(){}|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}/?$`,
  );

declare module 'fastify' {
  interface FastifyContextConfig {
    isConcealed?: boolean;
  }
}
