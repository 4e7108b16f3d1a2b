import { certainWays, constantDice, type Dice, d, flatMapDice, makeDice, type Ways } from '@arbitro/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combineDistributions,
  conditionOn,
  flatMapDistribution,
  mapDistribution,
  maxDistribution,
  minDistribution,
  mixDistributions,
  multiplyDistributions,
  reduceToLowestTerms,
  subtractDistributions,
  sumDistributions,
  toDistribution,
} from './distribution.ts';
import { equals, fraction } from './fraction.ts';
import { chanceThat } from './measures.ts';

const weights = fc.array(
  fc.record({ value: fc.integer({ min: -6, max: 6 }), ways: fc.bigInt({ min: 0n, max: 2n ** 40n }) }),
  { minLength: 1, maxLength: 6 },
);
const anyWays = fc
  .tuple(weights, fc.bigInt({ min: 0n, max: 5n }), fc.bigInt({ min: 1n, max: 2n ** 30n }))
  .map(([outcomes, unresolved, more]): Ways<number> => {
    const all = [...outcomes, { value: 7, ways: more }];
    const total = all.reduce((sum, { ways }) => sum + ways, unresolved);
    return { outcomes: all, total, unresolved };
  });

const sumsToOne = ({ outcomes, total, unresolved }: Ways<unknown>): boolean =>
  outcomes.reduce((sum, { ways }) => sum + ways, unresolved) === total;
const chanceOfValue = (of: Ways<number>, value: number) => chanceThat(of, (other) => other === value);

/** A die from 1 to 6; a 6 is left unresolved. */
const openDice: Dice<number> = makeDice({
  notation: 'd6?',
  throw: (die) => die(6),
  ways: () => ({
    outcomes: [1, 2, 3, 4, 5].map((value) => ({ value, ways: 1n })),
    total: 6n,
    unresolved: 1n,
  }),
});

describe('a distribution', () => {
  it('holds each value once, numbers in order', () => {
    const ways = { outcomes: [3, 1, 3].map((value) => ({ value, ways: 2n })), total: 7n, unresolved: 1n };
    expect(toDistribution(ways)).toEqual({
      outcomes: [
        { value: 1, ways: 2n },
        { value: 3, ways: 4n },
      ],
      total: 7n,
      unresolved: 1n,
    });
  });

  it('compares objects by content, or by a key', () => {
    const suits = mapDistribution(d(4).ways(), (face) =>
      face % 2 ? { odd: true, n: 1 } : { n: 1, odd: false },
    );
    expect(suits.outcomes.map(({ ways }) => ways)).toEqual([2n, 2n]);
    const keyed = mapDistribution(
      d(4).ways(),
      (face) => ({ face }),
      ({ face }) => face > 1,
    );
    expect(keyed.outcomes).toEqual([
      { value: { face: 1 }, ways: 1n },
      { value: { face: 2 }, ways: 3n },
    ]);
  });

  it.each([
    ['sum', sumDistributions, (a: number, b: number) => a + b],
    ['difference', subtractDistributions, (a: number, b: number) => a - b],
    ['product', multiplyDistributions, (a: number, b: number) => a * b],
    ['max', maxDistribution, Math.max],
    ['min', minDistribution, Math.min],
  ] as const)('%s of two follows from every pair of outcomes', (_, algebra, join) => {
    fc.assert(
      fc.property(anyWays, anyWays, (left, right) => {
        const [a, b] = [toDistribution(left), toDistribution(right)];
        const both = algebra(a, b);
        expect(sumsToOne(both)).toBe(true);
        for (const { value, ways } of both.outcomes) {
          let expected = 0n;
          for (const x of left.outcomes)
            for (const y of right.outcomes) if (join(x.value, y.value) === value) expected += x.ways * y.ways;
          expect(fraction(ways, both.total)).toEqual(fraction(expected, left.total * right.total));
        }
        const lost =
          1n * left.total * right.total - (left.total - left.unresolved) * (right.total - right.unresolved);
        expect(fraction(both.unresolved, both.total)).toEqual(fraction(lost, left.total * right.total));
      }),
      { numRuns: 40 },
    );
  });

  it('combines values of any kind', () => {
    const hands = combineDistributions(d(2).ways(), certainWays('x'), (face, letter) => [letter, face]);
    expect(hands.outcomes.map(({ value }) => value)).toEqual([
      ['x', 1],
      ['x', 2],
    ]);
  });

  it('mixes by weight', () => {
    const mixed = mixDistributions([
      { ways: 1n, of: d(4).ways() },
      { ways: 2n, of: openDice.ways() },
    ]);
    expect(sumsToOne(mixed)).toBe(true);
    expect(chanceOfValue(mixed, 4)).toEqual(fraction(1n * 3n + 2n * 2n, 36n));
    expect(chanceOfValue(mixed, 5)).toEqual(fraction(2, 18));
    expect(fraction(mixed.unresolved, mixed.total)).toEqual(fraction(1, 9));
    expect(() => mixDistributions([])).toThrow('mixture');
  });

  it('follows one throw with another as dice do', () => {
    const next = (face: number): Dice<number> => (face === 4 ? d(6, 2) : constantDice(face));
    const ours = flatMapDistribution(d(4).ways(), (face) => next(face).ways());
    const theirs = flatMapDice(d(4), next).ways();
    for (let value = 1; value <= 12; value++)
      expect(chanceOfValue(ours, value)).toEqual(chanceOfValue(theirs, value));
    const unresolved = flatMapDistribution(openDice.ways(), () => openDice.ways());
    expect(fraction(unresolved.unresolved, unresolved.total)).toEqual(fraction(11, 36));
    expect(sumsToOne(unresolved)).toBe(true);
  });

  it('is known better when something is given', () => {
    const even = conditionOn(d(6, 2).ways(), (total) => total % 2 === 0)!;
    expect(chanceOfValue(even, 2)).toEqual(fraction(1, 18));
    expect(chanceOfValue(even, 3)).toEqual(fraction(0));
    expect(conditionOn(d(6).ways(), (face) => face > 6)).toBeUndefined();
  });

  it('keeps the unresolved part under a condition: the bounds hold in every case', () => {
    const high = conditionOn(openDice.ways(), (face) => face >= 4)!;
    expect(high).toMatchObject({ total: 3n, unresolved: 1n });
    // the sixth face might be a 4, a 5, a 6, or any low value
    for (const sixth of [1, 4, 5, 6]) {
      const faces = [4, 5, sixth].filter((face) => face >= 4);
      const truth = fraction(faces.filter((face) => face === 4).length, faces.length);
      const least = chanceOfValue(high, 4);
      expect(least.n * truth.d <= truth.n * least.d).toBe(true);
      const most = fraction(least.n * 3n + least.d, least.d * 3n);
      expect(truth.n * most.d <= most.n * truth.d).toBe(true);
    }
  });

  it('can be written over its smallest denominator', () => {
    const third = reduceToLowestTerms(mapDistribution(d(6, 2).ways(), (total) => total % 3 === 0));
    expect(third).toEqual({
      outcomes: [
        { value: false, ways: 2n },
        { value: true, ways: 1n },
      ],
      total: 3n,
      unresolved: 0n,
    });
    fc.assert(
      fc.property(anyWays, (ways) => {
        const low = reduceToLowestTerms(toDistribution(ways));
        expect(sumsToOne(low)).toBe(true);
        for (let value = -6; value <= 7; value++)
          expect(equals(chanceOfValue(low, value), chanceOfValue(ways, value))).toBe(true);
      }),
    );
  });
});
