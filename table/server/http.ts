import { systems as everySystem } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import type { Bundled } from '@arbitro/own/bundle';
import { LIMITS } from '@arbitro/protocol';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { testForProxy } from './addresses.ts';
import { type ConnectionLimits, Connections } from './connections.ts';
import { openCookies } from './cookies.ts';
import { countAllowedConnections } from './descriptors.ts';
import type { Hall } from './hall.ts';
import { readJsonOnly } from './http-body.ts';
import { commandRoutes } from './http-commands.ts';
import { answerError, answerErrors, answerNonsense } from './http-errors.ts';
import { readBySchema } from './http-faults.ts';
import { guardOf, refuseOtherOrigins, seatOf } from './http-guard.ts';
import { secureHeaders } from './http-headers.ts';
import { healthRoutes } from './http-health.ts';
import { homeRoutes } from './http-home.ts';
import { seatRoutes } from './http-seat.ts';
import { simulationRoutes } from './http-simulations.ts';
import { tableRoutes } from './http-tables.ts';
import { answerUnknown } from './http-unknown.ts';
import { isBuilt, sendPage, webIn, webRoutes } from './http-web.ts';
import { type LimitsGiven, limitsOf, openLimiters } from './limits.ts';
import { type Log, loggerOf, noteRequests } from './logging.ts';
import { Metrics } from './metrics.ts';
import type { MetricsAccess } from './metrics-access.ts';
import { describeRoutes } from './openapi.ts';
import { moduleRoutes } from './own-modules.ts';
import { Simulations } from './simulations.ts';
import { type StreamSettings, Streams } from './stream.ts';
import { systemRoutes } from './system-routes.ts';

export interface ServerParts extends Partial<Omit<StreamSettings, 'limits'>> {
  readonly hall: Hall;
  /** The games to list; by default those of the catalogue. */
  readonly systems?: readonly System[];
  /** By default nothing is logged. */
  readonly log?: Log;
  readonly limits?: LimitsGiven;
  /** Connection limits that differ from the defaults. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Who may read `/metrics`; by default programs on this computer. */
  readonly metrics?: MetricsAccess;
  /** The number of proxies before us, or their addresses: only then are forwarded headers trusted. */
  readonly trustProxy?: false | number | string[];
  /** The address of this server in the local network (`http://192.168.1.5:8080`), for links to other devices. */
  readonly lan?: string | undefined;
  /** The folder of the built web app; a plain page is served if it was not built. */
  readonly web?: string | undefined;
  /** Custom systems, as the web app loads them. */
  readonly own?: readonly Bundled[];
  /** A PostgreSQL database in which workers may wait for simulations. */
  readonly database?: string | undefined;
  /** The maximum milliseconds of a simulation. */
  readonly longest?: number;
}

const HEARTBEAT = 15_000;
const MOST_WAITING = 1024 * 1024;

/**
 * Builds the HTTP server of a service. Closing it ends the streams and waits for running requests; the service stays
 * open.
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { hall, systems = everySystem, lan, web: folder, own = [], database } = parts;
  const web = isBuilt(folder) ? webIn(folder, own) : undefined;
  const limits = limitsOf(parts.limits);
  const metrics = new Metrics();
  const { metrics: access = { isOpen: false, token: undefined } } = parts;
  const { heartbeat = HEARTBEAT, mostWaiting = MOST_WAITING } = parts;
  const streams = new Streams({ heartbeat, mostWaiting, limits });
  const app = bareServer(parts);
  const connections = new Connections(
    app.server,
    chooseConnectionLimits(parts),
    testForProxy(parts.trustProxy ?? false),
  );
  const simulations = new Simulations({
    database,
    longest: parts.longest,
    trouble: (err) => app.log.error({ err }, 'a simulation broke'),
  });
  app.addHook('preClose', async () => {
    streams.close();
    await simulations.close();
  });
  app.addHook('onClose', async () => {
    metrics.close();
    connections.close();
  });

  answerErrors(app);
  answerUnknown(app, web && ((reply) => sendPage(reply, web)));
  readJsonOnly(app);
  noteRequests(app, metrics);
  await secureHeaders(app);
  await openCookies(app);
  app.addHook('onRequest', refuseOtherOrigins);
  app.decorateRequest('sitting', null);
  const limiters = await openLimiters(app, limits, seatOf);
  await describeRoutes(app);

  const desk = { app: app.withTypeProvider<ZodTypeProvider>(), hall, limiters, streams, lan };
  const guarded = { ...desk, guard: guardOf(hall, limiters.wrongKeys) };
  systemRoutes(app, systems);
  tableRoutes(guarded);
  seatRoutes(guarded);
  commandRoutes(guarded);
  simulationRoutes(desk, simulations);
  healthRoutes(app, { hall, streams, metrics, connections, access });
  moduleRoutes(app, own);
  if (web) await webRoutes(app, web);
  else homeRoutes(app);
  await app.ready();
  return app;
}

/** With the limits off, only the descriptors of the process limit connections. */
const chooseConnectionLimits = ({ limits, connections }: ServerParts): ConnectionLimits => ({
  perAddress: limits === 'off' ? Number.POSITIVE_INFINITY : 256,
  overall: countAllowedConnections(),
  stall: 10_000,
  ...connections,
});

function bareServer({ log, trustProxy = false }: ServerParts): FastifyInstance {
  const app = fastify({
    logger: loggerOf(log) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: LIMITS.body,
    // against clients that send a request one byte at a time
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    // a proxy keeps connections open for a minute, and must be the first to close a connection
    keepAliveTimeout: trustProxy === false ? 20_000 : 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, noDelay: true },
    // requests on open connections are still answered while we close
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    frameworkErrors: answerError,
    clientErrorHandler: answerNonsense,
  });
  app.setValidatorCompiler(readBySchema);
  app.setSerializerCompiler(() => JSON.stringify);
  return app;
}
