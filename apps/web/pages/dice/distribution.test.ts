import { describe, expect, it } from 'vitest';
import {
  binColumns,
  chanceOf,
  compareDistributions,
  computeDistribution,
  type Distribution,
  visibleRange,
} from './distribution.ts';

const countOrThrow = (notation: string): Distribution => {
  const counting = computeDistribution(notation);
  if (!counting.ok) throw new Error(`${notation}: ${counting.error.code}`);
  return counting.value;
};

describe('counting', () => {
  it('finds mean and spread', () => {
    const { mean, spread, unresolved } = countOrThrow('2d6');
    expect(mean).toBeCloseTo(7, 12);
    expect(spread).toBeCloseTo(Math.sqrt(35 / 6), 12);
    expect(unresolved).toBe(0);
  });

  it('shows chances with their fractions', () => {
    expect(chanceOf(countOrThrow('3d6'), 'least', 10)).toEqual({
      chance: expect.closeTo(0.625, 12),
      fraction: { ways: 135n, total: 216n },
    });
    expect(chanceOf(countOrThrow('3d6'), 'most', 2).chance).toBe(0);
    expect(chanceOf(countOrThrow('3d6'), 'exactly', 18).fraction).toEqual({ ways: 1n, total: 216n });
  });

  it('leaves out a fraction too long to read', () => {
    const { chance, fraction } = chanceOf(countOrThrow('40d6'), 'least', 140);
    expect(chance).toBeGreaterThan(0.5);
    expect(fraction).toBeUndefined();
  });

  it('names the outcomes beyond the chart', () => {
    expect(countOrThrow('d6!').unresolved).toBeGreaterThan(0);
  });

  it('refuses invalid notation and too many dice', () => {
    expect(computeDistribution('2d')).toMatchObject({ ok: false, error: { at: 2 } });
    expect(computeDistribution('d1000000')).toMatchObject({
      ok: false,
      error: { code: 'too-many-outcomes' },
    });
  });
});

describe('two against each other', () => {
  it('counts who is higher', () => {
    const { higher, even } = compareDistributions(countOrThrow('d6'), countOrThrow('d4'));
    expect(higher).toBeCloseTo(14 / 24, 12);
    expect(even).toBeCloseTo(4 / 24, 12);
  });

  it('never lets the lower be higher', () => {
    expect(compareDistributions(countOrThrow('d4'), countOrThrow('d4+4'))).toEqual({ higher: 0, even: 0 });
  });
});

describe('columns', () => {
  it('show each result while there is room', () => {
    const dice = countOrThrow('3d6');
    const bins = binColumns(dice, visibleRange(dice), 80);
    expect(bins.map(({ from }) => from)).toEqual([...dice.values]);
    expect(bins.map(({ chance }) => chance)).toEqual([...dice.chances]);
  });

  it.each(['100d6', '4d100', '2d6*1.5', 'd6/4'])('of %s hold nearly all there is', (notation) => {
    const dice = countOrThrow(notation);
    const bins = binColumns(dice, visibleRange(dice), 80);
    expect(bins.length).toBeLessThanOrEqual(80);
    expect(bins.reduce((sum, { chance }) => sum + chance, 0)).toBeGreaterThan(0.998);
  });
});
