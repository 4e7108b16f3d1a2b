import { Readable } from 'node:stream';
import { forkAsk, oddsAsk } from '@arbitro/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Answer } from './hall.ts';
import type { Desk } from './http-desk.ts';
import { sittingOf, slowedBy } from './http-guard.ts';
import { linkForOthers } from './http-links.ts';
import { sendNo } from './http-refusals.ts';
import * as shapes from './http-shapes.ts';
import { sendMade, tableParams } from './http-tables.ts';
import { SEATED } from './openapi.ts';
import { SliceQueue } from './slices.ts';

const HERE = '/api/tables/:table';
const MOST_LINES = 200;

function sendAnswer<T>(request: FastifyRequest, reply: FastifyReply, answer: Answer<T>): FastifyReply {
  return answer.ok ? reply.send(answer.value) : sendNo(request, reply, answer);
}

const seated = <S extends z.ZodType>(summary: string, answer: S) => ({
  tags: ['seat'],
  summary,
  security: SEATED,
  params: tableParams,
  response: { 200: shapes.answer(answer.description ?? summary, answer), '4xx': shapes.NO },
});

/** Routes for what a seat may know. */
export function seatRoutes(desk: Desk): void {
  lookRoutes(desk);
  streamRoute(desk);
  fileRoutes(desk);
  const { app, hall, guard, limiters } = desk;
  app.post(
    `${HERE}/odds`,
    {
      schema: { ...seated('The odds of an action, as this seat may know them', shapes.odds), body: oddsAsk },
      onRequest: [guard.needsSeat, slowedBy(limiters.odds)],
    },
    async (request, reply) =>
      sendAnswer(request, reply, await hall.odds(sittingOf(request), request.body, goneFrom(reply))),
  );
  app.post(
    `${HERE}/fork`,
    {
      schema: {
        ...seated('Make a new table from this one, as it is or as it was', shapes.made),
        body: forkAsk,
        response: { 201: shapes.answer('Made: the key is told this once.', shapes.made), '4xx': shapes.NO },
      },
      onRequest: [guard.needsSeat, slowedBy(limiters.exports)],
    },
    async (request, reply) => sendMade(request, reply, await hall.fork(sittingOf(request), request.body)),
  );
}

