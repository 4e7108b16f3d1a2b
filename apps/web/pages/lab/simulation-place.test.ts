import { describe, expect, it } from 'vitest';
import { choosePlace, listFightCounts } from './simulation-place.ts';

const CLUSTER = { workers: 2, mostFights: 100_000 };

describe('where fights are fought', () => {
  it('is the browser while there is no cluster, despite the choice', () => {
    expect(choosePlace({ goal: { fights: 10_000 } }, undefined)).toBe('browser');
    expect(choosePlace({ goal: { fights: 10_000 }, place: 'cluster' }, undefined)).toBe('browser');
    expect(choosePlace({ goal: { fights: 10_000 }, place: 'cluster' }, { ...CLUSTER, workers: 0 })).toBe(
      'browser',
    );
  });

  it.each([
    [100, 'browser'],
    [500, 'browser'],
    [2_000, 'cluster'],
    [100_000, 'cluster'],
  ])('is by itself, of %i fights, the %s', (fights, place) => {
    expect(choosePlace({ goal: { fights } }, CLUSTER)).toBe(place);
  });

  it('is the chosen place, unless it is too much for the cluster', () => {
    expect(choosePlace({ goal: { fights: 100 }, place: 'cluster' }, CLUSTER)).toBe('cluster');
    expect(choosePlace({ goal: { fights: 10_000 }, place: 'browser' }, CLUSTER)).toBe('browser');
    expect(
      choosePlace({ goal: { fights: 10_000 }, place: 'cluster' }, { ...CLUSTER, mostFights: 5_000 }),
    ).toBe('browser');
  });

  it('depends on the fights that may be needed, if the figures decide', () => {
    expect(choosePlace({ goal: { within: 5 } }, CLUSTER)).toBe('browser');
    expect(choosePlace({ goal: { within: 2 } }, CLUSTER)).toBe('cluster');
    expect(choosePlace({ goal: { within: 0.2, compares: true } }, CLUSTER)).toBe('browser');
  });

  it('offers more places with a cluster; a choice stays when the cluster is gone', () => {
    expect(listFightCounts(undefined, undefined)).toEqual([100, 500, 2_000, 10_000]);
    expect(listFightCounts(undefined, 500)).toEqual([100, 500, 2_000, 10_000]);
    expect(listFightCounts(CLUSTER, 500)).toEqual([100, 500, 2_000, 10_000, 100_000]);
    expect(listFightCounts({ ...CLUSTER, mostFights: 50_000 }, 500)).toEqual([
      100, 500, 2_000, 10_000, 50_000,
    ]);
    expect(listFightCounts(undefined, 100_000)).toEqual([100, 500, 2_000, 10_000, 100_000]);
  });
});
