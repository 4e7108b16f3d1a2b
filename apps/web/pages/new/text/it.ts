import type { en } from './en.ts';

/** Texts of the new-table page in Italian. */
export const it: typeof en = {
  new: {
    'new-title': 'Nuovo tavolo: {name}',
    'new-choose': 'Nuovo tavolo',
    'new-ready': 'Pronti da giocare',
    'new-ready-says':
      'Il gruppo: {party}. Scegli che cosa incontrano: tutti sono subito al loro posto, e il combattimento comincia.',
    'new-ready-play': 'Gioca',
    'new-ready-play-of': 'Gioca: {title}',
    'new-own': 'Un tavolo tuo',
    'new-how': 'Come cominciare',
    'new-here': 'Prepara qui',
    'new-file': 'Da un file',
    'new-name': 'Nome del tavolo',
    'new-name-hint': 'Se resta vuoto, si chiama {name}.',
    'new-creatures': 'Chi c’è all’inizio',
    'new-find-creature': 'Trova una creatura',
    'new-creatures-says': 'Altri possono arrivare in ogni momento, anche creati da voi.',
    'new-count': '{n} {n, plural, one {creatura} other {creature}}',
    'new-one-more': 'Uno in più: {name}',
    'new-one-less': 'Uno in meno: {name}',
    'new-options-says':
      'Tutto è come nel manuale. Cambiate solo ciò che al vostro tavolo si gioca diversamente; si può cambiare anche dopo.',
    'new-search': 'Cerca tra le regole della casa',
    'new-changed': 'cambiata',
    'new-changed-count': '{n} {n, plural, one {cambiata} other {cambiate}}',
    'new-default': 'come nel manuale',
    'new-numbers': 'Numeri, separati da virgole',
    'new-rule': 'La regola',
    'new-none': 'Nessuna regola della casa con queste parole.',
    'new-make': 'Apri il tavolo',
    'new-making': 'Apro…',
    'new-reset': 'Ricomincia',
    'new-file-label': 'Uno scenario (YAML o JSON), o un tavolo esportato',
    'new-file-drop': 'Incollalo qui, trascinalo qui, o scegli un file.',
    'new-file-table': 'Un tavolo esportato',
    'new-file-scenario': 'Uno scenario',
    'new-faults': 'Così non va ancora:',
    'new-offline': 'Il server non risponde. Ciò che hai preparato resta qui.',
  },
};
