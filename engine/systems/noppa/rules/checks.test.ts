import type { Dice } from '@arbitro/dice';
import { describe, expect, test } from 'vitest';
import { noppa } from '../index.ts';
import { SIXES_FOLLOWED } from '../odds/sixes.ts';
import { addedDice, diceOf, type PoolTally, type Sixes } from './checks.ts';
import { bodyRecovery, maxBody, maxMind, maxSkills, mindRecovery } from './derived.ts';
import { thresholdOf } from './roll-sources.ts';
import { AGILITY, LEARNING, MIGHT, PERSONALITY, PRACTICE, TOUGHNESS } from './tables.ts';

/** The ways to get `successes` and `balance` out of `6 ** dice`, counted face by face. */
type WayCounts = Map<string, bigint>;

const keyOf = ({ successes, balance }: PoolTally): string => `${successes}/${balance}`;
const tallyOf = (face: number, threshold: number): PoolTally => ({
  successes: face >= threshold ? 1 : 0,
  balance: face === 1 ? 1 : face === 6 ? -1 : 0,
});
const sumOf = (a: PoolTally, b: PoolTally): PoolTally => ({
  successes: a.successes + b.successes,
  balance: a.balance + b.balance,
});
const NOTHING: PoolTally = { successes: 0, balance: 0 };
const FACES = [1, 2, 3, 4, 5, 6];

interface Thrown {
  readonly threshold: number;
  readonly sixes: Sixes;
  /** Every leaf is counted as if this many dice were rolled. */
  readonly under: number;
}

/** Enumerates every face of every die; each 6 adds a die. Branches with more dice than `under` are left out. */
function countWays(piled: number, { threshold, sixes, under }: Thrown): WayCounts {
  const found: WayCounts = new Map();
  const go = (left: number, extra: number, so: PoolTally, thrown: number): void => {
    if (left + extra === 0) {
      found.set(keyOf(so), (found.get(keyOf(so)) ?? 0n) + 6n ** BigInt(under - thrown));
      return;
    }
    if (thrown === under) return;
    const fromPool = left > 0;
    for (const face of FACES) {
      const brings = face === 6 && (sixes === 'recursive' || (sixes === 'once' && fromPool)) ? 1 : 0;
      const next = sumOf(so, tallyOf(face, threshold));
      if (fromPool) go(left - 1, extra + brings, next, thrown + 1);
      else go(left, extra - 1 + brings, next, thrown + 1);
    }
  };
  go(piled, 0, NOTHING, 0);
  return found;
}

/** The same for a pair of which the lower counts; a kept 6 adds a die. */
function countPair({ threshold, sixes, under }: Thrown): WayCounts {
  const found: WayCounts = new Map();
  const add = (so: PoolTally, ways: bigint) => found.set(keyOf(so), (found.get(keyOf(so)) ?? 0n) + ways);
  for (const a of FACES) {
    for (const b of FACES) {
      const poolTally = tallyOf(Math.min(a, b), threshold);
      if (Math.min(a, b) < 6 || sixes === 'none') add(poolTally, 6n ** BigInt(under - 2));
      else {
        const more = countWays(1, { threshold, sixes: sixes === 'once' ? 'none' : sixes, under: under - 2 });
        for (const [key, ways] of more) {
          const [successes = 0, balance = 0] = key.split('/').map(Number);
          add(sumOf(poolTally, { successes, balance }), ways);
        }
      }
    }
  }
  return found;
}

/** Both must give equal counts for outcomes with at most `most` successes, which both count completely. */
function expectAgreement(dice: Dice<PoolTally>, brute: WayCounts, under: number, max: number): void {
  const { outcomes, total } = dice.ways();
  const exact = new Map(outcomes.map(({ value, ways }) => [keyOf(value), ways]));
  const keys = [...new Set([...exact.keys(), ...brute.keys()])];
  const finite = keys.filter((key) => Number(key.split('/')[0]) <= max);
  expect(finite.length).toBeGreaterThan(0);
  for (const key of finite)
    expect(`${key}: ${(exact.get(key) ?? 0n) * 6n ** BigInt(under)}`).toBe(
      `${key}: ${(brute.get(key) ?? 0n) * total}`,
    );
}

