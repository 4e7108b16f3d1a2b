import { MILLION_TO_ONE_DEVIATION, sampleDeviation } from '@arbitro/testing';
import { describe, expect, it } from 'vitest';
import { findDisagreement, throwAllSequences } from './brute-force.ts';
import type { Dice } from './dice.ts';
import { createSeededDie, seedOf } from './generator.ts';
import {
  addDice,
  combineDice,
  constantDice,
  d,
  flatMapDice,
  mapFaces,
  multiplyDice,
  sumDice,
} from './make-dice.ts';
import { dice } from './notation.ts';
import { sortedFacesDice, tallyDice } from './tally.ts';

const dotsSpec = { kinds: ['one', 'miss', 'hit', 'six'] as const, sides: 6 };
const dotKindOf = (face: number) => (face === 1 ? 'one' : face === 6 ? 'six' : face >= 4 ? 'hit' : 'miss');

const KINDS: readonly (readonly [string, Dice<unknown>, number, readonly number[]])[] = [
  ['one die', d(6), 1, [6]],
  ['a sum', d(4, 3), 3, [4]],
  ['no dice', d(6, 0), 0, [6]],
  ['a constant', constantDice('calm'), 0, [6]],
  ['a bonus', addDice(d(6), -2), 1, [6]],
  ['dice and dice', addDice(d(6), d(4, 2)), 3, [4, 6]],
  ['many', sumDice([3, d(4), d(6), -1]), 2, [4, 6]],
  ['nothing at all', sumDice([]), 0, [6]],
  ['doubled', multiplyDice(d(4, 2), 2), 2, [4]],
  ['halved', multiplyDice(d(4, 2), 0.5), 2, [4]],
  ['read', mapFaces(d(6, 2), (total) => (total > 8 ? 'hit' : 'miss')), 2, [6]],
  ['compared', combineDice(d(6), d(4), (a, b) => Math.sign(a - b) + 0), 2, [4, 6]],
  ['dependent', flatMapDice(d(6), (face) => (face === 6 ? addDice(d(4), 6) : constantDice(face))), 2, [4, 6]],
  ['dependent on many', flatMapDice(d(3), (count) => d(4, count)), 4, [3, 4]],
  ['a tally', tallyDice({ ...dotsSpec, count: 3, kind: dotKindOf }), 3, [6]],
  ['an empty tally', tallyDice({ ...dotsSpec, count: 0, kind: dotKindOf }), 0, [6]],
  [
    'a tally that bursts once',
    tallyDice({ ...dotsSpec, count: 2, kind: dotKindOf, explode: { on: (f) => f === 6, once: true } }),
    4,
    [6],
  ],
  ['faces', sortedFacesDice(3, 4), 3, [4]],
];

describe.each(KINDS)('%s', (_, dice, max, sides) => {
  it('is thrown as it is counted', () => {
    const tried = throwAllSequences(dice.throw, { maxDice: max, sides });
    expect(tried.unfinished).toBe(0n);
    expect(findDisagreement(dice.ways(), tried)).toBeUndefined();
    expect(dice.ways().unresolved).toBe(0n);
  });

  it('is counted once', () => {
    expect(dice.ways()).toBe(dice.ways());
  });
});

describe('dice', () => {
  it('say how people write them', () => {
    expect(addDice(d(20), 5).notation).toBe('1d20+5');
    expect(addDice(d(6, 2), -1).notation).toBe('2d6-1');
    expect(dice('2D6 + 1').notation).toBe('2d6+1');
  });

  it('are thrown in the order they are written', () => {
    const askedSides: number[] = [];
    sumDice([d(4), d(6, 2), d(8)]).throw((sides) => askedSides.push(sides));
    expect(askedSides).toEqual([4, 6, 6, 8]);
  });

  it('that cannot be are a bug', () => {
    expect(() => d(0)).toThrow('bad rule');
    expect(() => d(6, 1.5)).toThrow('bad rule');
    expect(() => dice('2d6+')).toThrow('Dice or a number');
  });
});

/** The lower and upper bound of a chance, in ten-thousandths of a millionth. */
function chanceBounds<R>(dice: Dice<R>, holds: (value: R) => boolean): readonly [number, number] {
  const { outcomes, total, unresolved } = dice.ways();
  const ways = outcomes.filter(({ value }) => holds(value)).reduce((all, outcome) => all + outcome.ways, 0n);
  const share = (n: bigint) => Number((n * 10n ** 15n) / total) / 1e15;
  return [share(ways), share(ways + unresolved)];
}

describe('a pool of sixes that explode, read jointly', () => {
  const rolled = (count: number) =>
    tallyDice({ ...dotsSpec, count, kind: dotKindOf, explode: { on: (face) => face === 6 } });
  const successes = (tally: { hit: number; six: number }) => tally.hit + tally.six;

  it.each([
    ['three dice reach two successes', rolled(3), (t: Dots) => successes(t) >= 2, 9 / 16],
    ['three dice reach one success', rolled(3), (t: Dots) => successes(t) >= 1, 7 / 8],
    ['two dice show more ones than sixes', rolled(2), (t: Dots) => t.one > t.six, 7 / 27],
  ] as const)('%s', (_, dice, holds, chance) => {
    const [min, max] = chanceBounds(dice, holds as (t: Dots) => boolean);
    expect(min).toBeLessThanOrEqual(chance);
    expect(max).toBeGreaterThanOrEqual(chance);
    expect(max - min).toBeLessThan(2 ** -29);
  });

  it('throws extra dice in waves: the pool, then a die for each six, then for each six of those', () => {
    const script = [6, 3, 6, 4];
    expect(rolled(2).throw(() => script.shift()!)).toEqual({ one: 0, miss: 1, hit: 1, six: 2 });
    expect(script).toEqual([]);
  });

  it('over 100,000 throws', () => {
    const dice = rolled(5);
    const die = createSeededDie(seedOf('tally'));
    expect(sampleDeviation(dice.ways(), () => dice.throw(die), 100_000)).toBeLessThan(
      MILLION_TO_ONE_DEVIATION,
    );
  });

  it('gives up on a die that only shows sixes', () => {
    expect(() => rolled(1).throw(() => 6)).toThrow('not fair');
  });

  it('a face of no kind is a bug', () => {
    expect(() =>
      tallyDice({ count: 1, sides: 6, kinds: ['odd'], kind: (f) => (f % 2 ? 'odd' : 'even') as 'odd' }),
    ).toThrow('no kind');
  });
});

interface Dots {
  readonly one: number;
  readonly miss: number;
  readonly hit: number;
  readonly six: number;
}
