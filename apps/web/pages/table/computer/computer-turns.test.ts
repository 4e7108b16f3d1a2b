import { expect, test } from 'vitest';
import { isComputerActing, listComputerTurns } from './computer-turns.ts';

type Turn = Parameters<typeof isComputerActing>[0];

const buildTurn = (part: Partial<Turn>): Turn => ({
  computer: { pace: 'normal', players: { gallo: 'simple', gm: 'simple' } },
  due: ['gallo'],
  waiting: [],
  standing: { over: false } as Turn['standing'],
  ...part,
});

test('Arbitro acts at the turn of a creature it plays', () => {
  expect(isComputerActing(buildTurn({}))).toBe(true);
  expect(isComputerActing(buildTurn({ due: ['anna'] }))).toBe(false);
});

test('it does not act while a person must decide too', () => {
  const turn = buildTurn({ due: ['anna', 'gallo'] });
  expect(isComputerActing(turn)).toBe(false);
  expect(listComputerTurns(turn)).toEqual(['gallo']);
});

test('a question comes before the turn', () => {
  expect(isComputerActing(buildTurn({ waiting: ['anna'] }))).toBe(false);
  expect(listComputerTurns(buildTurn({ due: ['anna'], waiting: ['gm'] }))).toEqual(['gm']);
});

test('it does nothing while paused, but has its turn', () => {
  const turn = buildTurn({ computer: { pace: 'paused', players: { gallo: 'simple' } } });
  expect(isComputerActing(turn)).toBe(false);
  expect(listComputerTurns(turn)).toEqual(['gallo']);
});

test('it does nothing when the fight is over', () => {
  expect(isComputerActing(buildTurn({ standing: { over: true } as Turn['standing'] }))).toBe(false);
});
