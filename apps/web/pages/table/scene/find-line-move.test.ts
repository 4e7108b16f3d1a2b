import { type LineScene, numberBetween, type Offer, oneOf } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { findLineMove, findLineRange, findPlacing } from './find-line-move.ts';

const METRES = { en: '{n} m', it: '{n} m', fi: '{n} m' };
const scene: LineScene = {
  kind: 'line',
  says: METRES,
  tokens: [
    { who: 'aino', at: 0 },
    { who: 'orso', at: 20 },
    { who: 'lupo', at: -5 },
  ],
  things: [],
  near: 5,
  ties: [],
  move: { only: ['move'], toward: 'move.toward', from: 'move.from', distance: 'move.metres', gap: 2 },
  place: { action: 'place', at: 'at' },
};
const walk = (way: 'toward' | 'from', others: readonly string[]): Offer => ({
  action: { type: 'declare', by: 'aino', act: 'hold' },
  slots: { [`move.${way}`]: oneOf(others), 'move.metres': numberBetween(0, 30) },
});
const offers = [walk('toward', ['orso', 'lupo']), walk('from', ['orso'])];

test('a position ahead is a move towards the creature there, by its distance', () => {
  expect(findLineMove({ offers, scene, who: 'aino', to: 7 })).toEqual({
    action: { type: 'declare', by: 'aino', act: 'hold', move: { toward: 'orso', metres: 7 } },
    to: 7,
  });
});

test('a move towards a creature ends before it; one away from it does not', () => {
  expect(findLineMove({ offers, scene, who: 'aino', to: 30 })?.to).toBe(18);
  expect(findLineMove({ offers, scene, who: 'aino', to: -12 })).toMatchObject({
    action: { move: { from: 'orso', metres: 12 } },
    to: -12,
  });
  expect(findLineRange({ offers, scene, who: 'aino' })).toEqual([-30, 18]);
});

test('only offered lengths are used, the nearest one', () => {
  const round: Offer = {
    action: { type: 'move', by: 'aino' },
    slots: { 'move.toward': oneOf(['orso']), 'move.metres': oneOf([15, 10, 5]) },
  };
  expect(findLineMove({ offers: [round], scene, who: 'aino', to: 8 })?.to).toBe(10);
});

test('without an offer there is no move, in the other direction neither', () => {
  expect(findLineMove({ offers: [], scene, who: 'aino', to: 7 })).toBeUndefined();
  expect(findLineMove({ offers: [walk('from', ['orso'])], scene, who: 'aino', to: 7 })).toBeUndefined();
  expect(findLineRange({ offers, scene, who: 'lupo' })).toBeUndefined();
});

test('the game master sets any position', () => {
  const place: Offer = { action: { type: 'place', who: 'orso' }, slots: { at: numberBetween(-500, 500) } };
  expect(findPlacing({ offers: [place], scene, who: 'orso', to: 40 })).toEqual({
    type: 'place',
    who: 'orso',
    at: 40,
  });
});
