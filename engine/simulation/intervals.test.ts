import { describe, expect, it } from 'vitest';
import { computePairedDifference, meanOf, wilsonInterval } from './intervals.ts';

describe('Wilson’s interval', () => {
  it('is that of the textbook', () => {
    const [low, high] = wilsonInterval(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
  });

  it.each([1, 10, 1000, 1_000_000])('ends where the shares end, with %i tries', (tries) => {
    expect(wilsonInterval(0, tries)[0]).toBe(0);
    expect(wilsonInterval(tries, tries)[1]).toBe(1);
  });

  it('knows nothing without tries', () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  });
});

describe('the difference of pairs', () => {
  it('is nothing where both agree, and narrow', () => {
    const { by, interval } = computePairedDifference({ first: 0, second: 0 }, 1000);
    expect(by).toBe(0);
    expect(interval[0]).toBeCloseTo(-0.00196, 4);
    expect(interval[1]).toBeCloseTo(0.00196, 4);
  });

  it('is positive where the second has more', () => {
    const { by, interval } = computePairedDifference({ first: 21, second: 6 }, 1000);
    expect(by).toBeCloseTo(-0.015, 10);
    expect(interval[1]).toBeLessThan(0);
  });
});

describe('a mean', () => {
  it('has an interval that narrows with the root of the tries', () => {
    const of = (tries: number) => meanOf({ sum: tries * 3, squares: tries * 10 }, tries);
    expect(of(100).mean).toBe(3);
    const width = (tries: number) => of(tries).interval[1] - of(tries).interval[0];
    expect(width(100) / width(10_000)).toBeCloseTo(10, 6);
  });
});
