import { makeTable, type Seat } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';

/** Enough hit points for any dice: a creature that falls asks a question, and its turn is gone. */
const STURDY = { hp: 90, fullHp: 90 };

/** Two heroes and two raiders. */
export const MILL = {
  system: 'quinta',
  title: 'The mill',
  name: 'Oona',
  creatures: [
    { from: 'brigida', sheet: { at: [3, 3] } },
    { from: 'silvano', sheet: { at: [3, 5] } },
    { id: 'gallo', from: 'predone', name: 'Gallo', sheet: { at: [4, 3], ...STURDY } },
    { id: 'nibbio', from: 'predone', name: 'Nibbio', sheet: { at: [8, 5], ...STURDY } },
  ],
};
export const MAP = { ground: Array.from({ length: 12 }, () => '.'.repeat(16)) };
export const FIGHT = { round: 1, order: ['gallo', 'brigida', 'silvano', 'nibbio'], turn: 'brigida' };

/** The mill before a fight. */
export const openPeace = ({ server }: BrowserSetup): Promise<Seat> =>
  makeTable({ url: server.url }, { ...MILL, scene: { map: MAP } });

/** The mill in the first round: it is Brigida's turn, and Gallo is beside her. */
export const openFight = ({ server }: BrowserSetup): Promise<Seat> =>
  makeTable({ url: server.url }, { ...MILL, scene: { map: MAP, fight: FIGHT } });
