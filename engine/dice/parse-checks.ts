import type { DiceExpr, Operator } from './expr.ts';
import { rollExpr } from './expr-roll.ts';
import { LIMITS } from './limits.ts';
import type { Sides } from './pool-spec.ts';
import { fail, type Scanner, type Span, since } from './scan.ts';

export function checked(scanner: Scanner, expr: DiceExpr, start: number): DiceExpr {
  const limit = LIMITS.result;
  if (!(expr.low >= -limit && expr.high <= limit))
    fail(scanner, { code: 'result-too-large', ...since(scanner, start), params: { limit } });
  else if (expr.dice > LIMITS.allDice)
    fail(scanner, {
      code: 'too-many-dice-in-all',
      ...since(scanner, start),
      params: { count: expr.dice, limit: LIMITS.allDice },
    });
  return expr;
}

const noDie = (): never => {
  throw new Error('a number threw a die');
};

/** Returns a count of dice or sides in brackets; its value must not depend on dice. */
export function fixed(scanner: Scanner, expr: DiceExpr, start: number): number {
  if (scanner.error) return 1;
  if (expr.dice > 0) fail(scanner, { code: 'dice-in-count', ...since(scanner, start) });
  return expr.dice > 0 ? 1 : rollExpr(expr)(noDie);
}

export function checkCount(scanner: Scanner, count: number, start: number): void {
  if (Number.isInteger(count) && count >= 1 && count <= LIMITS.dice) return;
  const here = since(scanner, start);
  if (!Number.isInteger(count)) fail(scanner, { code: 'not-whole', ...here });
  else if (count < 1) fail(scanner, { code: 'no-dice', ...here, params: { count } });
  else fail(scanner, { code: 'too-many-dice', ...here, params: { count, limit: LIMITS.dice } });
}

export function checkSides(scanner: Scanner, sides: Sides, start: number): void {
  if (typeof sides !== 'number') return;
  if (Number.isInteger(sides) && sides >= 1 && sides <= LIMITS.sides) return;
  const here = since(scanner, start);
  if (!Number.isInteger(sides)) fail(scanner, { code: 'not-whole', ...here });
  else if (sides < 1) fail(scanner, { code: 'no-sides', ...here, params: { sides } });
  else fail(scanner, { code: 'too-many-sides', ...here, params: { sides, limit: LIMITS.sides } });
}

/** The right operand and its position. */
export interface Right extends Span {
  readonly expr: DiceExpr;
}

/** Checks that the right operand is a valid divisor or exponent. */
export function checkRight(scanner: Scanner, op: Operator, { expr, at, length }: Right): void {
  const { low, high, whole } = expr;
  if ((op === '/' || op === '%') && low <= 0 && high >= 0)
    fail(scanner, { code: 'division-by-zero', at, length });
  const fits = whole && low >= 0 && high <= LIMITS.exponent;
  if (op === '^' && !fits)
    fail(scanner, { code: 'bad-exponent', at, length, params: { limit: LIMITS.exponent } });
}
