import { pipeline } from 'node:stream';
import { LIMITS, makeTable, tableId } from '@arbitro/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forgetKey, keepKey } from './cookies.ts';
import type { Answer, Made } from './hall.ts';
import { readRawJson } from './http-body.ts';
import type { Desk } from './http-desk.ts';
import { slowedBy } from './http-guard.ts';
import { ownLink } from './http-links.ts';
import { asUnreadable, noOf, sendNo } from './http-refusals.ts';
import * as shapes from './http-shapes.ts';

export const tableParams = z.object({ table: z.string() });

/** Answers with a new table: its creator gets the key, only this once. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, answer: Answer<Made>): FastifyReply {
  if (!answer.ok) return sendNo(request, reply, answer);
  const { table, seat, key } = answer.value;
  return reply.code(201).send({ table, seat, key, link: ownLink(request, table, key) });
}

/** Creating tables, and taking a seat. */
export function tableRoutes(desk: Desk): void {
  const { app, hall, guard, limiters } = desk;
  const answers = { 201: shapes.answer('Made: the key is told this once.', shapes.made), '4xx': shapes.NO };
  app.post(
    '/api/tables',
    {
      schema: { tags: ['tables'], summary: 'Make a table', body: makeTable, response: answers },
      onRequest: slowedBy(limiters.tablesMade),
    },
    async (request, reply) => sendMade(request, reply, await hall.make(request.body, request.ip)),
  );
  importRoute(desk, answers);
  sessionRoutes(app, guard);
}

/** Bytes of files being uploaded at one time, of all clients together. */
const MOST_BYTES_COMING = 2 * LIMITS.importBody;

/** The file is accepted as raw bytes: it is parsed outside the main thread. */
function importRoute({ app, hall, limiters }: Desk, response: object): void {
  let bytesComing = 0;
  const reserve = async (request: FastifyRequest, reply: FastifyReply) => {
    const size = Math.min(Number(request.headers['content-length'] ?? LIMITS.importBody), LIMITS.importBody);
    if (bytesComing + size > MOST_BYTES_COMING) return sendNo(request, reply, noOf('reading-busy'));
    bytesComing += size;
    reply.raw.once('close', () => {
      bytesComing -= size;
    });
    return undefined;
  };
  app.register(async (scope) => {
    readRawJson(scope);
    scope.post(
      '/api/tables/import',
      {
        schema: {
          tags: ['tables'],
          summary: 'Make a table from a file that was exported',
          body: z.looseObject({}).describe('The file, as it was exported.'),
          response,
        },
        validatorCompiler: () => () => true,
        bodyLimit: LIMITS.importBody,
        onRequest: [slowedBy(limiters.tablesImported), reserve],
        preParsing: async (_request, _reply, payload) =>
          // an aborted upload is answered where it is parsed
          pipeline(payload, limiters.uploads.stream(), () => undefined),
      },
      async (request, reply) => {
        const answer = await hall.bring(request.body as Buffer, request.ip);
        return sendMade(request, reply, answer.ok ? answer : asUnreadable(answer));
      },
    );
  });
}

function sessionRoutes(app: Desk['app'], guard: Desk['guard']): void {
  const url = '/api/tables/:table/session';
  app.post(
    url,
    {
      schema: {
        tags: ['tables'],
        summary: 'Sit down: the key is kept in a cookie that no script can read',
        params: tableParams,
        body: z.strictObject({ key: z.string().min(1).max(200) }),
        response: { 200: shapes.answer('Who you are.', shapes.session), '4xx': shapes.NO },
      },
    },
    async (request, reply) => {
      const answer = await guard.sit(request, request.body.key);
      if (!answer.ok) return sendNo(request, reply, answer);
      const { table, seat } = answer.value;
      keepKey(request, reply, table, request.body.key);
      return reply.send({ table, seat });
    },
  );
  app.delete(
    url,
    {
      schema: {
        tags: ['tables'],
        summary: 'Stand up: the cookie is forgotten',
        params: tableParams,
        response: { 204: z.undefined().describe('Forgotten.'), '4xx': shapes.NO },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      // a cookie cannot have the path of an invalid table id
      if (!tableId.safeParse(table).success) return sendNo(request, reply, noOf('no-such-table'));
      forgetKey(request, reply, table);
      return reply.code(204).send();
    },
  );
}
