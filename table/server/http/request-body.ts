import { LIMITS } from '@arbitro/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findShapeFault } from '../files/json-depth.ts';
import type { ErrorReply } from '../live/table-service.ts';
import { buildErrorReply, buildUnreadableReply } from './error-replies.ts';
import type { RequestTurns } from './request-turns.ts';

/** A refusal raised where Fastify expects an error. */
export class EarlyRefusal extends Error {
  readonly reply: ErrorReply;
  constructor(errorReply: ErrorReply) {
    super(errorReply.refusal.code);
    this.reply = errorReply;
  }
}

/** Characters of a body that is parsed in turn with other requests: it arrives some time after the request began. */
const LARGE_BODY = 16_000;

type Parse = (
  request: FastifyRequest,
  text: string,
  done: (error: Error | null, body?: unknown) => void,
) => unknown;

/** Accepts only JSON; rejects keys that would reach a prototype, and too deep nesting. */
export function acceptOnlyJson(app: FastifyInstance, turns: RequestTurns): void {
  const parse: Parse = app.getDefaultJsonParser('error', 'error');
  const parseChecked: Parse = (request, text, done) => {
    if (text.trim() === '') return done(new EarlyRefusal(buildUnreadableReply('nothing-sent')));
    const fault = findShapeFault(text);
    if (fault === 'too-deep') return done(new EarlyRefusal(buildUnreadableReply('too-deep')));
    if (fault === 'too-long')
      return done(new EarlyRefusal(buildErrorReply('over-limit', { what: 'list', most: LIMITS.list })));
    return parse(request, text, done);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length < LARGE_BODY) parseChecked(request, text, done);
    else turns.begin(request, () => void parseChecked(request, text, done));
  });
}

/** Accepts JSON as raw bytes, to be parsed elsewhere. */
export function acceptRawJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_, bytes, done) =>
    bytes.length === 0 ? done(new EarlyRefusal(buildUnreadableReply('nothing-sent'))) : done(null, bytes),
  );
}
