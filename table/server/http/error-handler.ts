import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MissingSystemError } from '../live/missing-system.ts';
import { StoreDownError } from '../live/store-errors.ts';
import type { ErrorReply } from '../live/table-service.ts';
import {
  buildErrorBody,
  buildErrorReply,
  buildSchemaErrorReply,
  buildUnreadableReply,
  sendErrorReply,
} from './error-replies.ts';
import { EarlyRefusal } from './request-body.ts';
import { SchemaError } from './schema-error.ts';

/** Answers all errors in the same shape. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendErrorFor(error, request, reply));
}

export function sendErrorFor(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof SchemaError)
    return sendErrorReply(request, reply, buildSchemaErrorReply(error.faults));
  if (error instanceof MissingSystemError)
    return sendErrorReply(request, reply, buildErrorReply('system-away', { id: error.system }));
  if (error instanceof StoreDownError)
    return sendErrorReply(request, reply, toStoreDownReply(error, request));
  const errorReply = error instanceof EarlyRefusal ? error.reply : fromFastifyError(error, request);
  return sendErrorReply(request, reply, errorReply ?? toUnexpectedReply(error, request));
}

function fromFastifyError(error: FastifyError | Error, request: FastifyRequest): ErrorReply | undefined {
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return buildErrorReply('not-json');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return buildErrorReply('too-large', { most: request.routeOptions.bodyLimit ?? 0 });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return buildUnreadableReply('not-json');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return buildUnreadableReply('nothing-sent');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return buildUnreadableReply('cut-short');
    case 'FST_ERR_BAD_URL':
      return buildUnreadableReply('address');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return buildErrorReply('no-such-page');
    default:
      return statusCode >= 400 && statusCode < 500 ? buildUnreadableReply('cut-short') : undefined;
  }
}

/** The client may try again; the reason goes to the log. */
function toStoreDownReply(error: StoreDownError, request: FastifyRequest): ErrorReply {
  if (!error.isReported)
    request.log.error({ err: error, route: request.routeOptions.url, method: request.method }, 'store down');
  return buildErrorReply('store-down');
}

/** Only the log says what happened; the request id leads there. */
function toUnexpectedReply(error: Error, request: FastifyRequest): ErrorReply {
  const id = randomBytes(6).toString('hex');
  request.log.error(
    { id, err: error, route: request.routeOptions.url, method: request.method },
    'unexpected',
  );
  return buildErrorReply('internal', { id });
}

const FASTIFY_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers input that is not HTTP with a plain response, and closes the connection. */
export function answerBadHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = FASTIFY_STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(buildErrorBody(buildUnreadableReply('http'), 'en'));
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
