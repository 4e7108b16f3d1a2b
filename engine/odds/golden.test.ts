import { createSeededDie, dice, seedOf, type Ways } from '@arbitro/dice';
import { sampleDeviation } from '@arbitro/testing';
import { describe, expect, it } from 'vitest';
import { maxDistribution, minDistribution, subtractDistributions, toDistribution } from './distribution.ts';
import { add, type Fraction, fraction, ONE, subtract, ZERO } from './fraction.ts';
import { chanceAtLeast, chanceAtMost, chanceThat, compareDistributions, mean } from './measures.ts';
import { comparePairwise } from './pairwise.ts';

const binomial = (all: number, some: number): bigint =>
  some === 0 ? 1n : (binomial(all, some - 1) * BigInt(all - some + 1)) / BigInt(some);

/** The chance that at least `some` of `count` dice show `least` or more. */
function chanceOfAtLeast(
  some: number,
  count: number,
  { sides, least }: { sides: number; least: number },
): Fraction {
  let ways = 0n;
  for (let high = some; high <= count; high++)
    ways +=
      binomial(count, high) *
      BigInt(sides - least + 1) ** BigInt(high) *
      BigInt(least - 1) ** BigInt(count - high);
  return fraction(ways, BigInt(sides) ** BigInt(count));
}

/** The mean of the highest dice: for each rank, the chance to show each face or more. */
function meanOfHighest(keptCount: number, count: number, sides: number): Fraction {
  let sum = ZERO;
  for (let rank = 1; rank <= keptCount; rank++)
    for (let min = 1; min <= sides; min++)
      sum = add(sum, chanceOfAtLeast(rank, count, { sides, least: min }));
  return sum;
}

const isComplete = ({ outcomes, total, unresolved }: Ways<number>): boolean =>
  outcomes.reduce((sum, { ways }) => sum + ways, unresolved) === total;

describe('what other calculators give up on', () => {
  it('9d20kh1', () => {
    const highest = dice('9d20kh1').ways();
    for (let face = 1; face <= 20; face++)
      expect(chanceAtMost(highest, face)).toEqual(fraction(BigInt(face) ** 9n, 20n ** 9n));
    expect(isComplete(highest)).toBe(true);
  });

  it.each([
    ['16d10kh8', 8, 16, 10],
    ['20d10kh2', 2, 20, 10],
    ['4d6kh3', 3, 4, 6],
  ])('%s', (notation, keptCount, count, sides) => {
    const found = dice(notation).ways();
    expect(mean(found)).toEqual(meanOfHighest(keptCount, count, sides));
    expect(chanceAtLeast(found, keptCount * sides)).toEqual(
      chanceOfAtLeast(keptCount, count, { sides, least: sides }),
    );
    expect(isComplete(found)).toBe(true);
  });

  it('4d6kh3 is 18 in 21 of 1296 ways', () => {
    expect(chanceAtLeast(dice('4d6kh3').ways(), 18)).toEqual(fraction(21, 1296));
  });

  it('16d10kh8 against 20d10kh2 times four', () => {
    const [a, b] = [dice('16d10kh8').ways(), dice('20d10kh2*4').ways()];
    const { more, equal, less } = compareDistributions(a, b);
    expect(add(more, add(equal, less))).toEqual(ONE);
    const apart = subtractDistributions(a, b);
    expect(chanceThat(apart, (by) => by > 0)).toEqual(more);
    expect(chanceThat(apart, (by) => by === 0)).toEqual(equal);
  });

  it('advantage and disadvantage', () => {
    const d20 = dice('d20').ways();
    expect(chanceAtLeast(maxDistribution(d20, d20), 11)).toEqual(fraction(3, 4));
    expect(chanceAtLeast(minDistribution(d20, d20), 11)).toEqual(fraction(1, 4));
    expect(toDistribution(dice('2d20kh1').ways())).toEqual(maxDistribution(d20, d20));
  });

  it('ten dice against ten dice in pairs: both sides have the same odds', () => {
    const side = { of: dice('d10').ways(), count: 10 };
    const pairs = comparePairwise(side, side);
    const more = chanceThat(pairs, ({ won, lost }) => won > lost);
    expect(more).toEqual(chanceThat(pairs, ({ won, lost }) => lost > won));
    expect(subtract(ONE, add(more, more))).toEqual(chanceThat(pairs, ({ won, lost }) => won === lost));
  });

  it.each(['3d6!', '5d10kh3', '4d6r1kh3'])('a hundred thousand throws of %s agree', (notation) => {
    const thrownDice = dice(notation);
    const die = createSeededDie(seedOf(`golden ${notation}`));
    const ways = thrownDice.ways();
    // three deviations above the expected value occur once in a thousand times
    expect(sampleDeviation(ways, () => thrownDice.throw(die), 100_000)).toBeLessThan(3);
  });
});
