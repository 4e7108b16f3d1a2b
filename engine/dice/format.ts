import type { FaceCondition } from './compare.ts';
import type { DiceExpr, GroupExpr, Operator, PoolExpr, Sort } from './expr.ts';
import { highestValue, type PoolSpec, type Scoring } from './pool-spec.ts';

const formatCondition = ({ op, value }: FaceCondition): string => `${op}${value}`;

/** `=1` is shortened to `1` after a letter. */
const formatPoint = (compare: FaceCondition): string =>
  compare.op === '=' && compare.value >= 0 ? String(compare.value) : formatCondition(compare);

function formatScoring({ keep, success, failure }: Scoring, sort: Sort | undefined): string {
  const keepText = (keep ?? []).map(({ what, count }) => `${what}${count}`).join('');
  const counted = success ? formatCondition(success) + (failure ? `f${formatPoint(failure)}` : '') : '';
  return keepText + counted + (sort ? (sort === 'ascending' ? 'sa' : 'sd') : '');
}

function formatReroll({ reroll }: PoolSpec): string {
  if (!reroll) return '';
  return reroll.on.map((compare) => `${reroll.once ? 'ro' : 'r'}${formatPoint(compare)}`).join('');
}

/** Omits the comparison where the die explodes on its highest face and no other comparison could be mistaken for it. */
function formatExplode({ explode, sides, keep, success }: PoolSpec): string {
  if (!explode) return '';
  const mark = `!${explode.compound ? '!' : ''}${explode.penetrate ? 'p' : ''}`;
  const fallback = explode.on.op === '=' && explode.on.value === highestValue(sides);
  return fallback && (!success || keep?.length) ? mark : mark + formatCondition(explode.on);
}

function formatPool({ spec, sort }: PoolExpr): string {
  const clamps =
    (spec.min === undefined ? '' : `min${spec.min}`) + (spec.max === undefined ? '' : `max${spec.max}`);
  const die = `${spec.count}d${spec.sides}`;
  return die + formatReroll(spec) + clamps + formatExplode(spec) + formatScoring(spec, sort);
}

const BINDING_POWERS: { readonly [O in Operator]: number } = {
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  '%': 2,
  '^': 4,
};
const NEGATION_POWER = 3;

const bindingPowerOf = (expr: DiceExpr): number =>
  expr.kind === 'binary' ? BINDING_POWERS[expr.op] : expr.kind === 'negate' ? NEGATION_POWER : 5;

/** What to show for a pool or a group: its notation, or its notation and its result. */
export interface FormatOptions {
  /** The space around an operator. */
  readonly gap: string;
  pool(expr: PoolExpr, notation: string): string;
  group(expr: GroupExpr, members: readonly string[], modifiers: string): string;
}

const notationOnly: FormatOptions = {
  gap: '',
  pool: (_, notation) => notation,
  group: (_, members, modifiers) => `{${members.join(', ')}}${modifiers}`,
};

export function formatWith(expr: DiceExpr, options: FormatOptions): string {
  const formatPart = (part: DiceExpr, min: number): string => {
    const text = formatWith(part, options);
    return bindingPowerOf(part) < min ? `(${text})` : text;
  };
  switch (expr.kind) {
    case 'number':
      return String(expr.value);
    case 'pool':
      return options.pool(expr, formatPool(expr));
    case 'group': {
      const members = expr.members.map((member) => formatWith(member, options));
      return options.group(expr, members, formatScoring(expr.scoring, expr.sort));
    }
    case 'negate':
      return `-${formatPart(expr.of, NEGATION_POWER)}`;
    case 'binary': {
      const bindingPower = BINDING_POWERS[expr.op];
      const sign = `${options.gap}${expr.op}${options.gap}`;
      if (expr.op === '^')
        return `${formatPart(expr.left, bindingPower + 1)}^${formatPart(expr.right, NEGATION_POWER)}`;
      return `${formatPart(expr.left, bindingPower)}${sign}${formatPart(expr.right, bindingPower + 1)}`;
    }
    case 'call':
      return `${expr.name}(${expr.args.map((arg) => formatWith(arg, options)).join(', ')})`;
  }
}

/** Formats an expression; the inverse of `parseDice`. */
export const formatDice = (expr: DiceExpr): string => formatWith(expr, notationOnly);
