import type { Outcome, Ways } from './dice.ts';
import { DEEPEST, UNRESOLVED } from './limits.ts';
import { pack, packedProduct, packedSum, packedTimes, slotFor, unpack } from './packed.ts';
import { explodes, type PoolSpec, type Score } from './pool-spec.ts';
import { settledWays } from './settle.ts';
import { merged, waysOf } from './ways.ts';

/** A die whose faces either end the throw or add an extra die. */
export interface Fuse {
  readonly ends: readonly Outcome<number>[];
  readonly explodes: readonly Outcome<number>[];
  readonly total: bigint;
}

export function fuseOf(spec: PoolSpec): Fuse {
  const { outcomes, total } = settledWays(spec);
  const again = explodes(spec);
  return {
    ends: outcomes.filter(({ value }) => !again(value)),
    explodes: outcomes.filter(({ value }) => again(value)),
    total,
  };
}

const sumWays = (outcomes: readonly Outcome<unknown>[]): bigint =>
  outcomes.reduce((sum, { ways }) => sum + ways, 0n);

/** Returns the chance that a die explodes. */
export const fuseChance = (fuse: Fuse): number => Number(sumWays(fuse.explodes)) / Number(fuse.total);

/** Returns how many extra dice `ways` follows for one die. */
export function chainDepth(chance: number): number {
  let depth = 0;
  for (let left = chance; left > UNRESOLVED && depth < DEEPEST; left *= chance) depth++;
  return depth;
}

/** Maps outcomes to what they add to a total. */
export const scoredOutcomes = (
  outcomes: readonly Outcome<number>[],
  score: Score,
): readonly Outcome<number>[] => merged(outcomes.map(({ value, ways }) => ({ value: score(value), ways })));

/** Returns the ways of one die plus all its explosions, added up. */
export function compoundWays(spec: PoolSpec): Ways<number> {
  if (!spec.explode) return settledWays(spec);
  const fuse = fuseOf(spec);
  const depth = chainDepth(fuseChance(fuse));
  const total = fuse.total ** BigInt(depth + 1);
  const slot = slotFor(total);
  const ends = pack(fuse.ends, slot);
  const again = pack(fuse.explodes, slot);
  const less = spec.explode.penetrate ? -1 : 0;
  let chain = packedTimes(ends, 1n, depth > 0 ? less : 0);
  for (let extra = 1; extra <= depth; extra++) {
    const so = packedSum(
      packedTimes(ends, fuse.total ** BigInt(extra), 0),
      packedProduct(again, chain),
      slot,
    );
    chain = packedTimes(so, 1n, extra < depth ? less : 0);
  }
  return waysOf(unpack(chain, slot), total);
}
