import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildErrorReply, sendErrorReply } from './error-replies.ts';

interface RoutePattern {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Sends the not-found page. */
export type SendNotFoundPage = (reply: FastifyReply) => FastifyReply;

/**
 * Answers 404 for unknown URLs, to a browser with a page; for URLs with other methods answers 405 and lists them. Call
 * before any route. A concealed route answers as if it did not exist, whatever the method.
 */
export function handleUnknownRoutes(app: FastifyInstance, nothingHere?: SendNotFoundPage): void {
  const addresses = new Map<string, RoutePattern>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isConcealed) return;
    const address = addresses.get(url) ?? { pattern: routePatternOf(url), methods: new Set() };
    addresses.set(url, address);
    for (const item of [method].flat()) address.methods.add(item);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...addresses.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((address) => [...address.methods]);
    if (methods.length === 0 && nothingHere && isPageVisit(request, path))
      return nothingHere(reply.code(404));
    if (methods.length === 0 || methods.includes(request.method))
      return sendErrorReply(request, reply, buildErrorReply('no-such-page'));
    reply.header('allow', [...new Set(methods)].join(', '));
    return sendErrorReply(request, reply, buildErrorReply('method-not-allowed', { method: request.method }));
  });
}

/** Whether a person opens the URL in a browser; programs, scripts and images do not accept a page. */
const isPageVisit = ({ method, headers: { accept = '' } }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && accept.includes('text/html') && !NOT_PAGES.test(path);

const NOT_PAGES = /^\/(api|assets|docs|systems)(\/|$)/;

const routePatternOf = (url: string): RegExp =>
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
