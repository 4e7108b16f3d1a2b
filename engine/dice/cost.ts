import { computeDieChances } from './die-chances.ts';
import { explodingDieDepth } from './exploding-die.ts';
import { explodingPoolDepth } from './exploding-pool.ts';
import type { BinaryExpr, CallExpr, DiceExpr, GroupExpr } from './expr.ts';
import { clampValue, computeKeptWindow, highestValue, lowestValue, type PoolSpec } from './pool-spec.ts';

/** An upper bound of what counting the ways of an expression costs. */
export interface Cost {
  readonly outcomes: number;
  /** The difference between the largest and the smallest value. */
  readonly span: number;
  /** The bit length of the total of its ways. */
  readonly bits: number;
  /** Roughly nanoseconds. */
  readonly work: number;
}

/** Ways of an expression above these limits are not counted. The work is about a second on a slow machine. */
export const COST_LIMITS = { outcomes: 100_000, work: 1e9 } as const;

export const isAffordable = ({ outcomes, work }: Cost): boolean =>
  outcomes <= COST_LIMITS.outcomes && work <= COST_LIMITS.work;

const PER_OUTCOME = 400;
const PER_PAIR = 1000;
const PER_MOVE = 400;
const PER_BIT = 15;

/** The cost of packing, multiplying and unpacking to a result of this size. */
const productWork = (span: number, bits: number): number => (span + 1) * (PER_OUTCOME + bits * PER_BIT);

/** The cost of trying, for each value, each number of dice that can still be kept. */
function keepingWork(values: number, places: number, packedBits: number): number {
  return values * ((places + 1) * (places + 2)) * 0.5 * (PER_MOVE + packedBits / 16);
}

interface PoolSize {
  readonly spec: PoolSpec;
  readonly range: number;
  readonly bits: number;
  readonly chance: number;
}

const scoreSpan = ({ success, failure }: PoolSpec, range: number): number =>
  success ? (failure ? 2 : 1) : range;

function costOneByOne({ spec, range, bits, chance }: PoolSize): Cost {
  const depth = spec.explode ? explodingDieDepth(chance) : 0;
  const values = (depth + 1) * (range + 1) - 1;
  const ownBits = bits * (depth + 1);
  const totalBits = ownBits * spec.count;
  const chain = depth * productWork(values, ownBits) * 4 + values * PER_OUTCOME;
  const span = spec.count * scoreSpan(spec, values);
  if (!spec.keep?.length)
    return { outcomes: span + 1, span, bits: totalBits, work: chain + productWork(span, totalBits) };
  const { dropLow, dropHigh } = computeKeptWindow(spec.keep, spec.count);
  const places = spec.count - Math.max(dropLow, dropHigh);
  const keptSpan = Math.max(0, spec.count - dropLow - dropHigh) * scoreSpan(spec, values);
  const work =
    chain + keepingWork(values + 1, places, (keptSpan + 1) * totalBits) + productWork(keptSpan, totalBits);
  return { outcomes: keptSpan + 1, span: keptSpan, bits: totalBits, work };
}

function costAllTogether({ spec, range, bits, chance }: PoolSize): Cost {
  const depth = explodingPoolDepth(spec.count, chance);
  const dice = spec.count + depth;
  const totalBits = bits * dice;
  const rounds = spec.explode?.penetrate ? (depth + 1) * Math.min(spec.count, depth + 1) : depth + 1;
  const { dropLow, dropHigh } = computeKeptWindow(spec.keep, dice);
  const span = Math.max(0, dice - dropLow - dropHigh) * (scoreSpan(spec, range) + 1);
  const size = { outcomes: span + 1, span, bits: totalBits };
  const width = spec.explode?.on.op === '=' ? 0 : range;
  const multiply = (span + 1) * totalBits * Math.min(PER_BIT, 0.1 + (width * totalBits) / 8192);
  if (!spec.keep?.length)
    return { ...size, work: productWork(span, totalBits) + rounds * (PER_MOVE + multiply) };
  // where all exploding dice have the same value, only the other dice can fall in several ways
  const places = Math.min(dice - Math.max(dropLow, dropHigh), width === 0 ? spec.count : dice);
  const batches = (spec.explode?.penetrate ? 2 : 1) * (width === 0 ? 1 : 2);
  const states = places ** (batches - 1);
  return { ...size, work: rounds * states * keepingWork(2 * (range + 1), places, (span + 1) * totalBits) };
}

