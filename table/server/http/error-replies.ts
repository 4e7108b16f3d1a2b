import {
  explainFault,
  type Fault,
  formatPath,
  formatSentence,
  type Language,
  type RefusalBook,
} from '@arbitro/kernel';
import { type RefusalReply, TABLE_REFUSALS, type TableRefusal } from '@arbitro/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '../live/table-service.ts';
import { HTTP_REFUSALS, UNREADABLE_TEXTS, type UnreadableCode } from '../texts.ts';
import { languageOf } from './language.ts';

type HttpRefusalCode = TableRefusal | keyof typeof HTTP_REFUSALS;
const REFUSAL_BOOK: RefusalBook = { ...TABLE_REFUSALS, ...HTTP_REFUSALS };

/** Returns the display name of a parameter in a language. */
type FormatParam = (value: string, language: Language) => string;

/** Builds a refusal by HTTP itself, with everything needed to answer it. */
export function buildErrorReply(
  code: HttpRefusalCode,
  params: ErrorReply['refusal']['params'] = {},
  name: FormatParam = (value) => value,
): ErrorReply {
  const kind = REFUSAL_BOOK[code];
  if (!kind) throw new Error(`no refusal is called ${code}`);
  return {
    ok: false,
    refusal: { code, params },
    status: kind.status,
    says: (language) =>
      formatSentence({ words: kind.says, with: params }, language, (value) => name(value, language)),
  };
}

/** The request cannot be read, and why. */
export const buildUnreadableReply = (what: UnreadableCode): ErrorReply =>
  buildErrorReply('malformed', { what }, (_, language) => UNREADABLE_TEXTS[what][language]);

/** Converts the refusal of an unreadable document to the refusal of an unreadable request. */
export function toUnreadableReply(errorReply: ErrorReply): ErrorReply {
  const { code, params } = errorReply.refusal;
  const what = String(params.what);
  return code === 'malformed' && Object.hasOwn(UNREADABLE_TEXTS, what)
    ? buildUnreadableReply(what as UnreadableCode)
    : errorReply;
}

/** The request does not match its schema: the first error is the reason, all are listed. */
export const buildSchemaErrorReply = (faults: readonly Fault[]): ErrorReply => ({
  ...buildErrorReply('malformed', { what: formatPath(faults[0]?.at ?? []) }, (path, language) =>
    faults[0] ? describeFaultAt(path, faults[0], language) : path,
  ),
  faults,
});

const describeFaultAt = (path: string, fault: Fault, language: Language): string =>
  `${path === '' ? '' : `${path}: `}${explainFault(fault, language).replace(/\.$/, '')}`;

/** A refusal as it is sent; with `faults` when the request does not match its schema. */
export interface ErrorBody extends RefusalReply {
  readonly faults?: readonly { readonly at: string; readonly says: string }[];
}

export function buildErrorBody(errorReply: ErrorReply, language: Language): ErrorBody {
  const reply: ErrorBody = { kept: false, refusal: errorReply.refusal, says: errorReply.says(language) };
  if (!errorReply.faults) return reply;
  return {
    ...reply,
    faults: errorReply.faults.map((fault) => ({
      at: formatPath(fault.at),
      says: explainFault(fault, language),
    })),
  };
}

/** Seconds: by then a restarted database is back, or another server is asked. */
const RETRY_SECONDS = 1;

/** Sends a refusal, always in the same shape. */
export function sendErrorReply(
  request: FastifyRequest,
  reply: FastifyReply,
  errorReply: ErrorReply,
): FastifyReply {
  const { seconds = errorReply.status === 503 ? RETRY_SECONDS : undefined } = errorReply.refusal.params;
  if ((errorReply.status === 429 || errorReply.status === 503) && seconds !== undefined)
    reply.header('retry-after', seconds);
  reply.removeHeader('content-disposition');
  return reply
    .code(errorReply.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(buildErrorBody(errorReply, languageOf(request)));
}
