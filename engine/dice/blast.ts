import { type Fuse, fuseChance, fuseOf, scoredOutcomes } from './chain.ts';
import type { Outcome, Ways } from './dice.ts';
import { MOST_EXTRA_DICE, UNRESOLVED } from './limits.ts';
import {
  type Packed,
  pack,
  packedNone,
  packedOne,
  packedPower,
  packedProduct,
  packedSum,
  packedTimes,
  slotFor,
  unpack,
} from './packed.ts';
import { type PoolSpec, type Score, scoreOf } from './pool-spec.ts';
import { waysOf } from './ways.ts';

/** The binomial coefficient C(n, k), exact. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Returns how many extra dice in total `ways` follows for a pool: until less than `UNRESOLVED_LIMIT` is left. */
export function blastDepth(dice: number, chance: number): number {
  if (chance === 0 || dice === 0) return 0;
  let here = 1;
  // multiplied in a loop: the built-in power may differ in the last bit between JavaScript engines
  for (let i = 0; i < dice; i++) here *= 1 - chance;
  let left = 1 - here;
  let extra = 0;
  while (left > UNRESOLVED && extra < MOST_EXTRA_DICE + 2 * dice) {
    extra++;
    here *= (chance * (dice + extra - 1)) / extra;
    left -= here;
  }
  return extra;
}

export const lessOne = (outcomes: readonly Outcome<number>[]): readonly Outcome<number>[] =>
  outcomes.map(({ value, ways }) => ({ value: value - 1, ways }));

interface Charge {
  readonly count: number;
  readonly depth: number;
  readonly base: bigint;
  readonly slot: number;
}

/** The extra dice of `loud` dice that exploded at least once: one each, and any number more in total. */
function further({ depth, base, slot }: Charge, explodes: Packed, loud: number): Packed {
  let all = packedNone;
  for (let more = depth - loud; more >= 0; more--) {
    const dealt = choose(loud - 1 + more, more) * base ** BigInt(depth - loud - more);
    all = packedSum(packedProduct(all, explodes), packedTimes(packedOne, dealt, 0), slot);
  }
  return all;
}

interface Faces {
  readonly ends: Packed;
  readonly explodes: Packed;
}

function facesOf(fuse: Fuse, score: Score, slot: number): Faces {
  const packed = (outcomes: readonly Outcome<number>[]) => pack(scoredOutcomes(outcomes, score), slot);
  return { ends: packed(fuse.ends), explodes: packed(fuse.explodes) };
}

/** Combines dice that end at once, dice that explode, and the extra dice, which count one less. */
function penetrating(charge: Charge, first: Faces, later: Faces): Packed {
  const { count, depth, base, slot } = charge;
  let all = packedTimes(packedPower(first.ends, count), base ** BigInt(depth), 0);
  const loudDie = packedProduct(first.explodes, later.ends);
  for (let loud = 1; loud <= Math.min(count, depth); loud++) {
    const dice = packedProduct(packedPower(first.ends, count - loud), packedPower(loudDie, loud));
    const so = packedProduct(dice, further(charge, later.explodes, loud));
    all = packedSum(all, packedTimes(so, choose(count, loud), 0), slot);
  }
  return all;
}

/** Extra dice are interchangeable: only their number matters. */
function alike(charge: Charge, { ends, explodes }: Faces): Packed {
  const { count, depth, base, slot } = charge;
  let extras = packedNone;
  for (let extra = depth; extra >= 0; extra--) {
    const dealt = choose(count - 1 + extra, extra) * base ** BigInt(depth - extra);
    extras = packedSum(packedProduct(extras, explodes), packedTimes(packedOne, dealt, 0), slot);
  }
  return packedProduct(packedPower(ends, count), extras);
}

/** Returns the ways of an exploding pool in which every die counts. */
export function blastWays(spec: PoolSpec): Ways<number> {
  const fuse = fuseOf(spec);
  const depth = blastDepth(spec.count, fuseChance(fuse));
  const total = fuse.total ** BigInt(spec.count + depth);
  const slot = slotFor(total);
  const charge = { count: spec.count, depth, base: fuse.total, slot };
  const score = scoreOf(spec);
  const first = facesOf(fuse, score, slot);
  const packed = spec.explode?.penetrate
    ? penetrating(
        charge,
        first,
        facesOf(fuse, (value) => score(value - 1), slot),
      )
    : alike(charge, first);
  return waysOf(unpack(packed, slot), total);
}
