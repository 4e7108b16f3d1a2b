import type { Words } from '@arbitro/kernel';

/** Texts of the square grid. */
export const GRID = {
  map: { en: 'Map of squares', it: 'Mappa a quadretti', fi: 'Ruutukartta' },
  keys: {
    en: 'Arrow keys go from square to square, Enter takes somebody up or goes there, Escape lets go. T goes to the next token, M measures, plus and minus zoom, 0 shows the whole map.',
    it: 'Con le frecce si va di quadretto in quadretto; Invio prende qualcuno o ci va, Esc lascia. T passa al segnalino successivo, M misura, più e meno ingrandiscono e riducono, 0 mostra tutta la mappa.',
    fi: 'Nuolinäppäimillä siirrytään ruudusta ruutuun, Enter valitsee nappulan tai siirtää sen, Esc peruu. T vie seuraavaan nappulaan, M mittaa, plus ja miinus zoomaavat, 0 näyttää koko kartan.',
  },
  'how-to': {
    en: 'Drag a token to a square, or tap it and then the square.',
    it: 'Trascina un segnalino su un quadretto, oppure toccalo e poi tocca il quadretto.',
    fi: 'Vedä nappula ruutuun tai napauta sitä ja sitten ruutua.',
  },
  pointing: {
    en: 'Point at a square: {what}',
    it: 'Indica un quadretto: {what}',
    fi: 'Osoita ruutu: {what}',
  },
  empty: {
    en: 'No map yet. The game master draws one.',
    it: 'Ancora nessuna mappa. La disegna il master.',
    fi: 'Ei vielä karttaa. Pelinjohtaja piirtää sen.',
  },
  closer: { en: 'Closer', it: 'Ingrandisci', fi: 'Lähemmäs' },
  further: { en: 'Further away', it: 'Riduci', fi: 'Kauemmas' },
  whole: { en: 'The whole map', it: 'Tutta la mappa', fi: 'Koko kartta' },
  large: { en: 'More room for the map', it: 'Più spazio alla mappa', fi: 'Lisää tilaa kartalle' },
  ruler: { en: 'Measure', it: 'Misura', fi: 'Mittaa' },
  'ruler-how': {
    en: 'Drag from one square to another to measure.',
    it: 'Trascina da un quadretto all’altro per misurare.',
    fi: 'Mittaa vetämällä ruudusta toiseen.',
  },
  'from-to': { en: '{from} – {to}: {long}', it: '{from} – {to}: {long}', fi: '{from} – {to}: {long}' },
  moves: { en: 'movement {long}', it: 'movimento {long}', fi: 'liikettä {long}' },
  'away-from': { en: '{long} from {who}', it: '{long} da {who}', fi: '{long} ({who})' },
  threatened: { en: 'threatened by foes', it: 'minacciato da nemici', fi: 'vihollisten uhkaama' },
  caught: { en: 'in the area: {who}', it: 'nell’area: {who}', fi: 'alueella: {who}' },
  nobody: { en: 'nobody', it: 'nessuno', fi: 'ei ketään' },
  'who-where': { en: 'Who stands where', it: 'Chi sta dove', fi: 'Kuka on missä' },
  unplaced: { en: 'Not on the map:', it: 'Fuori dalla mappa:', fi: 'Ei kartalla:' },
  takes: { en: '{from} to {to}', it: 'da {from} a {to}', fi: '{from}–{to}' },
  wall: { en: 'wall', it: 'muro', fi: 'seinä' },
  difficult: { en: 'difficult terrain', it: 'terreno difficile', fi: 'vaikea maasto' },
  water: { en: 'water', it: 'acqua', fi: 'vesi' },
  dim: { en: 'dim light', it: 'luce fioca', fi: 'hämärä' },
  darkness: { en: 'darkness', it: 'oscurità', fi: 'pimeys' },
  lightly: { en: 'light mist', it: 'foschia leggera', fi: 'ohut sumu' },
  heavily: { en: 'thick mist', it: 'nebbia fitta', fi: 'sakea sumu' },
  half: { en: 'half cover', it: 'mezza copertura', fi: 'puolisuoja' },
  'three-quarters': {
    en: 'three-quarters cover',
    it: 'copertura di tre quarti',
    fi: 'kolmen neljänneksen suoja',
  },
  'place-by-hand': {
    en: 'No move of the rules takes {who} to {square} now. Place by hand?',
    it: 'Ora nessun movimento delle regole porta {who} in {square}. Spostare a mano?',
    fi: 'Mikään sääntöjen siirto ei nyt vie sinne ({who}: {square}). Siirretäänkö käsin?',
  },
} as const satisfies Readonly<Record<string, Words>>;
