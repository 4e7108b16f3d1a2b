import type { FaceCondition } from './compare.ts';
import type { DiceExpr } from './expr.ts';
import { poolExpr } from './expr.ts';
import { formatDice } from './format.ts';

/** What the number of a result means: a total, a check that is passed or not, or the number of dice that show a face. */
export type ResultKind =
  | { readonly kind: 'total' }
  | { readonly kind: 'check' }
  /** The condition that dice are counted by, and how to write a check of their sum instead. */
  | { readonly kind: 'count'; readonly condition: FaceCondition; readonly sumInstead: string };

const TOTAL: ResultKind = { kind: 'total' };

/** Returns what a result of this expression means. `3d6>=12` counts dice; `3d6 vs 12` checks the sum. */
export function resultKindOf(expr: DiceExpr): ResultKind {
  if (expr.kind === 'group')
    return expr.members.length === 1 && expr.scoring.success ? { kind: 'check' } : TOTAL;
  if (expr.kind !== 'pool' || !expr.spec.success || expr.spec.failure || expr.spec.count === 1) return TOTAL;
  const { op, value } = expr.spec.success;
  const sum = formatDice(poolExpr({ ...expr.spec, success: undefined }));
  const sumInstead = op === '>=' ? `${sum} vs ${value}` : `{${sum}}${op}${value}`;
  return { kind: 'count', condition: expr.spec.success, sumInstead };
}
