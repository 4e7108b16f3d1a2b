import type { en } from './en.ts';

/** The texts of this room in Italian. */
export const it: typeof en = {
  refusals: {
    'no-such-creature': 'Qui nessuno si chiama {id}.',
    'no-such-target': '{on} non è un bersaglio possibile.',
    'not-your-turn': 'Non è il turno di {who}: ora agisce {whose}.',
    'cannot-act': '{who} ora non può agire: {status}.',
    'named-twice': '{who} compare due volte.',
    'fight-on': 'C’è già un combattimento in corso.',
    'no-fight': 'Nessun combattimento in corso.',
    'in-fight-already': '{who} partecipa già al combattimento.',
    'not-in-fight': '{who} non partecipa al combattimento.',
    'one-side': 'Un combattimento richiede due schieramenti con qualcuno in piedi.',
    'answer-does-not-fit': '“{answer}” non risponde a “{label}” ({who}). Ammesso: {allowed}.',
  },
  worldFaults: {
    parts: 'qui manca qualcosa che ogni cosa in gioco ha',
    twice: 'nessuno e niente può comparire qui due volte',
    absent: 'qui è indicato qualcuno che non c’è',
    turn: 'il turno deve essere di qualcuno nell’ordine che può agire',
  },
  dangers: { easy: 'facile', hard: 'difficile', deadly: 'mortale' },
  schema: {
    mayBe: 'può essere',
    ascending: 'ogni numero deve essere maggiore del precedente',
    id: 'un id non ha a capo, due punti, altri caratteri invisibili, né spazi agli estremi',
    gmId: '“gm” indica il master e non può essere l’id di una creatura',
    someoneId: '“someone” indica chi non è noto e non può essere l’id di una creatura',
  },
  book: { silent: 'il testo tace' },
  someone: 'qualcuno',
};
