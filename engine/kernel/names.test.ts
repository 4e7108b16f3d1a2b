import { describe, expect, test } from 'vitest';
import { createNameFinder, isSameName, listRowNames } from './index.ts';

test.each([
  ['Abilità', "ABILITA'"],
  ['Väistö', 'vaisto'],
  ['battle-axe', ' Battle  axe '],
  ['hunter’s bow', "Hunter's bow"],
])('%s is %s', (text, other) => {
  expect(isSameName(text, other)).toBe(true);
});

describe('a thing is found', () => {
  const found = createNameFinder(
    listRowNames({
      sword: { name: { en: 'Long sword', it: 'Spada lunga', fi: 'Pitkä miekka' } },
      spear: { name: { en: 'Spear', it: 'Lancia', fi: 'Keihäs' }, also: ['Spontoon'] },
      lance: { name: { en: 'Lance', it: 'Lancia', fi: 'Peitsi' } },
    }),
  );

  test.each([
    ['sword', 'sword'],
    ['SPADA-LUNGA', 'sword'],
    ['pitka miekka', 'sword'],
    ['spontoon', 'spear'],
    ['Peitsi', 'lance'],
    ['dagger', undefined],
  ])('by its id and its names: %s', (text, id) => {
    expect(found(text)).toBe(id);
  });

  test('not by a name that another bears too', () => {
    expect([found('Lancia'), found('lancia')]).toEqual([undefined, undefined]);
  });
});
