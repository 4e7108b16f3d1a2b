import type { Words } from '@arbitro/kernel';

/** Texts of the scene. */
export const SCENE = {
  scene: { en: 'Scene', it: 'Scena', fi: 'Näyttämö' },
  'how-to': {
    en: 'Drag a token to another area, or tap it and then the area. With the keyboard: arrow keys, then Enter.',
    it: 'Trascina un segnalino in un’altra area, oppure toccalo e poi tocca l’area. Da tastiera: frecce, poi Invio.',
    fi: 'Vedä nappula toiselle alueelle tai napauta sitä ja sitten aluetta. Näppäimistöllä: nuolinäppäimet, sitten Enter.',
  },
  'where-to': {
    en: 'Where does {who} go?',
    it: 'Dove va {who}?',
    fi: 'Minne {who} siirtyy?',
  },
  'go-to': { en: 'Go here: {zone}', it: 'Vai qui: {zone}', fi: 'Siirry tänne: {zone}' },
  in: { en: 'in: {zone}', it: 'in: {zone}', fi: 'paikka: {zone}' },
  melee: { en: 'in a melee with {who}', it: 'in mischia con {who}', fi: 'käsikähmässä: {who}' },
  'melee-of': { en: 'Melee: {who}', it: 'Mischia: {who}', fi: 'Käsikähmä: {who}' },
  due: { en: 'whose turn it is', it: 'di turno', fi: 'vuorossa' },
  out: { en: 'out of action', it: 'fuori combattimento', fi: 'poissa pelistä' },
  hidden: { en: 'hidden', it: 'fuori vista', fi: 'piilossa' },
  of: { en: '{now} of {full}', it: '{now} su {full}', fi: '{now}/{full}' },
  difficult: { en: 'Difficult border', it: 'Passaggio difficile', fi: 'Vaikea raja' },
  'difficult-between': {
    en: 'Difficult border between {one} and {other}',
    it: 'Passaggio difficile tra {one} e {other}',
    fi: 'Vaikea raja: {one} – {other}',
  },
  'cannot-go': {
    en: '{who} cannot go there now.',
    it: '{who} ora non può andarci.',
    fi: '{who} ei voi nyt siirtyä sinne.',
  },
  'place-by-hand': {
    en: 'No move of the rules takes {who} to {zone} now. Place by hand?',
    it: 'Ora nessun movimento delle regole porta {who} in: {zone}. Spostare a mano?',
    fi: 'Mikään sääntöjen siirto ei nyt vie sinne ({who}: {zone}). Siirretäänkö käsin?',
  },
  place: { en: 'Place', it: 'Sposta', fi: 'Siirrä' },
  empty: {
    en: 'No areas yet. The game master sets the scene.',
    it: 'Ancora nessuna area. La scena è nelle mani del master.',
    fi: 'Ei vielä alueita. Pelinjohtaja rakentaa näyttämön.',
  },
} as const satisfies Readonly<Record<string, Words>>;
