import { MILLION_TO_ONE_DEVIATION, sampleDeviation } from '@arbitro/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDisagreement, throwAllSequences } from './brute-force.ts';
import { COMPARISONS, countInBand, createTest, type FaceCondition, toBand } from './compare.ts';
import type { Ways } from './dice.ts';
import { computeDieChances } from './die-chances.ts';
import { explodingPoolDepth } from './exploding-pool.ts';
import { createSeededDie, seedOf } from './generator.ts';
import { faceCount, type PoolSpec } from './pool-spec.ts';
import { poolWays } from './pool-ways.ts';
import { fateDice, keepHighest, keepLowest, percentileDice, poolDice } from './pools.ts';
import { rerolledDieWays } from './reroll.ts';

const waysOfValue = (ways: Ways<number>, value: number): bigint =>
  ways.outcomes.find((outcome) => outcome.value === value)?.ways ?? 0n;

const mean = ({ outcomes }: Ways<number>): bigint =>
  outcomes.reduce((sum, { value, ways }) => sum + BigInt(value) * ways, 0n);

const six = { op: '=', value: 6 } as const;
const onSix = { on: six, compound: false, penetrate: false };

describe('golden numbers', () => {
  it('4d6kh3', () => {
    const ways = keepHighest(3, { count: 4, sides: 6 }).ways();
    expect(ways.outcomes.map(({ ways }) => Number(ways))).toEqual([
      1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21,
    ]);
    expect(ways.total).toBe(1296n);
    expect(mean(ways)).toBe(15869n);
  });

  it('2d20, the higher and the lower', () => {
    const high = keepHighest(1, { count: 2, sides: 20 }).ways();
    const low = keepLowest(1, { count: 2, sides: 20 }).ways();
    expect([waysOfValue(high, 20), waysOfValue(high, 1), mean(high)]).toEqual([39n, 1n, 5530n]);
    expect([waysOfValue(low, 20), waysOfValue(low, 1), mean(low)]).toEqual([1n, 39n, 2870n]);
  });

  it('the highest of nine d20 is a 20 unless all nine are less', () => {
    const ways = keepHighest(1, { count: 9, sides: 20 }).ways();
    expect(waysOfValue(ways, 20)).toBe(20n ** 9n - 19n ** 9n);
  });

  it('four Fate dice', () => {
    expect(
      fateDice(4)
        .ways()
        .outcomes.map(({ ways }) => Number(ways)),
    ).toEqual([1, 4, 10, 16, 19, 16, 10, 4, 1]);
  });

  it('an exploding d6: each 6 is followed by another die', () => {
    const ways = poolWays({ count: 1, sides: 6, explode: onSix });
    expect([waysOfValue(ways, 5) * 6n, waysOfValue(ways, 6), waysOfValue(ways, 7) * 36n]).toEqual([
      ways.total,
      0n,
      ways.total,
    ]);
    // the rest is exactly the chance of one six more than was followed
    const depth = BigInt(explodingPoolDepth(1, 1 / 6));
    expect(ways.unresolved * 6n ** (depth + 1n)).toBe(ways.total);
    expect(Number(ways.unresolved) / Number(ways.total)).toBeLessThan(2 ** -30);
  });

  it('d20 re-rolled until it is no 1, and re-rolled once', () => {
    const until = rerolledDieWays({
      count: 1,
      sides: 20,
      reroll: { once: false, on: [{ op: '=', value: 1 }] },
    });
    expect([waysOfValue(until, 1), waysOfValue(until, 2), until.total, until.unresolved]).toEqual([
      0n,
      1n,
      19n,
      0n,
    ]);
    const once = rerolledDieWays({
      count: 1,
      sides: 20,
      reroll: { once: true, on: [{ op: '=', value: 1 }] },
    });
    expect([waysOfValue(once, 1), waysOfValue(once, 2), once.total]).toEqual([1n, 21n, 400n]);
  });

  it('percentile dice are read as tens and units, and 00 is 100', () => {
    const read = (face: number) => percentileDice.throw(() => face);
    expect([read(37), read(5), read(100), read(90)]).toEqual([
      { tens: 3, units: 7, total: 37 },
      { tens: 0, units: 5, total: 5 },
      { tens: 0, units: 0, total: 100 },
      { tens: 9, units: 0, total: 90 },
    ]);
    expect(percentileDice.ways()).toMatchObject({ total: 100n, unresolved: 0n });
    expect(percentileDice.ways().outcomes).toHaveLength(100);
  });
});

const conditionArbitrary = (low: number, high: number): fc.Arbitrary<FaceCondition> =>
  fc.record({ op: fc.constantFrom(...COMPARISONS), value: fc.integer({ min: low, max: high }) });

