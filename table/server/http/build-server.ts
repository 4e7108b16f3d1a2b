import { systems as everySystem } from '@arbitro/catalogue';
import type { SystemBundle } from '@arbitro/custom-systems/bundle';
import type { System } from '@arbitro/kernel';
import { LIMITS } from '@arbitro/protocol';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { TableService } from '../live/table-service.ts';
import { Simulations } from '../odds/simulations.ts';
import { testForProxy } from './addresses.ts';
import { addCampaignRoutes } from './campaign-routes.ts';
import { addCommandRoutes } from './command-routes.ts';
import { type ConnectionLimits, Connections } from './connections.ts';
import { registerCookies } from './cookies.ts';
import { addModuleRoutes } from './custom-modules.ts';
import { answerBadHttp, registerErrorHandler, sendErrorFor } from './error-handler.ts';
import { createGuard, createKeyCheck, refuseOtherOrigins, senderOf } from './guard.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addHomeRoutes } from './home-page.ts';
import { addImageRoutes } from './image-routes.ts';
import { type LogSettings, loggerOptionsOf, logRequests } from './logging.ts';
import { Metrics } from './metrics.ts';
import type { MetricsAccess } from './metrics-access.ts';
import { countAllowedConnections } from './open-file-limit.ts';
import { describeRoutes } from './openapi.ts';
import { openLimiters, type RateLimitSettings, resolveLimits } from './rate-limits.ts';
import { acceptOnlyJson } from './request-body.ts';
import { RequestTurns } from './request-turns.ts';
import { parseBySchema } from './schema-error.ts';
import { addSeatRoutes } from './seat-routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addShelfRoutes } from './shelf-routes.ts';
import { addSignalRoute } from './signal-routes.ts';
import { addSimulationRoutes } from './simulation-routes.ts';
import { type StreamSettings, Streams } from './streams.ts';
import { addSystemRoutes } from './system-routes.ts';
import { addTableRoutes } from './table-routes.ts';
import { handleUnknownRoutes } from './unknown-routes.ts';
import { Uploads } from './uploads.ts';
import { addWebRoutes, isWebBuilt, readWebApp, sendWebPage } from './web-routes.ts';

export interface ServerParts extends Partial<Omit<StreamSettings, 'limits'>> {
  readonly service: TableService;
  /** The games to list; by default those of the catalogue. */
  readonly systems?: readonly System[];
  /** By default nothing is logged. */
  readonly log?: LogSettings;
  readonly limits?: RateLimitSettings;
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
  readonly bundles?: readonly SystemBundle[];
  /** A PostgreSQL database in which workers may wait for simulations. */
  readonly database?: string | undefined;
  /** The maximum milliseconds of a simulation. */
  readonly longest?: number;
}

const HEARTBEAT_MS = 15_000;
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * Builds the HTTP server of a service. Closing it ends the streams and waits for running requests; the service stays
 * open.
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { service: tableService, systems = everySystem, lan, web: folder, bundles = [], database } = parts;
  const web = isWebBuilt(folder) ? readWebApp(folder, bundles) : undefined;
  const limits = resolveLimits(parts.limits);
  const metrics = new Metrics();
  const { metrics: access = { isOpen: false, token: undefined } } = parts;
  const { heartbeat = HEARTBEAT_MS, maxWaiting: mostWaiting = MAX_WAITING_BYTES } = parts;
  const streams = new Streams({ heartbeat, maxWaiting: mostWaiting, limits });
  const app = createFastify(parts);
  const connections = new Connections(
    app.server,
    chooseConnectionLimits(parts),
    testForProxy(parts.trustProxy ?? false),
  );
  const simulations = new Simulations({
    database,
    longest: parts.longest,
    reportError: (err) => app.log.error({ err }, 'a simulation broke'),
  });
  app.addHook('preClose', async () => {
    streams.close();
    await simulations.close();
  });
  app.addHook('onClose', async () => {
    metrics.close();
    connections.close();
  });

  registerErrorHandler(app);
  handleUnknownRoutes(app, web && ((reply) => sendWebPage(reply, web)));
  const turns = new RequestTurns();
  acceptOnlyJson(app, turns);
  logRequests(app, metrics);
  app.addHook('onRequest', turns.hook);
  await addSecurityHeaders(app);
  await registerCookies(app);
  app.addHook('onRequest', refuseOtherOrigins);
  app.decorateRequest('session', null);
  app.decorateRequest('shelf', null);
  const limiters = await openLimiters(app, limits, senderOf);
  await describeRoutes(app);

  const context = {
    app: app.withTypeProvider<ZodTypeProvider>(),
    service: tableService,
    limiters,
    streams,
    uploads: new Uploads(limiters.uploads),
    lan,
  };
  const checkKey = createKeyCheck(limiters.wrongKeys);
  const guarded = { ...context, guard: createGuard(tableService, checkKey) };
  addSystemRoutes(app, systems);
  for (const addRoutes of ROUTES_OF_TABLES) addRoutes(guarded);
  addShelfRoutes(context, checkKey);
  addSimulationRoutes(context, simulations);
  addHealthRoutes(app, { service: tableService, streams, metrics, connections, access });
  addModuleRoutes(app, bundles);
  if (web) await addWebRoutes(app, web);
  else addHomeRoutes(app);
  await app.ready();
  return app;
}

const ROUTES_OF_TABLES = [
  addTableRoutes,
  addSeatRoutes,
  addCampaignRoutes,
  addImageRoutes,
  addSignalRoute,
  addCommandRoutes,
];

/** With the limits off, only the descriptors of the process limit connections. */
const chooseConnectionLimits = ({ limits, connections }: ServerParts): ConnectionLimits => ({
  perAddress: limits === 'off' ? Number.POSITIVE_INFINITY : 256,
  overall: countAllowedConnections(),
  maxSilence: 10_000,
  ...connections,
});

function createFastify({ log, trustProxy = false }: ServerParts): FastifyInstance {
  const app = fastify({
    logger: loggerOptionsOf(log) ?? false,
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
    frameworkErrors: sendErrorFor,
    clientErrorHandler: answerBadHttp,
  });
  app.setValidatorCompiler(parseBySchema);
  app.setSerializerCompiler(() => JSON.stringify);
  return app;
}
