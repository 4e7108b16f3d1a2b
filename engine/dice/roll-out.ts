import { testOf } from './compare.ts';
import type { Die } from './dice.ts';
import type { DiceExpr, GroupExpr, PoolExpr, Sort } from './expr.ts';
import { rollExpr } from './expr-roll.ts';
import type { Scoring } from './pool-spec.ts';
import type { Tell } from './pool-throw.ts';
import { showDice, showWith } from './show.ts';

export const MARKS = ['dropped', 're-rolled', 'exploded', 'success', 'failure'] as const;
export type Mark = (typeof MARKS)[number];

/** A die as it lies on the table, or a member of a group. It is kept unless it is dropped or re-rolled. */
export interface Shown {
  readonly value: number;
  readonly marks: readonly Mark[];
}

/** A pool or a group with all that fell, in the order it fell (or sorted, where the notation asks for it). */
export interface RolledPart {
  readonly kind: 'pool' | 'group';
  readonly notation: string;
  readonly shown: readonly Shown[];
}

/** A throw with all its parts, as it is shown to people. */
export interface RolledOut {
  readonly expr: DiceExpr;
  readonly notation: string;
  readonly total: number;
  /** From left to right, the members of a group before the group. */
  readonly parts: readonly RolledPart[];
}

interface Lying {
  value: number;
  readonly marks: Mark[];
  /** Which value it counts for; none if it was re-rolled. */
  readonly chain: number;
}

/** Of like values it does not matter which are dropped: the first to lie there are. */
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

function sorted(lying: Lying[], sort: Sort | undefined): readonly Lying[] {
  if (!sort) return lying;
  return lying.sort((a, b) => (sort === 'ascending' ? a.value - b.value : b.value - a.value));
}

type Counted = PoolExpr | GroupExpr;

/** Listens to the throw of an expression, whose pools and groups are counted in the order of `waiting`. */
function recorder(waiting: readonly Counted[], parts: RolledPart[]): Tell {
  let lying: Lying[] = [];
  const counts = (chain: number): Lying | undefined => lying.find((die) => die.chain === chain);
  return {
    rerolled: (value) => lying.push({ value, marks: ['re-rolled'], chain: -1 }),
    thrown: (value, chain) => {
      const grown = counts(chain);
      if (grown) grown.value += value;
      else lying.push({ value, marks: [], chain });
    },
    exploded: (chain) => {
      const { marks } = counts(chain)!;
      if (!marks.includes('exploded')) marks.push('exploded');
    },
    counted: (ranked, dropLow, keptTo) => {
      const expr = waiting[parts.length]!;
      const scoring = expr.kind === 'pool' ? expr.spec : expr.scoring;
      markDropped(lying, [...ranked.slice(0, dropLow), ...ranked.slice(keptTo)]);
      markScores(lying, scoring);
      const shown = (expr.kind === 'pool' ? sorted(lying, expr.sort) : lying).map(({ value, marks }) => ({
        value,
        marks,
      }));
      parts.push({ kind: expr.kind, notation: showDice(expr), shown });
      lying = [];
    },
  };
}

/** Pools and groups in the order in which a throw counts them. */
function countedIn(expr: DiceExpr): readonly Counted[] {
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

/** Throws an expression and keeps what fell, to be shown to people. */
export function rollOut(expr: DiceExpr, die: Die): RolledOut {
  const parts: RolledPart[] = [];
  const total = rollExpr(expr, recorder(countedIn(expr), parts))(die);
  return { expr, notation: showDice(expr), total, parts };
}

const SIGNS: { readonly [M in Mark]: string } = {
  dropped: '',
  're-rolled': 'r',
  exploded: '!',
  success: '*',
  failure: '_',
};

function showMarked(text: string, marks: readonly Mark[]): string {
  const signed = text + marks.map((mark) => SIGNS[mark]).join('');
  return marks.includes('dropped') ? `(${signed})` : signed;
}

/** In one line: `4d6kh3 [6 5 3 (2)] = 14`. */
export function showRoll({ expr, parts, total }: RolledOut): string {
  const left = [...parts];
  const text = showWith(expr, {
    gap: ' ',
    pool: (_, notation) => {
      const { shown } = left.shift()!;
      return `${notation} [${shown.map(({ value, marks }) => showMarked(String(value), marks)).join(' ')}]`;
    },
    group: (_, members, modifiers) => {
      const { shown } = left.shift()!;
      return `{${members.map((member, i) => showMarked(member, shown[i]!.marks)).join(', ')}}${modifiers}`;
    },
  });
  return `${text} = ${total}`;
}
