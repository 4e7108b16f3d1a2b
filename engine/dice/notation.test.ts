import { MILLION_TO_ONE_DEVIATION, sampleDeviation } from '@arbitro/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDisagreement, throwAllSequences } from './brute-force.ts';
import { COMPARISONS, type FaceCondition } from './compare.ts';
import { formatRoll, rollInDetail } from './detailed-roll.ts';
import { computeDieChances } from './die-chances.ts';
import {
  binaryExpr,
  callExpr,
  type DiceExpr,
  FUNCTIONS,
  groupExpr,
  negateExpr,
  numberExpr,
  OPERATORS,
  poolExpr,
  type Sort,
} from './expr.ts';
import { formatDice } from './format.ts';
import { createSeededDie, seedOf } from './generator.ts';
import { LIMITS } from './limits.ts';
import { computeExactWays, dice, prepareDice, rollDice } from './notation.ts';
import type { NotationErrorCode } from './notation-error.ts';
import { formatNotationError } from './notation-texts.ts';
import { parseDice } from './parse.ts';
import { KEEPS, type PoolSpec, type Scoring, type Sides } from './pool-spec.ts';

function parseOrThrow(text: string): DiceExpr {
  const result = parseDice(text);
  if (!result.ok) throw new Error(formatNotationError(result.error, text));
  return result.value;
}

interface Size {
  readonly counts: fc.Arbitrary<number>;
  readonly sides: fc.Arbitrary<Sides>;
  /** True for dice whose throws may never end. */
  readonly endless: boolean;
}

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 1 });

const conditionArbitrary = (whole: boolean): fc.Arbitrary<FaceCondition> =>
  fc.record({
    op: fc.constantFrom(...COMPARISONS),
    value: whole
      ? fc.integer({ min: -1, max: 8 })
      : fc.oneof(fc.integer({ min: -3, max: 30 }), fc.constant(2.5)),
  });

const keeps = fc.uniqueArray(
  fc.record({ what: fc.constantFrom(...KEEPS), count: fc.integer({ min: 0, max: 5 }) }),
  { minLength: 1, maxLength: 3, selector: ({ what }) => what },
);

const scoring: fc.Arbitrary<Scoring> = fc
  .record({
    keep: optional(keeps),
    success: optional(conditionArbitrary(false)),
    failure: optional(conditionArbitrary(false)),
  })
  .map(({ keep, success, failure }) => ({ keep, success, failure: success && failure }));

const sort = optional(fc.constantFrom<Sort>('ascending', 'descending'));

const doesEnd = (spec: PoolSpec): boolean => {
  const { rerolled, explodes } = computeDieChances(spec);
  return explodes <= LIMITS.explodes && (spec.reroll?.once !== false || rerolled <= LIMITS.rerolls);
};

function poolArbitrary({ counts, sides, endless }: Size): fc.Arbitrary<DiceExpr> {
  const spec = fc.record({
    count: counts,
    sides,
    reroll: optional(
      fc.record({
        once: endless ? fc.boolean() : fc.constant(true),
        on: fc.array(conditionArbitrary(true), { minLength: 1, maxLength: 2 }),
      }),
    ),
    min: optional(fc.integer({ min: -1, max: 4 })),
    max: optional(fc.integer({ min: 4, max: 9 })),
    explode: endless
      ? optional(fc.record({ on: conditionArbitrary(true), compound: fc.boolean(), penetrate: fc.boolean() }))
      : fc.constant(undefined),
    scoring,
  });
  return fc
    .tuple(spec, sort)
    .map(([{ scoring, ...rest }, sort]) => [{ ...rest, ...scoring }, sort] as const)
    .filter(([spec]) => doesEnd(spec))
    .map(([spec, sort]) => poolExpr(spec, sort));
}

const literal = fc
  .oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(0.5, 2.25, 0.000001, 999_999_999))
  .map(numberExpr);

const divisor = fc.integer({ min: 1, max: 5 }).map(numberExpr);
const exponent = fc.integer({ min: 0, max: 3 }).map(numberExpr);

