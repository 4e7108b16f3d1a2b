import type { DiceExpr, Operator } from './expr.ts';
import { createExprRoll } from './expr-roll.ts';
import { LIMITS } from './limits.ts';
import type { NotationError } from './notation-error.ts';
import type { Sides } from './pool-spec.ts';
import { failScan, type Scanner, type Span, spanSince } from './scan.ts';

export function checkExpr(scanner: Scanner, expr: DiceExpr, start: number): DiceExpr {
  const limit = LIMITS.result;
  if (!(expr.low >= -limit && expr.high <= limit))
    failScan(scanner, { code: 'result-too-large', ...spanSince(scanner, start), params: { limit } });
  else if (expr.dice > LIMITS.allDice)
    failScan(scanner, {
      code: 'too-many-dice-in-all',
      ...spanSince(scanner, start),
      params: { count: expr.dice, limit: LIMITS.allDice },
    });
  return expr;
}

const throwNoDie = (): never => {
  throw new Error('a number threw a die');
};

/** Returns a count of dice or sides in brackets; its value must not depend on dice. */
export function evaluateConstant(scanner: Scanner, expr: DiceExpr, start: number): number {
  if (scanner.error) return 1;
  if (expr.dice > 0) failScan(scanner, { code: 'dice-in-count', ...spanSince(scanner, start) });
  return expr.dice > 0 ? 1 : createExprRoll(expr)(throwNoDie);
}

export function checkCount(scanner: Scanner, count: number, start: number): void {
  if (Number.isInteger(count) && count >= 1 && count <= LIMITS.dice) return;
  const span = spanSince(scanner, start);
  if (!Number.isInteger(count)) failScan(scanner, { code: 'not-whole', ...span });
  else if (count < 1) failScan(scanner, { code: 'no-dice', ...span, params: { count } });
  else failScan(scanner, { code: 'too-many-dice', ...span, params: { count, limit: LIMITS.dice } });
}

export function checkSides(scanner: Scanner, sides: Sides, start: number): void {
  if (typeof sides !== 'number') return;
  if (Number.isInteger(sides) && sides >= 1 && sides <= LIMITS.sides) return;
  const span = spanSince(scanner, start);
  if (!Number.isInteger(sides)) failScan(scanner, { code: 'not-whole', ...span });
  else if (sides < 1) failScan(scanner, { code: 'no-sides', ...span, params: { sides } });
  else failScan(scanner, { code: 'too-many-sides', ...span, params: { sides, limit: LIMITS.sides } });
}

/** The right operand and its position. */
export interface RightOperand extends Span {
  readonly expr: DiceExpr;
}

/** Checks that the right operand is a valid divisor or exponent. */
export function checkRightOperand(scanner: Scanner, op: Operator, { expr, at, length }: RightOperand): void {
  const { low, high, whole } = expr;
  if ((op === '/' || op === '%') && low <= 0 && high >= 0)
    failScan(scanner, { code: 'division-by-zero', at, length });
  const fits = whole && low >= 0 && high <= LIMITS.exponent;
  if (op === '^' && !fits)
    failScan(scanner, { code: 'bad-exponent', at, length, params: { limit: LIMITS.exponent } });
}

/** Finds a text that is too long or has nothing in it. */
export function findTextError(text: string): NotationError | undefined {
  const { length } = text;
  const limit = LIMITS.text;
  if (length > limit)
    return { code: 'too-long', at: limit, length: length - limit, params: { length, limit } };
  return text.trim() === '' ? { code: 'empty', at: 0, length, params: {} } : undefined;
}
