import { blastDepth, blastWays, choose, lessOne } from './blast.ts';
import { compoundWays, type Fuse, fuseChance, fuseOf } from './chain.ts';
import type { Ways } from './dice.ts';
import { type Batch, keptWays } from './keep.ts';
import { type Packed, packedNone, packedSum, packedTimes, slotFor, unpack } from './packed.ts';
import { type PoolSpec, scoreOf, windowOf } from './pool-spec.ts';
import { mapWays, powerWays, waysOf } from './ways.ts';

interface Pot {
  readonly spec: PoolSpec;
  readonly total: bigint;
}

function kept({ spec, total }: Pot, batches: readonly Batch[]): Packed {
  const filled = batches.filter(({ size }) => size > 0);
  const dice = filled.reduce((sum, { size }) => sum + size, 0);
  return keptWays(filled, { window: windowOf(spec.keep, dice), score: scoreOf(spec), slot: slotFor(total) });
}

/** One distribution of explosions: `extra` dice in total, and `calm` dice that did not explode. */
interface Blast {
  readonly extra: number;
  readonly calm: number;
  readonly ways: bigint;
}

/** Where extra dice count like the others, it does not matter which dice they come from. */
function blasts({ count, explode }: PoolSpec, extra: number): readonly Blast[] {
  if (!explode?.penetrate) return [{ extra, calm: count, ways: choose(count - 1 + extra, extra) }];
  if (extra === 0) return [{ extra, calm: count, ways: 1n }];
  return Array.from({ length: Math.min(count, extra) }, (_, i) => {
    const loud = i + 1;
    return { extra, calm: count - loud, ways: choose(count, loud) * choose(extra - 1, loud - 1) };
  });
}

function batchesOf(fuse: Fuse, loud: number, { extra, calm }: Blast): readonly Batch[] {
  return [
    { size: calm, outcomes: fuse.ends },
    { size: loud, outcomes: lessOne(fuse.ends) },
    { size: loud === 0 ? extra : loud, outcomes: fuse.explodes },
    { size: loud === 0 ? 0 : extra - loud, outcomes: lessOne(fuse.explodes) },
  ];
}

function explodingKept(spec: PoolSpec): Ways<number> {
  const fuse = fuseOf(spec);
  const depth = blastDepth(spec.count, fuseChance(fuse));
  const total = fuse.total ** BigInt(spec.count + depth);
  const slot = slotFor(total);
  let all = packedNone;
  for (let extra = 0; extra <= depth; extra++) {
    const scale = fuse.total ** BigInt(depth - extra);
    for (const blast of blasts(spec, extra)) {
      const here = kept({ spec, total }, batchesOf(fuse, spec.count - blast.calm, blast));
      all = packedSum(all, packedTimes(here, blast.ways * scale, 0), slot);
    }
  }
  return waysOf(unpack(all, slot), total);
}

/** The exact distribution of a pool. */
export function poolWays(spec: PoolSpec): Ways<number> {
  const { count, explode, keep, success } = spec;
  const selects = keep !== undefined && keep.length > 0;
  const oneByOne = !explode || (explode.compound && (selects || success !== undefined));
  if (!oneByOne) return selects ? explodingKept(spec) : blastWays(spec);
  const one = compoundWays(spec);
  if (!selects) return powerWays(mapWays(one, scoreOf(spec)), count);
  const total = one.total ** BigInt(count);
  const packed = kept({ spec, total }, [{ size: count, outcomes: one.outcomes }]);
  return waysOf(unpack(packed, slotFor(total)), total);
}
