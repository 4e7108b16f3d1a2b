import { MOST_FIGHTS, simulationAsk } from '@arbitro/protocol';
import { z } from 'zod';
import type { Desk } from './http-desk.ts';
import { slowedBy } from './http-guard.ts';
import { languageOf } from './http-language.ts';
import { sendNo } from './http-refusals.ts';
import * as shapes from './http-shapes.ts';
import type { Simulations } from './simulations.ts';

const DESCRIPTION = [
  'Messages are `event: figures` with `data: { done, fights, reports, comparisons }`, of the first so many fights what `arbitro sim --json`',
  'tells of them, the last when all are done; or `event: refused` with a `Refused`, when it cannot go on.',
  'Whoever closes the connection calls it off.',
].join(' ');
const STREAM = z.string().describe(DESCRIPTION);

/** Simulates fights in workers, for as long as the client listens. */
export function simulationRoutes(
  { app, limiters, streams }: Omit<Desk, 'guard'>,
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
        response: { 200: shapes.answer('How many there are.', shapes.cluster) },
      },
    },
    async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send({ workers: await simulations.workers(), mostFights: MOST_FIGHTS }),
  );
  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Fight a scenario many times (server-sent events).',
        description: DESCRIPTION,
        body: simulationAsk,
        response: {
          200: { description: 'The stream', content: { 'text/event-stream': { schema: STREAM } } },
          '4xx': shapes.NO,
          503: shapes.NO,
        },
      },
      config: { isStream: true },
      onRequest: slowedBy(limiters.simulations),
    },
    async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const begun = await simulations.begin(request.body, request.ip, gone.signal);
      if (!begun.ok) return sendNo(request, reply, begun);
      streams.carry(reply, (listener) => begun.value.run(listener, languageOf(request)));
      return reply;
    },
  );
}
