import { createPersonDice, seedOf } from '@arbitro/dice';
import { describe, expect, it } from 'vitest';
import { createLookIntervals, FIXED_INTERVALS, type IntervalRule } from './intervals.ts';
import { findLook, type Look, planLooks } from './looks.ts';

const SHARES = [0.5, 0.45, 0.35, 0.25, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.001];
const ruleAt = ({ z }: Look): IntervalRule => createLookIntervals(z);
const misses = (value: number, [low, high]: readonly [number, number]): boolean =>
  value < low || value > high;
/** Smaller chances are left out. */
const EPSILON = 1e-14;

function binomial(tries: number, chance: number): readonly number[] {
  const odds = Math.log(chance / (1 - chance));
  let log = tries * Math.log1p(-chance);
  return Array.from({ length: tries + 1 }, (_, hits) => {
    const probability = Math.exp(log);
    log += Math.log((tries - hits) / (hits + 1)) + odds;
    return probability;
  });
}

/** Counts exactly how often the interval of a share misses it at one look or more. */
function computeMissChance(
  chance: number,
  looks: readonly Look[],
  rule: (look: Look) => IntervalRule,
): number {
  let [before, missed] = [0, 0];
  let chances: readonly number[] = [1];
  for (const look of looks) {
    const steps = binomial(look.fights - before, chance);
    const next = new Array<number>(look.fights + 1).fill(0);
    chances.forEach((probability, hits) => {
      if (probability < EPSILON) return;
      steps.forEach((step, more) => {
        if (step > EPSILON) next[hits + more]! += probability * step;
      });
    });
    const intervals = rule(look);
    next.forEach((probability, hits) => {
      if (probability === 0 || !misses(chance, intervals.share(hits, look.fights))) return;
      missed += probability;
      next[hits] = 0;
    });
    chances = next;
    before = look.fights;
  }
  return missed;
}

describe.each([20, 10, 5, 2])('within %d points', (within) => {
  it.each([false, true])(
    'a share is missed at any look in at most 5 % (with differences: %s)',
    (compares) => {
      const looks = planLooks(within, compares);
      for (const share of SHARES) expect(computeMissChance(share, looks, ruleAt)).toBeLessThanOrEqual(0.05);
    },
  );

  it.each([false, true])('every share is sure at the last look (with differences: %s)', (compares) => {
    const last = planLooks(within, compares).at(-1)!;
    const rule = ruleAt(last);
    for (let hits = 0; hits <= last.fights; hits++) {
      const [low, high] = rule.share(hits, last.fights);
      const share = hits / last.fights;
      expect(Math.max(share - low, high - share)).toBeLessThanOrEqual(within / 100);
    }
  });

  it('every difference is sure at the last look', () => {
    const last = planLooks(within, true).at(-1)!;
    for (let n = 0; n <= 100; n++) {
      const first = Math.round((n * last.fights) / 100);
      const { by, interval } = ruleAt(last).difference({ first, second: last.fights - first }, last.fights);
      expect(Math.max(by - interval[0], interval[1] - by)).toBeLessThanOrEqual(within / 100);
    }
  });
});

it('the looks are not idle: ordinary intervals miss too often at them', () => {
  expect(computeMissChance(0.5, planLooks(5, false), () => FIXED_INTERVALS)).toBeGreaterThan(0.08);
  expect(computeMissChance(0.5, planLooks(5, true), () => FIXED_INTERVALS)).toBeGreaterThan(0.12);
});

describe('two points', () => {
  it('take at most 2,729 fights, without differences', () => {
    expect(planLooks(2, false).map(({ fights }) => fights)).toEqual([546, 1092, 1637, 2183, 2729]);
  });

  it('between two looks are measured as at the next', () => {
    const looks = planLooks(2, false);
    expect(findLook(looks, 1)).toEqual(looks[0]);
    expect(findLook(looks, 1092)).toEqual(looks[1]);
    expect(findLook(looks, 1093)).toEqual(looks[2]);
    expect(findLook(looks, 9999)).toEqual(looks[4]);
  });
});

const die = createPersonDice(seedOf('looks'))(0)('chance');
const random = (): number => (die(1 << 20) - 0.5) / (1 << 20);
const RUNS = 4000;
/** Three standard errors above 5 %. */
const MOST = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / RUNS);

/** Returns in which part of many random simulations an interval misses at one look or more. */
function sampleMisses(
  looks: readonly Look[],
  simulate: () => (look: Look, fights: number) => boolean,
): number {
  let missed = 0;
  for (let run = 0; run < RUNS; run++) {
    const missesAt = simulate();
    let before = 0;
    const isMissed = looks.some((look) => {
      const fights = look.fights - before;
      before = look.fights;
      return missesAt(look, fights);
    });
    if (isMissed) missed++;
  }
  return missed / RUNS;
}

describe('random figures at every look', () => {
  it.each([
    ['even', 0.5, random],
    ['mostly at the ends', 0.375, () => (random() < 0.5 ? 0 : random() < 0.5 ? 1 : random())],
    ['rarely nothing', 0.98 * 0.9, () => (random() < 0.02 ? 0 : 0.8 + 0.2 * random())],
  ])('the mean of parts is missed in about 5 % at most: %s', (_, mean, draw) => {
    const rate = sampleMisses(planLooks(8, false), () => {
      let [sum, squares] = [0, 0];
      return (look, fights) => {
        for (let n = 0; n < fights; n++) {
          const value = draw();
          sum += value;
          squares += value * value;
        }
        return misses(mean, ruleAt(look).meanPart({ sum, squares }, look.fights).interval);
      };
    });
    expect(rate).toBeLessThan(MOST);
  });

  it.each([
    [0.2, 0.2],
    [0.3, 0.1],
    [0.05, 0.02],
  ])('a difference of pairs is missed in about 5 % at most: %d against %d', (onlyFirst, onlySecond) => {
    const rate = sampleMisses(planLooks(10, true), () => {
      let [first, second] = [0, 0];
      return (look, fights) => {
        for (let n = 0; n < fights; n++) {
          const value = random();
          if (value < onlyFirst) first++;
          else if (value < onlyFirst + onlySecond) second++;
        }
        return misses(
          onlySecond - onlyFirst,
          ruleAt(look).difference({ first, second }, look.fights).interval,
        );
      };
    });
    expect(rate).toBeLessThan(MOST);
  });
});
