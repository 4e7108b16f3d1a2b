import type { Die } from './dice.ts';
import type { DiceExpr, Sort } from './expr.ts';
import { formatDice, formatWith } from './format.ts';
import { type Mark, type TracedDie, type TracedPart, traceThrow } from './throw-trace.ts';

/** A thrown die as shown, or a member of a group. It is kept unless it is dropped or re-rolled. */
export interface RolledDie {
  readonly value: number;
  readonly marks: readonly Mark[];
}

/** A pool or a group with all its dice, in the order they fell (or sorted, where the notation says so). */
export interface RolledPart {
  readonly kind: 'pool' | 'group';
  readonly notation: string;
  readonly shown: readonly RolledDie[];
}

/** A throw with all its parts, for display. */
export interface DetailedRoll {
  readonly expr: DiceExpr;
  readonly notation: string;
  readonly total: number;
  /** From left to right, the members of a group before the group. */
  readonly parts: readonly RolledPart[];
}

function sortDice(tracedDice: readonly TracedDie[], sort: Sort | undefined): readonly TracedDie[] {
  if (!sort) return tracedDice;
  return tracedDice.toSorted((a, b) => (sort === 'ascending' ? a.value - b.value : b.value - a.value));
}

function buildPart({ expr, dice: tracedDice }: TracedPart): RolledPart {
  const inOrder = expr.kind === 'pool' ? sortDice(tracedDice, expr.sort) : tracedDice;
  const shown = inOrder.map(({ value, marks }) => ({ value, marks }));
  return { kind: expr.kind, notation: formatDice(expr), shown };
}

/** Throws an expression and records its parts for display. */
export function rollInDetail(expr: DiceExpr, die: Die): DetailedRoll {
  const { total, parts } = traceThrow(expr, die);
  return { expr, notation: formatDice(expr), total, parts: parts.map(buildPart) };
}

const MARK_SIGNS: { readonly [M in Mark]: string } = {
  dropped: '',
  're-rolled': 'r',
  exploded: '!',
  success: '*',
  failure: '_',
};

function formatMarked(text: string, marks: readonly Mark[]): string {
  const marked = text + marks.map((mark) => MARK_SIGNS[mark]).join('');
  return marks.includes('dropped') ? `(${marked})` : marked;
}

/** Formats a roll in one line: `4d6kh3 [6 5 3 (2)] = 14`. */
export function formatRoll({ expr, parts, total }: DetailedRoll): string {
  const remaining = [...parts];
  const text = formatWith(expr, {
    gap: ' ',
    pool: (_, notation) => {
      const { shown } = remaining.shift()!;
      return `${notation} [${shown.map(({ value, marks }) => formatMarked(String(value), marks)).join(' ')}]`;
    },
    group: (_, members, modifiers) => {
      const { shown } = remaining.shift()!;
      return `{${members.map((member, i) => formatMarked(member, shown[i]!.marks)).join(', ')}}${modifiers}`;
    },
  });
  return `${text} = ${total}`;
}
