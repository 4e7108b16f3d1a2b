import { createSeededDie, seedOf } from '@arbitro/dice';
import { type AnyQuestion, isValidAnswer, type Json } from '@arbitro/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquareDeviation } from './chi-square.ts';
import { drawAnswer, fillOfferAtRandom } from './fill-at-random.ts';
import { deepFreeze } from './freeze.ts';

const optionsArbitrary = fc.uniqueArray(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 6 });
const questionArbitrary: fc.Arbitrary<AnyQuestion> = fc.oneof(
  optionsArbitrary.map((all): AnyQuestion => ({ kind: 'one', options: all })),
  optionsArbitrary.chain((all) =>
    fc.tuple(fc.nat(all.length), fc.nat(all.length)).map(
      ([a, b]): AnyQuestion => ({
        kind: 'some',
        options: all,
        least: Math.min(a, b),
        most: Math.max(a, b),
      }),
    ),
  ),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9))
    .map(([min, more]): AnyQuestion => ({ kind: 'number', least: min, most: min + more })),
  fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 4 }).chain((sizes) => {
    const slots = sizes.map(([min, more], index) => ({ name: `s${index}`, least: min, most: min + more }));
    const minimum = slots.reduce((sum, slot) => sum + slot.least, 0);
    const max = slots.reduce((sum, slot) => sum + slot.most, 0);
    return fc.integer({ min: minimum, max }).map((total): AnyQuestion => ({ kind: 'points', total, slots }));
  }),
  fc.nat(20).map((max): AnyQuestion => ({ kind: 'text', most: max })),
);

test('an answer drawn at random fits its question', () => {
  fc.assert(
    fc.property(questionArbitrary, fc.string(), (question, seed) =>
      isValidAnswer(question, drawAnswer(question, createSeededDie(seedOf(seed)))),
    ),
  );
});

test('every option can be drawn', () => {
  const die = createSeededDie(seedOf('all'));
  const drawn = new Set<Json>(
    Array.from({ length: 100 }, () => drawAnswer({ kind: 'number', least: 1, most: 6 }, die)),
  );
  expect([...drawn].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an offer is filled in all its slots', () => {
  const offer = {
    action: { type: 'risk', risks: [{ stat: 'stealth' }] },
    slots: { on: { kind: 'one', options: ['orso'] }, 'risks.0.level': { kind: 'number', least: 5, most: 5 } },
  } as const;
  expect(fillOfferAtRandom(offer, createSeededDie(seedOf('offer')))).toEqual({
    type: 'risk',
    on: 'orso',
    risks: [{ stat: 'stealth', level: 5 }],
  });
});

describe('frozen to the bottom', () => {
  test('nothing in it can be changed', () => {
    const world = deepFreeze({ creatures: [{ hp: 3 }] });
    expect(() => Object.assign(world.creatures[0] ?? {}, { hp: 4 })).toThrow(TypeError);
    expect(() => (world.creatures as object[]).push({})).toThrow(TypeError);
  });

  test('a part that was frozen only at the top is frozen deep', () => {
    const world = deepFreeze(Object.freeze({ creature: { hp: 3 } }));
    expect(Object.isFrozen(world.creature)).toBe(true);
  });
});

describe('how strange a sample is', () => {
  const coin = {
    outcomes: [
      { value: 'heads', ways: 1n },
      { value: 'tails', ways: 1n },
    ],
    total: 2n,
    unresolved: 0n,
  };
  const seen = (heads: number, tails: number, edge = 0) =>
    new Map([['heads', heads], ['tails', tails], ...(edge ? [['edge', edge] as const] : [])]);

  test('a fair coin is not, a loaded one is', () => {
    expect(chiSquareDeviation(coin, seen(5030, 4970))).toBeLessThan(3);
    expect(chiSquareDeviation(coin, seen(5500, 4500))).toBeGreaterThan(5);
  });

  test('what can never be is beyond all measure', () => {
    expect(chiSquareDeviation(coin, seen(5000, 4999, 1))).toBe(Number.POSITIVE_INFINITY);
  });

  test('the unforeseen is measured against what is unresolved', () => {
    const tall = { ...coin, total: 1000n, unresolved: 998n };
    expect(chiSquareDeviation(tall, seen(10, 10, 9980))).toBeLessThan(3);
    expect(chiSquareDeviation(tall, seen(10, 500, 9490))).toBeGreaterThan(5);
  });
});
