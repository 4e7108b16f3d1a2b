import { testComputedOdds } from '@arbitro/testing';
import { describe } from 'vitest';
import type { Action } from '../actions.ts';
import { rischio } from '../index.ts';
import { RUNNING } from '../rules/tables.ts';
import type { World } from '../state.ts';

const SHEETS = {
  anna: { stats: { [RUNNING]: 4 } },
  bruno: { stats: { [RUNNING]: -2 } },
  carla: { health: 0 },
  lupo: { kind: 'opponent', stats: { [RUNNING]: 1 }, precision: 3 },
};

function buildTable(options: object): World {
  const creatures = Object.entries(SHEETS).map(([id, sheet]) => ({
    id,
    name: id,
    sheet: rischio.schemas.sheet.parse(sheet),
  }));
  return rischio.createWorld({ options: rischio.schemas.options.parse(options), creatures, scene: null });
}

const raceAction = (level: 'none' | 'low' | 'high'): Action => ({
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
const skipToLastTurn = (world: World): World => {
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
  testComputedOdds(rischio, [
    ['a fight by the roster', buildTable(byRoster), { type: 'fight' }],
    ['a fight with one who is down', buildTable(byRoster), withFallen],
    [
      'a fight in which the precise are quicker',
      buildTable({ ...byRoster, initiativeBonus: 'precision' }),
      { type: 'fight' },
    ],
    ['a contest', buildTable({}), raceAction('high')],
    ['a contest of approaches still to choose', buildTable({}), undecided],
    ['a contest without risk', buildTable({ noRiskRoll: 'skip' }), raceAction('none')],
    ['a contest by outcome', buildTable({ peerWinner: 'outcome-only' }), raceAction('high')],
    ['a contest by grade', buildTable({ peerWinner: 'best-grade' }), raceAction('high')],
    ['a contest with extremes', buildTable({ naturalExtremes: 'auto' }), raceAction('low')],
    [
      'a blow before a new order',
      skipToLastTurn(buildTable({ ...byRoster, initiativeEachRound: true })),
      bites,
    ],
  ]);
});
