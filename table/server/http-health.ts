import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';
import type { Hall } from './hall.ts';
import { noOf, sendNo } from './http-refusals.ts';
import * as shapes from './http-shapes.ts';
import type { Metrics } from './metrics.ts';
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts';
import type { Streams } from './stream.ts';

interface Watched {
  readonly hall: Hall;
  readonly streams: Streams;
  readonly metrics: Metrics;
  readonly connections: Connections;
  readonly access: MetricsAccess;
}

/** Health of the server, for monitoring. */
export function healthRoutes(
  app: FastifyInstance,
  { hall, streams, metrics, connections, access }: Watched,
): void {
  const tags = ['server'];
  app.get(
    '/health',
    {
      schema: {
        tags,
        summary: 'The server is up',
        response: { 200: shapes.answer('It is up.', shapes.health) },
      },
    },
    (_, reply) => reply.header('cache-control', 'no-store').send({ up: true }),
  );
  app.get(
    '/ready',
    {
      schema: {
        tags,
        summary: 'The store answers',
        response: { 200: shapes.answer('It answers.', shapes.ready), 503: shapes.NO },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await hall.ready()) ? reply.send({ ready: true }) : sendNo(request, reply, noOf('store-down'));
    },
  );
  app.get(
    '/metrics',
    {
      config: { isConcealed: true },
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Figures for Prometheus, for this computer or by a token',
        response: { 404: shapes.NO },
      },
    },
    (request, reply) => {
      if (!mayReadMetrics(request, access)) return reply.callNotFound();
      return reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(metrics.text(hall.figures(), { streams: streams.figures, connections: connections.figures }));
    },
  );
}
