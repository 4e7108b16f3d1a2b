import { expect, test } from 'vitest';
import { findTurnAfterRemoval, turnIndexOf } from './index.ts';

const ORDER = ['anna', 'orso', 'bea', 'lupo', 'cid'];
const turnAfterRemoving = (turn: number, gone: readonly string[], down: readonly string[] = []): number =>
  findTurnAfterRemoval(
    { order: ORDER, turn },
    (id) => !gone.includes(id),
    (id) => !down.includes(id),
  );

test('a creature that stays keeps its turn when its index changes', () => {
  expect(turnAfterRemoving(2, ['orso'])).toBe(1);
  expect(turnAfterRemoving(0, ['orso', 'lupo'])).toBe(0);
});

test('the turn of a removed creature passes to the last creature before it that can act', () => {
  expect(turnAfterRemoving(3, ['lupo'])).toBeLessThan(0);
  expect(turnIndexOf(turnAfterRemoving(3, ['lupo']))).toBe(2);
  expect(turnIndexOf(turnAfterRemoving(3, ['orso', 'lupo']))).toBe(1);
  expect(turnIndexOf(turnAfterRemoving(3, ['lupo'], ['bea']))).toBe(1);
});

test('before the first action the turn stays with the first creature', () => {
  expect(turnAfterRemoving(0, ['anna'])).toBeLessThan(0);
  expect(turnIndexOf(turnAfterRemoving(0, ['anna']))).toBe(0);
});

test('a resting turn stays at rest when more creatures leave', () => {
  const once = turnAfterRemoving(3, ['lupo']);
  expect(
    findTurnAfterRemoval(
      { order: ['anna', 'orso', 'bea', 'cid'], turn: once },
      (id) => id !== 'bea',
      () => true,
    ),
  ).toBe(turnAfterRemoving(2, ['bea']));
});
