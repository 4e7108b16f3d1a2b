import { binaryExpr, type DiceExpr, numberExpr, type Operator } from './expr.ts';
import { checkExpr, checkRightOperand } from './parse-checks.ts';
import { type Scanner, skipSpace, spanSince } from './scan.ts';

/** Stands for what could not be read. */
export const ZERO_EXPR = numberExpr(0);

interface LeftOperand {
  readonly op: Operator;
  readonly left: DiceExpr;
  readonly start: number;
}

/** Reads what stands on the right of an operator. */
export function readRightSide(
  scanner: Scanner,
  { op, left, start }: LeftOperand,
  read: (scanner: Scanner) => DiceExpr,
): DiceExpr {
  skipSpace(scanner);
  const at = scanner.at;
  const right = read(scanner);
  if (scanner.error) return ZERO_EXPR;
  checkRightOperand(scanner, op, { expr: right, ...spanSince(scanner, at) });
  return scanner.error ? ZERO_EXPR : checkExpr(scanner, binaryExpr(op, left, right), start);
}
