import { LANGUAGES, type Language } from '@arbitro/kernel';
import { readStored } from './device-storage.ts';

/** The language that was chosen last, or that the browser asks for. */
export function detectLanguage(): Language {
  const tags = [readStored('language') ?? '', ...navigator.languages];
  const known = tags.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)));
  return known.find((item) => item !== undefined) ?? 'en';
}
