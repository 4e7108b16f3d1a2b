import type { Compare } from './compare.ts';
import type { DiceExpr, GroupExpr, Operator, PoolExpr, Sort } from './expr.ts';
import { highest, type PoolSpec, type Scoring } from './pool-spec.ts';

const showCompare = ({ op, value }: Compare): string => `${op}${value}`;

/** `=1` is shortened to `1` after a letter. */
const showPoint = (compare: Compare): string =>
  compare.op === '=' && compare.value >= 0 ? String(compare.value) : showCompare(compare);

function showScoring({ keep, success, failure }: Scoring, sort: Sort | undefined): string {
  const kept = (keep ?? []).map(({ what, count }) => `${what}${count}`).join('');
  const counted = success ? showCompare(success) + (failure ? `f${showPoint(failure)}` : '') : '';
  return kept + counted + (sort ? (sort === 'ascending' ? 'sa' : 'sd') : '');
}

function showReroll({ reroll }: PoolSpec): string {
  if (!reroll) return '';
  return reroll.on.map((compare) => `${reroll.once ? 'ro' : 'r'}${showPoint(compare)}`).join('');
}

/** Omits the comparison where the die explodes on its highest face and no other comparison could be mistaken for it. */
function showExplode({ explode, sides, keep, success }: PoolSpec): string {
  if (!explode) return '';
  const mark = `!${explode.compound ? '!' : ''}${explode.penetrate ? 'p' : ''}`;
  const usual = explode.on.op === '=' && explode.on.value === highest(sides);
  return usual && (!success || keep?.length) ? mark : mark + showCompare(explode.on);
}

function showPool({ spec, sort }: PoolExpr): string {
  const clamps =
    (spec.min === undefined ? '' : `min${spec.min}`) + (spec.max === undefined ? '' : `max${spec.max}`);
  const die = `${spec.count}d${spec.sides}`;
  return die + showReroll(spec) + clamps + showExplode(spec) + showScoring(spec, sort);
}

const BINDS: { readonly [O in Operator]: number } = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2, '^': 4 };
const NEGATION = 3;

const binds = (expr: DiceExpr): number =>
  expr.kind === 'binary' ? BINDS[expr.op] : expr.kind === 'negate' ? NEGATION : 5;

/** What to show for a pool or a group: its notation, or its notation and its result. */
export interface Showing {
  /** The space around an operator. */
  readonly gap: string;
  pool(expr: PoolExpr, notation: string): string;
  group(expr: GroupExpr, members: readonly string[], modifiers: string): string;
}

const asWritten: Showing = {
  gap: '',
  pool: (_, notation) => notation,
  group: (_, members, modifiers) => `{${members.join(', ')}}${modifiers}`,
};

export function showWith(expr: DiceExpr, showing: Showing): string {
  const inside = (part: DiceExpr, least: number): string => {
    const text = showWith(part, showing);
    return binds(part) < least ? `(${text})` : text;
  };
  switch (expr.kind) {
    case 'number':
      return String(expr.value);
    case 'pool':
      return showing.pool(expr, showPool(expr));
    case 'group': {
      const members = expr.members.map((member) => showWith(member, showing));
      return showing.group(expr, members, showScoring(expr.scoring, expr.sort));
    }
    case 'negate':
      return `-${inside(expr.of, NEGATION)}`;
    case 'binary': {
      const strength = BINDS[expr.op];
      const sign = `${showing.gap}${expr.op}${showing.gap}`;
      if (expr.op === '^') return `${inside(expr.left, strength + 1)}^${inside(expr.right, NEGATION)}`;
      return `${inside(expr.left, strength)}${sign}${inside(expr.right, strength + 1)}`;
    }
    case 'call':
      return `${expr.name}(${expr.args.map((arg) => showWith(arg, showing)).join(', ')})`;
  }
}

/** Formats an expression; the inverse of `parseDice`. */
export const showDice = (expr: DiceExpr): string => showWith(expr, asWritten);
