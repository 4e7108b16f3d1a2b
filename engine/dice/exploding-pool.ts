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
  let here = 1;
  // multiplied in a loop: the built-in power may differ in the last bit between JavaScript engines
  for (let i = 0; i < dice; i++) here *= 1 - chance;
  let left = 1 - here;
  let extra = 0;
  while (left > UNRESOLVED_LIMIT && extra < MAX_COUNTED_EXTRA_DICE + 2 * dice) {
    extra++;
    here *= (chance * (dice + extra - 1)) / extra;
    left -= here;
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
function countFurtherDice({ depth, base, slot }: ExplosionLimits, explodes: Packed, loud: number): Packed {
  let all = packedNone;
  for (let more = depth - loud; more >= 0; more--) {
    const dealt = binomial(loud - 1 + more, more) * base ** BigInt(depth - loud - more);
    all = addPacked(multiplyPacked(all, explodes), scalePacked(packedOne, dealt, 0), slot);
  }
  return all;
}

interface PackedFaces {
  readonly ends: Packed;
  readonly explodes: Packed;
}

function packFaces(fuse: ExplodingDie, score: ScoreFunction, slot: number): PackedFaces {
  const packed = (outcomes: readonly Outcome<number>[]) => pack(scoreOutcomes(outcomes, score), slot);
  return { ends: packed(fuse.ends), explodes: packed(fuse.explodes) };
}

/** Combines dice that end at once, dice that explode, and the extra dice, which count one less. */
function countPenetrating(charge: ExplosionLimits, first: PackedFaces, later: PackedFaces): Packed {
  const { count, depth, base, slot } = charge;
  let all = scalePacked(powPacked(first.ends, count), base ** BigInt(depth), 0);
  const loudDie = multiplyPacked(first.explodes, later.ends);
  for (let loud = 1; loud <= Math.min(count, depth); loud++) {
    const dice = multiplyPacked(powPacked(first.ends, count - loud), powPacked(loudDie, loud));
    const so = multiplyPacked(dice, countFurtherDice(charge, later.explodes, loud));
    all = addPacked(all, scalePacked(so, binomial(count, loud), 0), slot);
  }
  return all;
}

/** Extra dice are interchangeable: only their number matters. */
function countEqualDice(charge: ExplosionLimits, { ends, explodes }: PackedFaces): Packed {
  const { count, depth, base, slot } = charge;
  let extras = packedNone;
  for (let extra = depth; extra >= 0; extra--) {
    const dealt = binomial(count - 1 + extra, extra) * base ** BigInt(depth - extra);
    extras = addPacked(multiplyPacked(extras, explodes), scalePacked(packedOne, dealt, 0), slot);
  }
  return multiplyPacked(powPacked(ends, count), extras);
}

/** Returns the ways of an exploding pool in which every die counts. */
export function explodingPoolWays(spec: PoolSpec): Ways<number> {
  const fuse = buildExplodingDie(spec);
  const depth = explodingPoolDepth(spec.count, explosionChance(fuse));
  const total = fuse.total ** BigInt(spec.count + depth);
  const slot = slotSizeFor(total);
  const charge = { count: spec.count, depth, base: fuse.total, slot };
  const score = createScore(spec);
  const first = packFaces(fuse, score, slot);
  const packed = spec.explode?.penetrate
    ? countPenetrating(
        charge,
        first,
        packFaces(fuse, (value) => score(value - 1), slot),
      )
    : countEqualDice(charge, first);
  return buildWays(unpack(packed, slot), total);
}
