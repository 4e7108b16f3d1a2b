import { isFields, type Json, valueAt } from '@arbitro/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, compareJson } from './compare-json.ts';

const jsonValue = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
/** Some data, and the same data with a few changes. */
const jsonPair = fc.oneof(
  fc.tuple(jsonValue, jsonValue),
  fc.tuple(fc.dictionary(fc.string(), jsonValue), fc.dictionary(fc.string(), jsonValue)) as fc.Arbitrary<
    [Json, Json]
  >,
  fc.tuple(jsonValue, jsonValue, jsonValue).map(([a, b, c]): [Json, Json] => [
    { a, b: [a, b], c },
    { a, b: [a, c], c },
  ]),
  listPair(),
);

/** Lists of creatures and of plain values: elements are removed, added and changed. */
function listPair(): fc.Arbitrary<[Json, Json]> {
  const creature = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), hp: fc.nat(9), has: jsonValue });
  const element = fc.oneof(creature, fc.nat(3)) as fc.Arbitrary<Json>;
  return fc
    .tuple(fc.array(element), fc.array(element), fc.array(element), fc.array(element))
    .map(([head, gone, come, tail]): [Json, Json] => [
      { on: 1, creatures: [...head, ...gone, ...tail] },
      { creatures: [...head.map(changeHitPoints), ...come, ...tail], on: 2 },
    ]);
}
const changeHitPoints = (value: Json): Json => (isFields(value) ? { ...value, hp: 0 } : value);

test('the changes between two states lead from the one to the other, to the byte', () => {
  fc.assert(
    fc.property(jsonPair, ([before, after]) => {
      const kept = JSON.parse(JSON.stringify(compareJson(before, after)));
      expect(JSON.stringify(applyChanges(before, kept))).toBe(JSON.stringify(after));
      expect(compareJson(before, before)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test.each(['__proto__', 'constructor', 'toString'])('a key may be called %s', (name) => {
  const before = JSON.parse(`{"by":{"${name}":1}}`);
  expect(compareJson(before, { by: {} })).toEqual([{ at: ['by', name] }]);
  expect(JSON.stringify(applyChanges({ by: {} }, [{ at: ['by', name], to: 2 }]))).toBe(
    `{"by":{"${name}":2}}`,
  );
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
  const changes = compareJson(before, after);
  expect(changes).toEqual([{ at: ['creatures', 1, 'hp'], to: 5 }]);
  const next = applyChanges(before, changes);
  expect(next).toEqual(after);
  expect(next.options).toBe(before.options);
  expect(next.creatures[0]).toBe(before.creatures[0]);
});

const creatureList = (...ids: readonly string[]): Json => ids.map((id) => ({ id, hp: 3 }));

test('of a list that grew or shrank only what came or went is kept', () => {
  expect(compareJson(creatureList('x', 'y'), creatureList('x', 'y', 'z'))).toEqual([
    { at: [], splice: { from: 2, remove: 0, insert: [{ id: 'z', hp: 3 }] } },
  ]);
  expect(compareJson(creatureList('x', 'y', 'z'), creatureList('x', 'z'))).toEqual([
    { at: [], splice: { from: 1, remove: 1, insert: [] } },
  ]);
  const after = [{ id: 'x', hp: 1 }, ...(creatureList('z') as Json[])];
  expect(compareJson({ of: creatureList('x', 'y', 'z') }, { of: after })).toEqual([
    { at: ['of'], splice: { from: 1, remove: 1, insert: [] } },
    { at: ['of', 0, 'hp'], to: 1 },
  ]);
});

test('fields that return have their old position', () => {
  const [before, after] = [
    { b: 2, 1: 0 },
    { a: 1, b: 2, 1: 0 },
  ];
  const changes = compareJson(before, after);
  expect(changes).toEqual([
    { at: ['a'], to: 1 },
    { at: [], order: ['1', 'a', 'b'] },
  ]);
  expect(Object.keys(applyChanges(before, changes))).toEqual(['1', 'a', 'b']);
  expect(applyChanges(before, [{ at: [], order: ['toString', 'b'] }])).toEqual(before);
});

test('a list is not made longer than what is kept of it', () => {
  expect(() => applyChanges([1], [{ at: [4_000_000_000], to: 2 }])).toThrow(RangeError);
  expect(() => applyChanges([1], [{ at: [-1], to: 2 }])).toThrow(RangeError);
  expect(applyChanges([1], [{ at: [], splice: { from: 9e9, remove: 9e9, insert: [2] } }])).toEqual([1, 2]);
});
