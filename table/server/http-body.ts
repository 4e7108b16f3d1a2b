import { LIMITS } from '@arbitro/protocol';
import type { FastifyInstance } from 'fastify';
import type { No } from './hall.ts';
import { noOf, unreadable } from './http-refusals.ts';
import { findShapeFault } from './json-depth.ts';

/** A refusal raised where Fastify expects an error. */
export class RefusedEarly extends Error {
  readonly no: No;
  constructor(no: No) {
    super(no.refusal.code);
    this.no = no;
  }
}

/** Accepts only JSON; rejects keys that would reach a prototype, and too deep nesting. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(new RefusedEarly(unreadable('nothing-sent')));
    const fault = findShapeFault(text);
    if (fault === 'too-deep') return done(new RefusedEarly(unreadable('too-deep')));
    if (fault === 'too-long')
      return done(new RefusedEarly(noOf('over-limit', { what: 'list', most: LIMITS.list })));
    return parse(request, text, done);
  });
}

/** Accepts JSON as raw bytes, to be parsed elsewhere. */
export function readRawJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_, bytes, done) =>
    bytes.length === 0 ? done(new RefusedEarly(unreadable('nothing-sent'))) : done(null, bytes),
  );
}
