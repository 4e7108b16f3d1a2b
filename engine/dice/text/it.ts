import type { en } from './en.ts';

/** What can be wrong with dice, in Italian. */
export const it: typeof en = {
  notation: {
    empty: 'Qui non ci sono dadi.',
    'too-long': 'Il testo ha {length} caratteri; al massimo {limit}.',
    'too-deep': 'Le parentesi possono annidarsi al massimo per {limit} livelli.',
    'expected-value': 'Qui ci vogliono dadi o un numero.',
    'expected-number': 'Qui ci vuole un numero.',
    'expected-dice': 'Qui ci vogliono dei dadi, come in highest 3 of 4d6.',
    unexpected: '“{found}” qui non ha significato.',
    unclosed: '“{open}” non viene mai chiusa.',
    'unknown-word': '“{word}” non è noto. Le funzioni sono {known}.',
    'wrong-arguments': '“{name}” prende un solo valore, non {given}.',
    'number-too-large': 'I numeri arrivano a {limit}.',
    'too-many-decimals': 'Un numero ha al massimo {limit} decimali.',
    'result-too-large': 'Il risultato potrebbe superare {limit}.',
    'not-whole': 'Questo deve essere un numero intero.',
    'dice-in-count': 'Il numero di dadi o di facce non può essere un tiro.',
    'no-dice': 'Si tira almeno un dado, non {count}.',
    'too-many-dice': '{count} dadi: al massimo {limit} per volta.',
    'too-many-dice-in-all': '{count} dadi in tutto: al massimo {limit}.',
    'no-sides': 'Un dado ha almeno una faccia, non {sides}.',
    'too-many-sides': 'Un dado da {sides} facce: al massimo {limit}.',
    twice: 'Di questi ne basta uno: “{what}” è di troppo.',
    'min-above-max': 'Il minimo, {min}, supera il massimo, {max}.',
    'failure-without-success':
      'I fallimenti si tolgono dai successi: prima va detto che cos’è un successo, come in 10d6>=5f1.',
    'rerolls-forever': 'Questi dadi verrebbero rilanciati quasi senza fine.',
    'explodes-forever': 'Questi dadi esploderebbero quasi senza fine.',
    'group-of-one':
      "Un gruppo di uno non ha nulla da scegliere: si scrive 4d6kh3, o più membri, come in '{4d6, 2d8}'kh1.",
    'division-by-zero': 'Il divisore potrebbe essere 0.',
    'bad-exponent': 'Un esponente è un numero intero da 0 a {limit}.',
    'too-many-outcomes': 'Si può tirare, ma gli esiti sono troppi per contarli tutti.',
  },
};
