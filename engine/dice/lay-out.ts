import { testOf } from './compare.ts';
import type { Die } from './dice.ts';
import type { DiceExpr, GroupExpr, PoolExpr } from './expr.ts';
import { rollExpr } from './expr-roll.ts';
import type { Scoring } from './pool-spec.ts';
import type { Tell } from './pool-throw.ts';

export type Mark = 'dropped' | 're-rolled' | 'exploded' | 'success' | 'failure';

/** A thrown die, or a member of a group. */
export interface Lying {
  value: number;
  readonly marks: Mark[];
  /** The value it counts towards; none if it was re-rolled. */
  readonly chain: number;
  /** The indices of the thrown dice that form it; a member of a group has none of its own. */
  readonly dice: number[];
}

export type Counted = PoolExpr | GroupExpr;

/** A pool or a group with all its dice, in the order they fell. */
export interface Laid {
  readonly expr: Counted;
  readonly lying: readonly Lying[];
}

/** Marks dropped values. Among equal values the first ones are dropped. */
function markDropped(lying: readonly Lying[], dropped: readonly number[]): void {
  for (const value of dropped) {
    const one = lying.find((die) => die.chain >= 0 && die.value === value && !die.marks.includes('dropped'));
    one?.marks.push('dropped');
  }
}

function markScores(lying: readonly Lying[], { success, failure }: Scoring): void {
  for (const { chain, value, marks } of lying) {
    if (chain < 0 || marks.includes('dropped')) continue;
    if (success && testOf(success)(value)) marks.push('success');
    if (failure && testOf(failure)(value)) marks.push('failure');
  }
}

/** Records the throw of an expression; its pools and groups are counted in the order of `waiting`. */
function recorder(waiting: readonly Counted[], laid: Laid[], lastDie: () => number): Tell {
  let lying: Lying[] = [];
  const counts = (chain: number): Lying | undefined => lying.find((die) => die.chain === chain);
  const dice = (): number[] => (waiting[laid.length]?.kind === 'group' ? [] : [lastDie()]);
  return {
    rerolled: (value) => lying.push({ value, marks: ['re-rolled'], chain: -1, dice: dice() }),
    thrown: (value, chain) => {
      const grown = counts(chain);
      if (!grown) lying.push({ value, marks: [], chain, dice: dice() });
      else {
        grown.value += value;
        grown.dice.push(...dice());
      }
    },
    exploded: (chain) => {
      const { marks } = counts(chain)!;
      if (!marks.includes('exploded')) marks.push('exploded');
    },
    counted: (ranked, dropLow, keptTo) => {
      const expr = waiting[laid.length]!;
      markDropped(lying, [...ranked.slice(0, dropLow), ...ranked.slice(keptTo)]);
      markScores(lying, expr.kind === 'pool' ? expr.spec : expr.scoring);
      laid.push({ expr, lying });
      lying = [];
    },
  };
}

/** Lists pools and groups in the order in which a throw counts them. */
export function countedIn(expr: DiceExpr): readonly Counted[] {
  switch (expr.kind) {
    case 'number':
      return [];
    case 'pool':
      return [expr];
    case 'group':
      return [...expr.members.flatMap(countedIn), expr];
    case 'negate':
      return countedIn(expr.of);
    case 'binary':
      return [...countedIn(expr.left), ...countedIn(expr.right)];
    case 'call':
      return expr.args.flatMap(countedIn);
  }
}

/** Throws an expression and records all its parts: from left to right, the members of a group before the group. */
export function layOut(expr: DiceExpr, die: Die): { readonly total: number; readonly laid: readonly Laid[] } {
  const laid: Laid[] = [];
  let thrown = 0;
  const roll = rollExpr(
    expr,
    recorder(countedIn(expr), laid, () => thrown - 1),
  );
  const total = roll((sides) => {
    thrown++;
    return die(sides);
  });
  return { total, laid };
}
