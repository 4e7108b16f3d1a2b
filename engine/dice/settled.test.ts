import { describe, expect, it } from 'vitest';
import { map, pool, reaching, settled } from './index.ts';

const burst = pool({
  count: 2,
  sides: 6,
  kinds: ['low', 'high', 'six'],
  kind: (face) => (face === 6 ? 'six' : face >= 4 ? 'high' : 'low'),
  explode: { on: (face) => face === 6 },
});

describe('dice of which it is known what lies beyond the bound', () => {
  it('leave nothing unresolved, and are exact', () => {
    const passed = settled(
      map(burst, ({ high, six }) => high + six >= 2),
      true,
    );
    const { outcomes, total, unresolved } = passed.ways();
    const failed = outcomes.find(({ value }) => !value)?.ways ?? 0n;
    expect(burst.ways().unresolved).toBeGreaterThan(0n);
    expect(unresolved).toBe(0n);
    // both low 3/12; one low, one four or five 4/12; one low, a six and its extra die low 1/12
    expect(failed * 3n).toBe(total * 2n);
  });

  it('throw as before', () => {
    const faces = [6, 3, 2];
    const thrown = settled(
      map(burst, ({ low, six }) => `${low} ${six}`),
      'beyond',
    ).throw(() => faces.shift() ?? 0);
    expect(thrown).toBe('2 1');
  });
});

describe('dice of which the least that lies beyond the bound is known', () => {
  const hits = map(burst, ({ high, six }) => high + six);

  it('leave as much unresolved as before, and say what it is at least', () => {
    const { beyond, ...ways } = reaching(hits, 12).ways();
    expect(ways).toEqual(hits.ways());
    expect(beyond).toBe(12);
  });

  it('say nothing where all is resolved', () => {
    const calm = map(pool({ count: 1, sides: 6, kinds: ['any'], kind: () => 'any' }), ({ any }) => any);
    expect(reaching(calm, 12).ways()).not.toHaveProperty('beyond');
  });

  it('throw as before', () => {
    const faces = [6, 3, 5];
    expect(reaching(hits, 12).throw(() => faces.shift() ?? 0)).toBe(2);
  });
});
