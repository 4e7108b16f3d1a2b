import { newTableRequest, tableId } from '@arbitro/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { NewTable, ServiceResult } from '../live/table-service.ts';
import { clearKeyCookie, setKeyCookie } from './cookies.ts';
import { buildErrorReply, sendErrorReply, toUnreadableReply } from './error-replies.ts';
import { limitRate } from './guard.ts';
import { buildOwnLink } from './links.ts';
import * as shapes from './response-schemas.ts';
import type { RouteContext } from './route-context.ts';

export const tableParams = z.object({ table: z.string() });

/** Answers with a new table: its creator gets the key, only this once. */
export function sendNewTable(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ServiceResult<NewTable>,
): FastifyReply {
  if (!answer.ok) return sendErrorReply(request, reply, answer);
  const { table, seat, key, player } = answer.value;
  const link = (opens: string): string => buildOwnLink(request, table, opens);
  return reply.code(201).send({
    table,
    seat,
    key,
    link: link(key),
    ...(player && { player: { ...player, link: link(player.key) } }),
  });
}

/** Creating tables, and taking a seat. */
export function addTableRoutes(context: RouteContext): void {
  const { app, service: tableService, guard, limiters, uploads } = context;
  const answers = {
    201: shapes.describeResponse('Made: the key is told this once.', shapes.newTableReply),
    '4xx': shapes.ERROR_RESPONSE,
  };
  app.post(
    '/api/tables',
    {
      schema: { tags: ['tables'], summary: 'Make a table', body: newTableRequest, response: answers },
      onRequest: limitRate(limiters.tablesMade),
    },
    async (request, reply) => sendNewTable(request, reply, await tableService.make(request.body, request.ip)),
  );
  uploads.addRoute(app, {
    url: '/api/tables/import',
    schema: { tags: ['tables'], summary: 'Make a table from a file that was exported', response: answers },
    onRequest: [limitRate(limiters.tablesImported)],
    answer: async (request, reply) => {
      const answer = await tableService.bring(request.body as Buffer, request.ip);
      return sendNewTable(request, reply, answer.ok ? answer : toUnreadableReply(answer));
    },
  });
  addSessionRoutes(app, guard);
}

function addSessionRoutes(app: RouteContext['app'], guard: RouteContext['guard']): void {
  const url = '/api/tables/:table/session';
  app.post(
    url,
    {
      schema: {
        tags: ['tables'],
        summary: 'Sit down: the key is kept in a cookie that no script can read',
        params: tableParams,
        body: z.strictObject({ key: z.string().min(1).max(200) }),
        response: {
          200: shapes.describeResponse('Who you are.', shapes.sessionReply),
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
    },
    async (request, reply) => {
      const answer = await guard.sit(request, request.body.key);
      if (!answer.ok) return sendErrorReply(request, reply, answer);
      const { table, seat } = answer.value;
      setKeyCookie(request, reply, table, request.body.key);
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
        response: { 204: z.undefined().describe('Forgotten.'), '4xx': shapes.ERROR_RESPONSE },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      // a cookie cannot have the path of an invalid table id
      if (!tableId.safeParse(table).success)
        return sendErrorReply(request, reply, buildErrorReply('no-such-table'));
      clearKeyCookie(request, reply, table);
      return reply.code(204).send();
    },
  );
}
