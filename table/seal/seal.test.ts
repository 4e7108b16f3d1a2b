import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { prepareHmac } from './hmac.ts';
import { commitmentOf, computeFace, newSeed, stirEntropy } from './seal.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const WORD = 2 ** 32;

/** Computes the words that dice are read from as the documentation describes, so that any reader can check it. */
function readWords(entropy: string, by: string, n: number): readonly number[] {
  const mac = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${entropy}|${n}|0|${by}`).digest();
  return Array.from({ length: 8 }, (_, index) => mac.readUInt32BE(4 * index));
}

/** Returns how far faces are from fair, in standard deviations (Wilson and Hilferty): beyond 4.5 it is not chance. */
function computeDeviation(faces: readonly number[], sides: number): number {
  const seen = Array.from({ length: sides }, () => 0);
  for (const face of faces) seen[face - 1] = (seen[face - 1] ?? 0) + 1;
  const expected = faces.length / sides;
  const chi = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  const [freedom, spread] = [sides - 1, 2 / (9 * (sides - 1))];
  return (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread);
}

const THROWS = 20_000;
const SIDES = [2, 3, 4, 6, 7, 8, 10, 12, 20, 100];
const throwMany = (throwOne: (n: number) => number): readonly number[] =>
  Array.from({ length: THROWS }, (_, n) => throwOne(n));

test.each(['', 'mix|7|0|aino', 'ä–'.repeat(300)])('the HMAC is that of Node: %s', (text) => {
  const mac = createHmac('sha256', Buffer.from(SEED, 'hex')).update(text).digest('hex');
  expect(prepareHmac(SEED)(text)).toBe(mac);
});

describe('the faces of sealed dice', () => {
  test('are the first word of an HMAC, read by the sides', () => {
    const [word = 0] = readWords('mix', 'aino', 7);
    expect(computeFace({ seed: SEED, entropy: 'mix', stream: 'aino', n: 7 }, 20)).toBe((word % 20) + 1);
    expect(computeFace({ seed: SEED, entropy: '', stream: 'aino', n: 0 }, 1)).toBe(1);
  });

  test.each(SIDES)('are fair with %i sides', (sides) => {
    const faces = throwMany((n) => computeFace({ seed: SEED, entropy: '', stream: 'aino', n }, sides));
    expect(Math.min(...faces)).toBe(1);
    expect(Math.max(...faces)).toBe(sides);
    expect(computeDeviation(faces, sides)).toBeLessThan(4.5);
  });

  test.each([3, 6, 7, 10, 12, 20, 100])(
    'the same measure finds the bias of a remainder (%i sides)',
    (sides) => {
      // a number below 1.5 × the sides, and its remainder: exaggerates a generator without rejection
      const below = Math.floor(sides * 1.5);
      const biased = throwMany((n) => (((readWords('', 'aino', n)[0] ?? 0) % below) % sides) + 1);
      expect(computeDeviation(biased, sides)).toBeGreaterThan(4.5);
    },
  );

  test('a word beyond the last whole multiple of the sides is passed over', () => {
    // for common dice almost no word is rejected; so a die of two million sides
    const sides = Math.ceil(WORD / 2049);
    const fair = WORD - (WORD % sides);
    let matched = 0;
    for (let n = 0; matched < 3; n++) {
      const [first = 0, second = 0] = readWords('', 'aino', n);
      if (first < fair || second >= fair) continue;
      matched++;
      expect(computeFace({ seed: SEED, entropy: '', stream: 'aino', n }, sides)).toBe((second % sides) + 1);
      expect((first % sides) + 1).not.toBe((second % sides) + 1);
    }
  });

  test('are others for another seed, entropy, person and count', () => {
    const base = { seed: SEED, entropy: 'a', stream: 'aino', n: 0 };
    const row = (change: object) =>
      Array.from({ length: 8 }, (_, n) => computeFace({ ...base, ...change, n: n + base.n }, 1000)).join();
    const rows = [
      row({}),
      row({ seed: SEED.replace('00', '01') }),
      row({ entropy: 'b' }),
      row({ stream: 'veikko' }),
      Array.from({ length: 8 }, (_, n) => computeFace({ ...base, n: n + 8 }, 1000)).join(),
    ];
    expect(new Set(rows).size).toBe(rows.length);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 22])('no die has %s sides', (sides) => {
    expect(() => computeFace({ seed: SEED, entropy: '', stream: 'aino', n: 0 }, sides)).toThrow('no die has');
  });
});

describe('a seal', () => {
  test('is 256 random bits, and reveals only their hash', () => {
    const seeds = Array.from({ length: 50 }, newSeed);
    expect(new Set(seeds).size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });

  test('depends on what each seat adds, on the seat, and on the order', () => {
    const ways = [
      stirEntropy('', 's1', 'cat'),
      stirEntropy('', 's2', 'cat'),
      stirEntropy('', 's1', 'dog'),
      stirEntropy('', 's1c', 'at'),
      stirEntropy(stirEntropy('', 's1', 'cat'), 's2', 'dog'),
      stirEntropy(stirEntropy('', 's2', 'dog'), 's1', 'cat'),
    ];
    expect(new Set(ways).size).toBe(ways.length);
  });
});
