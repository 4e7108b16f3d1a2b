import { Readable } from 'node:stream';
import { adviceRequest, forkRequest, oddsRequest } from '@arbitro/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SliceQueue } from '../live/slice-queue.ts';
import type { ServiceResult } from '../live/table-service.ts';
import { sendErrorReply } from './error-replies.ts';
import { limitRate, sessionOf } from './guard.ts';
import { linkForOthers } from './links.ts';
import { SEAT_SECURITY } from './openapi.ts';
import { sendResult, setFileHeaders } from './replies.ts';
import * as shapes from './response-schemas.ts';
import type { RouteContext } from './route-context.ts';
import { sendNewTable, tableParams } from './table-routes.ts';

export const TABLE_PATH = '/api/tables/:table';
const MAX_LINES = 200;

export const describeSeatRoute = <S extends z.ZodType>(summary: string, answer: S) => ({
  tags: ['seat'],
  summary,
  security: SEAT_SECURITY,
  params: tableParams,
  response: {
    200: shapes.describeResponse(answer.description ?? summary, answer),
    '4xx': shapes.ERROR_RESPONSE,
  },
});

/** Routes for what a seat may know. */
export function addSeatRoutes(context: RouteContext): void {
  addViewRoutes(context);
  addStreamRoute(context);
  addFileRoutes(context);
  const { app, service: tableService, guard, limiters } = context;
  app.post(
    `${TABLE_PATH}/odds`,
    {
      schema: {
        ...describeSeatRoute('The odds of an action, as this seat may know them', shapes.oddsReply),
        body: oddsRequest,
      },
      onRequest: [guard.needsSeat, limitRate(limiters.odds)],
    },
    async (request, reply) =>
      sendResult(
        request,
        reply,
        await tableService.odds(sessionOf(request), request.body, disconnectSignalOf(reply)),
      ),
  );
  app.post(
    `${TABLE_PATH}/advice`,
    {
      schema: {
        ...describeSeatRoute(
          'The best actions of a creature now, by what this seat knows',
          shapes.adviceReply,
        ),
        body: adviceRequest,
      },
      onRequest: [guard.needsSeat, limitRate(limiters.odds)],
    },
    async (request, reply) =>
      sendResult(
        request,
        reply,
        await tableService.advice(sessionOf(request), request.body, disconnectSignalOf(reply)),
      ),
  );
  app.post(
    `${TABLE_PATH}/fork`,
    {
      schema: {
        ...describeSeatRoute('Make a new table from this one, as it is or as it was', shapes.newTableReply),
        body: forkRequest,
        response: {
          201: shapes.describeResponse('Made: the key is told this once.', shapes.newTableReply),
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
      onRequest: [guard.needsSeat, limitRate(limiters.exports), limitRate(limiters.tablesMade)],
    },
    async (request, reply) =>
      sendNewTable(request, reply, await tableService.fork(sessionOf(request), request.body)),
  );
}

/** Returns a signal that aborts when the client leaves before the answer. */
function disconnectSignalOf({ raw }: FastifyReply): AbortSignal {
  const aborter = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) aborter.abort();
  });
  return aborter.signal;
}

/** Numbers of a query arrive as text; empty values count as not given. */
async function parseQueryNumbers(request: FastifyRequest): Promise<void> {
  const input = Object.entries(request.query as object).filter(([, text]) => text !== '');
  request.query = Object.fromEntries(
    input.map(([name, text]) => [name, /^-?\d{1,16}$/.test(String(text)) ? Number(text) : text]),
  );
}
const pageQuery = z.looseObject({
  before: z.int().nonnegative().optional().describe('Only what was before this moment.'),
  limit: z.int().min(1).max(MAX_LINES).default(50).describe('How many lines.'),
});

/** A larger answer counts as several reads, so that a seat can read large answers only rarely. */
const BYTES_PER_READ = 100_000;

const offersQuery = z.looseObject({
  of: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe(
      'Only what this creature does, or `gm`. Without it: everybody the seat acts for; where these are more than twelve, the first who is due, and what the game master does to nobody in particular.',
    ),
});

