import type { NotationError } from './notation-error.ts';
import { TEXT } from './text/index.ts';

type Language = keyof typeof TEXT;

/** The message of an error in words. A literal brace stands between apostrophes, as in all texts. */
export const describeNotationError = ({ code, params }: NotationError, language: Language = 'en'): string =>
  TEXT[language].notation[code]
    .replace(/\{(\w+)\}/g, (placeholder, name) => String(params[name] ?? placeholder))
    .replace(/'(\{[^}]*\})'/g, '$1');

/** Returns the text, a marker under the error, and the message. */
export function formatNotationError(error: NotationError, text: string, language: Language = 'en'): string {
  const start = Math.max(0, error.at - 40);
  const shownText = text.slice(start, start + 76).replace(/\s/g, ' ');
  const room = Math.max(1, shownText.length - (error.at - start));
  const mark = ' '.repeat(error.at - start) + '^'.repeat(Math.min(room, Math.max(1, error.length)));
  return `${shownText}\n${mark}\n${describeNotationError(error, language)}`;
}
