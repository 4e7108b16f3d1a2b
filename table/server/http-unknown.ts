import type { FastifyInstance } from 'fastify';
import { noOf, sendNo } from './http-refusals.ts';

interface Address {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** An address nobody has answers 404; one that has other methods answers 405 and names them. Call before any route. */
export function answerUnknown(app: FastifyInstance): void {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', ({ url, method }) => {
    const address = addresses.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    addresses.set(url, address);
    for (const one of [method].flat()) address.methods.add(one);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...addresses.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((address) => [...address.methods]);
    if (methods.length === 0 || methods.includes(request.method))
      return sendNo(request, reply, noOf('no-such-page'));
    reply.header('allow', [...new Set(methods)].join(', '));
    return sendNo(request, reply, noOf('method-not-allowed', { method: request.method }));
  });
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^$(){}|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}/?$`,
  );
