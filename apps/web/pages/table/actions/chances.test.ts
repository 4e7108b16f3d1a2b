import { expect, test } from 'vitest';
import type { Chance, Chances } from '../../../live/chances.ts';
import { amountsShown, chancesShown } from './chances.ts';

const chance = (n: number, d: number): Chance => ({ exact: `${n}/${d}`, about: n / d });
const odds = (chances: Chances['chances'], amounts: Chances['amounts'] = {}): Chances => ({
  chances,
  amounts,
  unresolved: chance(0, 1),
  assumed: [],
  supposes: [],
});
const name = (value: string) => value.toUpperCase();

test('the likeliest comes first, what is certain last, and nothing is said twice', () => {
  const shown = chancesShown(
    odds({
      hit: chance(1, 4),
      'hit:wolf': chance(1, 4),
      'missed:wolf': chance(3, 4),
      noticed: chance(1, 1),
    }),
    name,
  );
  expect(shown.map(({ label }) => label)).toEqual(['MISSED', 'HIT', 'NOTICED']);
});

test('where it differs by whom, each is told', () => {
  const shown = chancesShown(
    odds({ hit: chance(3, 4), 'hit:wolf': chance(1, 2), 'hit:bear': chance(1, 3) }),
    name,
  );
  expect(shown.map(({ label }) => label)).toEqual(['HIT: WOLF', 'HIT: BEAR']);
});

test('where several are spoken of, each fact says of whom it is', () => {
  const shown = chancesShown(
    odds({
      hit: chance(1, 4),
      'hit:wolf': chance(1, 4),
      'missed:wolf': chance(3, 4),
      'missed:anna': chance(1, 2),
      noticed: chance(1, 1),
    }),
    name,
  );
  expect(shown.map(({ label }) => label)).toEqual(['MISSED: WOLF', 'MISSED: ANNA', 'HIT: WOLF', 'NOTICED']);
});

test('an amount that is always nothing is not shown', () => {
  const nothing = { mean: chance(0, 1), parts: [{ value: 0, ...chance(1, 1) }] };
  const some = { mean: chance(1, 2), parts: [0, 1].map((value) => ({ value, ...chance(1, 2) })) };
  const shown = amountsShown(odds({}, { healed: nothing, damage: some, 'damage:wolf': some }), name);
  expect(shown.map(({ label }) => label)).toEqual(['DAMAGE']);
});
