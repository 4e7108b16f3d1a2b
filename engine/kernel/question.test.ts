import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyQuestion,
  costOf,
  defaultAnswer,
  describeAllowed,
  expandAnswer,
  isEqualJson,
  isValidAnswer,
  type Json,
  numberBetween,
  oneOf,
  refuse,
  someOf,
  splitPoints,
  textUpTo,
} from './index.ts';

const oneQuestion = oneOf<Json>(['parry', 2, null, { to: 'left', by: 1 }]);
const someQuestion = someOf<Json>(['rope', 'lamp', { a: 1 }], { least: 1, most: 2 });
const numberQuestion = numberBetween(-1, 3);
const pointsQuestion = splitPoints(4, [
  { name: 'might', least: 1, most: 3 },
  { name: 'guard', least: 0, most: 2 },
]);
const textQuestion = textUpTo(3);

describe('answers that fit', () => {
  test.each<[string, AnyQuestion, Json]>([
    ['an option', oneQuestion, 'parry'],
    ['an option that is a number', oneQuestion, 2],
    ['an option that is null', oneQuestion, null],
    ['an option with its keys in another order', oneQuestion, { by: 1, to: 'left' }],
    ['some, as few as may be', someQuestion, ['lamp']],
    ['some, as many as may be', someQuestion, [{ a: 1 }, 'rope']],
    ['the least number', numberQuestion, -1],
    ['the most', numberQuestion, 3],
    ['points over all slots', pointsQuestion, { might: 3, guard: 1 }],
    [
      'points with an empty slot left out',
      splitPoints(2, [
        { name: 'might', least: 0, most: 2 },
        { name: 'guard', least: 0, most: 2 },
      ]),
      { might: 2 },
    ],
    ['no text', textQuestion, ''],
    ['text as long as may be', textQuestion, 'abc'],
  ])('%s', (_, question, answer) => {
    expect(isValidAnswer(question, answer)).toBe(true);
  });
});

describe('answers that do not', () => {
  test.each<[string, AnyQuestion, Json]>([
    ['no option', oneQuestion, 'dodge'],
    ['an option in a list', oneQuestion, ['parry']],
    ['a number as text', oneQuestion, '2'],
    ['an option with a key more', oneQuestion, { to: 'left', by: 1, at: 2 }],
    ['an option with a key less', oneQuestion, { to: 'left' }],
    ['none of some', someQuestion, []],
    ['too many of some', someQuestion, ['rope', 'lamp', { a: 1 }]],
    ['the same twice', someQuestion, ['rope', 'rope']],
    ['the same twice, as groups', someQuestion, [{ a: 1 }, { a: 1 }]],
    ['some of others', someQuestion, ['horn']],
    ['one instead of some', someQuestion, 'rope'],
    ['a number below', numberQuestion, -2],
    ['a number above', numberQuestion, 4],
    ['half a number', numberQuestion, 0.5],
    ['a number as text', numberQuestion, '1'],
    ['too few points', pointsQuestion, { might: 1, guard: 1 }],
    ['too many points', pointsQuestion, { might: 3, guard: 2 }],
    ['too much in a slot', pointsQuestion, { might: 4, guard: 0 }],
    ['too little in a slot', pointsQuestion, { guard: 2, might: 0 }],
    ['negative points', pointsQuestion, { might: 3, guard: 2, luck: -1 }],
    ['half points', pointsQuestion, { might: 2.5, guard: 1.5 }],
    ['an unknown slot', pointsQuestion, { might: 2, guard: 1, luck: 1 }],
    ['points in a list', pointsQuestion, [3, 1]],
    ['no points', pointsQuestion, null],
    ['a slot that all objects have', pointsQuestion, { might: 3, guard: 1, toString: 0 }],
    ['text too long', textQuestion, 'abcd'],
    ['a number as text', textQuestion, 1],
  ])('%s', (_, question, answer) => {
    expect(isValidAnswer(question, answer)).toBe(false);
  });

  test('no kind of question accepts everything, and none throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        for (const question of [oneQuestion, someQuestion, numberQuestion, pointsQuestion, textQuestion])
          isValidAnswer(question, answer as Json);
      }),
    );
  });
});

