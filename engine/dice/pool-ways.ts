import type { Ways } from './dice.ts';
import {
  buildExplodingDie,
  compoundingDieWays,
  type ExplodingDie,
  explosionChance,
} from './exploding-die.ts';
import { binomial, explodingPoolDepth, explodingPoolWays, subtractOne } from './exploding-pool.ts';
import { type Batch, countKeptWays } from './keep.ts';
import { addPacked, type Packed, packedNone, scalePacked, slotSizeFor, unpack } from './packed.ts';
import { computeKeptWindow, createScore, type PoolSpec } from './pool-spec.ts';
import { buildWays, mapWays, powerWays } from './ways.ts';

interface PoolTotal {
  readonly spec: PoolSpec;
  readonly total: bigint;
}

function countKept({ spec, total }: PoolTotal, batches: readonly Batch[]): Packed {
  const filled = batches.filter(({ size }) => size > 0);
  const dice = filled.reduce((sum, { size }) => sum + size, 0);
  return countKeptWays(filled, {
    window: computeKeptWindow(spec.keep, dice),
    score: createScore(spec),
    slot: slotSizeFor(total),
  });
}

/** One distribution of explosions: `extra` dice in total, and `calm` dice that did not explode. */
interface Explosion {
  readonly extra: number;
  readonly calm: number;
  readonly ways: bigint;
}

/** Where extra dice count like the others, it does not matter which dice they come from. */
function listExplosions({ count, explode }: PoolSpec, extra: number): readonly Explosion[] {
  if (!explode?.penetrate) return [{ extra, calm: count, ways: binomial(count - 1 + extra, extra) }];
  if (extra === 0) return [{ extra, calm: count, ways: 1n }];
  return Array.from({ length: Math.min(count, extra) }, (_, i) => {
    const loud = i + 1;
    return { extra, calm: count - loud, ways: binomial(count, loud) * binomial(extra - 1, loud - 1) };
  });
}

function buildBatches(fuse: ExplodingDie, loud: number, { extra, calm }: Explosion): readonly Batch[] {
  return [
    { size: calm, outcomes: fuse.ends },
    { size: loud, outcomes: subtractOne(fuse.ends) },
    { size: loud === 0 ? extra : loud, outcomes: fuse.explodes },
    { size: loud === 0 ? 0 : extra - loud, outcomes: subtractOne(fuse.explodes) },
  ];
}

function explodingKeptWays(spec: PoolSpec): Ways<number> {
  const fuse = buildExplodingDie(spec);
  const depth = explodingPoolDepth(spec.count, explosionChance(fuse));
  const total = fuse.total ** BigInt(spec.count + depth);
  const slot = slotSizeFor(total);
  let all = packedNone;
  for (let extra = 0; extra <= depth; extra++) {
    const scale = fuse.total ** BigInt(depth - extra);
    for (const blast of listExplosions(spec, extra)) {
      const here = countKept({ spec, total }, buildBatches(fuse, spec.count - blast.calm, blast));
      all = addPacked(all, scalePacked(here, blast.ways * scale, 0), slot);
    }
  }
  return buildWays(unpack(all, slot), total);
}

/** The exact distribution of a pool. */
export function poolWays(spec: PoolSpec): Ways<number> {
  const { count, explode, keep, success } = spec;
  const selects = keep !== undefined && keep.length > 0;
  const oneByOne = !explode || (explode.compound && (selects || success !== undefined));
  if (!oneByOne) return selects ? explodingKeptWays(spec) : explodingPoolWays(spec);
  const dieWays = compoundingDieWays(spec);
  if (!selects) return powerWays(mapWays(dieWays, createScore(spec)), count);
  const total = dieWays.total ** BigInt(count);
  const packed = countKept({ spec, total }, [{ size: count, outcomes: dieWays.outcomes }]);
  return buildWays(unpack(packed, slotSizeFor(total)), total);
}
