import { describe, expect, test } from 'vitest';
import { andThen, type How, type Reason, score } from './index.ts';

const reason = (how: How, value: number): Reason => ({ rule: 'toy.sum.rule', what: how, how, value });

describe('a number from its reasons', () => {
  test.each<[string, readonly Reason[], number]>([
    ['nothing', [], 0],
    ['a sum', [reason('add', 4), reason('add', -6)], -2],
    ['a half, rounded down', [reason('add', 7), reason('times', 0.5)], 3],
    ['a half of less than nothing, rounded down', [reason('add', -7), reason('times', 0.5)], -4],
    ['in the order given', [reason('add', 7), reason('times', 2), reason('add', 1)], 15],
    ['in another order', [reason('add', 7), reason('add', 1), reason('times', 2)], 16],
    ['not below', [reason('add', 2), reason('at-least', 5)], 5],
    ['not below what it already is', [reason('add', 7), reason('at-least', 5)], 7],
    ['not above', [reason('add', 9), reason('at-most', 5)], 5],
    ['not above what it already is', [reason('add', 3), reason('at-most', 5)], 3],
  ])('%s', (_, because, value) => {
    expect(score(because)).toEqual({ value, because });
  });

  test('more reasons go on from there, and the first ones stay', () => {
    const first = score([reason('add', 7)]);
    const then = andThen(first, reason('times', 0.5), reason('add', 1));
    expect(then).toEqual({ value: 4, because: [...first.because, reason('times', 0.5), reason('add', 1)] });
    expect(first.because).toHaveLength(1);
  });

  test('the same whether made at once or one after the other', () => {
    const all = [reason('add', 9), reason('times', 0.5), reason('at-most', 3), reason('add', 2)];
    expect(andThen(score(all.slice(0, 2)), ...all.slice(2))).toEqual(score(all));
  });

  test('a share is the one a person would reckon: no error of the machine rounds it down', () => {
    for (let share = 1; share <= 40; share++) {
      for (let value = 0; value <= 400; value++) {
        const reckoned = (value * share - ((value * share) % 20)) / 20;
        expect(score([reason('add', value), reason('times', share / 20)]).value).toBe(reckoned);
      }
    }
  });
});
