import type { Die } from './dice.ts';
import { pcg32 } from './pcg32.ts';
import { err, ok, type Result } from './result.ts';
import { fnv1a64, splitMix64 } from './seeding.ts';
import type { Word64 } from './word64.ts';
import { xoshiro128ss } from './xoshiro128.ts';

/** All generator algorithms, by the name that seeds use. */
export const ALGORITHMS = ['xoshiro128ss', 'pcg32'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/**
 * A seed names its algorithm: `xoshiro128ss:the bear fight`. Any text may follow the colon; 32 hexadecimal digits are
 * the state itself.
 */
export type Seed = `${Algorithm}:${string}`;

/** Why a text is not a seed. */
export interface SeedError {
  readonly code: 'unknown-algorithm';
  readonly params: { readonly algorithm: string; readonly known: string };
}

/** Produces numbers in an order that the seed determines. */
export interface Generator {
  readonly seed: Seed;
  /** A whole number from 0 to 2³² − 1. */
  next(): number;
}

/** Makes a seed of the default algorithm from any text. */
export const seedOf = (text: string): Seed => `xoshiro128ss:${text}`;

/** Parses a seed that names its algorithm. */
export function parseSeed(text: string): Result<Seed, SeedError> {
  const algorithm = text.slice(0, Math.max(0, text.indexOf(':')));
  if (ALGORITHMS.some((known) => known === algorithm)) return ok(text as Seed);
  return err({ code: 'unknown-algorithm', params: { algorithm, known: ALGORITHMS.join(', ') } });
}

/**
 * Returns the seed of stream `n`. It does not depend on the number of workers and needs no steps through earlier
 * streams.
 */
export const splitSeed = (seed: Seed, n: number): Seed => `${seed}/${n}`;

const STATE_TEXT = /^[0-9a-f]{32}$/i;
const readHexWord = (text: string, index: number): number =>
  Number.parseInt(text.slice(index, index + 8), 16);

/** 128 bits of state, never all zero: xoshiro cannot leave the zero state. */
function deriveState(text: string): readonly [Word64, Word64] {
  if (STATE_TEXT.test(text) && !/^0+$/.test(text)) {
    return [
      { hi: readHexWord(text, 0), lo: readHexWord(text, 8) },
      { hi: readHexWord(text, 16), lo: readHexWord(text, 24) },
    ];
  }
  const [first, second] = splitMix64(fnv1a64(text), 2);
  return [first!, second!];
}

const GENERATORS: { readonly [A in Algorithm]: (first: Word64, second: Word64) => () => number } = {
  xoshiro128ss: (a, b) => xoshiro128ss([a.hi, a.lo, b.hi, b.lo]),
  pcg32: (a, b) => pcg32(a, b),
};

/** Creates the generator that a seed names. */
export function createGenerator(seed: Seed): Generator {
  const colon = seed.indexOf(':');
  const start = GENERATORS[seed.slice(0, colon) as Algorithm];
  if (!start) throw new Error(`the seed ${seed} names no algorithm: it was let through unchecked`);
  const [first, second] = deriveState(seed.slice(colon + 1));
  return { seed, next: start(first, second) };
}

/** Creates a generator from its state. */
export const createGeneratorFromState = (
  algorithm: Algorithm,
  first: Word64,
  second: Word64,
): Pick<Generator, 'next'> => ({ next: GENERATORS[algorithm](first, second) });

const TWO_32 = 2 ** 32;
const MAX_SIDES = 2 ** 21;

/**
 * Creates a die without bias (Lemire's multiplication with rejection). The product stays below 2⁵³, so it is exact in
 * every JavaScript engine.
 */
export function createDie({ next }: Pick<Generator, 'next'>): Die {
  return (sides) => {
    if (!(sides >= 1 && sides <= MAX_SIDES)) throw new Error(`no die has ${sides} sides`);
    let product = next() * sides;
    if (product >>> 0 < sides) {
      const rejected = TWO_32 % sides;
      while (product >>> 0 < rejected) product = next() * sides;
    }
    return ((product / TWO_32) | 0) + 1;
  };
}

/** Creates a die from a seed. */
export const createSeededDie = (seed: Seed): Die => createDie(createGenerator(seed));
