import { createTest } from './compare.ts';
import type { Die } from './dice.ts';
import type { DiceExpr, GroupExpr, PoolExpr } from './expr.ts';
import { createExprRoll } from './expr-roll.ts';
import type { Scoring } from './pool-spec.ts';
import type { ThrowListener } from './pool-throw.ts';

export type Mark = 'dropped' | 're-rolled' | 'exploded' | 'success' | 'failure';

/** A thrown die, or a member of a group. */
export interface TracedDie {
  value: number;
  readonly marks: Mark[];
  /** The value it counts towards; none if it was re-rolled. */
  readonly chain: number;
  /** The indices of the thrown dice that form it; a member of a group has none of its own. */
  readonly dieIndexes: number[];
}

export type CountedExpr = PoolExpr | GroupExpr;

/** A pool or a group with all its dice, in the order they fell. */
export interface TracedPart {
  readonly expr: CountedExpr;
  readonly dice: readonly TracedDie[];
}

/** Marks dropped values. Among equal values the first ones are dropped. */
function markDropped(tracedDice: readonly TracedDie[], dropped: readonly number[]): void {
  for (const value of dropped) {
    const tracedDie = tracedDice.find(
      (die) => die.chain >= 0 && die.value === value && !die.marks.includes('dropped'),
    );
    tracedDie?.marks.push('dropped');
  }
}

function markScores(tracedDice: readonly TracedDie[], { success, failure }: Scoring): void {
  for (const { chain, value, marks } of tracedDice) {
    if (chain < 0 || marks.includes('dropped')) continue;
    if (success && createTest(success)(value)) marks.push('success');
    if (failure && createTest(failure)(value)) marks.push('failure');
  }
}

/** Records the throw of an expression; its pools and groups are counted in the order of `waiting`. */
function createTracer(
  countedExprs: readonly CountedExpr[],
  tracedParts: TracedPart[],
  lastDie: () => number,
): ThrowListener {
  let tracedDice: TracedDie[] = [];
  const findDie = (chain: number): TracedDie | undefined => tracedDice.find((die) => die.chain === chain);
  const newDieIndexes = (): number[] =>
    countedExprs[tracedParts.length]?.kind === 'group' ? [] : [lastDie()];
  return {
    rerolled: (value) =>
      tracedDice.push({ value, marks: ['re-rolled'], chain: -1, dieIndexes: newDieIndexes() }),
    thrown: (value, chain) => {
      const tracedDie = findDie(chain);
      if (!tracedDie) tracedDice.push({ value, marks: [], chain, dieIndexes: newDieIndexes() });
      else {
        tracedDie.value += value;
        tracedDie.dieIndexes.push(...newDieIndexes());
      }
    },
    exploded: (chain) => {
      const { marks } = findDie(chain)!;
      if (!marks.includes('exploded')) marks.push('exploded');
    },
    counted: (ranked, dropLow, keptTo) => {
      const expr = countedExprs[tracedParts.length]!;
      markDropped(tracedDice, [...ranked.slice(0, dropLow), ...ranked.slice(keptTo)]);
      markScores(tracedDice, expr.kind === 'pool' ? expr.spec : expr.scoring);
      tracedParts.push({ expr, dice: tracedDice });
      tracedDice = [];
    },
  };
}

/** Lists pools and groups in the order in which a throw counts them. */
export function listCountedExprs(expr: DiceExpr): readonly CountedExpr[] {
  switch (expr.kind) {
    case 'number':
      return [];
    case 'pool':
      return [expr];
    case 'group':
      return [...expr.members.flatMap(listCountedExprs), expr];
    case 'negate':
      return listCountedExprs(expr.of);
    case 'binary':
      return [...listCountedExprs(expr.left), ...listCountedExprs(expr.right)];
    case 'call':
      return expr.args.flatMap(listCountedExprs);
  }
}

/** Throws an expression and records all its parts: from left to right, the members of a group before the group. */
export function traceThrow(
  expr: DiceExpr,
  die: Die,
): { readonly total: number; readonly parts: readonly TracedPart[] } {
  const tracedParts: TracedPart[] = [];
  let thrown = 0;
  const roll = createExprRoll(
    expr,
    createTracer(listCountedExprs(expr), tracedParts, () => thrown - 1),
  );
  const total = roll((sides) => {
    thrown++;
    return die(sides);
  });
  return { total, parts: tracedParts };
}
