import { binaryExpr, type DiceExpr, numberExpr, type Operator } from './expr.ts';
import { checkExpr, checkRightOperand } from './parse-checks.ts';
import { type Scanner, skipSpace, spanSince } from './scan.ts';

/** Replaces an operand that could not be parsed. */
export const ZERO_EXPR = numberExpr(0);

interface LeftOperand {
  readonly op: Operator;
  readonly left: DiceExpr;
  readonly start: number;
}

/** Reads the right operand of an operator. */
export function readRightSide(
  scanner: Scanner,
  { op, left, start }: LeftOperand,
  read: (scanner: Scanner) => DiceExpr,
): DiceExpr {
  skipSpace(scanner);
  const rightStart = scanner.at;
  const right = read(scanner);
  if (scanner.error) return ZERO_EXPR;
  checkRightOperand(scanner, op, { expr: right, ...spanSince(scanner, rightStart) });
  return scanner.error ? ZERO_EXPR : checkExpr(scanner, binaryExpr(op, left, right), start);
}