function treeArbitrary(size: Size, maxDepth: number): fc.Arbitrary<DiceExpr> {
  const { tree } = fc.letrec<{ tree: DiceExpr }>((tie) => {
    const list = fc.array(tie('tree'), { minLength: 1, maxLength: 3 });
    const arbitrary = tie('tree').map((arg) => [arg]);
    return {
      tree: fc.oneof(
        { maxDepth, depthIdentifier: 'dice' },
        { weight: 4, arbitrary: poolArbitrary(size) },
        { weight: 2, arbitrary: literal },
        { weight: 1, arbitrary: tie('tree').map(negateExpr) },
        {
          weight: 3,
          arbitrary: fc
            .tuple(fc.constantFrom(...OPERATORS), tie('tree'), tie('tree'), divisor, exponent)
            .map(([op, a, b, by, up]) =>
              binaryExpr(op, a, op === '^' ? up : op === '/' || op === '%' ? by : b),
            ),
        },
        {
          weight: 1,
          arbitrary: fc
            .constantFrom(...FUNCTIONS)
            .chain((name) =>
              (name === 'min' || name === 'max' ? list : arbitrary).map((args) => callExpr(name, args)),
            ),
        },
        {
          weight: 1,
          arbitrary: fc
            .tuple(list, scoring, sort)
            .map(([members, score, sort]) =>
              groupExpr(members, members.length === 1 ? { ...score, keep: undefined } : score, sort),
            ),
        },
      ),
    };
  });
  return tree;
}

/** Any expression that people could write. */
const diceExpr = treeArbitrary(
  {
    counts: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(100, 999)),
    sides: fc.constantFrom<Sides>(2, 4, 6, 8, 10, 20, 100, 1_000_000, 'F', 'F.1'),
    endless: true,
  },
  4,
);

/** Expressions small enough to throw every sequence of faces. */
const smallExpr = treeArbitrary(
  { counts: fc.integer({ min: 1, max: 2 }), sides: fc.constantFrom<Sides>(2, 3, 4, 'F'), endless: false },
  2,
).filter((expr) => expr.dice <= 4 && Math.abs(expr.low) <= LIMITS.result && expr.high <= LIMITS.result);

const TOO_MUCH: readonly NotationErrorCode[] = [
  'too-long',
  'too-deep',
  'too-many-dice-in-all',
  'result-too-large',
  'division-by-zero',
  'bad-exponent',
];

