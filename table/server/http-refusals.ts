import { type Language, type RefusalBook, say } from '@arbitro/kernel';
import { type Refused, TABLE_REFUSALS, type TableRefusal } from '@arbitro/protocol';
import { type Fault, faultWords, showPlace } from '@arbitro/scenario';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { No } from './hall.ts';
import { languageOf } from './http-language.ts';
import { HTTP_REFUSALS, UNREADABLE, type Unreadable } from './words.ts';

type Code = TableRefusal | keyof typeof HTTP_REFUSALS;
const BOOK: RefusalBook = { ...TABLE_REFUSALS, ...HTTP_REFUSALS };

/** How a parameter is called in a language. */
type Called = (value: string, language: Language) => string;

/** A no of HTTP's own, with all it takes to say it. */
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

/** What was sent cannot be read, and why not. */
export const unreadable = (what: Unreadable): No =>
  noOf('malformed', { what }, (_, language) => UNREADABLE[what][language]);

/** A document that could not be read, said as one that could not be read on its way in. */
export function asUnreadable(no: No): No {
  const { code, params } = no.refusal;
  const what = String(params.what);
  return code === 'malformed' && Object.hasOwn(UNREADABLE, what) ? unreadable(what as Unreadable) : no;
}

/** What was sent does not fit its schema: the first fault is the reason, all are listed. */
export const unfit = (faults: readonly Fault[]): No => ({
  ...noOf('malformed', { what: showPlace(faults[0]?.at ?? []) }, (at, language) =>
    faults[0] ? told(at, faults[0], language) : at,
  ),
  faults,
});

const told = (at: string, fault: Fault, language: Language): string =>
  `${at === '' ? '' : `${at}: `}${faultWords(fault, language).replace(/\.$/, '')}`;

/** However much does not fit, nobody reads more than this. */
const MOST_FAULTS = 50;

/** A refusal as it is sent; `faults` when what was sent does not fit its schema. */
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

/** Seconds: a database that was restarted is back by then, or else the next server is asked. */
const SOON = 1;

/** Sends a no: the same shape wherever it comes from. */
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
