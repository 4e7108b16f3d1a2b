import { expect, test } from 'vitest';
import type { ActionOdds } from '../../../live/action-odds.ts';
import { buildHeadline, computeHarm } from './headline.ts';

const chance = (about: number) => ({ exact: '', about });
const buildOdds = (
  chances: Readonly<Record<string, number>>,
  means: Readonly<Record<string, number>> = {},
): ActionOdds => ({
  chances: Object.fromEntries(Object.entries(chances).map(([key, about]) => [key, chance(about)])),
  amounts: Object.fromEntries(
    Object.entries(means).map(([key, mean]) => [key, { mean: chance(mean), parts: [] }]),
  ),
  unresolved: chance(0),
  assumed: [],
  supposes: [],
});

test('a blow says whether it hits, its damage on average, and who may fall', () => {
  const blow = buildOdds(
    { 'missed:wolf': 0.4, hit: 0.6, 'hit:wolf': 0.6, critical: 0.05, dead: 0.1, down: 0.2, 'down:wolf': 0.2 },
    { damage: 3.5, 'damage:wolf': 3.5 },
  );
  expect(buildHeadline(blow)).toEqual([
    {
      who: undefined,
      figures: [
        { key: 'hit', chance: 0.6 },
        { key: 'damage', mean: 3.5 },
        { key: 'down', chance: 0.2 },
      ],
    },
  ]);
});

test('several creatures stand side by side and are never added up', () => {
  const blast = buildOdds(
    { hit: 0.9, 'hit:wolf': 0.5, 'hit:bear': 0.4, 'down:wolf': 0.1, 'saved:anna': 0.3 },
    { damage: 5, 'damage:wolf': 3, 'damage:bear': 2 },
  );
  expect(buildHeadline(blast).map(({ who, figures }) => [who, figures.map(({ key }) => key)])).toEqual([
    ['wolf', ['hit', 'damage', 'down']],
    ['bear', ['hit', 'damage']],
    ['anna', ['saved']],
  ]);
});

test('odds without any such fact have no headline', () => {
  expect(buildHeadline(buildOdds({ 'first:heroes': 0.5 }))).toEqual([]);
  expect(buildHeadline(buildOdds({ hit: 0 }, { damage: 0 }))).toEqual([]);
});

test('harm is damage less healing, and of equal blows the likelier one', () => {
  const sure = computeHarm(buildOdds({ hit: 0.9 }, { damage: 3 }), 'wolf');
  expect(sure).toBeGreaterThan(computeHarm(buildOdds({ hit: 0.5 }, { damage: 3 }), 'wolf'));
  expect(computeHarm(buildOdds({}, { 'healed:wolf': 4, damage: 1 }), 'wolf')).toBe(-3);
});