describe('a question without a valid answer is a bug', () => {
  test.each<[string, () => AnyQuestion]>([
    ['one of nothing', () => oneOf([])],
    ['more than there are', () => someOf(['rope'], { least: 0, most: 2 })],
    ['at least more than at most', () => someOf(['rope', 'lamp'], { least: 2, most: 1 })],
    ['a number from more to less', () => numberBetween(2, 1)],
    ['more points than the slots hold', () => splitPoints(3, [{ name: 'might', least: 0, most: 2 }])],
    ['fewer points than the slots need', () => splitPoints(0, [{ name: 'might', least: 1, most: 2 }])],
  ])('%s', (_, ask) => {
    expect(ask).toThrow();
  });
});

describe('disabled options', () => {
  const barred = [{ option: 'parry', refusal: refuse('no-fight'), rule: 'toy.parry' }];

  test('is listed with the question and is no valid answer', () => {
    const question = oneOf(['dodge'], barred);
    expect(question).toEqual({ kind: 'one', options: ['dodge'], barred });
    expect([isValidAnswer(question, 'dodge'), isValidAnswer(question, 'parry')]).toEqual([true, false]);
    const several = someOf(['dodge', 'run'], { least: 0, most: 2, barred });
    expect([isValidAnswer(several, ['run']), isValidAnswer(several, ['run', 'parry'])]).toEqual([
      true,
      false,
    ]);
    expect(defaultAnswer(several)).toEqual([]);
  });

  test('is left out where there is none', () => {
    expect(oneOf(['dodge'], [])).toStrictEqual({ kind: 'one', options: ['dodge'] });
  });

  test('cannot be chosen as well', () => {
    expect(() => oneOf(['parry', 'dodge'], barred)).toThrow('parry can be chosen and cannot');
    expect(() => someOf(['parry'], { least: 0, most: 1, barred })).toThrow();
  });
});

test.each<[AnyQuestion, string]>([
  [oneQuestion, 'parry | 2 | null | {"to":"left","by":1}'],
  [someQuestion, '1…2 × [rope, lamp, {"a":1}]'],
  [numberQuestion, '-1…3'],
  [pointsQuestion, 'might 1…3 + guard 0…2 = 4'],
  [textQuestion, 'text ≤ 3'],
])('valid answers are described: %#', (question, text) => {
  expect(describeAllowed(question)).toBe(text);
});

describe('equal as plain data', () => {
  test('for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isEqualJson(value as Json, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
    expect(isEqualJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
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
    expect(isEqualJson(a, b)).toBe(false);
    expect(isEqualJson(b, a)).toBe(false);
  });
});

test('an answer costs what its label says, and nothing where it says nothing', () => {
  const costs = { parry: { value: 1, of: 'actions' } };
  expect(costOf('parry', costs)).toEqual({ value: 1, of: 'actions' });
  for (const answer of ['let-pass', 'constructor', 2, null]) expect(costOf(answer, costs)).toBeUndefined();
  expect(costOf('parry')).toBeUndefined();
});

describe('a word selects the first option that begins with it', () => {
  const defence = oneOf(['parry:sword', 'parry:shield', 'dodge', 'none']);
  test.each<[Json, Json]>([
    ['parry', 'parry:sword'],
    ['parry:shield', 'parry:shield'],
    ['dodge', 'dodge'],
    ['par', 'par'],
    ['no', 'no'],
    [3, 3],
  ])('%j: %j', (input, option) => {
    expect(expandAnswer(defence, input)).toBe(option);
  });

  test('unless it is an option itself, or anything else will do', () => {
    expect(expandAnswer(oneOf(['parry:shield', 'parry']), 'parry')).toBe('parry');
    expect(expandAnswer(textUpTo(9), 'parry')).toBe('parry');
  });
});