function addViewRoutes({ app, service: tableService, guard, limiters, lan }: RouteContext): void {
  const onRequest = [guard.needsSeat, limitRate(limiters.reads)];
  // sending a large answer takes long enough that small answers are sent in between
  const largeAnswers = new SliceQueue();
  const sendBytes = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: ServiceResult<Uint8Array>,
  ) => {
    if (!answer.ok) return sendErrorReply(request, reply, answer);
    reply.type('application/json; charset=utf-8');
    if (answer.value.length <= BYTES_PER_READ) return reply.send(answer.value);
    for (let size = BYTES_PER_READ; size < answer.value.length; size += BYTES_PER_READ)
      await limiters.reads.spend(request);
    await largeAnswers.run(sessionOf(request), () => void reply.send(answer.value));
    return reply;
  };
  app.get(
    `${TABLE_PATH}/link`,
    {
      schema: describeSeatRoute(
        'The link of this seat, for another device: by the key it came with',
        shapes.linkReply,
      ),
      onRequest,
    },
    async (request, reply) => {
      const { table, seat, key } = sessionOf(request);
      return reply.send({ seat, link: linkForOthers(request, lan, [table, key]) });
    },
  );
  app.get(
    TABLE_PATH,
    { schema: describeSeatRoute('All that this seat may know now', shapes.streamMessage), onRequest },
    async (request, reply) => sendBytes(request, reply, await tableService.seeBytes(sessionOf(request))),
  );
  app.get(
    `${TABLE_PATH}/pictures/:picture`,
    {
      schema: {
        ...describeSeatRoute('A picture that is seen now, by its name in the view', shapes.pictureReply),
        params: tableParams.extend({ picture: z.string().max(40) }),
      },
      onRequest,
    },
    async (request, reply) => {
      const answer = await tableService.picture(sessionOf(request), request.params.picture);
      // its name is a hash of its contents: it never changes under that name
      if (answer.ok) reply.header('cache-control', 'private, max-age=31536000, immutable');
      return sendResult(request, reply, answer);
    },
  );
  app.get(
    `${TABLE_PATH}/offers`,
    {
      schema: { ...describeSeatRoute('What may be done now', shapes.offersReply), querystring: offersQuery },
      onRequest,
    },
    async (request, reply) =>
      sendBytes(request, reply, await tableService.offersBytes(sessionOf(request), request.query.of)),
  );
  app.get(
    `${TABLE_PATH}/log`,
    {
      schema: { ...describeSeatRoute('The log, newest lines last', shapes.logPage), querystring: pageQuery },
      onRequest,
      preValidation: parseQueryNumbers,
    },
    async (request, reply) =>
      sendResult(request, reply, await tableService.log(sessionOf(request), request.query)),
  );
}

const STREAM_SCHEMA = z
  .string()
  .describe(
    'Each message is `event: told`, its `id` a moment, its `data` a `Told`. Come back with `Last-Event-ID`. With `changes=1`, messages after the first are `event: changed`: `from` is the moment of the message before, `changes` are to be made to its `seen`; and `event: offers` brings what may be done now, when it has changed. With `signals=1`, `event: presence` tells which seats are connected to this server, and `event: signal` passes on what others point at; neither is stored nor has an `id`.',
  );

function addStreamRoute({ app, service: tableService, guard, streams }: RouteContext): void {
  app.get(
    `${TABLE_PATH}/stream`,
    {
      schema: {
        ...describeSeatRoute('What happens, as it happens (server-sent events)', STREAM_SCHEMA),
        querystring: z.looseObject({
          since: z
            .string()
            .optional()
            .catch(undefined)
            .describe('As Last-Event-ID, for those who cannot send headers.'),
          changes: z.string().optional().catch(undefined).describe('`1`: only what changed, and the offers.'),
          signals: z
            .string()
            .optional()
            .catch(undefined)
            .describe('`1`: also who is connected, and momentary signs.'),
        }),
        response: {
          200: { description: 'The stream', content: { 'text/event-stream': { schema: STREAM_SCHEMA } } },
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
      config: { isStream: true },
      exposeHeadRoute: false,
      onRequest: guard.needsSeat,
    },
    async (request, reply) => {
      await streams.start(tableService, request, reply);
      return reply;
    },
  );
}

function addFileRoutes({ app, service: tableService, guard, limiters }: RouteContext): void {
  const onRequest = [guard.needsSeat, limitRate(limiters.exports)];
  app.get(
    `${TABLE_PATH}/export`,
    {
      schema: describeSeatRoute('The table as a file; for players, what they were told', shapes.fileReply),
      onRequest,
    },
    async (request, reply) => {
      const session = sessionOf(request);
      const answer = await tableService.exportText(session);
      if (!answer.ok) return sendErrorReply(request, reply, answer);
      setFileHeaders(reply, `arbitro-${session.table}`);
      // a piece is generated when the previous piece has been sent
      const pieces = Readable.from(answer.value, { highWaterMark: 1 });
      return reply.type('application/json; charset=utf-8').send(pieces);
    },
  );
  app.get(
    `${TABLE_PATH}/world`,
    {
      schema: describeSeatRoute('The world as it stands; for the game master alone', shapes.fileReply),
      onRequest,
    },
    async (request, reply) => sendResult(request, reply, await tableService.world(sessionOf(request))),
  );
  app.get(
    `${TABLE_PATH}/creatures/:creature/export`,
    {
      schema: {
        ...describeSeatRoute('A creature as a file', shapes.fileReply),
        params: tableParams.extend({ creature: z.string() }),
      },
      onRequest,
    },
    async (request, reply) => {
      const { creature } = request.params;
      setFileHeaders(reply, creature);
      return sendResult(request, reply, await tableService.creature(sessionOf(request), creature));
    },
  );
}
