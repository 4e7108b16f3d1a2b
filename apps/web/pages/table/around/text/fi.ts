import type { en } from './en.ts';

/** Texts of the people around the table in Finnish. */
export const fi: typeof en = {
  around: {
    here: 'Paikalla nyt: {who}',
    alone: 'Olet nyt pöydässä yksin.',
    'is-here': 'paikalla nyt',
    away: 'ei nyt paikalla',
    'not-now': 'Älä näytä tätä enää',
    'end-won': 'Voitto!',
    'end-lost': 'Tappio',
    'end-over': 'Taistelu on ohi',
    winners: 'Voittajat: {who}',
    'other-fights': 'Muut taistelut',
  },
  signs: {
    point: 'Osoita ruutua kaikille: paina pitkään tai napauta tätä ja sitten ruutua',
    'point-how': 'Napauta ruutua: kaikki näkevät hetken, mitä osoitat.',
    points: '{who} osoittaa ruutua {square}',
    measures: '{who}: {long}',
    'on-foot': '{from} – {to}: {long} suoraan, {path} kävellen',
    'no-way': '{from} – {to}: {long} suoraan, kävellen ei pääse',
  },
};
