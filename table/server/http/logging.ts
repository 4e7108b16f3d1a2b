import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import type { FailedWrite, ReportError } from '../live/watched-store.ts';
import type { Metrics } from './metrics.ts';

/** The log level and the destination; by default standard output. */
export interface LogSettings {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}

/** Returns the settings of Fastify's log, without anything a person sent: no query, no header, no body. */
export function loggerOptionsOf(log: LogSettings | undefined): FastifyServerOptions['logger'] {
  if (!log || log.level === 'silent') return false;
  return {
    level: log.level,
    ...(log.stream && { stream: log.stream }),
    redact: ['headers', 'body', 'key', 'cookie', 'authorization', '*.authorization', '*.cookie', '*.key'],
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  };
}

/** Writes problems of the service to the server's log; the service is opened first, so early problems wait. */
export class ErrorLog {
  #log: FastifyBaseLogger | undefined;
  readonly #earlyErrors: (readonly [unknown, FailedWrite | undefined])[] = [];

  readonly report: ReportError = (error, failed) => {
    if (!this.#log) this.#earlyErrors.push([error, failed]);
    else if (failed) this.#log.error({ err: error, ...failed }, 'a write failed');
    else this.#log.error({ err: error }, 'something went wrong apart from a request');
  };

  writeTo(log: FastifyBaseLogger): void {
    this.#log = log;
    for (const [error, failed] of this.#earlyErrors.splice(0)) this.report(error, failed);
  }
}

const routeOf = (request: FastifyRequest): string => request.routeOptions?.url ?? 'unknown';

/** Logs and counts each request. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    // a stream that its listener leaves never ends properly
    if (isStream(request)) reply.raw.once('close', () => logRequest(request, reply, metrics));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!isStream(request)) logRequest(request, reply, metrics);
    done();
  });
}

const isStream = (request: FastifyRequest): boolean => request.routeOptions.config.isStream === true;

function logRequest(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const { method } = request;
  const route = routeOf(request);
  const status = reply.statusCode;
  const ms = reply.elapsedTime;
  metrics.countRequest({
    method: knownMethodOf(method),
    route,
    status,
    seconds: ms / 1000,
    isStream: isStream(request),
  });
  request.log.info(
    { method, route, status, ms: Math.round(ms * 100) / 100, address: request.ip },
    'answered',
  );
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
// an invented method must not become a label: labels are kept forever
const knownMethodOf = (method: string): string => (METHODS.has(method) ? method : 'other');

declare module 'fastify' {
  interface FastifyContextConfig {
    isStream?: boolean;
  }
}
