import { isFields, type Json, valueAt } from '@arbitro/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
/** Some data, and the same data with a few changes. */
const pair = fc.oneof(
  fc.tuple(json, json),
  fc.tuple(fc.dictionary(fc.string(), json), fc.dictionary(fc.string(), json)) as fc.Arbitrary<[Json, Json]>,
  fc.tuple(json, json, json).map(([a, b, c]): [Json, Json] => [
    { a, b: [a, b], c },
    { a, b: [a, c], c },
  ]),
  lists(),
);

/** Lists of creatures and of plain values: elements are removed, added and changed. */
function lists(): fc.Arbitrary<[Json, Json]> {
  const creature = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), hp: fc.nat(9), has: json });
  const element = fc.oneof(creature, fc.nat(3)) as fc.Arbitrary<Json>;
  return fc
    .tuple(fc.array(element), fc.array(element), fc.array(element), fc.array(element))
    .map(([head, gone, come, tail]): [Json, Json] => [
      { on: 1, creatures: [...head, ...gone, ...tail] },
      { creatures: [...head.map(hurt), ...come, ...tail], on: 2 },
    ]);
}
const hurt = (value: Json): Json => (isFields(value) ? { ...value, hp: 0 } : value);

test('the changes between two states lead from the one to the other, to the byte', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const kept = JSON.parse(JSON.stringify(changesBetween(before, after)));
      expect(JSON.stringify(withChanges(before, kept))).toBe(JSON.stringify(after));
      expect(changesBetween(before, before)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

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

const creatures = (...ids: readonly string[]): Json => ids.map((id) => ({ id, hp: 3 }));

test('of a list that grew or shrank only what came or went is kept', () => {
  expect(changesBetween(creatures('x', 'y'), creatures('x', 'y', 'z'))).toEqual([
    { at: [], splice: { from: 2, remove: 0, insert: [{ id: 'z', hp: 3 }] } },
  ]);
  expect(changesBetween(creatures('x', 'y', 'z'), creatures('x', 'z'))).toEqual([
    { at: [], splice: { from: 1, remove: 1, insert: [] } },
  ]);
  const after = [{ id: 'x', hp: 1 }, ...(creatures('z') as Json[])];
  expect(changesBetween({ of: creatures('x', 'y', 'z') }, { of: after })).toEqual([
    { at: ['of'], splice: { from: 1, remove: 1, insert: [] } },
    { at: ['of', 0, 'hp'], to: 1 },
  ]);
});

test('fields that come back stand where they stood', () => {
  const [before, after] = [
    { b: 2, 1: 0 },
    { a: 1, b: 2, 1: 0 },
  ];
  const changes = changesBetween(before, after);
  expect(changes).toEqual([
    { at: ['a'], to: 1 },
    { at: [], order: ['1', 'a', 'b'] },
  ]);
  expect(Object.keys(withChanges(before, changes))).toEqual(['1', 'a', 'b']);
  expect(withChanges(before, [{ at: [], order: ['toString', 'b'] }])).toEqual(before);
});

test('a list is not made longer than what is kept of it', () => {
  expect(() => withChanges([1], [{ at: [4_000_000_000], to: 2 }])).toThrow(RangeError);
  expect(() => withChanges([1], [{ at: [-1], to: 2 }])).toThrow(RangeError);
  expect(withChanges([1], [{ at: [], splice: { from: 9e9, remove: 9e9, insert: [2] } }])).toEqual([1, 2]);
});
