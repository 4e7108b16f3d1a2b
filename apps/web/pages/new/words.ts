import type { Words } from '@arbitro/kernel';

/** Texts of the page that makes a table. */
export const NEW = {
  'new-title': { en: 'New table: {name}', it: 'Nuovo tavolo: {name}', fi: 'Uusi pöytä: {name}' },
  'new-choose': { en: 'New table', it: 'Nuovo tavolo', fi: 'Uusi pöytä' },
  'new-ready': { en: 'Ready to play', it: 'Pronti da giocare', fi: 'Valmiina pelattavaksi' },
  'new-ready-says': {
    en: 'The party is {party}. Choose what they meet: everybody is set up at once, and the fight begins.',
    it: 'Il gruppo: {party}. Scegli che cosa incontrano: tutti sono subito al loro posto, e il combattimento comincia.',
    fi: 'Joukkona {party}. Valitse, mitä he kohtaavat: kaikki ovat heti paikoillaan, ja taistelu alkaa.',
  },
  'new-ready-play': { en: 'Play', it: 'Gioca', fi: 'Pelaa' },
  'new-ready-play-of': { en: 'Play: {title}', it: 'Gioca: {title}', fi: 'Pelaa: {title}' },
  'new-own': { en: 'A table of your own', it: 'Un tavolo tuo', fi: 'Oma pöytä' },
  'new-how': { en: 'How to begin', it: 'Come cominciare', fi: 'Miten aloitetaan' },
  'new-here': { en: 'Set it up here', it: 'Prepara qui', fi: 'Valmistele tässä' },
  'new-file': { en: 'From a file', it: 'Da un file', fi: 'Tiedostosta' },
  'new-name': { en: 'Name of the table', it: 'Nome del tavolo', fi: 'Pöydän nimi' },
  'new-name-hint': {
    en: 'Left empty, it is called {name}.',
    it: 'Se resta vuoto, si chiama {name}.',
    fi: 'Tyhjänä nimeksi tulee {name}.',
  },
  'new-creatures': {
    en: 'Who is there at the start',
    it: 'Chi c’è all’inizio',
    fi: 'Ketkä ovat paikalla alussa',
  },
  'new-creatures-says': {
    en: 'More can come at any time, also of your own making.',
    it: 'Altri possono arrivare in ogni momento, anche creati da voi.',
    fi: 'Lisää voi tulla milloin tahansa, myös itse tehtyjä.',
  },
  'new-count': {
    en: '{n} {n, plural, one {creature} other {creatures}}',
    it: '{n} {n, plural, one {creatura} other {creature}}',
    fi: '{n} {n, plural, one {olento} other {olentoa}}',
  },
  'new-one-more': { en: 'One more: {name}', it: 'Uno in più: {name}', fi: 'Yksi lisää: {name}' },
  'new-one-less': { en: 'One less: {name}', it: 'Uno in meno: {name}', fi: 'Yksi vähemmän: {name}' },
  'new-options': { en: 'House rules', it: 'Regole della casa', fi: 'Talon säännöt' },
  'new-options-says': {
    en: 'Everything stands as the book has it. Change only what your table plays otherwise; it can be changed later too.',
    it: 'Tutto è come nel manuale. Cambiate solo ciò che al vostro tavolo si gioca diversamente; si può cambiare anche dopo.',
    fi: 'Kaikki on kuten kirjassa. Muuta vain se, minkä pöytänne pelaa toisin; myöhemminkin voi muuttaa.',
  },
  'new-search': {
    en: 'Search the house rules',
    it: 'Cerca tra le regole della casa',
    fi: 'Hae talon säännöistä',
  },
  'new-changed': { en: 'changed', it: 'cambiata', fi: 'muutettu' },
  'new-changed-count': {
    en: '{n} changed',
    it: '{n} {n, plural, one {cambiata} other {cambiate}}',
    fi: '{n} muutettu',
  },
  'new-default': { en: 'as in the book', it: 'come nel manuale', fi: 'kuten kirjassa' },
  'new-numbers': {
    en: 'Numbers, with commas between them',
    it: 'Numeri, separati da virgole',
    fi: 'Luvut pilkuin erotettuina',
  },
  'new-rule': { en: 'The rule', it: 'La regola', fi: 'Sääntö' },
  'new-none': {
    en: 'No house rule has these words.',
    it: 'Nessuna regola della casa con queste parole.',
    fi: 'Näillä sanoilla ei löydy talon sääntöä.',
  },
  'new-make': { en: 'Open the table', it: 'Apri il tavolo', fi: 'Avaa pöytä' },
  'new-making': { en: 'Opening…', it: 'Apro…', fi: 'Avataan…' },
  'new-reset': { en: 'Start over', it: 'Ricomincia', fi: 'Aloita alusta' },
  'new-file-label': {
    en: 'A scenario (YAML or JSON), or a table that was exported',
    it: 'Uno scenario (YAML o JSON), o un tavolo esportato',
    fi: 'Skenaario (YAML tai JSON) tai viety pöytä',
  },
  'new-file-drop': {
    en: 'Paste it here, drop it here, or choose a file.',
    it: 'Incollalo qui, trascinalo qui, o scegli un file.',
    fi: 'Liitä tai pudota se tähän, tai valitse tiedosto.',
  },
  'new-file-table': { en: 'An exported table', it: 'Un tavolo esportato', fi: 'Viety pöytä' },
  'new-file-scenario': { en: 'A scenario', it: 'Uno scenario', fi: 'Skenaario' },
  'new-faults': {
    en: 'It does not fit yet:',
    it: 'Così non va ancora:',
    fi: 'Tämä ei vielä käy:',
  },
  'new-offline': {
    en: 'The server does not answer. What you have set up is kept here.',
    it: 'Il server non risponde. Ciò che hai preparato resta qui.',
    fi: 'Palvelin ei vastaa. Valmistelusi säilyy tässä.',
  },
} as const satisfies Readonly<Record<string, Words>>;
