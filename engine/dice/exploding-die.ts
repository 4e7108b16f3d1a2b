import type { Outcome, Ways } from './dice.ts';
import { MAX_EXPLOSION_DEPTH, UNRESOLVED_LIMIT } from './limits.ts';
import { addPacked, multiplyPacked, pack, scalePacked, slotSizeFor, unpack } from './packed.ts';
import { createExplodeTest, type PoolSpec, type ScoreFunction } from './pool-spec.ts';
import { rerolledDieWays } from './reroll.ts';
import { buildWays, mergeOutcomes } from './ways.ts';

/** A die whose faces either end the throw or add an extra die. */
export interface ExplodingDie {
  readonly ends: readonly Outcome<number>[];
  readonly explodes: readonly Outcome<number>[];
  readonly total: bigint;
}

export function buildExplodingDie(spec: PoolSpec): ExplodingDie {
  const { outcomes, total } = rerolledDieWays(spec);
  const again = createExplodeTest(spec);
  return {
    ends: outcomes.filter(({ value }) => !again(value)),
    explodes: outcomes.filter(({ value }) => again(value)),
    total,
  };
}

const sumWays = (outcomes: readonly Outcome<unknown>[]): bigint =>
  outcomes.reduce((sum, { ways }) => sum + ways, 0n);

/** Returns the chance that a die explodes. */
export const explosionChance = (fuse: ExplodingDie): number =>
  Number(sumWays(fuse.explodes)) / Number(fuse.total);

/** Returns how many extra dice `ways` follows for one die. */
export function explodingDieDepth(chance: number): number {
  let depth = 0;
  for (let left = chance; left > UNRESOLVED_LIMIT && depth < MAX_EXPLOSION_DEPTH; left *= chance) depth++;
  return depth;
}

/** Maps outcomes to what they add to a total. */
export const scoreOutcomes = (
  outcomes: readonly Outcome<number>[],
  score: ScoreFunction,
): readonly Outcome<number>[] =>
  mergeOutcomes(outcomes.map(({ value, ways }) => ({ value: score(value), ways })));

/** Returns the ways of one die plus all its explosions, added up. */
export function compoundingDieWays(spec: PoolSpec): Ways<number> {
  if (!spec.explode) return rerolledDieWays(spec);
  const fuse = buildExplodingDie(spec);
  const depth = explodingDieDepth(explosionChance(fuse));
  const total = fuse.total ** BigInt(depth + 1);
  const slot = slotSizeFor(total);
  const ends = pack(fuse.ends, slot);
  const again = pack(fuse.explodes, slot);
  const less = spec.explode.penetrate ? -1 : 0;
  let chain = scalePacked(ends, 1n, depth > 0 ? less : 0);
  for (let extra = 1; extra <= depth; extra++) {
    const so = addPacked(
      scalePacked(ends, fuse.total ** BigInt(extra), 0),
      multiplyPacked(again, chain),
      slot,
    );
    chain = scalePacked(so, 1n, extra < depth ? less : 0);
  }
  return buildWays(unpack(chain, slot), total);
}
