import type { en } from './en.ts';

/** Texts of the rules reference in Italian. */
export const it: typeof en = {
  rules: {
    'rules-title': 'Regole',
    'rules-of': 'Regole di {name}',
    'rules-games': 'Giochi',
    'rules-about':
      'Ogni regola a parole nostre, con il punto del manuale da cui viene, le opzioni che la toccano e le decisioni che abbiamo preso.',
    'rules-found': '{n} {n, plural, one {regola} other {regole}}',
    'rules-none': 'Nessuna regola contiene queste parole. Prova con meno.',
    'rules-sections': 'Sezioni',
    'rules-kind': 'Tipo di regola',
    'rules-all-kinds': 'tutti i tipi',
    'rules-options': 'Un tavolo può scegliere',
    'rules-default': 'predefinita',
    'rules-rulings': 'Dove il manuale tace',
    'rules-rulings-all': 'Decisioni',
    'rules-rulings-about': 'Che cosa abbiamo scelto dove il manuale tace o dice due cose.',
    'rules-no-such-game': 'Questo gioco non c’è.',
    'rules-no-such-rule': 'La regola “{rule}” non c’è: ecco quelle che ci sono.',
    'rules-kind-mechanic': 'meccanica',
    'rules-kind-derived': 'derivata',
    'rules-kind-table': 'tabella',
    'rules-kind-action': 'azione',
    'rules-kind-condition': 'condizione',
    'rules-kind-optional': 'facoltativa',
    'rules-kind-content': 'contenuto',
    'rules-kind-gm-ruling': 'decide il master',
    'rules-kind-guidance': 'consiglio',
  },
};
