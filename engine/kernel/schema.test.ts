import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  act,
  createScriptedOracle,
  findCreatureIndex,
  listOrSingle,
  listSwitchSettings,
  memoizeByObject,
  memoizeRecent,
  type OptionBook,
  oneOrMore,
  optionsSchema,
  parseCustomValue,
  refuse,
  sameInAllLanguages,
} from './index.ts';
import { creatureId } from './schema.ts';

const words = { en: '·', it: '·', fi: '·' };
const book = {
  healing: {
    kind: 'switch',
    rule: 'toy.sum.heal',
    title: words,
    default: 'full',
    settings: [
      { value: 'full', says: words },
      { value: 2, says: words },
      { value: false, says: words },
    ],
  },
  levels: { kind: 'numbers', rule: 'toy.sum.level', title: words, default: [10, 20], says: words },
  rest: {
    kind: 'switch',
    rule: 'toy.sum.rest',
    title: words,
    default: 1,
    settings: [
      { value: 1, says: words },
      { value: '1d4', says: words },
    ],
    others: {
      numbers: { least: 1, most: 99 },
      dice: true,
      about: words,
      says: (figure) => sameInAllLanguages(`${figure}`),
    },
  },
} as const satisfies OptionBook;

describe('the schema of options', () => {
  const schema = optionsSchema(book);

  test('take the default of their book', () => {
    expect(schema.parse({})).toEqual({ healing: 'full', levels: [10, 20], rest: 1 });
  });

  test.each([
    { healing: 2 },
    { healing: false },
    { levels: [] },
    { levels: [5] },
    { rest: '1d4' },
    { rest: 99 },
    { rest: '2d6+1' },
    { rest: 'd100-12' },
  ])('may be set: %j', (options) => {
    expect(schema.parse(options)).toMatchObject(options);
  });

  test.each([
    { healing: 'none' },
    { healing: '2' },
    { healing: true },
    { levels: 5 },
    { levels: [-1] },
    { levels: [1.5] },
    { rest: 0 },
    { rest: 100 },
    { rest: 1.5 },
    { rest: '7' },
    { rest: '0d6' },
    { rest: '2d1' },
    { rest: '1d6+' },
    { rest: true },
    { haeling: 'full' },
    [],
    null,
  ])('may not be anything: %j', (options) => {
    expect(schema.safeParse(options).success).toBe(false);
  });

  test('unlisted values follow the listed ones', () => {
    const values = (now: unknown) => listSwitchSettings(book.rest, now).map(({ value }) => value);
    expect(values('1d4')).toEqual([1, '1d4']);
    expect(values(7)).toEqual([1, '1d4', 7]);
    expect(values('never')).toEqual([1, '1d4']);
    expect(listSwitchSettings(book.rest, '2d6').at(-1)?.says.en).toBe('2d6');
    expect(listSwitchSettings(book.healing, 7)).toBe(book.healing.settings);
  });

  test.each(['round-up', 'roundUp', 'round_up', 'Round up'])(
    'go by their words, however joined: %s',
    (halves) => {
      const settings = [
        { value: 'round-down', says: words },
        { value: 'round-up', says: words },
      ];
      const { rest } = book;
      const rounding = { ...rest, default: 'round-down', settings };
      const { others: _, ...closed } = rounding;
      expect(optionsSchema({ rounding }).parse({ rounding: halves })).toEqual({ rounding: 'round-up' });
      expect(optionsSchema({ closed }).parse({ closed: halves })).toEqual({ closed: 'round-up' });
    },
  );

  test.each([
    ['7', 7],
    [' +7 ', 7],
    ['1D6+1', '1d6+1'],
    ['1d6−1', '1d6-1'],
    ['−7', undefined],
    ['7.5', undefined],
    ['', undefined],
    ['seven', undefined],
  ])('a figure as people write it: “%s” is %j', (text, figure) => {
    expect(parseCustomValue(book.rest.others, text)).toBe(figure);
  });
});

test('one or a list of them is read as a list', () => {
  const schema = oneOrMore(creatureId);
  expect(schema.parse('asa')).toEqual(['asa']);
  expect(schema.parse(['asa', 'orso'])).toEqual(['asa', 'orso']);
  for (const bad of [[], '', [''], 3, null]) expect(schema.safeParse(bad).success).toBe(false);
});

test('one thing for a list needs no brackets, and nothing is no thing', () => {
  const schema = listOrSingle(z.array(z.json()).max(1)).default([]);
  for (const item of ['asa', 3, false, { id: 'asa' }]) expect(schema.parse(item)).toEqual([item]);
  for (const none of [[], undefined]) expect(schema.parse(none)).toEqual([]);
  for (const bad of [null, [1, 2]]) expect(schema.safeParse(bad).success).toBe(false);
});

