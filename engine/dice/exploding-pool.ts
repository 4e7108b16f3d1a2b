import type { Outcome, Ways } from './dice.ts';
import { buildExplodingDie, type ExplodingDie, explosionChance, scoreOutcomes } from './exploding-die.ts';
import { MAX_COUNTED_EXTRA_DICE, UNRESOLVED_LIMIT } from './limits.ts';
import {
  addPacked,
  multiplyPacked,
  type Packed,
  pack,
  packedNone,
  packedOne,
  powPacked,
  scalePacked,
  slotSizeFor,
  unpack,
} from './packed.ts';
import { createScore, type PoolSpec, type ScoreFunction } from './pool-spec.ts';
import { buildWays } from './ways.ts';

/** The binomial coefficient C(n, k), exact. */
export function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Returns how many extra dice in total `ways` follows for a pool: until less than `UNRESOLVED_LIMIT` is left. */
export function explodingPoolDepth(dice: number, chance: number): number {
  if (chance === 0 || dice === 0) return 0;
  let exactChance = 1;
  // multiplied in a loop: the built-in power may differ in the last bit between JavaScript engines
  for (let i = 0; i < dice; i++) exactChance *= 1 - chance;
  let chanceLeft = 1 - exactChance;
  let extra = 0;
  while (chanceLeft > UNRESOLVED_LIMIT && extra < MAX_COUNTED_EXTRA_DICE + 2 * dice) {
    extra++;
    exactChance *= (chance * (dice + extra - 1)) / extra;
    chanceLeft -= exactChance;
  }
  return extra;
}

export const subtractOne = (outcomes: readonly Outcome<number>[]): readonly Outcome<number>[] =>
  outcomes.map(({ value, ways }) => ({ value: value - 1, ways }));

interface ExplosionLimits {
  readonly count: number;
  readonly depth: number;
  readonly base: bigint;
  readonly slot: number;
}

/** The extra dice of `loud` dice that exploded at least once: one each, and any number more in total. */
function countFurtherDice(
  { depth, base, slot }: ExplosionLimits,
  explodes: Packed,
  explodedCount: number,
): Packed {
  let all = packedNone;
  for (let extra = depth - explodedCount; extra >= 0; extra--) {
    const distributions =
      binomial(explodedCount - 1 + extra, extra) * base ** BigInt(depth - explodedCount - extra);
    all = addPacked(multiplyPacked(all, explodes), scalePacked(packedOne, distributions, 0), slot);
  }
  return all;
}

interface PackedFaces {
  readonly ends: Packed;
  readonly explodes: Packed;
}

function packFaces(explodingDie: ExplodingDie, score: ScoreFunction, slot: number): PackedFaces {
  const packed = (outcomes: readonly Outcome<number>[]) => pack(scoreOutcomes(outcomes, score), slot);
  return { ends: packed(explodingDie.ends), explodes: packed(explodingDie.explodes) };
}

/** Combines dice that end at once, dice that explode, and the extra dice, which count one less. */
function countPenetrating(limits: ExplosionLimits, first: PackedFaces, later: PackedFaces): Packed {
  const { count, depth, base, slot } = limits;
  let all = scalePacked(powPacked(first.ends, count), base ** BigInt(depth), 0);
  const explodedDie = multiplyPacked(first.explodes, later.ends);
  for (let explodedCount = 1; explodedCount <= Math.min(count, depth); explodedCount++) {
    const dice = multiplyPacked(
      powPacked(first.ends, count - explodedCount),
      powPacked(explodedDie, explodedCount),
    );
    const product = multiplyPacked(dice, countFurtherDice(limits, later.explodes, explodedCount));
    all = addPacked(all, scalePacked(product, binomial(count, explodedCount), 0), slot);
  }
  return all;
}

/** Extra dice are interchangeable: only their number matters. */
function countEqualDice(limits: ExplosionLimits, { ends, explodes }: PackedFaces): Packed {
  const { count, depth, base, slot } = limits;
  let extras = packedNone;
  for (let extra = depth; extra >= 0; extra--) {
    const distributions = binomial(count - 1 + extra, extra) * base ** BigInt(depth - extra);
    extras = addPacked(multiplyPacked(extras, explodes), scalePacked(packedOne, distributions, 0), slot);
  }
  return multiplyPacked(powPacked(ends, count), extras);
}

/** Returns the ways of an exploding pool in which every die counts. */
export function explodingPoolWays(spec: PoolSpec): Ways<number> {
  const explodingDie = buildExplodingDie(spec);
  const depth = explodingPoolDepth(spec.count, explosionChance(explodingDie));
  const total = explodingDie.total ** BigInt(spec.count + depth);
  const slot = slotSizeFor(total);
  const limits = { count: spec.count, depth, base: explodingDie.total, slot };
  const score = createScore(spec);
  const first = packFaces(explodingDie, score, slot);
  const packed = spec.explode?.penetrate
    ? countPenetrating(
        limits,
        first,
        packFaces(explodingDie, (value) => score(value - 1), slot),
      )
    : countEqualDice(limits, first);
  return buildWays(unpack(packed, slot), total);
}
