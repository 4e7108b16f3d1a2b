import { Readable } from 'node:stream';
import {
  LIMITS,
  SHELF_CHANGES,
  type ShelfChangeName,
  shelfChangeRequest,
  shelfPutRequest,
  shelfRenameRequest,
} from '@arbitro/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorReply, ServiceResult } from '../live/table-service.ts';
import type { ShelfChanged } from '../shelf/shelf-service.ts';
import { clearShelfCookie, readKey, setShelfCookie } from './cookies.ts';
import { buildErrorBody, buildErrorReply, sendErrorReply, toUnreadableReply } from './error-replies.ts';
import { type CheckKey, limitRate } from './guard.ts';
import { languageOf } from './language.ts';
import { shelfLinkForOthers } from './links.ts';
import { SEAT_SECURITY } from './openapi.ts';
import { sendPicture, sendResult, setFileHeaders } from './replies.ts';
import * as shapes from './response-schemas.ts';
import type { RouteContext } from './route-context.ts';
import { createShelfGuard, type ShelfGuard, shelfOf } from './shelf-guard.ts';
import * as shelfShapes from './shelf-schemas.ts';

const SHELF = '/api/shelf';
const ITEM = `${SHELF}/items/:item`;
const itemParams = z.object({ item: z.string().max(12) });

type ShelfContext = Omit<RouteContext, 'guard'>;
interface GuardedContext extends ShelfContext {
  readonly guard: ShelfGuard;
}

const describeRoute = <S extends z.ZodType>(summary: string, answer: S) => ({
  tags: ['shelf'],
  summary,
  security: SEAT_SECURITY,
  response: {
    200: shapes.describeResponse(answer.description ?? summary, answer),
    '4xx': shapes.ERROR_RESPONSE,
  },
});

/** Shelves: what people keep from one table to the next, opened by a key of their own. */
export function addShelfRoutes(context: ShelfContext, checkKey: CheckKey): void {
  const guarded = { ...context, guard: createShelfGuard(context.service.shelves, checkKey) };
  addKeyRoutes(guarded);
  addListRoutes(guarded);
  addPutRoute(guarded);
  for (const name of SHELF_CHANGES) addChangeRoute(guarded, name);
  addFileRoutes(guarded);
  addSharedRoute(guarded, checkKey);
}

