import { SOMEONE } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { namer } from './index.ts';
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
