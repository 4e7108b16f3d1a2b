import { SOMEONE, type System } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { calledIn, namer } from './index.ts';
import { toy } from './toy/toy.ts';

test.each([
  ['en', 'someone'],
  ['it', 'qualcuno'],
  ['fi', 'joku'],
] as const)('whoever is not known is called so in every system (%s)', (language, word) => {
  const name = namer(toy, { creatures: [{ id: 'asa', name: 'Åsa' }] }, language);
  expect([SOMEONE, 'asa', 'skill', 'other'].map(name)).toEqual([word, 'Åsa', 'Skill', 'other']);
});

test('a term with what it is about behind a colon is called by both', () => {
  const name = namer(toy, { creatures: [{ id: 'asa', name: 'Åsa' }] }, 'en');
  expect(['skill:asa', 'skill:skill:asa', 'skill:of old', 'skill: of old', 'none:asa'].map(name)).toEqual([
    'Skill (Åsa)',
    'Skill (Skill (Åsa))',
    'Skill (of old)',
    'skill: of old',
    'none:asa',
  ]);
});

const stocked = {
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
  // a name of their own
  ['wolf', 'Fenrir', 'Fenrir'],
  ['wolf-2', 'Wolf', 'Wolf'],
  ['fenrir', 'Wolf', 'Wolf'],
  // an id that no content has
  ['bear-2', 'Bear 2', 'Bear 2'],
  ['constructor', 'Constructor', 'Constructor'],
])(
  'whom content brought is called as the content is, unless they were named: %s “%s”',
  (id, name, called) => {
    expect(calledIn(stocked, { id, name }, 'it')).toBe(called);
    expect(namer(stocked, { creatures: [{ id, name }] }, 'it')(id)).toBe(called);
  },
);