function addKeyRoutes({ app, service, guard, limiters, lan }: GuardedContext): void {
  app.post(
    SHELF,
    {
      schema: {
        tags: ['shelf'],
        summary: 'Make an empty shelf',
        response: {
          201: shapes.describeResponse('Made: the key is told this once.', shelfShapes.newShelfReply),
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
      onRequest: limitRate(limiters.shelvesMade),
    },
    async (request, reply) => {
      const key = await service.shelves.make();
      return reply.code(201).send({ key, link: shelfLinkForOthers(request, lan, key) });
    },
  );
  app.post(
    `${SHELF}/session`,
    {
      schema: {
        tags: ['shelf'],
        summary: 'Open a shelf: the key is kept in a cookie that no script can read',
        body: z.strictObject({ key: z.string().min(1).max(200) }),
        response: {
          200: shapes.describeResponse('What is on it.', shelfShapes.shelfReply),
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
    },
    async (request, reply) => {
      const answer = await guard.open(request, request.body.key);
      if (!answer.ok) return sendErrorReply(request, reply, answer);
      setShelfCookie(request, reply, request.body.key);
      return sendResult(request, reply, await service.shelves.list(answer.value));
    },
  );
  app.delete(
    `${SHELF}/session`,
    {
      schema: {
        tags: ['shelf'],
        summary: 'The cookie is forgotten; the shelf stays',
        response: { 204: z.undefined().describe('Forgotten.'), '4xx': shapes.ERROR_RESPONSE },
      },
    },
    async (request, reply) => {
      clearShelfCookie(request, reply);
      return reply.code(204).send();
    },
  );
}

function describeRefused(request: FastifyRequest, errorReply: ErrorReply) {
  const { refusal, says, faults } = buildErrorBody(errorReply, languageOf(request));
  return { refusal, says, ...(faults && { faults: [...faults] }) };
}

function addListRoutes({ app, service: { shelves }, guard, limiters, lan }: GuardedContext): void {
  const onRequest = [guard.needsShelf, limitRate(limiters.reads)];
  app.get(
    SHELF,
    { schema: describeRoute('What is on the shelf', shelfShapes.shelfReply), onRequest },
    async (request, reply) => sendResult(request, reply, await shelves.list(shelfOf(request))),
  );
  app.get(
    `${SHELF}/link`,
    {
      schema: describeRoute('The link of the shelf, for another device', shelfShapes.shelfLinkReply),
      onRequest,
    },
    async (request, reply) => {
      const { key } = shelfOf(request);
      return reply.send({ key, link: shelfLinkForOthers(request, lan, key) });
    },
  );
  app.get(
    ITEM,
    {
      schema: { ...describeRoute('One thing with its data', shelfShapes.shelfItemReply), params: itemParams },
      onRequest,
    },
    async (request, reply) => {
      const answer = await shelves.item(shelfOf(request), request.params.item);
      if (!answer.ok) return sendErrorReply(request, reply, answer);
      const { refused, ...item } = answer.value;
      return reply.send({ ...item, ...(refused && { refused: describeRefused(request, refused) }) });
    },
  );
  app.get(
    `${SHELF}/pictures/:picture`,
    {
      schema: {
        ...describeRoute('A picture of the shelf', shapes.fileReply),
        params: z.object({ picture: z.string().max(40) }),
        response: {
          200: { description: 'The picture', content: { 'image/*': { schema: z.any() } } },
          '4xx': shapes.ERROR_RESPONSE,
        },
      },
      onRequest: [guard.needsShelf, limitRate(limiters.pictures)],
    },
    async (request, reply) => {
      const answer = await shelves.picture(shelfOf(request), request.params.picture);
      return answer.ok ? sendPicture(reply, answer.value) : sendErrorReply(request, reply, answer);
    },
  );
}

/** Answers with what was kept; the key of a shared item becomes its link. */
function describeChanged(
  request: FastifyRequest,
  lan: string | undefined,
  answer: ServiceResult<ShelfChanged>,
): ServiceResult<object> {
  if (!answer.ok) return answer;
  const { key, ...changed } = answer.value;
  const link = key === undefined ? {} : { link: shelfLinkForOthers(request, lan, key) };
  return { ok: true, value: { kept: true, ...changed, ...link } };
}

function addPutRoute({ app, service: { shelves }, guard, limiters, lan }: GuardedContext): void {
  app.post(
    `${SHELF}/items`,
    {
      schema: {
        ...describeRoute('Put a thing on the shelf; its game checks it', shelfShapes.shelfChangedReply),
        body: shelfPutRequest,
      },
      bodyLimit: LIMITS.body,
      onRequest: [guard.needsShelf, limitRate(limiters.commands)],
    },
    async (request, reply) => {
      const answer = await shelves.put(shelfOf(request), request.body);
      return sendResult(request, reply, describeChanged(request, lan, answer));
    },
  );
}

const CHANGE_TEXTS: Readonly<Record<ShelfChangeName, string>> = {
  rename: 'Give a thing another name',
  remove: 'Remove a thing; it can be restored',
  restore: 'Bring back a thing that was removed',
  share: 'Get a link that shows a thing to others: the same link each time',
  unshare: 'Withdraw that link',
};

function addChangeRoute({ app, service, guard, limiters, lan }: GuardedContext, name: ShelfChangeName): void {
  app.post(
    `${ITEM}/${name}`,
    {
      schema: {
        ...describeRoute(CHANGE_TEXTS[name], shelfShapes.shelfChangedReply),
        params: itemParams,
        body: name === 'rename' ? shelfRenameRequest : shelfChangeRequest,
      },
      bodyLimit: LIMITS.smallBody,
      onRequest: [guard.needsShelf, limitRate(limiters.commands)],
    },
    async (request, reply) => {
      const { command, ...rest } = request.body;
      const to = 'name' in rest && typeof rest.name === 'string' ? { to: rest.name } : {};
      const change = { name, item: request.params.item, command, ...to };
      const answer = await service.shelves.change(shelfOf(request), change);
      return sendResult(request, reply, describeChanged(request, lan, answer));
    },
  );
}

function addFileRoutes({ app, service: { shelves }, guard, limiters, uploads }: GuardedContext): void {
  const onRequest = [guard.needsShelf, limitRate(limiters.exports)];
  const addExport = (url: string, summary: string): void => {
    app.get(url, { schema: describeRoute(summary, shapes.fileReply), onRequest }, async (request, reply) => {
      const { item } = request.params as { readonly item?: string };
      const answer = await shelves.exportText(shelfOf(request), item);
      if (!answer.ok) return sendErrorReply(request, reply, answer);
      setFileHeaders(reply, 'arbitro-shelf');
      // a piece is generated when the previous piece has been sent
      const pieces = Readable.from(answer.value, { highWaterMark: 1 });
      return reply.type('application/json; charset=utf-8').send(pieces);
    });
  };
  addExport(`${SHELF}/export`, 'The whole shelf as a file');
  addExport(`${ITEM}/export`, 'One thing as a file');
  uploads.addRoute(app, {
    url: `${SHELF}/import`,
    schema: describeRoute('Add what a file holds that is not there yet', shelfShapes.shelfImportReply),
    onRequest: [guard.needsShelf, limitRate(limiters.tablesImported)],
    answer: async (request, reply) => {
      const answer = await shelves.bring(shelfOf(request), request.body as Buffer);
      if (!answer.ok) return sendErrorReply(request, reply, toUnreadableReply(answer));
      const language = languageOf(request);
      const leftOut = answer.value.left.map(({ name, refused }) => ({ name, says: refused.says(language) }));
      return reply.send({ ...answer.value, left: leftOut });
    },
  });
}

function addSharedRoute({ app, service, limiters }: GuardedContext, checkKey: CheckKey): void {
  app.get(
    `${SHELF}/shared`,
    {
      schema: describeRoute('The thing that the key of a link shows', shelfShapes.sharedItemReply),
      onRequest: limitRate(limiters.sharedRead),
    },
    async (request, reply) => {
      const key = readKey(request);
      if (key === undefined) return sendErrorReply(request, reply, buildErrorReply('not-shared'));
      const answer = await checkKey(request, `shared ${key}`, () => service.shelves.shared(key, request.ip));
      if (!answer.ok) return sendErrorReply(request, reply, answer);
      const { item, refused } = answer.value;
      return reply.send({ item, ...(refused && { refused: describeRefused(request, refused) }) });
    },
  );
}
