/** Embeddings, overrides and isolates: they change the direction of the text around them, including other people's text. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Zero-width characters without use between letters; emoji joiners are not included. */
const ZERO_WIDTH = /[\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff]/gu;
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROL_EXCEPT_BREAKS = /[^\P{Cc}\n\t]/gu;
/** Letters and symbols that show nothing: Hangul fillers, the Braille blank. */
const BLANK_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Cleans a one-line text for storage: invisible characters are removed, line breaks become spaces. */
export const cleanLine = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(ZERO_WIDTH, '').replace(CONTROL_CHARACTERS, ' ').trim();

/** Cleans a text of several lines for storage. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(DIRECTION_MARKS, '')
    .replace(CONTROL_EXCEPT_BREAKS, '');

/** Whether the text has any visible character. */
export const hasVisibleText = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_LETTERS, ''));
