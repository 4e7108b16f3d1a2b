import { LIMITS } from './limits.ts';
import type { NotationError, NotationErrorCode } from './notation-error.ts';

/** The position of the parser in a text. The first error moves it to the end, so that parsing stops. */
export interface Scanner {
  readonly text: string;
  at: number;
  depth: number;
  error: NotationError | undefined;
}

/** Lowers only A–Z: lowering other letters may change the length of the text, and error marks would be misplaced. */
const lowerAscii = (text: string): string =>
  /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;

export const createScanner = (text: string): Scanner => ({
  text: lowerAscii(text),
  at: 0,
  depth: 0,
  error: undefined,
});

export interface Span {
  readonly at: number;
  readonly length: number;
}

export interface ScanError extends Span {
  readonly code: NotationErrorCode;
  readonly params?: NotationError['params'];
}

export function failScan(scanner: Scanner, { code, at, length, params = {} }: ScanError): void {
  scanner.error ??= { code, at, length, params };
  scanner.at = scanner.text.length;
}

/** The span from `at` to the current position. */
export const spanSince = (scanner: Scanner, at: number): Span => ({ at, length: scanner.at - at });

const SPACE = 32;
const NINE = 57;
const ZERO = 48;

export function skipSpace(scanner: Scanner): void {
  const { text } = scanner;
  let code = text.charCodeAt(scanner.at);
  while (code === SPACE || (code >= 9 && code <= 13) || code === 0xa0) code = text.charCodeAt(++scanner.at);
}

/** Skips `word` if it comes next. */
export function takeWord(scanner: Scanner, word: string): boolean {
  if (!scanner.text.startsWith(word, scanner.at)) return false;
  scanner.at += word.length;
  return true;
}

export const peek = (scanner: Scanner): number => scanner.text.charCodeAt(scanner.at);

export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
export const isLetter = (code: number): boolean => code >= 97 && code <= 122;

/** Returns the letters that come next, without skipping them. */
export function peekWord({ text, at }: Scanner): string {
  let end = at;
  while (isLetter(text.charCodeAt(end))) end++;
  return text.slice(at, end);
}

function skipDigits(scanner: Scanner): void {
  while (isDigit(peek(scanner))) scanner.at++;
}

function skipDecimals(scanner: Scanner): void {
  const start = scanner.at;
  scanner.at++;
  skipDigits(scanner);
  const count = scanner.at - start - 1;
  if (count > LIMITS.decimals) {
    failScan(scanner, {
      code: 'too-many-decimals',
      ...spanSince(scanner, start),
      params: { limit: LIMITS.decimals },
    });
  }
}

/** Reads a number without a sign; the next character is a digit. */
export function readNumber(scanner: Scanner): number {
  const start = scanner.at;
  skipDigits(scanner);
  if (scanner.text[scanner.at] === '.' && isDigit(scanner.text.charCodeAt(scanner.at + 1)))
    skipDecimals(scanner);
  const value = Number(scanner.text.slice(start, scanner.at));
  if (value > LIMITS.number) {
    failScan(scanner, {
      code: 'number-too-large',
      ...spanSince(scanner, start),
      params: { limit: LIMITS.number },
    });
  }
  return value;
}

/** Reads a required number, possibly negative. */
export function readSignedNumber(scanner: Scanner): number {
  skipSpace(scanner);
  const sign = takeWord(scanner, '-') ? -1 : 1;
  if (isDigit(peek(scanner))) return sign * readNumber(scanner) + 0;
  failScan(scanner, { code: 'expected-number', at: scanner.at, length: 0 });
  return 0;
}

export function failUnexpected(scanner: Scanner): void {
  const found = String.fromCodePoint(scanner.text.codePointAt(scanner.at)!);
  failScan(scanner, { code: 'unexpected', at: scanner.at, length: found.length, params: { found } });
}

/** Skips the bracket that closes the one at `open`. */
export function closeBracket(scanner: Scanner, open: number, bracket: string): void {
  skipSpace(scanner);
  if (scanner.error || takeWord(scanner, bracket)) return;
  if (scanner.at < scanner.text.length) return failUnexpected(scanner);
  failScan(scanner, { code: 'unclosed', at: open, length: 1, params: { open: scanner.text[open]! } });
}
