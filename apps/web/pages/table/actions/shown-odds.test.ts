import { expect, test } from 'vitest';
import type { ActionOdds, Chance } from '../../../live/action-odds.ts';
import { listShownAmounts, listShownChances } from './shown-odds.ts';

const buildChance = (n: number, d: number): Chance => ({ exact: `${n}/${d}`, about: n / d });
const buildOdds = (chances: ActionOdds['chances'], amounts: ActionOdds['amounts'] = {}): ActionOdds => ({
  chances,
  amounts,
  unresolved: buildChance(0, 1),
  assumed: [],
  supposes: [],
});
const nameOf = (value: string) => value.toUpperCase();

test('the likeliest comes first, certain facts last, and no fact twice', () => {
  const shownChances = listShownChances(
    buildOdds({
      hit: buildChance(1, 4),
      'hit:wolf': buildChance(1, 4),
      'missed:wolf': buildChance(3, 4),
      noticed: buildChance(1, 1),
    }),
    nameOf,
  );
  expect(shownChances.map(({ label }) => label)).toEqual(['MISSED', 'HIT', 'NOTICED']);
});

test('odds that differ by creature are shown for each creature', () => {
  const shownChances = listShownChances(
    buildOdds({ hit: buildChance(3, 4), 'hit:wolf': buildChance(1, 2), 'hit:bear': buildChance(1, 3) }),
    nameOf,
  );
  expect(shownChances.map(({ label }) => label)).toEqual(['HIT: WOLF', 'HIT: BEAR']);
});

test('with several creatures, each fact names its creature', () => {
  const shownChances = listShownChances(
    buildOdds({
      hit: buildChance(1, 4),
      'hit:wolf': buildChance(1, 4),
      'missed:wolf': buildChance(3, 4),
      'missed:anna': buildChance(1, 2),
      noticed: buildChance(1, 1),
    }),
    nameOf,
  );
  expect(shownChances.map(({ label }) => label)).toEqual([
    'MISSED: WOLF',
    'MISSED: ANNA',
    'HIT: WOLF',
    'NOTICED',
  ]);
});

test('an amount that is always nothing is not shown', () => {
  const nothing = { mean: buildChance(0, 1), parts: [{ value: 0, ...buildChance(1, 1) }] };
  const some = { mean: buildChance(1, 2), parts: [0, 1].map((value) => ({ value, ...buildChance(1, 2) })) };
  const shownAmounts = listShownAmounts(
    buildOdds({}, { healed: nothing, damage: some, 'damage:wolf': some }),
    nameOf,
  );
  expect(shownAmounts.map(({ label }) => label)).toEqual(['DAMAGE']);
});
