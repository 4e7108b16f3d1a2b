import type { FastifyInstance } from 'fastify';
import type { TableService } from '../live/table-service.ts';
import type { Connections } from './connections.ts';
import { buildErrorReply, sendErrorReply } from './error-replies.ts';
import type { Metrics } from './metrics.ts';
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts';
import * as shapes from './response-schemas.ts';
import type { Streams } from './streams.ts';

interface HealthParts {
  readonly service: TableService;
  readonly streams: Streams;
  readonly metrics: Metrics;
  readonly connections: Connections;
  readonly access: MetricsAccess;
}

/** Health of the server, for monitoring. */
export function addHealthRoutes(
  app: FastifyInstance,
  { service: tableService, streams, metrics, connections, access }: HealthParts,
): void {
  const tags = ['server'];
  app.get(
    '/health',
    {
      schema: {
        tags,
        summary: 'The server is up',
        response: { 200: shapes.describeResponse('It is up.', shapes.healthReply) },
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
        response: {
          200: shapes.describeResponse('It answers.', shapes.readyReply),
          503: shapes.ERROR_RESPONSE,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await tableService.ready())
        ? reply.send({ ready: true })
        : sendErrorReply(request, reply, buildErrorReply('store-down'));
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
        response: { 404: shapes.ERROR_RESPONSE },
      },
    },
    (request, reply) => {
      if (!mayReadMetrics(request, access)) return reply.callNotFound();
      return reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          metrics.format(tableService.figures(), {
            streams: streams.figures,
            connections: connections.figures,
          }),
        );
    },
  );
}
