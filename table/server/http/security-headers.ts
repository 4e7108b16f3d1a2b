import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;

/** No external content, nothing inline, no frames, no referrer. */
const HELMET: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  // home networks have no https: browsers would only log warnings about these
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  // for obsolete browsers
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
};
const OTHER_HEADERS = new Set(['connection', 'date', 'content-length', 'content-type']);

/** Helmet builds its headers anew for each request, at a high cost: it is called only once. */
async function readHelmetHeaders(): Promise<readonly (readonly [string, string])[]> {
  const app = fastify();
  await app.register(helmet, HELMET);
  app.get('/', (_, reply) => reply.code(204).send());
  const { headers } = await app.inject('/');
  await app.close();
  return Object.entries(headers)
    .filter(([name]) => !OTHER_HEADERS.has(name))
    .map(([name, value]) => [name, String(value)] as const);
}

/** Adds the security headers to every answer, including streams and errors. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  const always = await readHelmetHeaders();
  app.addHook('onRequest', (request, { raw }, done) => {
    for (const [name, value] of always) raw.setHeader(name, value);
    if (request.protocol === 'https') {
      raw.setHeader('strict-transport-security', `max-age=${YEAR}`);
      raw.setHeader('cross-origin-opener-policy', 'same-origin');
    }
    if (request.url.startsWith('/api/tables')) raw.setHeader('cache-control', 'no-store');
    done();
  });
}
