import { expect, test } from 'vitest';
import { turnAmong, turnPlace } from './index.ts';

const ORDER = ['anna', 'orso', 'bea', 'lupo', 'cid'];
const among = (turn: number, gone: readonly string[], down: readonly string[] = []): number =>
  turnAmong(
    { order: ORDER, turn },
    (id) => !gone.includes(id),
    (id) => !down.includes(id),
  );

test('a turn of somebody who stays is theirs, wherever others stood', () => {
  expect(among(2, ['orso'])).toBe(1);
  expect(among(0, ['orso', 'lupo'])).toBe(0);
});

test('a turn of somebody who is gone rests with the last before them who can act', () => {
  expect(among(3, ['lupo'])).toBeLessThan(0);
  expect(turnPlace(among(3, ['lupo']))).toBe(2);
  expect(turnPlace(among(3, ['orso', 'lupo']))).toBe(1);
  expect(turnPlace(among(3, ['lupo'], ['bea']))).toBe(1);
});

test('before anybody has acted it rests at the first', () => {
  expect(among(0, ['anna'])).toBeLessThan(0);
  expect(turnPlace(among(0, ['anna']))).toBe(0);
});

test('a turn that rests goes on resting when more are gone', () => {
  const once = among(3, ['lupo']);
  expect(
    turnAmong(
      { order: ['anna', 'orso', 'bea', 'cid'], turn: once },
      (id) => id !== 'bea',
      () => true,
    ),
  ).toBe(among(2, ['bea']));
});
