import type { Words } from '@arbitro/kernel';

/** Texts of the editor of square maps. */
export const GRID_EDITOR = {
  draw: { en: 'Draw the map', it: 'Disegna la mappa', fi: 'Piirrä kartta' },
  'not-set': {
    en: 'The drawing is not on the table yet.',
    it: 'Il disegno non è ancora sul tavolo.',
    fi: 'Piirros ei ole vielä pöydällä.',
  },
  size: {
    en: '{width} × {height} squares',
    it: '{width} × {height} quadretti',
    fi: '{width} × {height} ruutua',
  },
  width: { en: 'Squares across', it: 'Quadretti in larghezza', fi: 'Ruutuja leveyssuunnassa' },
  height: { en: 'Squares down', it: 'Quadretti in altezza', fi: 'Ruutuja pystysuunnassa' },
  brushes: { en: 'Brushes', it: 'Pennelli', fi: 'Siveltimet' },
  eraser: { en: 'eraser', it: 'gomma', fi: 'pyyhekumi' },
  hand: { en: 'move the map', it: 'sposta la mappa', fi: 'siirrä karttaa' },
  free: { en: 'Freehand', it: 'A mano libera', fi: 'Vapaalla kädellä' },
  rectangle: { en: 'Rectangles', it: 'Rettangoli', fi: 'Suorakulmioita' },
  undo: { en: 'Undo a stroke', it: 'Annulla un tratto', fi: 'Peru veto' },
  map: { en: 'Map to draw on', it: 'Mappa da disegnare', fi: 'Piirrettävä kartta' },
  keys: {
    en: 'Arrow keys go from square to square, Enter paints, plus and minus zoom, 0 shows the whole map.',
    it: 'Con le frecce si va di quadretto in quadretto, Invio dipinge, più e meno ingrandiscono e riducono, 0 mostra tutta la mappa.',
    fi: 'Nuolinäppäimillä siirrytään ruudusta ruutuun, Enter maalaa, plus ja miinus zoomaavat, 0 näyttää koko kartan.',
  },
  picture: { en: 'Picture under the map', it: 'Immagine sotto la mappa', fi: 'Kuva kartan alla' },
  'picture-about': {
    en: 'It is made smaller and stretched over the whole map.',
    it: 'Viene rimpicciolita e stesa su tutta la mappa.',
    fi: 'Se pienennetään ja venytetään koko kartan kokoiseksi.',
  },
  'no-picture': { en: 'Take the picture away', it: 'Togli l’immagine', fi: 'Poista kuva' },
  'bad-picture': {
    en: 'This file is no picture that can be used.',
    it: 'Questo file non è un’immagine utilizzabile.',
    fi: 'Tiedosto ei ole kuva, jota voisi käyttää.',
  },
  foes: { en: 'Put somebody on the map', it: 'Metti qualcuno sulla mappa', fi: 'Aseta joku kartalle' },
  nobody: { en: 'nobody', it: 'nessuno', fi: 'ei ketään' },
  'foes-about': {
    en: 'Choose, then tap squares: each tap brings one in at once.',
    it: 'Scegli e poi tocca i quadretti: ogni tocco fa entrare qualcuno subito.',
    fi: 'Valitse ja napauta ruutuja: jokainen napautus tuo yhden mukaan heti.',
  },
} as const satisfies Readonly<Record<string, Words>>;
