import type { en } from './en.ts';

/** Texts of the people around the table in Italian. */
export const it: typeof en = {
  around: {
    here: 'Al tavolo adesso: {who}',
    alone: 'Adesso al tavolo ci sei solo tu.',
    'is-here': 'al tavolo adesso',
    away: 'adesso non c’è',
    'not-now': 'Non mostrarlo più',
    'end-won': 'Vittoria!',
    'end-lost': 'Sconfitta',
    'end-over': 'Il combattimento è finito',
    winners: 'Hanno vinto: {who}',
    'other-fights': 'Altri combattimenti',
  },
  signs: {
    point: 'Indica un quadretto a tutti: tieni premuto, oppure tocca qui e poi il quadretto',
    'point-how': 'Tocca un quadretto: per un momento tutti vedono dove indichi.',
    points: '{who} indica {square}',
    measures: '{who}: {long}',
    'on-foot': '{from} – {to}: {long} in linea retta, {path} a piedi',
    'no-way': '{from} – {to}: {long} in linea retta, a piedi non ci si arriva',
  },
};
