import type { en } from './en.ts';

/** Texts of the rules reference in Finnish. */
export const fi: typeof en = {
  rules: {
    'rules-title': 'Säännöt',
    'rules-of': 'Säännöt: {name}',
    'rules-games': 'Pelit',
    'rules-about':
      'Jokainen sääntö omin sanoin, kohta kirjassa josta se tulee, siihen vaikuttavat valinnat ja tekemämme tulkinnat.',
    'rules-found': '{n} {n, plural, one {sääntö} other {sääntöä}}',
    'rules-none': 'Missään säännössä ei ole näitä sanoja. Kokeile vähemmillä.',
    'rules-sections': 'Luvut',
    'rules-kind': 'Säännön laji',
    'rules-all-kinds': 'kaikki lajit',
    'rules-options': 'Pöytä voi valita',
    'rules-default': 'oletus',
    'rules-rulings': 'Missä kirja vaikenee',
    'rules-rulings-all': 'Tulkinnat',
    'rules-rulings-about': 'Mitä valitsimme, kun kirja vaikenee tai sanoo kahta.',
    'rules-no-such-game': 'Sellaista peliä ei ole.',
    'rules-no-such-rule': 'Sääntöä ”{rule}” ei ole; tässä ovat ne, jotka on.',
    'rules-kind-mechanic': 'mekaniikka',
    'rules-kind-derived': 'johdettu',
    'rules-kind-table': 'taulukko',
    'rules-kind-action': 'toiminto',
    'rules-kind-condition': 'tila',
    'rules-kind-optional': 'valinnainen',
    'rules-kind-content': 'sisältö',
    'rules-kind-gm-ruling': 'pelinjohtaja päättää',
    'rules-kind-guidance': 'ohje',
  },
};
