import { type Json, valueAt } from '@arbitro/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
/** Some data, and the same with something changed here and there. */
const pair = fc.oneof(
  fc.tuple(json, json),
  fc.tuple(fc.dictionary(fc.string(), json), fc.dictionary(fc.string(), json)) as fc.Arbitrary<[Json, Json]>,
  fc.tuple(json, json, json).map(([a, b, c]): [Json, Json] => [
    { a, b: [a, b], c },
    { a, b: [a, c], c },
  ]),
);

test('what was set between two states, set again, leads from the one to the other', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const changes = changesBetween(before, after);
      const kept = JSON.parse(JSON.stringify(changes));
      expect(JSON.stringify(sorted(withChanges(before, kept)))).toBe(JSON.stringify(sorted(after)));
      expect(changesBetween(before, before)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** Keys in one order; -0 as a file has it. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as { [key: string]: Json }).map(
    ([key, one]) => [key, sorted(one)] as const,
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test.each(['__proto__', 'constructor', 'toString'])('somebody may be called %s', (name) => {
  const before = JSON.parse(`{"by":{"${name}":1}}`);
  expect(changesBetween(before, { by: {} })).toEqual([{ at: ['by', name] }]);
  expect(JSON.stringify(withChanges({ by: {} }, [{ at: ['by', name], to: 2 }]))).toBe(`{"by":{"${name}":2}}`);
  expect(valueAt(before, ['by', name])).toBe(1);
  expect(valueAt({ by: {} }, ['by', name])).toBeUndefined();
});

test('only what was set is kept, and the rest stays the same object', () => {
  const before = {
    options: { a: 1 },
    creatures: [
      { id: 'x', hp: 3 },
      { id: 'y', hp: 4 },
    ],
  };
  const after = {
    options: { a: 1 },
    creatures: [
      { id: 'x', hp: 3 },
      { id: 'y', hp: 5 },
    ],
  };
  const changes = changesBetween(before, after);
  expect(changes).toEqual([{ at: ['creatures', 1, 'hp'], to: 5 }]);
  const next = withChanges(before, changes);
  expect(next).toEqual(after);
  expect(next.options).toBe(before.options);
  expect(next.creatures[0]).toBe(before.creatures[0]);
});
