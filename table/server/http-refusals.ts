import { type Language, type RefusalBook, say } from '@arbitro/kernel';
import { type Refused, TABLE_REFUSALS, type TableRefusal } from '@arbitro/protocol';
import { type Fault, faultWords, showPlace } from '@arbitro/scenario';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { No } from './hall.ts';
import { languageOf } from './http-language.ts';
import { HTTP_REFUSALS, UNREADABLE, type Unreadable } from './words.ts';

type Code = TableRefusal | keyof typeof HTTP_REFUSALS;
const BOOK: RefusalBook = { ...TABLE_REFUSALS, ...HTTP_REFUSALS };

/** Returns the display name of a parameter in a language. */
type Called = (value: string, language: Language) => string;

/** Builds a refusal by HTTP itself, with everything needed to answer it. */
export function noOf(
  code: Code,
  params: No['refusal']['params'] = {},
  called: Called = (value) => value,
): No {
  const kind = BOOK[code];
  if (!kind) throw new Error(`no refusal is called ${code}`);
  return {
    ok: false,
    refusal: { code, params },
    status: kind.status,
    says: (language) => say({ words: kind.says, with: params }, language, (value) => called(value, language)),
  };
}

/** The request cannot be read, and why. */
export const unreadable = (what: Unreadable): No =>
  noOf('malformed', { what }, (_, language) => UNREADABLE[what][language]);

/** Converts the refusal of an unreadable document to the refusal of an unreadable request. */
export function asUnreadable(no: No): No {
  const { code, params } = no.refusal;
  const what = String(params.what);
  return code === 'malformed' && Object.hasOwn(UNREADABLE, what) ? unreadable(what as Unreadable) : no;
}

/** The request does not match its schema: the first error is the reason, all are listed. */
export const unfit = (faults: readonly Fault[]): No => ({
  ...noOf('malformed', { what: showPlace(faults[0]?.at ?? []) }, (at, language) =>
    faults[0] ? told(at, faults[0], language) : at,
  ),
  faults,
});

const told = (at: string, fault: Fault, language: Language): string =>
  `${at === '' ? '' : `${at}: `}${faultWords(fault, language).replace(/\.$/, '')}`;

/** The maximum number of errors that is sent. */
const MOST_FAULTS = 50;

/** A refusal as it is sent; with `faults` when the request does not match its schema. */
export interface RefusedReply extends Refused {
  readonly faults?: readonly { readonly at: string; readonly says: string }[];
}

export function refused(no: No, language: Language): RefusedReply {
  const reply: RefusedReply = { kept: false, refusal: no.refusal, says: no.says(language) };
  if (!no.faults) return reply;
  const shown = no.faults.slice(0, MOST_FAULTS);
  return {
    ...reply,
    faults: shown.map((fault) => ({ at: showPlace(fault.at), says: faultWords(fault, language) })),
  };
}

/** Seconds: by then a restarted database is back, or another server is asked. */
const SOON = 1;

/** Sends a refusal, always in the same shape. */
export function sendNo(request: FastifyRequest, reply: FastifyReply, no: No): FastifyReply {
  const { seconds = no.status === 503 ? SOON : undefined } = no.refusal.params;
  if ((no.status === 429 || no.status === 503) && seconds !== undefined) reply.header('retry-after', seconds);
  reply.removeHeader('content-disposition');
  return reply
    .code(no.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refused(no, languageOf(request)));
}