const THRESHOLDS = [3, 4, 5] as const;

describe('a pool, face by face', () => {
  for (const threshold of THRESHOLDS) {
    // with at most five extra dice, all outcomes of up to five successes are counted completely
    test.each([1, 2, 3])(`noppa.dice.extra-die-on-six: %i dice, ${threshold}+`, (count) => {
      const under = count + 5;
      expectAgreement(
        diceOf(count, false, { threshold, sixes: 'recursive' }),
        countWays(count, { threshold, sixes: 'recursive', under }),
        under,
        5,
      );
    });

    test.each([1, 2, 3, 4])(`noppa.dice.extra-die-on-six: %i dice, ${threshold}+, sixes once`, (count) => {
      const dice = diceOf(count, false, { threshold, sixes: 'once' });
      expectAgreement(dice, countWays(count, { threshold, sixes: 'once', under: 2 * count }), 2 * count, 99);
      expect(dice.ways().unresolved).toBe(0n);
    });

    test.each([1, 2, 3, 4, 5])(`noppa.dice.success-faces: %i dice of a companion, ${threshold}+`, (count) => {
      const dice = diceOf(count, false, { threshold, sixes: 'none' });
      expectAgreement(dice, countWays(count, { threshold, sixes: 'none', under: count }), count, 99);
      expect(dice.ways().unresolved).toBe(0n);
    });

    test.each(['recursive', 'once', 'none'] as const)(
      `noppa.dice.zero-attribute: the lower of two, ${threshold}+, sixes %s`,
      (sixes) => {
        expectAgreement(
          diceOf(0, false, { threshold, sixes }),
          countPair({ threshold, sixes, under: 8 }),
          8,
          5,
        );
      },
    );
  }

  test('noppa.dice.zero-attribute: a pool below 0 is rolled as 0', () => {
    const kind = { threshold: 4, sixes: 'recursive' } as const;
    expect(diceOf(-3, false, kind).ways()).toEqual(diceOf(0, false, kind).ways());
  });

  test('noppa.parry.dice: no dice are nothing to throw, not a pair', () => {
    const { outcomes, total } = addedDice(0, { threshold: 4, sixes: 'recursive' }).ways();
    expect(outcomes).toEqual([{ value: NOTHING, ways: total }]);
  });
});

describe('the whole of it', () => {
  test.each(Array.from({ length: 16 }, (_, count) => count))(
    'noppa.dice.pool: all ways of %i dice and those not followed to their end are one',
    (count) => {
      for (const threshold of THRESHOLDS) {
        const { outcomes, total, unresolved } = diceOf(count, false, {
          threshold,
          sixes: 'recursive',
        }).ways();
        expect(outcomes.reduce((sum, { ways }) => sum + ways, unresolved)).toBe(total);
        expect(unresolved > 0n).toBe(true);
        expect(unresolved * 1_000_000n < total).toBe(true);
        expect(Math.max(...outcomes.map(({ value }) => -value.balance))).toBeGreaterThanOrEqual(
          SIXES_FOLLOWED,
        );
      }
    },
  );
});

/** The chance to miss a target number, which is always a finite sum. */
function missChance(count: number, tn: number, threshold: number): number {
  const { outcomes, total } = diceOf(count, false, { threshold, sixes: 'recursive' }).ways();
  const ways = outcomes
    .filter(({ value }) => value.successes < tn)
    .reduce((sum, outcome) => sum + outcome.ways, 0n);
  return Number((ways * 10n ** 12n) / total) / 10 ** 12;
}

