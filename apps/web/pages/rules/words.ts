import type { Words } from '@arbitro/kernel';

/** Texts of the rules reference. */
export const RULES = {
  'rules-title': { en: 'Rules', it: 'Regole', fi: 'Säännöt' },
  'rules-of': { en: 'Rules of {name}', it: 'Regole di {name}', fi: 'Säännöt: {name}' },
  'rules-games': { en: 'Games', it: 'Giochi', fi: 'Pelit' },
  'rules-about': {
    en: 'Every rule in our own words, with the place in the book it comes from, the options that touch it and the rulings we took.',
    it: 'Ogni regola a parole nostre, con il punto del manuale da cui viene, le opzioni che la toccano e le decisioni che abbiamo preso.',
    fi: 'Jokainen sääntö omin sanoin, kohta kirjassa josta se tulee, siihen vaikuttavat valinnat ja tekemämme tulkinnat.',
  },
  'rules-search': { en: 'Search the rules', it: 'Cerca nelle regole', fi: 'Hae säännöistä' },
  'rules-found': {
    en: '{n} {n, plural, one {rule} other {rules}}',
    it: '{n} {n, plural, one {regola} other {regole}}',
    fi: '{n} {n, plural, one {sääntö} other {sääntöä}}',
  },
  'rules-none': {
    en: 'No rule has these words. Try fewer of them.',
    it: 'Nessuna regola contiene queste parole. Prova con meno.',
    fi: 'Missään säännössä ei ole näitä sanoja. Kokeile vähemmillä.',
  },
  'rules-sections': { en: 'Sections', it: 'Sezioni', fi: 'Luvut' },
  'rules-kind': { en: 'Kind of rule', it: 'Tipo di regola', fi: 'Säännön laji' },
  'rules-all-kinds': { en: 'all kinds', it: 'tutti i tipi', fi: 'kaikki lajit' },
  'rules-source': { en: 'In the book: {source}', it: 'Nel manuale: {source}', fi: 'Kirjassa: {source}' },
  'rules-link': {
    en: 'Copy the link to this rule',
    it: 'Copia il link a questa regola',
    fi: 'Kopioi linkki tähän sääntöön',
  },
  'rules-options': { en: 'A table may choose', it: 'Un tavolo può scegliere', fi: 'Pöytä voi valita' },
  'rules-default': { en: 'default', it: 'predefinita', fi: 'oletus' },
  'rules-rulings': { en: 'Where the book is silent', it: 'Dove il manuale tace', fi: 'Missä kirja vaikenee' },
  'rules-rulings-all': { en: 'Rulings', it: 'Decisioni', fi: 'Tulkinnat' },
  'rules-rulings-about': {
    en: 'What we chose where the book is silent or says two things.',
    it: 'Che cosa abbiamo scelto dove il manuale tace o dice due cose.',
    fi: 'Mitä valitsimme, kun kirja vaikenee tai sanoo kahta.',
  },
  'rules-no-such-game': {
    en: 'There is no such game.',
    it: 'Questo gioco non c’è.',
    fi: 'Sellaista peliä ei ole.',
  },
  'rules-no-such-rule': {
    en: 'There is no rule “{rule}”; here are all of them.',
    it: 'La regola “{rule}” non c’è: ecco quelle che ci sono.',
    fi: 'Sääntöä ”{rule}” ei ole; tässä ovat ne, jotka on.',
  },
  'rules-kind-mechanic': { en: 'mechanic', it: 'meccanica', fi: 'mekaniikka' },
  'rules-kind-derived': { en: 'follows from others', it: 'derivata', fi: 'johdettu' },
  'rules-kind-table': { en: 'table', it: 'tabella', fi: 'taulukko' },
  'rules-kind-action': { en: 'action', it: 'azione', fi: 'toiminto' },
  'rules-kind-condition': { en: 'condition', it: 'condizione', fi: 'tila' },
  'rules-kind-optional': { en: 'optional', it: 'facoltativa', fi: 'valinnainen' },
  'rules-kind-content': { en: 'content', it: 'contenuto', fi: 'sisältö' },
  'rules-kind-gm-ruling': { en: 'game master decides', it: 'decide il master', fi: 'pelinjohtaja päättää' },
  'rules-kind-guidance': { en: 'guidance', it: 'consiglio', fi: 'ohje' },
} as const satisfies Readonly<Record<string, Words>>;
