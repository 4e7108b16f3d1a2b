import { affordable, COST_LIMITS, costOf } from './cost.ts';
import type { Dice, Die, Ways } from './dice.ts';
import type { DiceExpr } from './expr.ts';
import { rollExpr } from './expr-roll.ts';
import { exprWays } from './expr-ways.ts';
import { once } from './make.ts';
import type { NotationError } from './notation-error.ts';
import { notationWords } from './notation-words.ts';
import { parseDice } from './parse.ts';
import { ok, type Result, refused } from './result.ts';
import { showDice } from './show.ts';

/** Returns the exact distribution, or a refusal where counting would take too long. */
export function exactWays(expr: DiceExpr): Result<Ways<number>, NotationError> {
  if (affordable(costOf(expr))) return ok(exprWays(expr));
  const params = { limit: COST_LIMITS.outcomes };
  return refused({ code: 'too-many-outcomes', at: 0, length: showDice(expr).length, params });
}

function waysOrThrow(expr: DiceExpr): Ways<number> {
  const counted = exactWays(expr);
  if (!counted.ok) throw new Error(`${showDice(expr)}: ${notationWords(counted.error)} Ask exactWays first.`);
  return counted.value;
}

/** Prepares an expression to be thrown many times. Its `ways` throws where `computeExactWays` would refuse. */
export function prepare(expr: DiceExpr): Dice<number> {
  return { notation: showDice(expr), throw: rollExpr(expr), ways: once(() => waysOrThrow(expr)) };
}

/** Throws an expression once. Prepare it instead to throw it often. */
export const rollDice = (expr: DiceExpr, die: Die): number => rollExpr(expr)(die);

/** Dice in the code of a rule, `dice('2d6+1')`: a syntax error there is a bug. */
export function dice(notation: string): Dice<number> {
  const parsed = parseDice(notation);
  if (!parsed.ok) throw new Error(`${notation}: ${notationWords(parsed.error)}`);
  return prepare(parsed.value);
}
