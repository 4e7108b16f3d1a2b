import type { Io } from '../command-line/io.ts';

/** Text styles of a terminal with their codes. */
const STYLES = { bold: 1, dim: 2, red: 31, green: 32, cyan: 36, yellow: 33 } as const;
export type Style = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as readonly Style[];

// noncharacters that valid text never contains: text from a file can never become a terminal code
const PLAIN = 0xfdd0;
const markOf = (style: Style): string => String.fromCodePoint(PLAIN + 1 + STYLE_NAMES.indexOf(style));

/** Marks a text to be written in a style. */
export const applyStyle = (style: Style, text: string): string =>
  `${markOf(style)}${text}${String.fromCodePoint(PLAIN)}`;

const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const MARKS = /[\ufdd0-\ufdd6]/g;

/** Splits a line into the styles it starts with, its margin and the rest. */
export function splitStyledLine(line: string): {
  readonly lead: string;
  readonly margin: string;
  readonly text: string;
} {
  const [, lead = '', margin = '', text = ''] = /^([\ufdd0-\ufdd6]*)( *)(.*)$/s.exec(line) ?? [];
  return { lead, margin, text };
}

/** Returns the number of visible characters of a text. */
export const visibleLength = (text: string): number => text.replace(MARKS, '').length;

/** Returns a text safe to print: styles become codes, all other control characters are escaped. */
export function sanitizeText(text: string, colour: boolean): string {
  return text.replace(CONTROLS, escapeCharacter).replace(MARKS, (mark) => (colour ? codeOf(mark) : ''));
}

function escapeCharacter(character: string): string {
  if (character === '\n' || character === '\t') return character;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function codeOf(mark: string): string {
  const style = STYLE_NAMES[mark.charCodeAt(0) - PLAIN - 1];
  return `\u001b[${style ? STYLES[style] : 0}m`;
}

/** Wraps an `Io` so that all its output is sanitized. */
export function sanitizeOutput(io: Io): Io {
  const fit = (text: string): string => sanitizeText(text, io.colour);
  const fitForErrors = (text: string): string => sanitizeText(text, io.colourOfErrors);
  return {
    ...io,
    out: (line) => io.out(fit(line)),
    err: (line) => io.err(fitForErrors(line)),
    progress: (text) => io.progress(fitForErrors(text)),
    ask: (prompt) => io.ask(fit(prompt)),
  };
}