/** Returns a signal that aborts when the client leaves before the answer. */
function goneFrom({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Numbers of a query arrive as text; empty values count as not given. */
async function readNumbers(request: FastifyRequest): Promise<void> {
  const given = Object.entries(request.query as object).filter(([, text]) => text !== '');
  request.query = Object.fromEntries(
    given.map(([name, text]) => [name, /^-?\d{1,16}$/.test(String(text)) ? Number(text) : text]),
  );
}
const pageAsked = z.looseObject({
  before: z.int().nonnegative().optional().describe('Only what was before this moment.'),
  limit: z.int().min(1).max(MOST_LINES).default(50).describe('How many lines.'),
});

/** A larger answer counts as several reads, so that a seat can read large answers only rarely. */
const BYTES_OF_A_READ = 100_000;

const offersAsked = z.looseObject({
  of: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe(
      'Only what this creature does, or `gm`. Without it: everybody the seat acts for; where these are more than twelve, the first who is due, and what the game master does to nobody in particular.',
    ),
});

function lookRoutes({ app, hall, guard, limiters, lan }: Desk): void {
  const onRequest = [guard.needsSeat, slowedBy(limiters.reads)];
  // sending a large answer takes long enough that small answers are sent in between
  const largeAnswers = new SliceQueue();
  const sendBytes = async (request: FastifyRequest, reply: FastifyReply, answer: Answer<Uint8Array>) => {
    if (!answer.ok) return sendNo(request, reply, answer);
    reply.type('application/json; charset=utf-8');
    if (answer.value.length <= BYTES_OF_A_READ) return reply.send(answer.value);
    for (let size = BYTES_OF_A_READ; size < answer.value.length; size += BYTES_OF_A_READ)
      await limiters.reads.spend(request);
    await largeAnswers.run(sittingOf(request), () => void reply.send(answer.value));
    return reply;
  };
  app.get(
    `${HERE}/link`,
    {
      schema: seated('The link of this seat, for another device: by the key it came with', shapes.link),
      onRequest,
    },
    async (request, reply) => {
      const { table, seat, key } = sittingOf(request);
      return reply.send({ seat, link: linkForOthers(request, lan, [table, key]) });
    },
  );
  app.get(
    HERE,
    { schema: seated('All that this seat may know now', shapes.told), onRequest },
    async (request, reply) => sendBytes(request, reply, await hall.seeBytes(sittingOf(request))),
  );
  app.get(
    `${HERE}/pictures/:picture`,
    {
      schema: {
        ...seated('A picture that is seen now, by its name in the view', shapes.picture),
        params: tableParams.extend({ picture: z.string().max(40) }),
      },
      onRequest,
    },
    async (request, reply) => {
      const answer = await hall.picture(sittingOf(request), request.params.picture);
      // its name is a hash of its contents: it never changes under that name
      if (answer.ok) reply.header('cache-control', 'private, max-age=31536000, immutable');
      return sendAnswer(request, reply, answer);
    },
  );
  app.get(
    `${HERE}/offers`,
    { schema: { ...seated('What may be done now', shapes.offers), querystring: offersAsked }, onRequest },
    async (request, reply) =>
      sendBytes(request, reply, await hall.offersBytes(sittingOf(request), request.query.of)),
  );
  app.get(
    `${HERE}/log`,
    {
      schema: { ...seated('The log, newest lines last', shapes.log), querystring: pageAsked },
      onRequest,
      preValidation: readNumbers,
    },
    async (request, reply) => sendAnswer(request, reply, await hall.log(sittingOf(request), request.query)),
  );
}

const STREAM = z
  .string()
  .describe(
    'Each message is `event: told`, its `id` a moment, its `data` a `Told`. Come back with `Last-Event-ID`.',
  );

function streamRoute({ app, hall, guard, streams }: Desk): void {
  app.get(
    `${HERE}/stream`,
    {
      schema: {
        ...seated('What happens, as it happens (server-sent events)', STREAM),
        querystring: z.looseObject({
          since: z
            .string()
            .optional()
            .catch(undefined)
            .describe('As Last-Event-ID, for those who cannot send headers.'),
        }),
        response: {
          200: { description: 'The stream', content: { 'text/event-stream': { schema: STREAM } } },
          '4xx': shapes.NO,
        },
      },
      config: { isStream: true },
      exposeHeadRoute: false,
      onRequest: guard.needsSeat,
    },
    async (request, reply) => {
      await streams.start(hall, request, reply);
      return reply;
    },
  );
}

function fileRoutes({ app, hall, guard, limiters }: Desk): void {
  const onRequest = [guard.needsSeat, slowedBy(limiters.exports)];
  app.get(
    `${HERE}/export`,
    { schema: seated('The table as a file; for players, what they were told', shapes.file), onRequest },
    async (request, reply) => {
      const sitting = sittingOf(request);
      const answer = await hall.exportText(sitting);
      if (!answer.ok) return sendNo(request, reply, answer);
      asFile(reply, `arbitro-${sitting.table}`);
      // a piece is generated when the previous piece has been sent
      const pieces = Readable.from(answer.value, { highWaterMark: 1 });
      return reply.type('application/json; charset=utf-8').send(pieces);
    },
  );
  app.get(
    `${HERE}/world`,
    { schema: seated('The world as it stands; for the game master alone', shapes.file), onRequest },
    async (request, reply) => sendAnswer(request, reply, await hall.world(sittingOf(request))),
  );
  app.get(
    `${HERE}/creatures/:creature/export`,
    {
      schema: {
        ...seated('A creature as a file', shapes.file),
        params: tableParams.extend({ creature: z.string() }),
      },
      onRequest,
    },
    async (request, reply) => {
      const { creature } = request.params;
      asFile(reply, creature);
      return sendAnswer(request, reply, await hall.creature(sittingOf(request), creature));
    },
  );
}

/** Names of creatures may contain any character: the header gets only those that every file system accepts. */
function asFile(reply: FastifyReply, name: string): void {
  const plain = name.replace(/[^\w-]+/g, '-').slice(0, 60);
  reply.header('content-disposition', `attachment; filename="${plain}.json"`);
}
