import { MAX_FIGHTS, simulationRequest } from '@arbitro/protocol';
import { z } from 'zod';
import type { Simulations } from '../odds/simulations.ts';
import { sendErrorReply } from './error-replies.ts';
import { limitRate } from './guard.ts';
import { languageOf } from './language.ts';
import * as shapes from './response-schemas.ts';
import type { RouteContext } from './route-context.ts';

const DESCRIPTION = [
  'Messages are `event: figures` with `data: { done, fights, reports, comparisons }`, of the first so many fights what `arbitro sim --json`',
  'tells of them, the last when all are done; or `event: refused` with a `Refused`, when it cannot go on.',
  'Whoever closes the connection calls it off.',
].join(' ');
const STREAM_SCHEMA = z.string().describe(DESCRIPTION);

/** Simulates fights in workers, for as long as the client listens. */
export function addSimulationRoutes(
  { app, limiters, streams }: Omit<RouteContext, 'guard'>,
  simulations: Simulations,
): void {
  const url = '/api/simulations';
  const tags = ['simulations'];
  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'Whether workers are there to simulate, and how much may be asked of them',
        response: { 200: shapes.describeResponse('How many there are.', shapes.clusterReply) },
      },
    },
    async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send({ workers: await simulations.workers(), mostFights: MAX_FIGHTS }),
  );
  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Fight a scenario many times (server-sent events).',
        description: DESCRIPTION,
        body: simulationRequest,
        response: {
          200: { description: 'The stream', content: { 'text/event-stream': { schema: STREAM_SCHEMA } } },
          '4xx': shapes.ERROR_RESPONSE,
          503: shapes.ERROR_RESPONSE,
        },
      },
      config: { isStream: true },
      onRequest: limitRate(limiters.simulations),
    },
    async (request, reply) => {
      const aborter = new AbortController();
      reply.raw.once('close', () => aborter.abort());
      const startResult = await simulations.begin(request.body, request.ip, aborter.signal);
      if (!startResult.ok) return sendErrorReply(request, reply, startResult);
      streams.carry(reply, (listener) => startResult.value.run(listener, languageOf(request)));
      return reply;
    },
  );
}