test.each(['orso', 'Old Orso 2', 'väinö-1', '熊', 'o’brien', '#3'])('%j may be an id', (id) => {
  expect(creatureId.safeParse(id).success).toBe(true);
});

test.each(['a\nb', '\u001b[31m', 'a:b', ' a', 'a ', 'a\u202eb', 'a\u2028b', 'x'.repeat(61)])(
  '%j may not',
  (id) => {
    expect(creatureId.safeParse(id).success).toBe(false);
  },
);

test('numbers that must go up do', () => {
  const title = { en: '', it: '', fi: '' };
  const levels = { kind: 'numbers', rule: '', title, says: title, default: [], ascending: true } as const;
  const schema = optionsSchema({ levels });
  expect(schema.safeParse({ levels: [0, 5, 9] }).success).toBe(true);
  for (const bad of [
    [5, 5],
    [0, 9, 5],
  ]) {
    const [issue] = schema.safeParse({ levels: bad }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['levels'], params: { says: { fi: expect.any(String) } } });
  }
});

describe('an action from outside', () => {
  type Empty = { readonly options: null; readonly creatures: [] };
  const rules = {
    refuses: (_: Empty, { type }: { type: string }) =>
      type === 'fly' ? refuse('no-such-target', { on: 'sky' }) : undefined,
    resolve: () => {
      if (resolved) throw new Error('resolved twice');
      resolved = true;
    },
    apply: (world: Empty) => world,
  };
  let resolved = false;

  test('that is refused is not resolved', () => {
    const step = act(rules, { options: null, creatures: [] }, { type: 'fly' }, createScriptedOracle([]));
    expect(step).toEqual({ kind: 'refused', refusal: { code: 'no-such-target', params: { on: 'sky' } } });
    expect(resolved).toBe(false);
  });

  test('that is not refused is', () => {
    expect(
      act(rules, { options: null, creatures: [] }, { type: 'walk' }, createScriptedOracle([])),
    ).toMatchObject({
      kind: 'done',
    });
    expect(resolved).toBe(true);
  });
});

describe('remembering', () => {
  test('computes a value again only when an input changes', () => {
    let parseCount = 0;
    const sum = memoizeRecent((key: { n: number }, a: number, b: number) => {
      parseCount++;
      return key.n + a + b;
    });
    const item = { n: 1 };
    expect([sum(item, 2, 3), sum(item, 2, 3), parseCount]).toEqual([6, 6, 1]);
    expect([sum(item, 2, 4), sum(item, 3, 4), sum({ n: 5 }, 3, 4), parseCount]).toEqual([7, 8, 12, 4]);
    expect([sum(item, 2, 3), parseCount]).toEqual([6, 4]);
  });

  test('forgets the oldest when there are many', () => {
    let parseCount = 0;
    const double = memoizeRecent((n: number, _a: null, _b: null) => {
      parseCount++;
      return 2 * n;
    });
    for (let n = 0; n < 65; n++) double(n, null, null);
    expect([double(64, null, null), double(1, null, null), parseCount]).toEqual([128, 2, 65]);
    expect([double(0, null, null), parseCount]).toEqual([0, 66]);
  });

  test('remembers that there is nothing', () => {
    let parseCount = 0;
    const nothing = memoizeRecent((_: object, _a: number, _b: number) => {
      parseCount++;
      return undefined;
    });
    const key = {};
    nothing(key, 1, 2);
    nothing(key, 1, 2);
    expect(parseCount).toBe(1);
  });
});

describe('memoizeByObject', () => {
  test('keeps a value for each key of a whole roster', () => {
    let parseCount = 0;
    const double = memoizeByObject((key: { n: number }, _a: null, _b: null) => {
      parseCount++;
      return 2 * key.n;
    });
    const keys = Array.from({ length: 200 }, (_, n) => ({ n }));
    for (const key of [...keys, ...keys]) expect(double(key, null, null)).toBe(2 * key.n);
    expect(parseCount).toBe(200);
  });

  test('computes a value again when an input changes', () => {
    const sum = memoizeByObject((key: { n: number }, a: number, b: number) => key.n + a + b);
    const key = { n: 1 };
    expect([sum(key, 2, 3), sum(key, 2, 4), sum(key, 3, 4), sum(key, 2, 3)]).toEqual([6, 7, 8, 6]);
  });
});

test.each([3, 200])('a creature is found by its id among %i', (size) => {
  const creatures = Array.from({ length: size }, (_, n) => ({ id: `c${n}`, name: `C ${n}` }));
  expect(creatures.map(({ id }) => findCreatureIndex(creatures, id))).toEqual(creatures.map((_, n) => n));
  expect(findCreatureIndex(creatures, 'nobody')).toBe(-1);
  expect(findCreatureIndex([...creatures, { id: 'new', name: 'New' }], 'new')).toBe(size);
});
