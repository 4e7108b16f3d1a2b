import { expect, test } from 'vitest';
import { createNamer, displayNameOf, idFromText, SOMEONE, type System } from './index.ts';

const game = {
  content: {},
  presentation: { terms: { skill: { en: 'Skill', it: 'Skill', fi: 'Skill' } } },
} as unknown as System;

test.each([
  ['en', 'someone'],
  ['it', 'qualcuno'],
  ['fi', 'joku'],
] as const)('an unknown creature has the word for someone as its name (%s)', (language, word) => {
  const name = createNamer(game, { creatures: [{ id: 'asa', name: 'Åsa' }] }, language);
  expect([SOMEONE, 'asa', 'skill', 'other'].map(name)).toEqual([word, 'Åsa', 'Skill', 'other']);
});

test('a term with its subject after a colon is named by both', () => {
  const name = createNamer(game, { creatures: [{ id: 'asa', name: 'Åsa' }] }, 'en');
  const values = [
    'skill:asa',
    'skill:skill:asa',
    'skill:of old',
    'skill: of old',
    'none:asa',
    'skill:asa | none',
  ];
  expect(values.map(name)).toEqual([
    'Skill (Åsa)',
    'Skill (Skill (Åsa))',
    'Skill (of old)',
    'skill: of old',
    'none:asa',
    'skill:asa | none',
  ]);
});

test('a thing of the world has its own name, unless a creature has the same id', () => {
  const world = {
    creatures: [{ id: 'asa', name: 'Åsa', gear: [{ id: 'rope', name: 'Long rope' }] }],
    things: [
      { id: 'gate', name: 'Rusty gate' },
      { id: 'asa', name: 'A statue' },
    ],
  };
  expect(['gate', 'rope', 'asa', 'skill:gate'].map(createNamer(game, world, 'en'))).toEqual([
    'Rusty gate',
    'Long rope',
    'Åsa',
    'Skill (Rusty gate)',
  ]);
});

test('an entry that the world stores by key has its own name', () => {
  const world = {
    creatures: [{ id: 'asa', name: 'Åsa' }],
    setting: { added: { 'own:lore': { name: 'Old lore', base: 10 } }, removed: ['skill'] },
  };
  expect(['own:lore', 'lore', 'asa'].map(createNamer(game, world, 'en'))).toEqual([
    'Old lore',
    'lore',
    'Åsa',
  ]);
});

const systemWithContent = {
  ...game,
  content: {
    wolf: { name: { en: 'Grey wolf', it: 'Lupo grigio', fi: 'Harmaasusi' }, sheet: {} },
    aino: {
      name: { en: 'Aino, a guard', it: 'Aino, guardia', fi: 'Aino, vartija' },
      called: { en: 'Aino', it: 'Aino', fi: 'Aino' },
      sheet: {},
    },
  },
} as unknown as System;

test.each([
  ['wolf', 'Wolf', 'Lupo grigio'],
  ['wolf-3', 'Wolf 3', 'Lupo grigio 3'],
  ['aino', 'Aino', 'Aino'],
  // the creature's own name
  ['wolf', 'Fenrir', 'Fenrir'],
  ['wolf-2', 'Wolf', 'Wolf'],
  ['fenrir', 'Wolf', 'Wolf'],
  // with an uninformative id, while players do not know the creature
  ['wolf~qkzub', 'Wolf', 'Lupo grigio'],
  ['wolf~qkzub', 'Wolf 2', 'Lupo grigio 2'],
  ['wolf~qkzub', 'Fenrir', 'Fenrir'],
  // an id that no content has
  ['bear-2', 'Bear 2', 'Bear 2'],
  ['constructor', 'Constructor', 'Constructor'],
])(
  'a creature of the content has the name of the content, unless it was given another: %s “%s”',
  (id, name, called) => {
    expect(displayNameOf(systemWithContent, { id, name }, 'it')).toBe(called);
    expect(createNamer(systemWithContent, { creatures: [{ id, name }] }, 'it')(id)).toBe(called);
  },
);

test('the game master and ready-made creatures of the content have names', () => {
  const wolf = { en: 'Wolf', it: 'Lupo', fi: 'Susi' };
  const withContent = { ...game, content: { susi: { name: wolf } } } as unknown as System;
  const name = createNamer(withContent, { creatures: [{ id: 'asa', name: 'Åsa' }] }, 'it');
  expect(['gm', 'susi', 'asa'].map(name)).toEqual(['il master', 'Lupo', 'Åsa']);
});

test.each([
  ['Väinämöinen', 'vainamoinen'],
  ['  Sir Åke, the 2nd! ', 'sir-ake-the-2nd'],
  ['Ⅷ ﬁre', 'viii-fire'],
  ['龍', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('the id of %s', (text, id) => {
  expect(idFromText(text)).toBe(id);
});
