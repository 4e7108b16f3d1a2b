import { MILLION_TO_ONE_DEVIATION, sampleDeviation } from '@arbitro/testing';
import { describe, expect, it } from 'vitest';
import {
  createDie,
  createGenerator,
  createSeededDie,
  parseSeed,
  type Seed,
  seedOf,
  splitSeed,
} from './generator.ts';
import { pcg32 } from './pcg32.ts';
import { fnv1a64, splitMix64 } from './seeding.ts';
import { faceWays } from './ways.ts';
import { add64, multiply64, type Word64 } from './word64.ts';
import { xoshiro128ss } from './xoshiro128.ts';

const toBigInt = ({ hi, lo }: Word64): bigint => (BigInt(hi) << 32n) + BigInt(lo);
const toWord64 = (n: bigint): Word64 => ({
  hi: Number((n >> 32n) & 0xffffffffn),
  lo: Number(n & 0xffffffffn),
});
const takeNumbers = (count: number, next: () => number): number[] =>
  Array.from({ length: count }, () => next());

describe('published test vectors', () => {
  it('xoshiro128** 1.1 from state 1, 2, 3, 4 (rand_xoshiro, made with the reference C)', () => {
    expect(takeNumbers(10, xoshiro128ss([1, 2, 3, 4]))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('xoshiro128** from a state with high bits set (xoshiro-6502, made with the reference C)', () => {
    const next = xoshiro128ss([0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0]);
    expect(takeNumbers(4, next)).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70]);
  });

  it('PCG32 from state 42, stream 54 (pcg32-demo)', () => {
    expect(takeNumbers(6, pcg32({ hi: 0, lo: 42 }, { hi: 0, lo: 54 }))).toEqual([
      0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e,
    ]);
  });

  it('SplitMix64 from 1234567', () => {
    expect(splitMix64({ hi: 0, lo: 1234567 }, 5).map(toBigInt)).toEqual([
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
      4593380528125082431n,
      16408922859458223821n,
    ]);
  });

  it.each([
    ['', 0xcbf29ce484222325n],
    ['a', 0xaf63dc4c8601ec8cn],
    ['foobar', 0x85944171f73967e8n],
  ])('FNV-1a of %j', (text, hash) => {
    expect(toBigInt(fnv1a64(text))).toBe(hash);
  });

  it('64-bit arithmetic in halves is that of bigint', () => {
    const next = xoshiro128ss([5, 6, 7, 8]);
    for (let i = 0; i < 2000; i++) {
      const [a, b] = [BigInt(next()) * BigInt(next()), (BigInt(next()) << 32n) + BigInt(next())];
      expect(toBigInt(multiply64(toWord64(a), toWord64(b)))).toBe(BigInt.asUintN(64, a * b));
      expect(toBigInt(add64(toWord64(a), toWord64(b)))).toBe(BigInt.asUintN(64, a + b));
    }
  });
});

describe('seeds', () => {
  it('32 hexadecimal digits are the state itself', () => {
    const { next } = createGenerator('xoshiro128ss:00000001000000020000000300000004');
    expect(takeNumbers(4, next)).toEqual([11520, 0, 5927040, 70819200]);
  });

  it('a state of zeros is rejected: the generator would never leave it', () => {
    expect(takeNumbers(4, createGenerator(`xoshiro128ss:${'0'.repeat(32)}`).next)).not.toEqual([0, 0, 0, 0]);
  });

  it('the same seed always rolls the same dice', () => {
    const die = createSeededDie('xoshiro128ss:the bear fight');
    expect(takeNumbers(12, () => die(20))).toEqual([1, 13, 4, 18, 1, 18, 2, 14, 5, 4, 19, 1]);
    const other = createSeededDie('pcg32:the bear fight');
    expect(takeNumbers(12, () => other(20))).toEqual([16, 9, 4, 5, 8, 10, 12, 8, 16, 11, 20, 2]);
  });

  it('a seed that names no algorithm is refused', () => {
    expect(parseSeed('xoshiro128ss:x')).toEqual({ ok: true, value: 'xoshiro128ss:x' });
    expect(parseSeed('dice')).toMatchObject({ ok: false, error: { code: 'unknown-algorithm' } });
    expect(parseSeed('mt19937:1')).toMatchObject({ ok: false, error: { params: { algorithm: 'mt19937' } } });
    expect(() => createGenerator('nonsense' as Seed)).toThrow('names no algorithm');
  });
});

describe('streams', () => {
  const first = (n: number): string =>
    takeNumbers(4, createGenerator(splitSeed(seedOf('sim'), n)).next).join();

  it('stream n does not depend on the order in which streams are created', () => {
    const forwards = [0, 1, 2, 3].map(first);
    expect([3, 2, 1, 0].map(first).reverse()).toEqual(forwards);
  });

  it('ten thousand streams all begin differently', () => {
    expect(new Set(Array.from({ length: 10_000 }, (_, n) => first(n))).size).toBe(10_000);
  });

  it('the first faces of neighbouring streams are uniform', () => {
    let n = 0;
    expect(
      sampleDeviation(faceWays(20), () => createSeededDie(splitSeed(seedOf('s'), n++))(20), 50_000),
    ).toBeLessThan(MILLION_TO_ONE_DEVIATION);
  });
});

describe('dice', () => {
  it.each([2, 3, 6, 7, 10, 20, 100, 999])('a d%i is uniform over 100,000 throws', (sides) => {
    const die = createSeededDie(seedOf(`uniform ${sides}`));
    expect(sampleDeviation(faceWays(sides), () => die(sides), 100_000)).toBeLessThan(
      MILLION_TO_ONE_DEVIATION,
    );
  });

  it('the same test catches a die that is loaded by one in forty', () => {
    const fair = createSeededDie(seedOf('loaded'));
    const loaded = () => (fair(40) === 1 ? 6 : fair(6));
    expect(sampleDeviation(faceWays(6), loaded, 100_000)).toBeGreaterThan(MILLION_TO_ONE_DEVIATION);
  });

  it('rejects the numbers that would favour low faces', () => {
    const numbers = [0, 1, 2 ** 32 - 1];
    const die = createDie({ next: () => numbers.shift()! });
    // 2³² mod 6 is 4: the products 0 and 6 have low halves 0 and 6, and only the first is below 4
    expect(die(6)).toBe(1);
    expect(numbers).toEqual([2 ** 32 - 1]);
    expect(die(6)).toBe(6);
  });

  it('throws every face of the largest die there is', () => {
    expect(createDie({ next: () => 2 ** 32 - 1 })(1_000_000)).toBe(1_000_000);
    expect(createDie({ next: () => 4296 })(1_000_000)).toBe(2);
  });

  it.each([0, -1, Number.NaN, 2 ** 22])('there is no die of %d sides', (sides) => {
    expect(() => createSeededDie(seedOf('x'))(sides)).toThrow('sides');
  });
});
