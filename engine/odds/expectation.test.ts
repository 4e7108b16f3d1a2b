import { d } from '@arbitro/dice';
import { type Ctx, type Oracle, oneOf, run, shareReading } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { computeExpectation, createExpectation } from './expectation.ts';

const label = { name: 'throw', rule: 'any.rule' };
const throwSum = (oracle: Oracle, sides: number, count = 1): number =>
  oracle.roll({ label, by: 'gm', dice: d(sides, count), eventIndex: 0 }, (face) => face);
const defaultOptions = { decide: () => 'yes', rare: 0, otherwise: 0 };

describe('the average of a play', () => {
  test('counts every path by its chance', () => {
    expect(computeExpectation((oracle) => throwSum(oracle, 6), defaultOptions)).toBeCloseTo(3.5, 12);
    const best = (oracle: Oracle) => Math.max(throwSum(oracle, 6), throwSum(oracle, 6));
    expect(computeExpectation(best, defaultOptions)).toBeCloseTo(161 / 36, 12);
  });

  test('is the same for a reading that is shared, with other dice too', () => {
    const readSix = shareReading((face: number) => face === 6);
    const sixes = (read: (face: number) => boolean) =>
      computeExpectation(
        (oracle) =>
          [6, 12, 6].filter((sides) => oracle.roll({ label, by: 'gm', dice: d(sides), eventIndex: 0 }, read))
            .length,
        defaultOptions,
      );
    expect(sixes(readSix)).toBe(sixes((face) => face === 6));
    expect(sixes(readSix)).toBeCloseTo(1 / 6 + 1 / 12 + 1 / 6, 12);
  });

  test('follows dice that are thrown only sometimes', () => {
    const again = (oracle: Oracle) => (throwSum(oracle, 6) === 6 ? 10 * throwSum(oracle, 4) : 0);
    expect(computeExpectation(again, defaultOptions)).toBeCloseTo(25 / 6, 12);
  });

  test('asks the decider', () => {
    const asked = (oracle: Oracle) => {
      const to = [{ who: 'anna', question: oneOf(['no', 'yes']) }];
      return oracle.choose({ label, to, eventIndex: 0, world: {} })[0] === 'yes' ? 1 : 0;
    };
    expect(computeExpectation(asked, defaultOptions)).toBe(1);
  });

  test('leaves out rare outcomes, and scales the rest', () => {
    const paths = (rare: number) => {
      let count = 0;
      const played = computeExpectation(
        (oracle) => {
          count++;
          return throwSum(oracle, 6) + throwSum(oracle, 6) + throwSum(oracle, 6);
        },
        { ...defaultOptions, rare },
      );
      expect(played).toBeGreaterThan(3);
      return count;
    };
    expect(paths(0)).toBe(216);
    expect(paths(1 / 40)).toBeLessThanOrEqual(40);
    const coin = (oracle: Oracle) => (throwSum(oracle, 100) === 1 ? 1000 : 1);
    expect(computeExpectation(coin, { ...defaultOptions, rare: 1 / 50 })).toBe(1);
  });

  test('a second average plays only the paths that were left out before', () => {
    let played = 0;
    const play = (oracle: Oracle) => {
      played++;
      return throwSum(oracle, 6) === 6 ? 10 * throwSum(oracle, 4) : throwSum(oracle, 20);
    };
    const average = createExpectation(play, defaultOptions);
    const countPlays = (rare: number) => {
      const before = played;
      const value = average(rare);
      const count = played - before;
      expect(value).toBe(computeExpectation(play, { ...defaultOptions, rare }));
      return count;
    };
    expect(countPlays(1 / 50)).toBe(9);
    expect(countPlays(1 / 200)).toBe(104 - 9);
    expect(countPlays(1 / 200)).toBe(0);
    expect(countPlays(1 / 50)).toBe(0);
  });

  test('an endless path counts as configured', () => {
    const endless = (oracle: Oracle): number => {
      for (;;) if (throwSum(oracle, 2) === 3) return 1;
    };
    expect(computeExpectation(endless, { ...defaultOptions, rare: 1 / 4, otherwise: 7 })).toBeCloseTo(7, 12);
  });

  test('paths share decisions and worlds up to the roll where they part', () => {
    let [applied, decided] = [0, 0];
    const rules = {
      resolve: (ctx: Ctx<number, number>) => {
        ctx.emit(1);
        const first = ctx.roll(label, 'gm', d(2), (face) => face);
        ctx.emit(10 * first);
        ctx.choose(label, 'gm', oneOf(['no', 'yes']));
        const second = ctx.roll(label, 'gm', d(3), (face) => face);
        ctx.emit(100 * second);
      },
      apply: (world: number, event: number) => {
        applied++;
        return world + event;
      },
    };
    const decide = () => {
      decided++;
      return 'yes';
    };
    const seen: number[] = [];
    const average = computeExpectation(
      (oracle) => {
        const step = run<number, null, number>(rules, 0, null, oracle);
        if (step.kind !== 'done') throw new Error(step.kind);
        seen.push(step.world);
        return step.world;
      },
      { ...defaultOptions, decide },
    );
    expect(seen).toEqual([111, 211, 311, 121, 221, 321]);
    expect(average).toBeCloseTo(216, 9);
    expect({ applied, decided }).toEqual({ applied: 1 + 2 + 6, decided: 2 });
  });
});
