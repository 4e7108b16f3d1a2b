import { SOMEONE, type System } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { createNamer, describeAction, displayNameOf } from './index.ts';
import { toy } from './toy/toy.ts';

test.each([
  ['en', 'someone'],
  ['it', 'qualcuno'],
  ['fi', 'joku'],
] as const)('whoever is not known is called so in every system (%s)', (language, word) => {
  const name = createNamer(toy, { creatures: [{ id: 'asa', name: 'Åsa' }] }, language);
  expect([SOMEONE, 'asa', 'skill', 'other'].map(name)).toEqual([word, 'Åsa', 'Skill', 'other']);
});

test('a term with what it is about behind a colon is called by both', () => {
  const name = createNamer(toy, { creatures: [{ id: 'asa', name: 'Åsa' }] }, 'en');
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

test('what lies about in the world is called by its name, after those who are in it', () => {
  const world = {
    creatures: [{ id: 'asa', name: 'Åsa', gear: [{ id: 'rope', name: 'Long rope' }] }],
    things: [
      { id: 'gate', name: 'Rusty gate' },
      { id: 'asa', name: 'A statue' },
    ],
  };
  expect(['gate', 'rope', 'asa', 'skill:gate'].map(createNamer(toy, world, 'en'))).toEqual([
    'Rusty gate',
    'Long rope',
    'Åsa',
    'Skill (Rusty gate)',
  ]);
});

test('what the world keeps by its key is called by its name', () => {
  const world = {
    creatures: [{ id: 'asa', name: 'Åsa' }],
    setting: { added: { 'own:lore': { name: 'Old lore', base: 10 } }, removed: ['skill'] },
  };
  expect(['own:lore', 'lore', 'asa'].map(createNamer(toy, world, 'en'))).toEqual(['Old lore', 'lore', 'Åsa']);
});

test('a square in an action is told as it is read off a map', () => {
  const world = { options: null, creatures: [{ id: 'asa', name: 'Åsa' }] };
  const action = {
    type: 'strike',
    by: 'asa',
    on: { x: 6, y: 4 },
    path: [
      { x: 0, y: 0 },
      { x: 26, y: 1 },
    ],
  };
  expect(describeAction(action, world, { system: toy as System, language: 'en' })).toContain(
    'G5, path A1 + AA2',
  );
});

const systemWithContent = {
  ...toy,
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
  'whom content brought is called as the content is, unless they were named: %s “%s”',
  (id, name, called) => {
    expect(displayNameOf(systemWithContent, { id, name }, 'it')).toBe(called);
    expect(createNamer(systemWithContent, { creatures: [{ id, name }] }, 'it')(id)).toBe(called);
  },
);
