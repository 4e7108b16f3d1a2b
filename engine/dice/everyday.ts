import type { FaceCondition } from './compare.ts';
import { readComparison } from './parse-comparison.ts';
import type { Keep } from './pool-spec.ts';
import {
  isDigit,
  isLetter,
  peek,
  readNumber,
  readSignedNumber,
  type Scanner,
  skipSpace,
  takeWord,
} from './scan.ts';

/** Skips the word if it comes next and is not the beginning of a longer one. */
function takeWholeWord(scanner: Scanner, word: string): boolean {
  const end = scanner.text.charCodeAt(scanner.at + word.length);
  return !isLetter(end) && takeWord(scanner, word);
}

/** AnyDice programs begin with `output`. */
export function skipOutput(scanner: Scanner): void {
  skipSpace(scanner);
  takeWholeWord(scanner, 'output');
}

/** AnyDice names a result: `named "attack"`. */
export function skipName(scanner: Scanner): void {
  const name = /^named\s*"[^"]*"\s*$/u.exec(scanner.text.slice(scanner.at));
  if (name) scanner.at += name[0].length;
}

/** What the whole result is compared with: `>= 15`, `vs 15`, `against dc 15`. */
export function readTarget(scanner: Scanner): FaceCondition | undefined {
  skipSpace(scanner);
  const isAgainst = ['versus', 'vs.', 'vs', 'against'].some((word) => takeWholeWord(scanner, word));
  if (!isAgainst) return readComparison(scanner);
  skipSpace(scanner);
  takeWholeWord(scanner, 'dc');
  return { op: '>=', value: readSignedNumber(scanner) };
}

/** `highest 3 of`, `lowest of`, before the dice they belong to. */
export function readKeptPhrase(scanner: Scanner): Keep | undefined {
  const start = scanner.at;
  const what = takeWholeWord(scanner, 'highest') ? 'kh' : takeWholeWord(scanner, 'lowest') ? 'kl' : undefined;
  if (!what) return undefined;
  skipSpace(scanner);
  const count = isDigit(peek(scanner)) ? readNumber(scanner) : 1;
  skipSpace(scanner);
  if (takeWholeWord(scanner, 'of')) {
    skipSpace(scanner);
    return { what, count };
  }
  scanner.at = start;
  return undefined;
}
