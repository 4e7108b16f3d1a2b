import type { ComparisonOperator, FaceCondition } from './compare.ts';
import { readSignedNumber, type Scanner, takeWord } from './scan.ts';

const COMPARISONS: readonly (readonly [string, ComparisonOperator])[] = [
  ['>=', '>='],
  ['<=', '<='],
  ['<>', '<>'],
  ['!=', '<>'],
  ['>', '>'],
  ['<', '<'],
  ['=', '='],
];

/** Reads `>= 4` and the like, if it comes next. */
export function readComparison(scanner: Scanner): FaceCondition | undefined {
  for (const [sign, op] of COMPARISONS) {
    if (takeWord(scanner, sign)) return { op, value: readSignedNumber(scanner) };
  }
  return undefined;
}
