import { LANGUAGES, type Language } from '@arbitro/kernel';
import type { FastifyRequest } from 'fastify';

const parseLanguage = (tag: unknown): Language | undefined =>
  LANGUAGES.find((language) => typeof tag === 'string' && tag.toLowerCase().split('-')[0] === language);

/** Returns the language of the answer: `?lang=`, or the browser's preferred language among ours. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = (request.query ?? {}) as { readonly lang?: unknown };
  return parseLanguage(lang) ?? readAcceptLanguage(request.headers['accept-language']);
}

/** Returns the preferred language of `Accept-Language` among ours; English if it names none of them. */
function readAcceptLanguage(header = ''): Language {
  const preferences = header.split(',').slice(0, 20).map(parsePreference);
  const best = preferences.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best.find(({ language }) => language !== undefined)?.language ?? 'en';
}

function parsePreference(part: string): { readonly language: Language | undefined; readonly weight: number } {
  const [tag = '', quality = ''] = part.split(';');
  const weight = quality.trim().startsWith('q=') ? Number(quality.trim().slice(2)) : 1;
  return { language: parseLanguage(tag.trim()), weight: Number.isFinite(weight) ? weight : 0 };
}
