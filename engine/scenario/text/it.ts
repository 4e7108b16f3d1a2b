import type { en } from './en.ts';

/** Texts about scenario files in Italian. */
export const it: typeof en = {
  failures: {
    differs: '{path}: atteso {expected}, trovato {actual}',
    'no-match': '{path}: dopo il precedente niente corrisponde a {expected}. C’era: {found}',
    'no-match-but': '{path}: atteso {expected}. Il più vicino era {found}',
    'unwanted-event': '{path}: questo non doveva accadere: {found}',
    refused: 'rifiutato ({code}): {says}',
    'not-refused': 'expect.refused: atteso il rifiuto {expected}, ma l’azione è riuscita',
    'not-refused-at-all': 'expect.refused: atteso un rifiuto, ma l’azione è riuscita',
    'scarce-dice':
      '{answer}: troppo pochi dadi per {asked}. I dadi di un tiro sono una sola risposta: [[3, 5]] è un tiro di due dadi, [3, 5] sono due tiri',
    asked: 'le risposte sono finite. Domanda: {asked}',
    'not-asked': 'expect.asks: attesa una domanda, ma non è stato chiesto altro',
    'left-over':
      'answers: {count} {count, plural, one {risposta non richiesta} other {risposte non richieste}}; la prima è {answer}',
    chance: 'expect.{name}: atteso {expected}, trovato {actual}. Noti: {known}',
    'no-such-chance': 'expect.{name}: qui niente si chiama così. Noti: {known}.',
    'endless-odds':
      'i modi in cui può andare sono più di quanti se ne possano contare: non ci sono probabilità esatte',
    'policy-unused': 'policy.{label}: nessuno l’ha chiesto. Domande: {asked}',
    'no-fight': 'nessun combattimento è cominciato',
    endless: 'il combattimento non è finito dopo {turns} {turns, plural, one {turno} other {turni}}',
    stuck: 'il combattimento si è bloccato dopo {turns} {turns, plural, one {turno} other {turni}}: {says}',
    'no-seed': 'qui si lanciano dadi e manca un seme: indicalo nel file (seed:) o con --seed',
    'nothing-to-undo':
      'prima {done, plural, one {è stato fatto} other {sono stati fatti}} solo {done} {done, plural, one {passo} other {passi}}',
  },
  rollResult: '{total} contro {what}',
  name: 'un nome sta su una riga e si deve vedere, senza caratteri di controllo né segni di direzione',
  values: { yes: 'sì', no: 'no', none: 'nessuno' },
};
