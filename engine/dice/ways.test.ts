import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, Ways } from './dice.ts';
import { pack, powPacked, slotSizeFor, unpack } from './packed.ts';
import { addWays, buildWays, certainWays, faceWays, joinWays, mapWays, mixWays, powerWays } from './ways.ts';

const listOutcomes = ({ outcomes }: Ways<unknown>) =>
  outcomes.map(({ value, ways }) => [value, Number(ways)]);

const someWays = fc
  .record({
    weights: fc.dictionary(fc.integer({ min: -30, max: 30 }).map(String), fc.bigInt(1n, 10n ** 20n), {
      minKeys: 1,
      maxKeys: 8,
    }),
    left: fc.bigInt(0n, 50n),
    stretch: fc.constantFrom(1, 1, 1000, 0.5),
  })
  .map(({ weights, left, stretch }): Ways<number> => {
    const outcomes = Object.entries(weights)
      .map(([value, ways]) => ({ value: Number(value) * stretch, ways }))
      .sort((a, b) => a.value - b.value);
    return buildWays(
      outcomes,
      outcomes.reduce((sum, { ways }) => sum + ways, left),
    );
  });

/** By definition: every pair. */
function listEveryPair(a: Ways<number>, b: Ways<number>): readonly Outcome<number>[] {
  const sums = new Map<number, bigint>();
  for (const x of a.outcomes)
    for (const y of b.outcomes)
      sums.set(x.value + y.value, (sums.get(x.value + y.value) ?? 0n) + x.ways * y.ways);
  return [...sums].map(([value, ways]) => ({ value, ways })).sort((x, y) => x.value - y.value);
}

const isComplete = ({ outcomes, total, unresolved }: Ways<number>): boolean =>
  outcomes.reduce((sum, { ways }) => sum + ways, unresolved) === total;

describe('sums of independent throws', () => {
  it('are the sums of every pair, for any weights, gaps and fractions', () => {
    fc.assert(
      fc.property(someWays, someWays, (a, b) => {
        const sum = addWays(a, b);
        expect(sum.outcomes).toEqual(listEveryPair(a, b));
        expect(sum.total).toBe(a.total * b.total);
        expect(isComplete(sum)).toBe(true);
      }),
    );
  });

  it('repeated are the same as one after the other', () => {
    fc.assert(
      fc.property(someWays, fc.integer({ min: 0, max: 6 }), (a, times) => {
        let zeroWays: Ways<number> = certainWays(0);
        for (let i = 0; i < times; i++) zeroWays = addWays(zeroWays, a);
        expect(powerWays(a, times)).toEqual(zeroWays);
      }),
    );
  });

  it('three dice of six', () => {
    expect(listOutcomes(powerWays(faceWays(6), 3)).map(([, ways]) => ways)).toEqual([
      1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1,
    ]);
  });
});

describe('packing', () => {
  it('keeps weights apart up to the total, which fits its slot exactly', () => {
    const total = 0xffffn;
    const outcomes = [
      { value: -2, ways: 0xffffn },
      { value: 3, ways: 1n },
    ];
    expect(unpack(pack(outcomes, slotSizeFor(total)), slotSizeFor(total))).toEqual(outcomes);
  });

  it('a slot too narrow would be noticed: neighbours run into each other', () => {
    const two = [
      { value: 0, ways: 15n },
      { value: 1, ways: 15n },
    ];
    expect(unpack(powPacked(pack(two, 1), 2), 1).map(({ ways }) => ways)).not.toEqual([225n, 450n, 225n]);
    expect(unpack(powPacked(pack(two, 3), 2), 3).map(({ ways }) => ways)).toEqual([225n, 450n, 225n]);
  });
});

describe('reading', () => {
  it('merges values with the same key, and keeps the unresolved part', () => {
    const ways = buildWays(
      [
        { value: 1, ways: 2n },
        { value: 2, ways: 3n },
        { value: 3, ways: 4n },
      ],
      10n,
    );
    expect(mapWays(ways, (n) => ({ odd: n % 2 === 1 }))).toEqual({
      outcomes: [
        { value: { odd: true }, ways: 6n },
        { value: { odd: false }, ways: 3n },
      ],
      total: 10n,
      unresolved: 1n,
    });
  });

  it('joins two throws', () => {
    expect(listOutcomes(joinWays(faceWays(2), faceWays(2), (a, b) => `${a}${b}`))).toEqual([
      ['11', 1],
      ['12', 1],
      ['21', 1],
      ['22', 1],
    ]);
  });
});

describe('mixtures', () => {
  it('bring branches of different totals to a common one', () => {
    const mixed = mixWays(
      [
        { weight: 1n, ways: faceWays(2) },
        { weight: 2n, ways: faceWays(3) },
      ],
      3n,
    );
    expect(mixed.total).toBe(18n);
    expect(listOutcomes(mixed)).toEqual([
      [1, 7],
      [2, 7],
      [3, 4],
    ]);
    expect(mixed.unresolved).toBe(0n);
  });

  it('count the rest of the branches and of the weights as unresolved', () => {
    const half = buildWays([{ value: 1, ways: 1n }], 2n);
    expect(mixWays([{ weight: 1n, ways: half }], 4n)).toEqual({
      outcomes: [{ value: 1, ways: 1n }],
      total: 8n,
      unresolved: 7n,
    });
  });
});
