import { expect, test } from 'vitest';
import { readText } from './read-thing.ts';

const sheet = { level: 2 };
const creatures = [{ id: 'orso', sheet }];

test.each([
  [
    { system: 'rischio', name: 'Orsola', sheet },
    { kind: 'character', name: 'Orsola', system: 'rischio', data: sheet },
  ],
  [
    { system: 'rischio', id: 'orsola', sheet },
    { kind: 'character', name: 'orsola', system: 'rischio', data: sheet },
  ],
  [
    { system: 'rischio', title: 'At the ford', creatures },
    {
      kind: 'scenario',
      name: 'At the ford',
      data: { system: 'rischio', title: 'At the ford', creatures },
    },
  ],
  [
    { system: 'rischio', options: { noRiskRoll: true } },
    { kind: 'rules', name: 'my file', system: 'rischio', data: { noRiskRoll: true } },
  ],
])('keeps %j as a thing', (file, thing) => {
  expect(readText(JSON.stringify(file), 'my file')).toEqual({ is: 'thing', thing });
});

test('reads a scenario as it is written, named by its title', () => {
  const text = 'title: "At the ford"\nsystem: rischio\ncreatures: []\n';
  const thing = { kind: 'scenario', name: 'At the ford', data: text };
  expect(readText(text, 'ford')).toEqual({ is: 'thing', thing });
});

test('tells files of a shelf and of its key from what only a game can read', () => {
  const file = { arbitro: 'shelf', format: 1, items: [] };
  expect(readText(JSON.stringify(file), '')).toEqual({ is: 'shelf', file });
  expect(readText('{"arbitro":"shelf-key","key":"k"}', '')).toEqual({ is: 'key', key: 'k' });
  for (const text of ['Goblin: AC 6 [13], HD 1-1', '[1]', '{"name":"Wolf"}', '{"system":"rischio"}'])
    expect(readText(text, '')).toEqual({ is: 'unknown' });
});
