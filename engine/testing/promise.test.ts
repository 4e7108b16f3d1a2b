import { afterEach, describe, expect, test, vi } from 'vitest';
import { nameTestCommand } from './contract.ts';
import {
  addCase,
  addContext,
  breakPromise,
  expectSame,
  forEvery,
  isBrokenPromise,
  mustNotThrow,
} from './promise.ts';
import { holdPoint } from './repeat.ts';
import { namedSeed, nightlySeed } from './seeds.ts';

function catchError(act: () => void): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

const throwCrash = (): never => {
  throw new TypeError('a bug');
};

describe('forEvery', () => {
  test.each([[[]], [new Set()], [new Map().keys()]])('fails on a list of nothing', (none) => {
    const error = catchError(() => forEvery(none, () => {}));
    expect(error.message).toMatch(/nothing was looked at/);
    expect(isBrokenPromise(error)).toBe(true);
  });

  test('reports the smallest case that fails', () => {
    const error = catchError(() =>
      forEvery(['long', 'ok', 'longest', 'a', 'is'], (text) => expectSame(text, 'ok')),
    );
    expect(error.message).toMatch(/the smallest case found: "a"$/);
    expect(isBrokenPromise(error)).toBe(true);
  });

  test('reports what is needed to repeat a turn', () => {
    const turn = {
      before: { creatures: [] },
      action: { type: 'wait' },
      answers: [],
      events: ['much', 'more'],
    };
    const error = catchError(() => forEvery([turn], () => breakPromise('no')));
    expect(error.message).toBe(
      'no\nthe smallest case found: {"before":{"creatures":[]},"action":{"type":"wait"},"answers":[]}',
    );
  });

  test('keeps a case that fails when a later one crashes', () => {
    const check = (value: number) => (value === 1 ? breakPromise('one') : throwCrash());
    expect(catchError(() => forEvery([1, 2], check)).message).toMatch(/^one\n/);
    expect(isBrokenPromise(catchError(() => forEvery([2, 1], check)))).toBe(false);
  });
});

describe('a crash', () => {
  test('is no broken promise, wherever it is reported', () => {
    for (const act of [throwCrash, () => addContext('here', throwCrash), () => addCase(() => 1, throwCrash)])
      expect(isBrokenPromise(catchError(act))).toBe(false);
  });

  test('breaks a promise that something can be done at all', () => {
    expect(isBrokenPromise(catchError(() => mustNotThrow(throwCrash)))).toBe(true);
  });
});

test('an assertion stays one when its place and case are added', () => {
  const error = catchError(() =>
    addContext('here', () =>
      addCase(
        () => ({ world: 1 }),
        () => breakPromise('no'),
      ),
    ),
  );
  expect(error.message).toBe('here: no\nthe case: {"world":1}');
  expect(isBrokenPromise(error)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [[0], [-0]],
  [new (class Other {})(), {}],
])('%j is not the same as %j', (item, other) => {
  expect(isBrokenPromise(catchError(() => expectSame(item, other)))).toBe(true);
  expectSame(structuredClone(other), structuredClone(other));
});

describe('a promise that fails', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const point = { id: 'SY1', says: 'all is well', holds: () => breakPromise('it is not') };

  test('names itself, its seed and the command that repeats it', () => {
    vi.stubEnv('CONTRACT_SEED', '');
    const error = catchError(() => holdPoint(point, nameTestCommand));
    expect(error.message.split('\n')).toEqual([
      '[SY1] all is well',
      'it is not',
      'seed: the usual (CONTRACT_SEED is not set)',
      "to repeat just this: npm test -- engine/testing/promise.test.ts -t '\\[SY1\\]'",
    ]);
    expect(isBrokenPromise(error)).toBe(true);
  });

  test('names the seed that was given, with which its dice fall otherwise', () => {
    vi.stubEnv('CONTRACT_SEED', 'tonight');
    const { message } = catchError(() => holdPoint(point, nameTestCommand));
    expect(message).toContain('seed: tonight');
    expect(message).toContain("CONTRACT_SEED='tonight' npm test -- ");
    expect(namedSeed('toy sample')).toBe('toy sample tonight');
  });

  test('names the night, if its dice fall otherwise each night', () => {
    vi.stubEnv('CONTRACT_SEED', '');
    const { message } = catchError(() => holdPoint({ ...point, isNightly: true }, nameTestCommand));
    const [, night] = /^seed: (night-\d+)$/m.exec(message) ?? [];
    expect(message).toContain(`CONTRACT_SEED='${night}' npm test -- `);
    const named = nightlySeed('toy play');
    vi.stubEnv('CONTRACT_SEED', night);
    expect(nightlySeed('toy play')).toBe(named);
  });

  test('stays a crash if it was one', () => {
    expect(
      isBrokenPromise(catchError(() => holdPoint({ ...point, holds: throwCrash }, nameTestCommand))),
    ).toBe(false);
  });
});
