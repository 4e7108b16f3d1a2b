import { systemById } from '@arbitro/catalogue';
import { expect, test } from 'vitest';
import { readCharacterFile } from './character-file.ts';
import { listReadyHeroes } from './ready-heroes.ts';

const rischio = systemById('rischio');
if (!rischio) throw new Error('rischio is missing');

test.each([
  [
    '{ "system": "rischio", "name": "Orsola", "sheet": { "level": 2 } }',
    { name: 'Orsola', sheet: { level: 2 } },
  ],
  ['{ "id": "orsola", "sheet": {} }', { name: 'orsola', sheet: {} }],
  ['{ "system": "noppa", "sheet": {} }', { error: 'wrong-system', id: 'noppa' }],
  ['{ "name": "Orsola" }', { error: 'wrong-file' }],
  ['[1]', { error: 'wrong-file' }],
  ['Orsola, level 2', { error: 'wrong-file' }],
])('reads %s', (text, expected) => {
  expect(readCharacterFile(rischio, text)).toEqual(expected);
});

test('ready heroes are those of the players’ side', () => {
  expect(listReadyHeroes(rischio, rischio.schemas.options.parse({}))).toEqual([
    'brenna',
    'nerio',
    'ilva',
    'oreste',
  ]);
});
