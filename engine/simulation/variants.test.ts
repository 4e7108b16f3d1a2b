import { describe, expect, it } from 'vitest';
import { applyVariation, findCreatures, parseVariation, setCount, setOption } from './variants.ts';

const FILE = {
  system: 'toy',
  options: { kept: true },
  creatures: [
    { from: 'hero', sheet: { at: 1 } },
    { id: 'grillo', from: 'orc', name: 'Grillo' },
    { id: 'tasso', from: 'orc', sheet: { health: 9 } },
    { id: 'wolf-2', sheet: { stats: { speed: 3 } } },
  ],
  steps: [
    {
      do: {
        type: 'fight',
        participants: [
          { who: 'hero', at: 0 },
          { who: 'grillo', at: 8 },
          { who: 'tasso', at: 9 },
        ],
      },
    },
  ],
};
const listIds = (file: typeof FILE | ReturnType<typeof setCount>) =>
  (file.creatures as readonly { readonly id?: string; readonly from?: string }[]).map(
    ({ id, from }) => id ?? from,
  );

describe('another number of a kind', () => {
  it('keeps existing creatures, and adds more like the first', () => {
    expect(listIds(setCount(FILE, 'orc', 4))).toEqual([
      'hero',
      'grillo',
      'tasso',
      'grillo-3',
      'grillo-4',
      'wolf-2',
    ]);
    expect(listIds(setCount(FILE, 'orc', 1))).toEqual(['hero', 'grillo', 'wolf-2']);
    expect(listIds(setCount(FILE, 'orc', 0))).toEqual(['hero', 'wolf-2']);
    expect(setCount(FILE, 'orc', 2)).toEqual(FILE);
  });

  it('adds newcomers to the steps that name their kind', () => {
    const { steps } = setCount(FILE, 'orc', 3);
    expect(steps).toEqual([
      {
        do: {
          type: 'fight',
          participants: [
            { who: 'hero', at: 0 },
            { who: 'grillo', at: 8 },
            { who: 'tasso', at: 9 },
            { who: 'grillo-3', at: 8 },
          ],
        },
      },
    ]);
  });

  it('changes nothing for a name that no creature has', () => {
    expect(setCount(FILE, 'troll', 3)).toBe(FILE);
  });
});

describe('what is varied', () => {
  it.each([
    ['orc=1..8', { name: 'orc', path: [], from: 1, to: 8 }],
    ['foes.orc=0..3', { name: 'orc', path: [], from: 0, to: 3 }],
    ['wolf.stats.speed=2..4', { name: 'wolf', path: ['stats', 'speed'], from: 2, to: 4 }],
    [' tasso.health=9..9 ', { name: 'tasso', path: ['health'], from: 9, to: 9 }],
  ])('is read from %s', (text, variation) => {
    expect(parseVariation(text, FILE)).toEqual(variation);
  });

  it.each(['orc', 'orc=3', 'orc=a..b', 'troll=1..3', 'foes.troll=1..3', '=1..2', 'orc=-1..2', ''])(
    'is nothing in %j',
    (text) => {
      expect(parseVariation(text, FILE)).toBeUndefined();
    },
  );

  it('may be a number on a sheet, deep within', () => {
    const file = applyVariation(FILE, { name: 'wolf', path: ['stats', 'speed'], from: 2, to: 4 }, 4);
    expect(findCreatures(file, 'wolf')).toEqual([{ id: 'wolf-2', sheet: { stats: { speed: 4 } } }]);
    expect(FILE.creatures[3]?.sheet).toEqual({ stats: { speed: 3 } });
  });
});

it('an option is set beside the others', () => {
  expect(setOption(FILE, 'healing', 'none').options).toEqual({ kept: true, healing: 'none' });
  expect(setOption({ system: 'toy' }, 'healing', 2).options).toEqual({ healing: 2 });
});
