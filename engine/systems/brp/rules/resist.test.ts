import { optionsSchema } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { resistanceChance } from './resist.ts';

const options = optionsSchema(OPTIONS).parse({});
const points = Array.from({ length: 21 }, (_, index) => index + 1);

/** The printed table: rows by passive value, columns by active value. @rule brp.resistance.table */
test('all 441 cells of the table', () => {
  for (const passive of points)
    for (const active of points) {
      const printed = 50 + 5 * (active - passive);
      const chance = resistanceChance({ options }, active, passive);
      const value = typeof chance === 'boolean' ? null : chance.value;
      expect(value, `${active} against ${passive}`).toBe(printed >= 5 && printed <= 95 ? printed : null);
    }
});

/** @rule brp.resistance.beyond-table */
test('where a dash is printed it is certain, or five in a hundred', () => {
  const five = { options: { ...options, resistanceBeyondTable: 'five-percent' } } as const;
  expect(resistanceChance({ options }, 20, 10)).toBe(true);
  expect(resistanceChance({ options }, 10, 20)).toBe(false);
  expect(resistanceChance(five, 40, 8)).toMatchObject({ value: 95 });
  expect(resistanceChance(five, 8, 40)).toMatchObject({ value: 5 });
});

/** @rule brp.resistance.who-rolls @ruling R49 */
test('the chances of both sides make a hundred', () => {
  for (const difference of [-9, -3, 0, 1, 9]) {
    const [active, other] = [
      resistanceChance({ options }, 10 + difference, 10),
      resistanceChance({ options }, 10, 10 + difference),
    ];
    if (typeof active === 'boolean' || typeof other === 'boolean')
      throw new Error('it is decided without a roll');
    expect(active.value + other.value).toBe(100);
  }
});
