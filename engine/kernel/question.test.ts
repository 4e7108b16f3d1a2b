import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyQuestion,
  allowed,
  costOf,
  firstFit,
  fits,
  type Json,
  meant,
  numberFrom,
  oneOf,
  pointsOver,
  refuse,
  same,
  someOf,
  textUpTo,
} from './index.ts';

const one = oneOf<Json>(['parry', 2, null, { to: 'left', by: 1 }]);
const some = someOf<Json>(['rope', 'lamp', { a: 1 }], { least: 1, most: 2 });
const number = numberFrom(-1, 3);
const points = pointsOver(4, [
  { name: 'might', least: 1, most: 3 },
  { name: 'guard', least: 0, most: 2 },
]);
const text = textUpTo(3);

describe('answers that fit', () => {
  test.each<[string, AnyQuestion, Json]>([
    ['an option', one, 'parry'],
    ['an option that is a number', one, 2],
    ['an option that is null', one, null],
    ['an option with its keys in another order', one, { by: 1, to: 'left' }],
    ['some, as few as may be', some, ['lamp']],
    ['some, as many as may be', some, [{ a: 1 }, 'rope']],
    ['the least number', number, -1],
    ['the most', number, 3],
    ['points over all slots', points, { might: 3, guard: 1 }],
    [
      'points with an empty slot left out',
      pointsOver(2, [
        { name: 'might', least: 0, most: 2 },
        { name: 'guard', least: 0, most: 2 },
      ]),
      { might: 2 },
    ],
    ['no text', text, ''],
    ['text as long as may be', text, 'abc'],
  ])('%s', (_, question, answer) => {
    expect(fits(question, answer)).toBe(true);
  });
});

describe('answers that do not', () => {
  test.each<[string, AnyQuestion, Json]>([
    ['no option', one, 'dodge'],
    ['an option in a list', one, ['parry']],
    ['a number as text', one, '2'],
    ['an option with a key more', one, { to: 'left', by: 1, at: 2 }],
    ['an option with a key less', one, { to: 'left' }],
    ['none of some', some, []],
    ['too many of some', some, ['rope', 'lamp', { a: 1 }]],
    ['the same twice', some, ['rope', 'rope']],
    ['the same twice, as groups', some, [{ a: 1 }, { a: 1 }]],
    ['some of others', some, ['horn']],
    ['one instead of some', some, 'rope'],
    ['a number below', number, -2],
    ['a number above', number, 4],
    ['half a number', number, 0.5],
    ['a number as text', number, '1'],
    ['too few points', points, { might: 1, guard: 1 }],
    ['too many points', points, { might: 3, guard: 2 }],
    ['too much in a slot', points, { might: 4, guard: 0 }],
    ['too little in a slot', points, { guard: 2, might: 0 }],
    ['negative points', points, { might: 3, guard: 2, luck: -1 }],
    ['half points', points, { might: 2.5, guard: 1.5 }],
    ['an unknown slot', points, { might: 2, guard: 1, luck: 1 }],
    ['points in a list', points, [3, 1]],
    ['no points', points, null],
    ['a slot that all objects have', points, { might: 3, guard: 1, toString: 0 }],
    ['text too long', text, 'abcd'],
    ['a number as text', text, 1],
  ])('%s', (_, question, answer) => {
    expect(fits(question, answer)).toBe(false);
  });

  test('no kind of question takes everything, and none throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        for (const question of [one, some, number, points, text]) fits(question, answer as Json);
      }),
    );
  });
});

describe('a question that nobody could answer is a bug', () => {
  test.each<[string, () => AnyQuestion]>([
    ['one of nothing', () => oneOf([])],
    ['more than there are', () => someOf(['rope'], { least: 0, most: 2 })],
    ['at least more than at most', () => someOf(['rope', 'lamp'], { least: 2, most: 1 })],
    ['a number from more to less', () => numberFrom(2, 1)],
    ['more points than the slots hold', () => pointsOver(3, [{ name: 'might', least: 0, most: 2 }])],
    ['fewer points than the slots need', () => pointsOver(0, [{ name: 'might', least: 1, most: 2 }])],
  ])('%s', (_, ask) => {
    expect(ask).toThrow();
  });
});

describe('what cannot be chosen', () => {
  const barred = [{ option: 'parry', refusal: refuse('no-fight'), rule: 'toy.parry' }];

  test('is told with the question and is no answer', () => {
    const asked = oneOf(['dodge'], barred);
    expect(asked).toEqual({ kind: 'one', options: ['dodge'], barred });
    expect([fits(asked, 'dodge'), fits(asked, 'parry')]).toEqual([true, false]);
    const several = someOf(['dodge', 'run'], { least: 0, most: 2, barred });
    expect([fits(several, ['run']), fits(several, ['run', 'parry'])]).toEqual([true, false]);
    expect(firstFit(several)).toEqual([]);
  });

  test('is not spoken of where there is nothing of the kind', () => {
    expect(oneOf(['dodge'], [])).toStrictEqual({ kind: 'one', options: ['dodge'] });
  });

  test('cannot be chosen as well', () => {
    expect(() => oneOf(['parry', 'dodge'], barred)).toThrow('parry can be chosen and cannot');
    expect(() => someOf(['parry'], { least: 0, most: 1, barred })).toThrow();
  });
});

test.each<[AnyQuestion, string]>([
  [one, 'parry | 2 | null | {"to":"left","by":1}'],
  [some, '1…2 × [rope, lamp, {"a":1}]'],
  [number, '-1…3'],
  [points, 'might 1…3 + guard 0…2 = 4'],
  [text, 'text ≤ 3'],
])('what is allowed is told to people: %#', (question, said) => {
  expect(allowed(question)).toBe(said);
});

describe('equal as plain data', () => {
  test('whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(same(value as Json, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });

  test.each<[Json, Json]>([
    [1, '1'],
    [null, {}],
    [[], {}],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{ a: null }, {}],
    [{}, { a: null }],
  ])('%j is not %j', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });
});

test('an answer costs what its label says, and nothing where it says nothing', () => {
  const costs = { parry: { value: 1, of: 'actions' } };
  expect(costOf('parry', costs)).toEqual({ value: 1, of: 'actions' });
  for (const answer of ['let-pass', 'constructor', 2, null]) expect(costOf(answer, costs)).toBeUndefined();
  expect(costOf('parry')).toBeUndefined();
});

describe('a word stands for the only option that begins with it', () => {
  const defence = oneOf(['parry:sword', 'dodge', 'none']);
  test.each<[Json, Json]>([
    ['parry', 'parry:sword'],
    ['parry:sword', 'parry:sword'],
    ['dodge', 'dodge'],
    ['par', 'par'],
    ['no', 'no'],
    [3, 3],
  ])('%j: %j', (given, option) => {
    expect(meant(defence, given)).toBe(option);
  });

  test('and for none where there are several, or where it is one itself', () => {
    expect(meant(oneOf(['parry:sword', 'parry:shield']), 'parry')).toBe('parry');
    expect(meant(oneOf(['parry', 'parry:shield']), 'parry')).toBe('parry');
    expect(meant(textUpTo(9), 'parry')).toBe('parry');
  });
});
