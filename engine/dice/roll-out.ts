import type { Die } from './dice.ts';
import type { DiceExpr, Sort } from './expr.ts';
import { type Laid, type Lying, layOut, type Mark } from './lay-out.ts';
import { showDice, showWith } from './show.ts';

/** A thrown die as shown, or a member of a group. It is kept unless it is dropped or re-rolled. */
export interface Shown {
  readonly value: number;
  readonly marks: readonly Mark[];
}

/** A pool or a group with all its dice, in the order they fell (or sorted, where the notation says so). */
export interface RolledPart {
  readonly kind: 'pool' | 'group';
  readonly notation: string;
  readonly shown: readonly Shown[];
}

/** A throw with all its parts, for display. */
export interface RolledOut {
  readonly expr: DiceExpr;
  readonly notation: string;
  readonly total: number;
  /** From left to right, the members of a group before the group. */
  readonly parts: readonly RolledPart[];
}

function sorted(lying: readonly Lying[], sort: Sort | undefined): readonly Lying[] {
  if (!sort) return lying;
  return lying.toSorted((a, b) => (sort === 'ascending' ? a.value - b.value : b.value - a.value));
}

function partOf({ expr, lying }: Laid): RolledPart {
  const inOrder = expr.kind === 'pool' ? sorted(lying, expr.sort) : lying;
  const shown = inOrder.map(({ value, marks }) => ({ value, marks }));
  return { kind: expr.kind, notation: showDice(expr), shown };
}

/** Throws an expression and records its parts for display. */
export function rollOut(expr: DiceExpr, die: Die): RolledOut {
  const { total, laid } = layOut(expr, die);
  return { expr, notation: showDice(expr), total, parts: laid.map(partOf) };
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

/** Formats a roll in one line: `4d6kh3 [6 5 3 (2)] = 14`. */
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
