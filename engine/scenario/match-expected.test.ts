import { describe, expect, it } from 'vitest';
import { findDifferences, findUnmatched } from './index.ts';

describe('a partial picture', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2, d: 3 }], e: 4 } }],
    [
      { creatures: { anna: { hp: 3 } } },
      {
        creatures: [
          { id: 'orso', hp: 1 },
          { id: 'anna', hp: 3 },
        ],
      },
    ],
    [{ to: [3, 0] }, { to: { x: 3, y: 0 } }],
    [{ to: 'D1' }, { to: { x: 3, y: 0 } }],
    [{ gone: null }, {}],
    [{}, { a: 1 }],
  ])('%j matches %j', (expected, actual) => {
    expect(findDifferences(expected, actual)).toEqual([]);
  });

  it.each([
    [{ a: 1 }, { a: 2 }, [{ path: 'a', expected: 1, actual: 2 }]],
    [{ a: 1 }, {}, [{ path: 'a', expected: 1 }]],
    [{ a: [1, 2] }, { a: [1] }, [{ path: 'a', expected: [1, 2], actual: [1] }]],
    [{ a: [1, 2] }, { a: [1, 3] }, [{ path: 'a[1]', expected: 2, actual: 3 }]],
    [{ to: [3, 0] }, { to: { x: 3, y: 1 } }, [{ path: 'to', expected: [3, 0], actual: { x: 3, y: 1 } }]],
    [{ a: { b: 1 } }, { a: 3 }, [{ path: 'a', expected: { b: 1 }, actual: 3 }]],
    [
      { c: { anna: { hp: 3 } } },
      { c: [{ id: 'anna', hp: 4 }] },
      [{ path: 'c.anna.hp', expected: 3, actual: 4 }],
    ],
    [{ c: { tom: { hp: 3 } } }, { c: [{ id: 'anna', hp: 4 }] }, [{ path: 'c.tom', expected: { hp: 3 } }]],
  ])('%j differs from %j', (expected, actual, found) => {
    expect(findDifferences(expected, actual)).toEqual(found);
  });
});

describe('pictures of a sequence', () => {
  const things = [{ type: 'a', n: 1 }, { type: 'b' }, { type: 'a', n: 2 }];

  it('match in order, not necessarily side by side', () => {
    expect(findUnmatched([{ type: 'a' }, { n: 2 }], things)).toEqual([]);
  });

  it('do not match out of order', () => {
    expect(findUnmatched([{ type: 'b' }, { n: 1 }], things)).toMatchObject([
      { index: 1, expected: { n: 1 } },
    ]);
  });

  it('name the nearest match', () => {
    const [missing] = findUnmatched([{ type: 'a', n: 3 }], things);
    expect(missing?.nearest).toMatchObject({ item: { type: 'a', n: 1 } });
  });
});
