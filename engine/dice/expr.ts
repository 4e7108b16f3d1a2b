import { power } from './arithmetic.ts';
import { MAX_THROWN_EXTRA_DICE } from './limits.ts';
import {
  clampValue,
  computeKeptWindow,
  highestValue,
  lowestValue,
  type PoolSpec,
  type Scoring,
} from './pool-spec.ts';

export const OPERATORS = ['+', '-', '*', '/', '%', '^'] as const;
export type Operator = (typeof OPERATORS)[number];

export const FUNCTIONS = ['floor', 'ceil', 'round', 'abs', 'min', 'max'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export type Sort = 'ascending' | 'descending';

/** What is known of an expression before it is thrown. */
export interface Range {
  readonly low: number;
  readonly high: number;
  /** True if the result is never a fraction. */
  readonly whole: boolean;
  /** The number of dice thrown at first. */
  readonly dice: number;
}

export interface NumberExpr extends Range {
  readonly kind: 'number';
  /** Not negative: `-3` is a negation. */
  readonly value: number;
}

export interface PoolExpr extends Range {
  readonly kind: 'pool';
  readonly spec: PoolSpec;
  /** How the dice are sorted for display. */
  readonly sort?: Sort | undefined;
}

export interface GroupExpr extends Range {
  readonly kind: 'group';
  readonly members: readonly DiceExpr[];
  readonly scoring: Scoring;
  readonly sort?: Sort | undefined;
}

export interface NegateExpr extends Range {
  readonly kind: 'negate';
  readonly of: DiceExpr;
}

export interface BinaryExpr extends Range {
  readonly kind: 'binary';
  readonly op: Operator;
  readonly left: DiceExpr;
  readonly right: DiceExpr;
}

export interface CallExpr extends Range {
  readonly kind: 'call';
  readonly name: FunctionName;
  readonly args: readonly DiceExpr[];
}

/** A parsed dice expression, as plain JSON. */
export type DiceExpr = NumberExpr | PoolExpr | GroupExpr | NegateExpr | BinaryExpr | CallExpr;

export const numberExpr = (value: number): NumberExpr => ({
  kind: 'number',
  value,
  low: value,
  high: value,
  whole: Number.isInteger(value),
  dice: 0,
});

function poolRange(spec: PoolSpec): Pick<Range, 'low' | 'high'> {
  const { count, explode, success, keep } = spec;
  const min = clampValue(spec, lowestValue(spec.sides)) - (explode?.penetrate ? 1 : 0);
  const max = clampValue(spec, highestValue(spec.sides));
  const { dropLow, dropHigh } = computeKeptWindow(keep, count);
  const minDice = explode ? 0 : Math.max(0, count - dropLow - dropHigh);
  const maxDice = explode ? count + MAX_THROWN_EXTRA_DICE : minDice;
  if (success) return { low: spec.failure ? -maxDice : 0, high: maxDice };
  return { low: Math.min(min * minDice, min * maxDice), high: Math.max(max * minDice, max * maxDice) };
}

export function poolExpr(spec: PoolSpec, sort?: Sort): PoolExpr {
  const { low, high } = poolRange(spec);
  return { kind: 'pool', spec, sort, low, high, whole: true, dice: spec.count };
}

const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

function groupRange(members: readonly DiceExpr[], scoring: Scoring): Range {
  const dice = sumNumbers(members.map((member) => member.dice));
  if (scoring.success) {
    return { low: scoring.failure ? -members.length : 0, high: members.length, whole: true, dice };
  }
  const dropsMembers = scoring.keep !== undefined && scoring.keep.length > 0;
  return {
    low: sumNumbers(members.map(({ low }) => (dropsMembers ? Math.min(0, low) : low))),
    high: sumNumbers(members.map(({ high }) => (dropsMembers ? Math.max(0, high) : high))),
    whole: members.every(({ whole }) => whole),
    dice,
  };
}

export const groupExpr = (members: readonly DiceExpr[], scoring: Scoring, sort?: Sort): GroupExpr => ({
  kind: 'group',
  members,
  scoring,
  sort,
  ...groupRange(members, scoring),
});

export const negateExpr = (of: DiceExpr): NegateExpr => ({
  kind: 'negate',
  of,
  low: 0 - of.high,
  high: 0 - of.low,
  whole: of.whole,
  dice: of.dice,
});

type RangeEnds = Pick<Range, 'low' | 'high'>;

function findCornerEnds(a: DiceExpr, b: DiceExpr, apply: (a: number, b: number) => number): RangeEnds {
  const ends = [apply(a.low, b.low), apply(a.low, b.high), apply(a.high, b.low), apply(a.high, b.high)];
  return { low: Math.min(...ends), high: Math.max(...ends) };
}

function findPowerEnds(a: DiceExpr, b: DiceExpr): RangeEnds {
  const max = power(Math.max(1, Math.abs(a.low), Math.abs(a.high)), b.high);
  return { low: a.low < 0 ? -max : 0, high: max };
}

function findOperatorEnds(op: Operator, a: DiceExpr, b: DiceExpr): RangeEnds {
  switch (op) {
    case '+':
      return { low: a.low + b.low, high: a.high + b.high };
    case '-':
      return { low: a.low - b.high, high: a.high - b.low };
    case '*':
      return findCornerEnds(a, b, (x, y) => x * y);
    case '/':
      return findCornerEnds(a, b, (x, y) => x / y);
    case '%':
      return { low: Math.min(0, b.low), high: Math.max(0, b.high) };
    case '^':
      return findPowerEnds(a, b);
  }
}

export function binaryExpr(op: Operator, left: DiceExpr, right: DiceExpr): BinaryExpr {
  const { low, high } = findOperatorEnds(op, left, right);
  const whole = op !== '/' && left.whole && right.whole;
  return { kind: 'binary', op, left, right, low, high, whole, dice: left.dice + right.dice };
}

function findCallEnds(name: FunctionName, args: readonly DiceExpr[]): RangeEnds {
  const lows = args.map(({ low }) => low);
  const highs = args.map(({ high }) => high);
  if (name === 'min') return { low: Math.min(...lows), high: Math.min(...highs) };
  if (name === 'max') return { low: Math.max(...lows), high: Math.max(...highs) };
  const [low, high] = [lows[0]!, highs[0]!];
  if (name !== 'abs') return { low: Math.floor(low), high: Math.ceil(high) };
  const crossesZero = low < 0 && high > 0;
  return {
    low: crossesZero ? 0 : Math.min(Math.abs(low), Math.abs(high)),
    high: Math.max(Math.abs(low), Math.abs(high)),
  };
}

const ROUNDING: readonly FunctionName[] = ['floor', 'ceil', 'round'];

export const callExpr = (name: FunctionName, args: readonly DiceExpr[]): CallExpr => ({
  kind: 'call',
  name,
  args,
  ...findCallEnds(name, args),
  whole: ROUNDING.includes(name) || args.every(({ whole }) => whole),
  dice: sumNumbers(args.map(({ dice }) => dice)),
});
