import { d, keyOf, type Ways } from '@arbitro/dice';
import { describe, expect, it } from 'vitest';
import { combineDistributions, maxDistribution } from './distribution.ts';
import { fraction, ONE } from './fraction.ts';
import {
  chanceAtLeast,
  chanceAtMost,
  chanceThat,
  compareDistributions,
  mean,
  median,
  quantile,
  standardDeviation,
  unresolvedChance,
  variance,
} from './measures.ts';
import { countMultisets } from './multiset.ts';
import { comparePairwise } from './pairwise.ts';

const half = fraction(1, 2);
/** 1 to 5 of six faces; the sixth is unresolved. */
const openDie: Ways<number> = {
  outcomes: [5, 1, 3, 2, 4].map((value) => ({ value, ways: 1n })),
  total: 6n,
  unresolved: 1n,
};

describe('measures of a distribution', () => {
  it('has mean, variance and deviation', () => {
    expect(mean(d(6, 2).ways())).toEqual(fraction(7));
    expect(variance(d(6, 2).ways())).toEqual(fraction(35, 6));
    expect(standardDeviation(d(20).ways())).toBeCloseTo(Math.sqrt(399 / 12), 14);
    expect(mean({ outcomes: [{ value: 0.5, ways: 1n }], total: 1n, unresolved: 0n })).toEqual(half);
    expect(mean(openDie)).toEqual(fraction(3));
    expect(() => mean({ outcomes: [], total: 1n, unresolved: 1n })).toThrow('resolved');
  });

  it('has chances of at least and at most', () => {
    expect(chanceAtLeast(d(20).ways(), 11)).toEqual(half);
    expect(chanceAtMost(d(100).ways(), 54)).toEqual(fraction(27, 50));
    expect(chanceAtMost(openDie, 2)).toEqual(fraction(1, 3));
    expect(unresolvedChance(openDie)).toEqual(fraction(1, 6));
  });

  it('has quantiles, unless they depend on the unresolved part', () => {
    expect(median(d(6, 2).ways())).toBe(7);
    expect(median(d(6).ways())).toBe(3);
    expect(quantile(d(20).ways(), fraction(19, 20))).toBe(19);
    expect(quantile(d(20).ways(), ONE)).toBe(20);
    expect(median(openDie)).toBeUndefined();
    expect(quantile(openDie, fraction(7, 12))).toBeUndefined();
    const nearly: Ways<number> = {
      outcomes: [
        { value: 1, ways: 40n },
        { value: 2, ways: 59n },
      ],
      total: 100n,
      unresolved: 1n,
    };
    expect(median(nearly)).toBe(2);
    expect(quantile(nearly, ONE)).toBeUndefined();
  });
});

describe('one against another', () => {
  it('4d6 against 4d6', () => {
    // a tie is 8d6 = 28, which has 135954 ways; the rest is split evenly
    const { more, equal, less, unresolved } = compareDistributions(d(6, 4).ways(), d(6, 4).ways());
    expect(equal).toEqual(fraction(135954, 6 ** 8));
    expect(more).toEqual(fraction((6 ** 8 - 135954) / 2, 6 ** 8));
    expect(less).toEqual(more);
    expect(unresolved).toEqual(fraction(0));
  });

  it('keeps the unresolved parts of both sides apart', () => {
    const result = compareDistributions(openDie, openDie);
    expect(result).toEqual({
      more: fraction(10, 36),
      equal: fraction(5, 36),
      less: fraction(10, 36),
      unresolved: fraction(11, 36),
    });
  });

  it('d20+6 against d20+3, every pair counted', () => {
    const shifted = (by: number): Ways<number> => ({
      ...d(20).ways(),
      outcomes: d(20)
        .ways()
        .outcomes.map(({ value, ways }) => ({ value: value + by, ways })),
    });
    let wins = 0;
    for (let a = 1; a <= 20; a++) for (let b = 1; b <= 20; b++) if (a + 6 > b + 3) wins++;
    expect(compareDistributions(shifted(6), shifted(3)).more).toEqual(fraction(wins, 400));
  });
});

describe('dice laid side by side', () => {
  it('counts lists and not throws', () => {
    const three = countMultisets(d(6).ways(), 3);
    expect(three.outcomes).toHaveLength(56);
    expect(three.total).toBe(216n);
    expect(chanceThat(three, ([a, b, c]) => a === 6 && b === 6 && c === 1)).toEqual(fraction(3, 216));
    expect(chanceThat(three, () => true)).toEqual(ONE);
    const open3 = countMultisets(openDie, 3);
    expect(chanceThat(open3, () => true)).toEqual(fraction(125, 216));
    expect(unresolvedChance(open3)).toEqual(fraction(91, 216));
    expect(countMultisets(d(6).ways(), 0).outcomes).toEqual([{ value: [], ways: 1n }]);
  });

  it('three dice attack two, ties to the defender', () => {
    const pairs = comparePairwise({ of: d(6).ways(), count: 3 }, { of: d(6).ways(), count: 2 });
    const attackerWins = (many: number) => chanceThat(pairs, ({ won }) => won === many);
    expect(attackerWins(2)).toEqual(fraction(2890, 7776));
    expect(attackerWins(1)).toEqual(fraction(2611, 7776));
    expect(attackerWins(0)).toEqual(fraction(2275, 7776));
  });

  it('is what comparing every two lists gives', () => {
    const sides = [
      { of: d(4).ways(), count: 3 },
      { of: d(6, 2).ways(), count: 2 },
      { of: openDie, count: 4 },
      { of: d(6).ways(), count: 1 },
    ];
    for (const a of sides)
      for (const b of sides) {
        const ours = comparePairwise(a, b);
        const lists = combineDistributions(
          countMultisets(a.of, a.count),
          countMultisets(b.of, b.count),
          compareLists,
        );
        expect(ours.outcomes).toHaveLength(lists.outcomes.length);
        expect(unresolvedChance(ours)).toEqual(unresolvedChance(lists));
        for (const { value } of lists.outcomes)
          expect(chanceThat(ours, (item) => keyOf(item) === keyOf(value))).toEqual(
            chanceThat(lists, (item) => keyOf(item) === keyOf(value)),
          );
      }
  });

  it('the highest of lists is the highest of dice', () => {
    const highest = maxDistribution(d(8).ways(), maxDistribution(d(8).ways(), d(8).ways()));
    const lists = countMultisets(d(8).ways(), 3);
    for (let face = 1; face <= 8; face++)
      expect(chanceThat(lists, ([first]) => first === face)).toEqual(
        chanceThat(highest, (value) => value === face),
      );
  });
});

function compareLists(a: readonly number[], b: readonly number[]) {
  const signs = a.slice(0, b.length).map((value, index) => Math.sign(value - b[index]!));
  const many = (sign: number) => signs.filter((value) => value === sign).length;
  return { won: many(1), tied: many(0), lost: many(-1) };
}
