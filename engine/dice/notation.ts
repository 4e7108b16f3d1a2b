import { COST_LIMITS, estimateCost, isAffordable } from './cost.ts';
import type { Dice, Die, Ways } from './dice.ts';
import type { DiceExpr } from './expr.ts';
import { createExprRoll } from './expr-roll.ts';
import { exprWays } from './expr-ways.ts';
import { formatDice } from './format.ts';
import { computeOnce } from './make-dice.ts';
import type { NotationError } from './notation-error.ts';
import { describeNotationError } from './notation-texts.ts';
import { parseDice } from './parse.ts';
import { err, ok, type Result } from './result.ts';

/** Returns the exact distribution, or a refusal where counting would take too long. */
export function computeExactWays(expr: DiceExpr): Result<Ways<number>, NotationError> {
  if (isAffordable(estimateCost(expr))) return ok(exprWays(expr));
  const params = { limit: COST_LIMITS.outcomes };
  return err({ code: 'too-many-outcomes', at: 0, length: formatDice(expr).length, params });
}

function waysOrThrow(expr: DiceExpr): Ways<number> {
  const exactWays = computeExactWays(expr);
  if (!exactWays.ok)
    throw new Error(`${formatDice(expr)}: ${describeNotationError(exactWays.error)} Ask exactWays first.`);
  return exactWays.value;
}

/** Prepares an expression to be thrown many times. Its `ways` throws where `computeExactWays` would refuse. */
export function prepareDice(expr: DiceExpr): Dice<number> {
  return {
    notation: formatDice(expr),
    throw: createExprRoll(expr),
    ways: computeOnce(() => waysOrThrow(expr)),
  };
}

/** Throws an expression once. Prepare it instead to throw it often. */
export const rollDice = (expr: DiceExpr, die: Die): number => createExprRoll(expr)(die);

/** Dice in the code of a rule, `dice('2d6+1')`: a syntax error there is a bug. */
export function dice(notation: string): Dice<number> {
  const parsed = parseDice(notation);
  if (!parsed.ok) throw new Error(`${notation}: ${describeNotationError(parsed.error)}`);
  return prepareDice(parsed.value);
}
