import type { en } from './en.ts';

/** Texts of the sheet in Italian. */
export const it: typeof en = {
  sheet: {
    'no-one': 'Qui non si vede nessuno con questo nome.',
    outline: 'Si vede solo ciò che appare da fuori.',
    notes: 'Appunti per te ({n})',
    form: 'Modulo intero',
    edit: 'Modifica',
    print: 'Stampa',
    export: 'Salva su file',
    filter: 'Cerca nella scheda',
    'nothing-found': 'Niente con questo nome.',
    'roll-it': 'Tira',
    'not-now': 'Ora non è possibile',
    'about-number': '{label}: {value}',
    less: 'Uno in meno: {label}',
    more: 'Uno in più: {label}',
    unsaved: '{n} {n, plural, one {modifica} other {modifiche}} da salvare',
    discard: 'Scarta',
    saved: 'Salvato.',
    raw: 'Tutta la scheda come testo (JSON)',
    'raw-about':
      'Per ciò che non ha un campo proprio. Ciò che non rispetta le regole è rifiutato, e nulla va perso.',
    'not-json': 'Questo non è JSON: {why}',
    'open-to-all': 'Mostra a tutti',
    opened: 'Visibile a tutti',
    refused: 'Questo non va bene:',
  },
};
