import { describe, expect, test } from 'vitest';
import {
  type AnyQuestion,
  type DisabledOption,
  type Json,
  mentions,
  type Refusal,
  redact,
  redactQuestion,
  replaceNames,
  SOMEONE,
} from './index.ts';

const ORSO = new Set(['orso']);

describe('veiled', () => {
  test.each<[string, Json, Json]>([
    ['a name that stands alone becomes someone', { by: 'orso', on: 'asa' }, { by: SOMEONE, on: 'asa' }],
    ['so does a bare one', 'orso', SOMEONE],
    ['a list loses it', { order: ['asa', 'orso', 'ilmo'] }, { order: ['asa', 'ilmo'] }],
    ['a list loses a record by its id', [{ id: 'orso' }, { id: 'asa' }], [{ id: 'asa' }]],
    ['by who it is about', [{ who: 'orso', side: 'a' }, { who: 'asa' }], [{ who: 'asa' }]],
    ['by its creature', [{ creature: 'orso' }, 'asa'], ['asa']],
    ['but not by another field', [{ who: 'asa', from: 'orso' }], [{ who: 'asa', from: SOMEONE }]],
    ['a key goes with its value', { shares: { orso: 3, asa: 2 } }, { shares: { asa: 2 } }],
    [
      'a record that is no part of a list stays',
      { seen: { id: 'orso', n: 1 } },
      { seen: { id: SOMEONE, n: 1 } },
    ],
    ['lists in lists', [['orso', 'asa'], ['orso']], [['asa'], []]],
    ['a text that only holds the name is none', { text: 'orso!' }, { text: 'orso!' }],
  ])('%s', (_, json, seen) => {
    expect(redact(json, ORSO)).toStrictEqual(seen);
    expect(mentions(redact(json, ORSO), ORSO)).toBe(false);
  });

  test('keeps the order of keys', () => {
    expect(Object.keys(redact({ c: 1, orso: 2, a: 'orso', b: 3 }, ORSO))).toEqual(['c', 'a', 'b']);
  });

  test('gives the very same thing when nothing changes, and shares what did not', () => {
    const json: Json = { a: { b: ['x', { who: 'asa' }] }, c: ['orso'] };
    expect(redact(json, new Set(['nobody']))).toBe(json);
    expect(redact(json, new Set())).toBe(json);
    expect((redact(json, ORSO) as { a: Json }).a).toBe(json.a);
  });

  test('a key called like the prototype is a key like others', () => {
    const json = JSON.parse('{"__proto__":{"x":1},"by":"orso"}');
    expect(JSON.stringify(redact(json, ORSO))).toBe('{"__proto__":{"x":1},"by":"someone"}');
  });
});

test.each<[Json, boolean]>([
  ['orso', true],
  [{ by: 'orso' }, true],
  [{ orso: 1 }, true],
  [[['asa', ['orso']]], true],
  ['orsotto', false],
  [{ by: 'asa', n: 3, none: null, yes: true }, false],
])('%j mentions orso: %s', (json, expected) => {
  expect(mentions(json, ORSO)).toBe(expected);
  expect(mentions(json, new Set())).toBe(false);
});

describe('renamed', () => {
  const names = new Map([
    ['melee-7', 'melee-1'],
    ['orso', 'bear'],
  ]);

  test('exchanges names as values and as keys, and nothing else', () => {
    expect(
      replaceNames({ melee: 'melee-7', merged: ['melee-7', 'melee-8'], orso: { n: 7 } }, names),
    ).toStrictEqual({
      melee: 'melee-1',
      merged: ['melee-1', 'melee-8'],
      bear: { n: 7 },
    });
  });

  test('two names may be exchanged for each other', () => {
    const swap = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(replaceNames({ a: 'b', b: 'a' }, swap)).toStrictEqual({ b: 'a', a: 'b' });
  });

  test('gives the very same thing when nothing changes', () => {
    const json: Json = { a: [{ b: 'c' }] };
    expect(replaceNames(json, names)).toBe(json);
    expect(replaceNames(json, new Map())).toBe(json);
  });
});

describe('a question to a person who has not met orso', () => {
  const why = (option: string, params: Refusal['params'] = {}): DisabledOption => ({
    option,
    refusal: { code: 'no-fight', params },
    rule: 'toy.fight',
  });
  test.each<[AnyQuestion, AnyQuestion]>([
    [
      { kind: 'one', options: ['asa', 'orso'] },
      { kind: 'one', options: ['asa'] },
    ],
    [
      { kind: 'one', options: ['asa'], barred: [why('orso'), why('none'), why('pig', { by: 'orso' })] },
      { kind: 'one', options: ['asa'], barred: [why('none')] },
    ],
    [
      { kind: 'one', options: ['asa'], barred: [why('orso')] },
      { kind: 'one', options: ['asa'] },
    ],
    [
      { kind: 'some', options: ['orso', 'asa'], least: 2, most: 2 },
      { kind: 'some', options: ['asa'], least: 1, most: 1 },
    ],
    [
      {
        kind: 'points',
        total: 2,
        slots: [
          { name: 'orso', least: 0, most: 1 },
          { name: 'nobody', least: 0, most: 2 },
        ],
      },
      { kind: 'points', total: 2, slots: [{ name: 'nobody', least: 0, most: 2 }] },
    ],
  ])('%j', (question, put) => {
    expect(redactQuestion(question, ORSO)).toStrictEqual(put);
  });

  test('is the same object when it does not mention them', () => {
    const question: AnyQuestion = { kind: 'number', least: 1, most: 3 };
    expect(redactQuestion(question, ORSO)).toBe(question);
  });
});
