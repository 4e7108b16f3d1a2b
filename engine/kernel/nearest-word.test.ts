import { expect, test } from 'vitest';
import { findNearestWord } from './nearest-word.ts';

test.each([
  ['weapn', 'weapon'],
  ['pasword', 'password'],
  ['xyz', undefined],
  ['ebar', 'bear'],
  ['BÉAR', 'bear'],
  ['weapon'.repeat(20), undefined],
])('the nearest word to %s is %s', (word, near) => {
  expect(findNearestWord(word, ['weapon', 'password', 'bear'])).toBe(near);
});
