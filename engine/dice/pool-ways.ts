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

/** One distribution of explosions: `extra` dice in total, and `unexploded` dice that did not explode. */
interface Explosion {
  readonly extra: number;
  readonly unexploded: number;
  readonly ways: bigint;
}

/** Where extra dice count like the others, it does not matter which dice they come from. */
function listExplosions({ count, explode }: PoolSpec, extra: number): readonly Explosion[] {
  if (!explode?.penetrate) return [{ extra, unexploded: count, ways: binomial(count - 1 + extra, extra) }];
  if (extra === 0) return [{ extra, unexploded: count, ways: 1n }];
  return Array.from({ length: Math.min(count, extra) }, (_, i) => {
    const explodedCount = i + 1;
    return {
      extra,
      unexploded: count - explodedCount,
      ways: binomial(count, explodedCount) * binomial(extra - 1, explodedCount - 1),
    };
  });
}

function buildBatches(
  explodingDie: ExplodingDie,
  explodedCount: number,
  { extra, unexploded }: Explosion,
): readonly Batch[] {
  return [
    { size: unexploded, outcomes: explodingDie.ends },
    { size: explodedCount, outcomes: subtractOne(explodingDie.ends) },
    { size: explodedCount === 0 ? extra : explodedCount, outcomes: explodingDie.explodes },
    { size: explodedCount === 0 ? 0 : extra - explodedCount, outcomes: subtractOne(explodingDie.explodes) },
  ];
}

function explodingKeptWays(spec: PoolSpec): Ways<number> {
  const explodingDie = buildExplodingDie(spec);
  const depth = explodingPoolDepth(spec.count, explosionChance(explodingDie));
  const total = explodingDie.total ** BigInt(spec.count + depth);
  const slot = slotSizeFor(total);
  let all = packedNone;
  for (let extra = 0; extra <= depth; extra++) {
    const scale = explodingDie.total ** BigInt(depth - extra);
    for (const explosion of listExplosions(spec, extra)) {
      const packed = countKept(
        { spec, total },
        buildBatches(explodingDie, spec.count - explosion.unexploded, explosion),
      );
      all = addPacked(all, scalePacked(packed, explosion.ways * scale, 0), slot);
    }
  }
  return buildWays(unpack(all, slot), total);
}

/** The exact distribution of a pool. */
export function poolWays(spec: PoolSpec): Ways<number> {
  const { count, explode, keep, success } = spec;
  const keepsSome = keep !== undefined && keep.length > 0;
  const oneByOne = !explode || (explode.compound && (keepsSome || success !== undefined));
  if (!oneByOne) return keepsSome ? explodingKeptWays(spec) : explodingPoolWays(spec);
  const dieWays = compoundingDieWays(spec);
  if (!keepsSome) return powerWays(mapWays(dieWays, createScore(spec)), count);
  const total = dieWays.total ** BigInt(count);
  const packed = countKept({ spec, total }, [{ size: count, outcomes: dieWays.outcomes }]);
  return buildWays(unpack(packed, slotSizeFor(total)), total);
}