const keeps = fc.uniqueArray(
  fc.record({
    what: fc.constantFrom('kh' as const, 'kl', 'dh', 'dl'),
    count: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 1, maxLength: 2, selector: ({ what }) => what },
);

const optionalArbitrary = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

/** Pools small enough to throw every sequence of faces. */
const smallPool: fc.Arbitrary<PoolSpec> = fc
  .record({
    count: fc.integer({ min: 1, max: 3 }),
    sides: fc.constantFrom<PoolSpec['sides']>(2, 3, 4, 'F', 'F.1'),
    reroll: optionalArbitrary(
      fc.record({
        once: fc.boolean(),
        on: fc.array(conditionArbitrary(-1, 4), { minLength: 1, maxLength: 2 }),
      }),
    ),
    min: optionalArbitrary(fc.integer({ min: -1, max: 3 })),
    max: optionalArbitrary(fc.integer({ min: 0, max: 4 })),
    explode: optionalArbitrary(
      fc.record({ on: conditionArbitrary(-1, 4), compound: fc.boolean(), penetrate: fc.boolean() }),
    ),
    keep: optionalArbitrary(keeps),
    success: optionalArbitrary(conditionArbitrary(-1, 5)),
    failure: optionalArbitrary(conditionArbitrary(-1, 5)),
  })
  .map((spec) => ({ ...spec, failure: spec.success ? spec.failure : undefined }))
  .filter((spec) => (spec.min ?? -9) <= (spec.max ?? 9))
  .filter((spec) => {
    const { rerolled, explodes } = computeDieChances(spec);
    return rerolled <= 0.5 && explodes <= 0.5;
  });

describe('ways and throws agree', () => {
  it('on every sequence of faces, for all kinds of pools', () => {
    fc.assert(
      fc.property(smallPool, (spec) => {
        const max = spec.explode || spec.reroll ? 6 + spec.count : spec.count;
        const tried = throwAllSequences(poolDice(spec).throw, {
          maxDice: max,
          sides: [faceCount(spec.sides)],
        });
        expect(findDisagreement(poolWays(spec), tried)).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });

  it.each<PoolSpec>([
    { count: 4, sides: 4, keep: [{ what: 'kh', count: 3 }] },
    {
      count: 5,
      sides: 3,
      keep: [
        { what: 'dl', count: 1 },
        { what: 'dh', count: 2 },
      ],
    },
    { count: 4, sides: 4, keep: [{ what: 'kl', count: 2 }], success: { op: '>=', value: 3 } },
    { count: 4, sides: 6, success: { op: '>=', value: 5 }, failure: { op: '=', value: 1 } },
    {
      count: 4,
      sides: 5,
      reroll: { once: true, on: [{ op: '<=', value: 2 }] },
      keep: [{ what: 'kh', count: 2 }],
    },
    { count: 4, sides: 6, min: 2, max: 5, keep: [{ what: 'dh', count: 1 }] },
    { count: 5, sides: 'F', keep: [{ what: 'kh', count: 2 }] },
  ])('exactly, way by way, where nothing goes on without end: %j', (spec) => {
    const max = spec.reroll ? 2 * spec.count : spec.count;
    const tried = throwAllSequences(poolDice(spec).throw, { maxDice: max, sides: [faceCount(spec.sides)] });
    expect(tried.unfinished).toBe(0n);
    expect(findDisagreement(poolWays(spec), tried)).toBeUndefined();
  });

  it.each<PoolSpec>([
    { count: 2, sides: 6, explode: onSix },
    { count: 2, sides: 6, explode: onSix, success: { op: '>=', value: 5 }, failure: { op: '=', value: 1 } },
    { count: 2, sides: 6, explode: { ...onSix, penetrate: true } },
    { count: 2, sides: 6, explode: { ...onSix, penetrate: true }, keep: [{ what: 'kh', count: 2 }] },
    { count: 2, sides: 6, explode: onSix, keep: [{ what: 'kh', count: 1 }] },
    { count: 2, sides: 6, explode: onSix, keep: [{ what: 'dh', count: 1 }] },
    { count: 2, sides: 6, explode: { ...onSix, compound: true } },
  ])('exactly, unresolved and all, where explosions are followed so far and no further: %j', (spec) => {
    const max = spec.count + explodingPoolDepth(spec.count, 1 / 6);
    const tried = throwAllSequences(poolDice(spec).throw, { maxDice: max, sides: [6] });
    const exactWays = poolWays(spec);
    expect(tried.unfinished).toBe(exactWays.unresolved);
    expect(exactWays.unresolved).toBeGreaterThan(0n);
    expect(new Map(exactWays.outcomes.map(({ value, ways }) => [value, ways]))).toEqual(
      new Map([...tried.ways].filter(([, ways]) => ways > 0n).sort(([a], [b]) => Number(a) - Number(b))),
    );
  });

  it.each<PoolSpec>([
    { count: 4, sides: 6, keep: [{ what: 'kh', count: 3 }] },
    { count: 16, sides: 10, keep: [{ what: 'kh', count: 8 }] },
    {
      count: 30,
      sides: 6,
      keep: [
        { what: 'dl', count: 4 },
        { what: 'dh', count: 9 },
      ],
    },
    { count: 10, sides: 6, explode: onSix },
    {
      count: 10,
      sides: 6,
      explode: { ...onSix, on: { op: '>=', value: 5 } },
      success: { op: '>=', value: 4 },
    },
    { count: 5, sides: 10, explode: { on: { op: '>=', value: 9 }, compound: true, penetrate: true } },
    {
      count: 5,
      sides: 8,
      explode: { on: { op: '=', value: 8 }, compound: true, penetrate: false },
      keep: [{ what: 'kh', count: 2 }],
    },
    { count: 6, sides: 6, explode: { ...onSix, penetrate: true }, keep: [{ what: 'dl', count: 2 }] },
    { count: 3, sides: 20, reroll: { once: false, on: [{ op: '<', value: 6 }] }, min: 8 },
    { count: 12, sides: 6, success: { op: '>=', value: 5 }, failure: { op: '=', value: 1 } },
  ])('over 100,000 throws: %j', (spec) => {
    const dice = poolDice(spec);
    const die = createSeededDie(seedOf(JSON.stringify(spec)));
    expect(sampleDeviation(dice.ways(), () => dice.throw(die), 100_000)).toBeLessThan(
      MILLION_TO_ONE_DEVIATION,
    );
  });
});

describe('bands', () => {
  it('mean what comparisons mean, for whole numbers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMPARISONS),
        fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom(0.5, -1.5, 2.25, 1e9, -1e9)),
        fc.integer({ min: -1_000_001, max: 1_000_000 }),
        (op, value, face) => {
          for (const edge of [face, Math.round(value), Math.floor(value) + 1].filter(
            (n) => Math.abs(n) < 1e7,
          ))
            expect(countInBand(toBand({ op, value }), edge) === 1).toBe(createTest({ op, value })(edge));
        },
      ),
    );
  });
});

