import { expect, test } from 'vitest';
import { pngUri } from '../pictures/test-pictures.fixture.ts';
import { readShelfFile, unpackItem } from './shelf-file.ts';

const read = (items: readonly object[]) => {
  const text = JSON.stringify({ arbitro: 'shelf', format: 1, items });
  const outcome = readShelfFile(new TextEncoder().encode(text));
  if (!('things' in outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome;
};
const WOLF = { kind: 'creature', system: 'rischio', name: 'Lupo', data: { maxHealth: 9 } };
const buildFight = (name: string) => ({
  kind: 'scenario',
  name,
  data: {
    system: 'rischio',
    about: 'x'.repeat(190_000),
    creatures: [{ id: 'lupo', sheet: { maxHealth: 9 } }],
  },
});

test('a file is read thing by thing, and each has its own memory', () => {
  const { things, left } = read([WOLF, { kind: 'picture', name: 'Portrait', picture: pngUri() }]);
  expect(left).toEqual([]);
  expect(things.map(({ packedItem }) => unpackItem(packedItem).name)).toEqual(['Lupo', 'Portrait']);
  const buffers = things.flatMap(({ packedItem, picture }) => [packedItem, ...(picture ? [picture] : [])]);
  for (const { byteLength, buffer } of buffers) expect(buffer.byteLength).toBe(byteLength);
});

test('what no shelf has room for is left out', () => {
  const fights = Array.from({ length: 25 }, (_, n) => buildFight(`Fight ${n}`));
  const { things, left } = read([...fights, WOLF]);
  expect(things.map(({ name }) => name)).toEqual([...fights.slice(0, 21).map(({ name }) => name), 'Lupo']);
  expect(left.at(-1)).toMatchObject({
    name: 'Fight 24',
    why: { code: 'too-many', params: { most: 4_000_000 } },
  });
});

test('only a few faults of each thing are reported', () => {
  const data = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field${n}`, n]));
  const [thing] = read([{ ...WOLF, data }]).left;
  expect(thing?.why).toMatchObject({ faults: [{}, {}, {}] });
});
