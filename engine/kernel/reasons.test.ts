import { describe, expect, test } from 'vitest';
import { addReasons, declareScore, type Reason, type ReasonOperation, score } from './index.ts';

const buildReason = (how: ReasonOperation, value: number): Reason => ({
  rule: 'toy.sum.rule',
  what: how,
  how,
  value,
});

describe('a number from its reasons', () => {
  test.each<[string, readonly Reason[], number]>([
    ['nothing', [], 0],
    ['a sum', [buildReason('add', 4), buildReason('add', -6)], -2],
    ['a half, rounded down', [buildReason('add', 7), buildReason('times', 0.5)], 3],
    ['a half of less than nothing, rounded down', [buildReason('add', -7), buildReason('times', 0.5)], -4],
    ['in the order given', [buildReason('add', 7), buildReason('times', 2), buildReason('add', 1)], 15],
    ['in another order', [buildReason('add', 7), buildReason('add', 1), buildReason('times', 2)], 16],
    ['not below', [buildReason('add', 2), buildReason('at-least', 5)], 5],
    ['not below what it already is', [buildReason('add', 7), buildReason('at-least', 5)], 7],
    ['not above', [buildReason('add', 9), buildReason('at-most', 5)], 5],
    ['not above what it already is', [buildReason('add', 3), buildReason('at-most', 5)], 3],
  ])('%s', (_, because, value) => {
    expect(score(because)).toEqual({ value, because });
  });

  test('more reasons go on from there, and the first ones stay', () => {
    const first = score([buildReason('add', 7)]);
    const then = addReasons(first, buildReason('times', 0.5), buildReason('add', 1));
    expect(then).toEqual({
      value: 4,
      because: [...first.because, buildReason('times', 0.5), buildReason('add', 1)],
    });
    expect(first.because).toHaveLength(1);
  });

  test('the same whether made at once or one after the other', () => {
    const all = [
      buildReason('add', 9),
      buildReason('times', 0.5),
      buildReason('at-most', 3),
      buildReason('add', 2),
    ];
    expect(addReasons(score(all.slice(0, 2)), ...all.slice(2))).toEqual(score(all));
  });

  test('a share is the one a person would reckon: no error of the machine rounds it down', () => {
    for (let share = 1; share <= 40; share++) {
      for (let value = 0; value <= 400; value++) {
        const reckoned = (value * share - ((value * share) % 20)) / 20;
        expect(score([buildReason('add', value), buildReason('times', share / 20)]).value).toBe(reckoned);
      }
    }
  });
});

describe('a declared score', () => {
  const plus = (what: string, value: number): Reason => ({ rule: 'toy.sum.rule', what, how: 'add', value });
  const half: Reason = { rule: 'toy.half.rule', what: 'half', how: 'shared-by', value: 2 };
  const health = declareScore((steps, { bulk, scars }: { bulk: number; scars: readonly number[] }) => {
    steps.add('toy.sum.rule', 'bulk', bulk);
    steps.apply('shared-by', 'toy.half.rule', 'half', 2);
    for (const scar of scars) steps.add('toy.sum.rule', 'scar', -scar);
  });

  test('has the value and the reasons of its steps', () => {
    const because = [plus('bulk', 15), half, plus('scar', -3), plus('scar', -1)];
    const declared = health({ bulk: 15, scars: [3, 1] });
    expect(declared.value).toBe(4);
    expect(declared.because).toEqual(because);
    expect(score(because).value).toBe(declared.value);
  });

  test('makes its reasons when they are first read, and once', () => {
    let runs = 0;
    const counted = declareScore((steps, value: number) => {
      runs++;
      steps.add('toy.sum.rule', 'base', value);
    });
    const lazyScore = counted(7);
    expect([lazyScore.value, runs]).toEqual([7, 1]);
    expect(lazyScore.because).toBe(lazyScore.because);
    expect(runs).toBe(2);
  });

  test('continues another score', () => {
    const doubled = declareScore((steps, first: ReturnType<typeof health>) => {
      steps.startFrom(first);
      steps.apply('times', 'toy.sum.rule', 'twice', 2);
    });
    const first = health({ bulk: 9, scars: [] });
    const twice: Reason = { rule: 'toy.sum.rule', what: 'twice', how: 'times', value: 2 };
    expect(doubled(first)).toMatchObject({ value: 10, because: [...first.because, twice] });
  });

  test('is plain data where it is stored or sent', () => {
    const declared = health({ bulk: 8, scars: [] });
    expect(JSON.parse(JSON.stringify({ declared }))).toEqual({
      declared: { value: 4, because: [plus('bulk', 8), half] },
    });
  });
});