/** The smallest pool in which the threshold matters as much as a step of the target number. */
const findEqualWeightPool = (as: (count: number) => boolean): number =>
  Array.from({ length: 15 }, (_, index) => index + 1).find(as) ?? 99;

describe('advantage against a step of the target number', () => {
  // noppa.advantage.vs-tn-adjustment · three dice against TN2: 9/16, with advantage 7/9, against TN1 7/8
  test('noppa.advantage.vs-tn-adjustment: three dice against TN2', () => {
    expect(missChance(3, 2, 4)).toBeCloseTo(7 / 16, 11);
    expect(missChance(3, 2, 3)).toBeCloseTo(2 / 9, 11);
    expect(missChance(3, 1, 4)).toBeCloseTo(1 / 8, 11);
  });

  // the target number, and the pools from which advantage and disadvantage have the stronger effect
  test.each([
    [1, 99, 7],
    [2, 6, 5],
    [3, 5, 5],
    [4, 5, 5],
    [5, 5, 5],
    [6, 6, 5],
  ])(
    'noppa.advantage.vs-tn-adjustment: TN%i, weaker up to a pool below %i (disadvantage: %i)',
    (tn, stronger, worse) => {
      expect(findEqualWeightPool((count) => missChance(count, tn, 3) <= missChance(count, tn - 1, 4))).toBe(
        stronger,
      );
      expect(findEqualWeightPool((count) => missChance(count, tn, 5) >= missChance(count, tn + 1, 4))).toBe(
        worse,
      );
    },
  );
});

const optionsWith = (advantageStacking: string) =>
  noppa.createWorld({
    options: noppa.schemas.options.parse({ advantageStacking }),
    creatures: [],
    scene: noppa.schemas.scene.parse({}),
  });
const sources = (advantage: number, disadvantage: number) => {
  const some = (many: number) =>
    Array.from({ length: many }, () => ({ what: 'tools', rule: 'noppa.advantage.sources' }) as const);
  return { advantage: some(advantage), disadvantage: some(disadvantage) };
};

describe('advantage and disadvantage together', () => {
  // how many sources of each, the lowest successful face if they cancel, and if the majority wins
  test.each([
    [0, 0, 4, 4],
    [1, 0, 3, 3],
    [3, 0, 3, 3],
    [0, 1, 5, 5],
    [0, 2, 5, 5],
    [1, 1, 4, 4],
    [2, 1, 4, 3],
    [1, 3, 4, 5],
  ])('noppa.advantage.advantage: %i for and %i against', (helps, hinders, cancel, majority) => {
    expect(thresholdOf(optionsWith('cancel'), sources(helps, hinders)).value).toBe(cancel);
    expect(thresholdOf(optionsWith('majority'), sources(helps, hinders)).value).toBe(majority);
  });

  test('noppa.advantage.disadvantage: the number says where it comes from', () => {
    const world = optionsWith('cancel');
    const { because } = thresholdOf(world, sources(2, 1));
    expect(because.map(({ value }) => value)).toEqual([4, -1, 1]);
  });
});

const all = (value: number) => ({
  attributes: {
    [MIGHT]: value,
    [AGILITY]: value,
    [TOUGHNESS]: value,
    [LEARNING]: value,
    [PRACTICE]: value,
    [PERSONALITY]: value,
  },
});

// the attribute, and its half plus bonuses: 0, 1, 1, 2, 2, 3, 3
describe.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
])('noppa.attr.halving: half of %i is %i', (value, half) => {
  const creature = all(value);
  const fallback = noppa.schemas.options.parse({});
  test.each([
    ['noppa.body.max', maxBody(creature).value, half + 5],
    ['noppa.body.milestone', bodyRecovery(creature).value, half + 2],
    ['noppa.mind.max', maxMind(creature).value, half + 2],
    ['noppa.mind.milestone', mindRecovery(creature).value, half + 1],
    ['noppa.attr.oppineisuus', maxSkills(fallback, creature).value, half],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});
