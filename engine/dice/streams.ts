import type { Die } from './dice.ts';
import { ALGORITHMS, createDie, createGeneratorFromState, type Seed } from './generator.ts';
import { fnv1a64, splitMix64 } from './seeding.ts';
import { add64, multiply64, type Word64 } from './word64.ts';

/** Odd, with widely spread bits: neighbouring streams start far apart. */
const STRIDE: Word64 = { hi: 0xd1342543, lo: 0xde82ef95 };

/**
 * Creates the dice of each person in each of many streams, without stepping through earlier streams. The throws of one
 * person never shift those of another, so two games that differ in one thing differ in little else.
 */
export function createPersonDice(seed: Seed): (stream: number) => (person: string) => Die {
  const algorithm = ALGORITHMS.find((algorithm) => seed.startsWith(`${algorithm}:`));
  if (!algorithm) throw new Error(`the seed ${seed} names no algorithm: it was let through unchecked`);
  const base = fnv1a64(seed);
  const hashes = new Map<string, Word64>();
  const hashOf = (person: string): Word64 => {
    const cached = hashes.get(person) ?? fnv1a64(person);
    hashes.set(person, cached);
    return cached;
  };
  return (stream) => {
    const start = add64(base, multiply64({ hi: Math.floor(stream / 2 ** 32), lo: stream >>> 0 }, STRIDE));
    const dice = new Map<string, Die>();
    return (person) => {
      const cached = dice.get(person);
      if (cached) return cached;
      const [first, second] = splitMix64(add64(start, hashOf(person)), 2);
      const die = createDie(createGeneratorFromState(algorithm, first!, second!));
      dice.set(person, die);
      return die;
    };
  };
}