describe('printing and parsing', () => {
  it('are inverse, for any syntax tree', () => {
    fc.assert(
      fc.property(diceExpr, (expr) => {
        const text = formatDice(expr);
        const result = parseDice(text);
        // printed text may be refused for its size, but never as a syntax error
        if (!result.ok) expect(TOO_MUCH).toContain(result.error.code);
        else {
          expect(result.value).toEqual(expr);
          expect(formatDice(result.value)).toBe(text);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('most of those trees are not refused', () => {
    const accepted = fc
      .sample(diceExpr, { numRuns: 500, seed: 1 })
      .filter((expr) => parseDice(formatDice(expr)).ok);
    expect(accepted.length).toBeGreaterThan(250);
  });

  it('a syntax tree is plain JSON', () => {
    const expr = parseOrThrow('{4d6kh3, 2d20r1!>=19}dl1 + floor(1d6/2)');
    expect(JSON.parse(JSON.stringify(expr))).toEqual(expr);
  });
});

describe('ways and throws agree', () => {
  it('on every sequence of faces, for any small expression', () => {
    fc.assert(
      fc.property(smallExpr, (expr) => {
        const exactWays = computeExactWays(expr);
        if (!exactWays.ok) return;
        const tried = throwAllSequences(prepareDice(expr).throw, {
          maxDice: expr.dice * 2,
          sides: [2, 3, 4],
        });
        expect(tried.unfinished).toBe(0n);
        expect(findDisagreement(exactWays.value, tried)).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });

  it('within the range that is known beforehand', () => {
    fc.assert(
      fc.property(smallExpr, (expr) => {
        const exactWays = computeExactWays(expr);
        if (!exactWays.ok) return;
        for (const { value } of exactWays.value.outcomes) {
          expect(value).toBeGreaterThanOrEqual(expr.low);
          expect(value).toBeLessThanOrEqual(expr.high);
          if (expr.whole) expect(Number.isSafeInteger(value)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('and the dice shown add up to the total', () => {
    fc.assert(
      fc.property(diceExpr, fc.string(), (expr, seed) => {
        if (!parseDice(formatDice(expr)).ok) return;
        const total = rollDice(expr, createSeededDie(seedOf(seed)));
        const out = rollInDetail(expr, createSeededDie(seedOf(seed)));
        expect(out.total).toBe(total);
        expect(prepareDice(expr).throw(createSeededDie(seedOf(seed)))).toBe(total);
        expect(formatRoll(out).endsWith(` = ${total}`)).toBe(true);
        for (const part of out.parts) if (part.kind === 'pool') expect(part.shown.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '4d6kh3+1d4',
    '2d20kl1+7',
    '8d6!',
    '10d6>=4',
    '6d6!!=6>=8f1',
    '{2d6, 1d10, 1d12}kh2',
    '{3d6!, 2d10}dl1',
    'floor(3d6/2)',
    '1d6/3+1d4/3',
    'max(1d20, 1d12+4)-min(1d6, 1d8)',
    '{1d6/2, 1d4, 1d8/4}kh2',
    '2d4*1d6-1d4^2',
    '4d6r1kh3',
    '1d100%7',
  ])('over 100,000 throws of %s', (text) => {
    const made = dice(text);
    const die = createSeededDie(seedOf(text));
    expect(sampleDeviation(made.ways(), () => made.throw(die), 100_000)).toBeLessThan(
      MILLION_TO_ONE_DEVIATION,
    );
  });

  it('and the test of 100,000 throws would notice a bonus of nothing: 2d6 is not 1d11+1', () => {
    const die = createSeededDie(seedOf('wrong'));
    expect(sampleDeviation(dice('2d6').ways(), () => die(11) + 1, 100_000)).toBeGreaterThan(
      MILLION_TO_ONE_DEVIATION,
    );
  });
});

describe('too much to count', () => {
  /** A calculation that should have been refused takes hours; a loaded machine takes only seconds longer. */
  const HALF_A_MINUTE = 30_000;
  const soon = (act: () => void) => {
    const start = process.cpuUsage();
    act();
    expect(process.cpuUsage(start).user / 1000, 'ms of processor').toBeLessThan(HALF_A_MINUTE);
  };

  it.each([
    '999d1000000',
    '1d1000000',
    '1d1000*1d1000',
    '999d6dl1',
    '999d20!>=3',
    `1d500*1d500${'+1d500*1d500'.repeat(30)}`,
    `{${Array(40).fill('5d6').join(', ')}}kh20`,
    `{${Array(20).fill('1d6/3').join(', ')}}kh2`,
    `1d97*1000003${'+1d97*1000033'.repeat(8)}`,
    `max(${Array(30).fill('1d999/7').join(', ')})`,
    '500d1000000ro<500000!>=900000kh250',
  ])('is refused at once: %s', (text) => {
    soon(() => {
      expect(computeExactWays(parseOrThrow(text))).toMatchObject({
        ok: false,
        error: { code: 'too-many-outcomes' },
      });
    });
    expect(() => dice(text).ways()).toThrow('exactWays');
  });

  it.each([
    '10000d6',
    '999999999d999999999',
    '('.repeat(500),
    '-'.repeat(500),
    '1d6!'.repeat(100),
    '{'.repeat(400),
    '1^'.repeat(250),
  ])('a bomb is answered at once: %s', (text) => {
    soon(() => expect(parseDice(text).ok).toBe(false));
  });

  it('notation that is not refused is counted quickly', () => {
    fc.assert(
      fc.property(diceExpr, (expr) => {
        if (!parseDice(formatDice(expr)).ok) return;
        soon(() => void computeExactWays(expr));
      }),
      { numRuns: 100 },
    );
  });

  it('limits are those of the notation', () => {
    expect(parseDice(`${LIMITS.dice}d${LIMITS.sides}`).ok).toBe(true);
    expect(parseDice(`${'('.repeat(LIMITS.depth)}1${')'.repeat(LIMITS.depth)}`).ok).toBe(true);
    expect(parseDice(`1${'+1'.repeat(249)}`).ok).toBe(true);
  });
});
