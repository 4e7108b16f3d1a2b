import type { SeatView } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { isYourTurn } from './is-your-turn.ts';

const buildSeat = (id: string, role: 'gm' | 'player', owns: readonly string[]) =>
  ({ id, role, name: id, owns, dice: 'table' }) as unknown as SeatView['you'];
const gm = buildSeat('s1', 'gm', []);
const inka = buildSeat('s2', 'player', ['anna']);
const isTurnOf = (you: SeatView['you'], more: object): boolean =>
  isYourTurn({
    you,
    due: [],
    waiting: [],
    standing: { over: false },
    seats: [gm, inka],
    computer: { players: {} },
    ...more,
  } as unknown as SeatView);

test('a player is told of turns of their creatures, and of questions to them', () => {
  expect(isTurnOf(inka, { due: ['anna'] })).toBe(true);
  expect(isTurnOf(inka, { due: ['wolf'] })).toBe(false);
  expect(isTurnOf(inka, { due: ['wolf'], waiting: ['anna'] })).toBe(true);
  expect(isTurnOf(inka, { due: ['anna'], waiting: ['wolf'] })).toBe(false);
  expect(isTurnOf(inka, { due: ['anna'], standing: null })).toBe(false);
});

test('a game master is told of creatures that no player and no computer plays', () => {
  expect(isTurnOf(gm, { due: ['wolf'] })).toBe(true);
  expect(isTurnOf(gm, { due: ['anna'] })).toBe(false);
  expect(isTurnOf(gm, { due: ['wolf'], computer: { players: { wolf: 'plain' } } })).toBe(false);
  expect(isTurnOf(gm, { due: ['wolf'], seats: [gm] })).toBe(false);
});