describe('chances', () => {
  it('are those of the faces, although not every face is enumerated', () => {
    fc.assert(
      fc.property(smallPool, (spec) => {
        const { outcomes, total } = rerolledDieWays(spec);
        const { base, explodes } = computeDieChances(spec);
        const bursts = outcomes.filter(({ value }) => spec.explode && createTest(spec.explode.on)(value));
        expect(base).toBe(Number(total));
        expect(explodes).toBe(Number(bursts.reduce((sum, { ways }) => sum + ways, 0n)) / base);
      }),
      { numRuns: 1000 },
    );
    const spec = {
      count: 1,
      sides: 1_000_000,
      explode: { ...onSix, on: { op: '>', value: 999_000.5 } as const },
    };
    expect(computeDieChances(spec).explodes).toBe(0.001);
  });
});

describe('dice that never end', () => {
  it('are given up, so that a script of ones or sixes does not hang', () => {
    const until = poolDice({ count: 1, sides: 6, reroll: { once: false, on: [{ op: '=', value: 1 }] } });
    expect(() => until.throw(() => 1)).toThrow('not fair');
    for (const explode of [onSix, { ...onSix, compound: true }, { ...onSix, penetrate: true }]) {
      expect(() => poolDice({ count: 2, sides: 6, explode }).throw(() => 6)).toThrow('not fair');
      const counted = { count: 2, sides: 6, explode, success: six };
      expect(() => poolDice(counted).throw(() => 6)).toThrow('not fair');
      const poolSpec: PoolSpec = { count: 2, sides: 6, explode, keep: [{ what: 'kh', count: 1 }] };
      expect(() => poolDice(poolSpec).throw(() => 6)).toThrow('not fair');
    }
  });

  it('a pool that cannot be is a bug', () => {
    expect(() => poolDice({ count: -1, sides: 6 })).toThrow('bad rule');
    expect(() => poolDice({ count: 1, sides: 0 })).toThrow('bad rule');
  });
});

describe('big pools', () => {
  it.each<[PoolSpec, number]>([
    [{ count: 9, sides: 20, keep: [{ what: 'kh', count: 1 }] }, 20],
    [{ count: 20, sides: 10, keep: [{ what: 'kh', count: 2 }] }, 19],
    [
      {
        count: 20,
        sides: 10,
        keep: [
          { what: 'dl', count: 5 },
          { what: 'dh', count: 5 },
        ],
      },
      91,
    ],
    [{ count: 999, sides: 6, keep: [{ what: 'kh', count: 3 }] }, 16],
    [{ count: 100, sides: 6 }, 501],
  ])('are counted by how many dice, not which: %j', (spec, outcomes) => {
    const ways = poolWays(spec);
    expect(ways.outcomes).toHaveLength(outcomes);
    expect(ways.total).toBe(BigInt(faceCount(spec.sides)) ** BigInt(spec.count));
    expect(ways.unresolved).toBe(0n);
  });
});
