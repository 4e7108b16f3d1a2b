/** Embeddings, overrides and isolates: they turn the text around them, also that of others. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Without width, and of no use between letters; joiners of emoji are not among them. */
const ZERO_WIDTH = /[\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff]/gu;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\t]/gu;
/** Letters and symbols that show nothing: fillers of Hangul, the blank of Braille. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A text of one line as it is stored: what cannot be seen is gone, a line break is a space. */
export const cleanLine = (text: string): string =>
  text.replace(DIRECTION, '').replace(ZERO_WIDTH, '').replace(CONTROL, ' ').trim();

/** A text of several lines as it is stored. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(DIRECTION, '')
    .replace(CONTROL_BUT_BREAKS, '');

/** Is there anything to see? */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK, ''));
