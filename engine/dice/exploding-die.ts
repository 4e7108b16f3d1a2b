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
  const isExploding = createExplodeTest(spec);
  return {
    ends: outcomes.filter(({ value }) => !isExploding(value)),
    explodes: outcomes.filter(({ value }) => isExploding(value)),
    total,
  };
}

const sumWays = (outcomes: readonly Outcome<unknown>[]): bigint =>
  outcomes.reduce((sum, { ways }) => sum + ways, 0n);

/** Returns the chance that a die explodes. */
export const explosionChance = (explodingDie: ExplodingDie): number =>
  Number(sumWays(explodingDie.explodes)) / Number(explodingDie.total);

/** Returns how many extra dice `ways` follows for one die. */
export function explodingDieDepth(chance: number): number {
  let depth = 0;
  for (
    let chanceLeft = chance;
    chanceLeft > UNRESOLVED_LIMIT && depth < MAX_EXPLOSION_DEPTH;
    chanceLeft *= chance
  )
    depth++;
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
  const explodingDie = buildExplodingDie(spec);
  const depth = explodingDieDepth(explosionChance(explodingDie));
  const total = explodingDie.total ** BigInt(depth + 1);
  const slot = slotSizeFor(total);
  const ends = pack(explodingDie.ends, slot);
  const explodes = pack(explodingDie.explodes, slot);
  const shift = spec.explode.penetrate ? -1 : 0;
  let packedChain = scalePacked(ends, 1n, depth > 0 ? shift : 0);
  for (let extra = 1; extra <= depth; extra++) {
    const sum = addPacked(
      scalePacked(ends, explodingDie.total ** BigInt(extra), 0),
      multiplyPacked(explodes, packedChain),
      slot,
    );
    packedChain = scalePacked(sum, 1n, extra < depth ? shift : 0);
  }
  return buildWays(unpack(packedChain, slot), total);
}