function poolCost(spec: PoolSpec): Cost {
  const { base, explodes } = computeDieChances(spec);
  const range = clampValue(spec, highestValue(spec.sides)) - clampValue(spec, lowestValue(spec.sides));
  const size = { spec, range, bits: base.toString(2).length, chance: explodes };
  const split = spec.explode?.compound && (spec.keep?.length || spec.success);
  return !spec.explode || split ? costOneByOne(size) : costAllTogether(size);
}

interface JoinKind {
  readonly whole: boolean;
  readonly sums: boolean;
  /** The difference between the largest and the smallest result. */
  readonly reach: number;
}

/** Pairs are enumerated only where packing would take longer. */
function joinCosts(a: Cost, b: Cost, { whole, sums, reach }: JoinKind): Cost {
  const pairs = a.outcomes * b.outcomes;
  const span = whole && sums ? a.span + b.span : reach;
  const bits = a.bits + b.bits;
  const outcomes = whole ? Math.min(pairs, span + 1) : pairs;
  const each =
    whole && sums
      ? Math.min(pairs, span + 1) * (PER_OUTCOME + 3 * bits * PER_BIT)
      : pairs * (PER_PAIR + bits / 8);
  return { outcomes, span, bits, work: a.work + b.work + each };
}

const maxMagnitude = ({ low, high }: DiceExpr): number => high - low;

function binaryCost(expr: BinaryExpr): Cost {
  const sums = expr.op === '+' || expr.op === '-';
  return joinCosts(estimateCost(expr.left), estimateCost(expr.right), {
    whole: expr.whole,
    sums,
    reach: maxMagnitude(expr),
  });
}

function callCost(expr: CallExpr): Cost {
  const kind = { whole: expr.whole, sums: false, reach: maxMagnitude(expr) };
  return expr.args.map(estimateCost).reduce((all, cost) => joinCosts(all, cost, kind));
}

/** The number of subsets of fewer than `places` out of `size`. */
function countSubsets(size: number, places: number): number {
  let [all, binomial] = [0, 1];
  for (let k = 0; k < places; k++) {
    all += binomial;
    binomial = (binomial * (size - k)) / (k + 1);
  }
  return all;
}

function groupCost(expr: GroupExpr): Cost {
  const costs = expr.members.map(estimateCost);
  const whole = expr.members.every((member) => member.whole);
  const all = costs.reduce((a, b) => joinCosts(a, b, { whole, sums: true, reach: maxMagnitude(expr) }));
  if (!whole) return { ...all, work: all.work + all.outcomes * PER_OUTCOME * 4 };
  if (!expr.scoring.keep?.length) return all;
  const values = costs.reduce((sum, { outcomes }) => sum + outcomes, 0);
  const { dropLow, dropHigh } = computeKeptWindow(expr.scoring.keep, costs.length);
  const states = countSubsets(costs.length, costs.length - Math.max(dropLow, dropHigh)) * costs.length;
  return { ...all, work: all.work + values * states * (PER_MOVE + (all.span * all.bits) / 16) };
}

export function estimateCost(expr: DiceExpr): Cost {
  switch (expr.kind) {
    case 'number':
      return { outcomes: 1, span: 0, bits: 0, work: 0 };
    case 'pool':
      return poolCost(expr.spec);
    case 'group':
      return groupCost(expr);
    case 'negate':
      return estimateCost(expr.of);
    case 'binary':
      return binaryCost(expr);
    case 'call':
      return callCost(expr);
  }
}
