import { reckonedOdds } from '@arbitro/testing';
import { describe } from 'vitest';
import type { Action } from '../actions.ts';
import { rischio } from '../index.ts';
import type { World } from '../state.ts';

const SHEETS = {
  anna: { stats: { Correre: 4 } },
  bruno: { stats: { Correre: -2 } },
  carla: { health: 0 },
  lupo: { kind: 'opponent', stats: { Correre: 1 }, precision: 3 },
};

function table(options: object): World {
  const creatures = Object.entries(SHEETS).map(([id, sheet]) => ({
    id,
    name: id,
    sheet: rischio.schemas.sheet.parse(sheet),
  }));
  return rischio.begin({ options: rischio.schemas.options.parse(options), creatures, scene: null });
}

const race = (level: 'none' | 'low' | 'high'): Action => ({
  type: 'contest',
  level,
  contestants: ['anna', 'bruno', 'lupo'].map((who) => ({ who, kind: 'correre' })),
});
const undecided: Action = {
  type: 'contest',
  level: 'medium',
  contestants: [{ who: 'anna' }, { who: 'bruno', kind: 'Nuotare' }, { who: 'lupo', level: 'low' }],
};
const withFallen: Action = {
  type: 'fight',
  participants: [{ who: 'carla' }, { who: 'lupo', side: 'wolves' }, { who: 'anna' }],
};

/** The last turn of a round with two creatures. */
const lastTurn = (world: World): World => {
  const taking = { side: 'players', left: false, initiative: 5, shares: [] };
  const participants = [
    { ...taking, who: 'anna' },
    { ...taking, who: 'lupo', side: 'opponents' },
  ];
  const fight = { round: 1, order: ['anna', 'lupo'], turn: 1, participants, over: false, winner: null };
  return { ...world, fight };
};
const bites: Action = { type: 'attack', by: 'lupo', on: 'anna' };
const byRoster = { initiativeTies: 'roster' };

describe('what is reckoned is what every path comes to', () => {
  reckonedOdds(rischio, [
    ['a fight by the roster', table(byRoster), { type: 'fight' }],
    ['a fight with one who is down', table(byRoster), withFallen],
    ['a contest', table({}), race('high')],
    ['a contest of approaches still to choose', table({}), undecided],
    ['a contest without risk', table({ noRiskRoll: 'skip' }), race('none')],
    ['a contest by outcome', table({ peerWinner: 'outcome-only' }), race('high')],
    ['a contest by grade', table({ peerWinner: 'best-grade' }), race('high')],
    ['a contest with extremes', table({ naturalExtremes: 'auto' }), race('low')],
    ['a blow before a new order', lastTurn(table({ ...byRoster, initiativeEachRound: true })), bites],
  ]);
});
