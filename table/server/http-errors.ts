import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { No } from './hall.ts';
import { RefusedEarly } from './http-body.ts';
import { Unfit } from './http-faults.ts';
import { noOf, refused, sendNo, unfit, unreadable } from './http-refusals.ts';
import { StoreDown } from './store-down.ts';
import { SystemAway } from './system-away.ts';

/** Answers all errors in the same shape. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
}

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Unfit) return sendNo(request, reply, unfit(error.faults));
  if (error instanceof SystemAway) return sendNo(request, reply, noOf('system-away', { id: error.system }));
  if (error instanceof StoreDown) return sendNo(request, reply, down(error, request));
  const no = error instanceof RefusedEarly ? error.no : byFastify(error, request);
  return sendNo(request, reply, no ?? unexpected(error, request));
}

function byFastify(error: FastifyError | Error, request: FastifyRequest): No | undefined {
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return noOf('not-json');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return noOf('too-large', { most: request.routeOptions.bodyLimit ?? 0 });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return unreadable('not-json');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return unreadable('nothing-sent');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return unreadable('cut-short');
    case 'FST_ERR_BAD_URL':
      return unreadable('address');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return noOf('no-such-page');
    default:
      return statusCode >= 400 && statusCode < 500 ? unreadable('cut-short') : undefined;
  }
}

/** The client may try again; the reason goes to the log. */
function down(error: StoreDown, request: FastifyRequest): No {
  if (!error.isReported)
    request.log.error({ err: error, route: request.routeOptions.url, method: request.method }, 'store down');
  return noOf('store-down');
}

/** Only the log says what happened; the request id leads there. */
function unexpected(error: Error, request: FastifyRequest): No {
  const id = randomBytes(6).toString('hex');
  request.log.error(
    { id, err: error, route: request.routeOptions.url, method: request.method },
    'unexpected',
  );
  return noOf('internal', { id });
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers input that is not HTTP with a plain response, and closes the connection. */
export function answerNonsense(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = JSON.stringify(refused(unreadable('http'), 'en'));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
