import { describe, expect, it } from 'vitest';
import { canonicalJson, keyOf } from './key.ts';

describe('the key of a value', () => {
  it('depends on the content, not on the order of the keys', () => {
    expect(keyOf({ a: 1, b: [{ c: 2, d: null }] })).toBe(keyOf({ b: [{ d: null, c: 2 }], a: 1 }));
    expect(keyOf({ a: 1, b: undefined })).toBe(keyOf({ a: 1 }));
  });

  it('keeps apart what differs', () => {
    const values = [
      1,
      '1',
      true,
      'true',
      null,
      'null',
      undefined,
      [1],
      '[1]',
      ['1'],
      { a: 1 },
      { a: '1' },
      {},
      [],
    ];
    const more = [[1, [2]], [[1], 2], [1, 2], ['1,2'], { a: { b: 1 } }, { a: {}, b: 1 }, [null], ['null']];
    const keys = [...values, ...more].map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same when parts were met before', () => {
    const known = new WeakMap<object, string>();
    const part = { b: [1, 2], a: null };
    for (const whole of [{ part }, { part, more: [part, part] }, [part]])
      expect(canonicalJson(whole, known)).toBe(canonicalJson(whole));
    expect(known.get(part)).toBe('{"a":null,"b":[1,2]}');
  });

  it('is not made for values without content', () => {
    expect(() => keyOf(new Map())).toThrow('Map');
    expect(() => canonicalJson({ f: () => 1 })).toThrow('function');
  });
});
