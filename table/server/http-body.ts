import type { FastifyInstance } from 'fastify';
import type { No } from './hall.ts';
import { unreadable } from './http-refusals.ts';

/** Above this, whoever walks through what was sent would run out of stack. */
const DEEPEST = 100;

/** A no that is found where Fastify wants an error. */
export class RefusedEarly extends Error {
  readonly no: No;
  constructor(no: No) {
    super(no.refusal.code);
    this.no = no;
  }
}

/** JSON is the only thing that is read; keys that would reach a prototype are not, and nothing nested without end. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(new RefusedEarly(unreadable('nothing-sent')));
    if (isTooDeep(text)) return done(new RefusedEarly(unreadable('too-deep')));
    return parse(request, text, done);
  });
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const LIST = '['.charCodeAt(0);
const LIST_END = ']'.charCodeAt(0);
const FIELDS = '{'.charCodeAt(0);
const FIELDS_END = '}'.charCodeAt(0);

/** Reads the text once, before anything is built from it. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (quoted) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) quoted = false;
    } else if (letter === QUOTE) quoted = true;
    else if (letter === LIST || letter === FIELDS) {
      if (++depth > DEEPEST) return true;
    } else if (letter === LIST_END || letter === FIELDS_END) depth--;
  }
  return false;
}
