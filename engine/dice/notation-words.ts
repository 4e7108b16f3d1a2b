import type { NotationError, NotationErrorCode } from './notation-error.ts';

type Language = 'en' | 'it' | 'fi';
type Words = { readonly [L in Language]: string };

/** The texts of dice errors, in three languages. */
export const NOTATION_WORDS: { readonly [C in NotationErrorCode]: Words } = {
  empty: {
    en: 'There are no dice here.',
    it: 'Qui non ci sono dadi.',
    fi: 'Tässä ei ole noppia.',
  },
  'too-long': {
    en: 'The text has {length} characters; {limit} are the most.',
    it: 'Il testo ha {length} caratteri; al massimo {limit}.',
    fi: 'Tekstissä on {length} merkkiä, enintään {limit} sallitaan.',
  },
  'too-deep': {
    en: 'Brackets go {limit} deep at most.',
    it: 'Le parentesi possono annidarsi al massimo per {limit} livelli.',
    fi: 'Sulkeita saa olla sisäkkäin enintään {limit}.',
  },
  'expected-value': {
    en: 'Dice or a number should be here.',
    it: 'Qui ci vogliono dadi o un numero.',
    fi: 'Tässä pitäisi olla noppia tai luku.',
  },
  'expected-number': {
    en: 'A number should be here.',
    it: 'Qui ci vuole un numero.',
    fi: 'Tässä pitäisi olla luku.',
  },
  unexpected: {
    en: '“{found}” has no meaning here.',
    it: '“{found}” qui non ha significato.',
    fi: '”{found}” ei tarkoita tässä mitään.',
  },
  unclosed: {
    en: '“{open}” is never closed.',
    it: '“{open}” non viene mai chiusa.',
    fi: '”{open}” jää sulkematta.',
  },
  'unknown-word': {
    en: '“{word}” is not known. Functions are {known}.',
    it: '“{word}” non è noto. Le funzioni sono {known}.',
    fi: '”{word}” on tuntematon. Funktiot ovat {known}.',
  },
  'wrong-arguments': {
    en: '“{name}” takes one value, not {given}.',
    it: '“{name}” prende un solo valore, non {given}.',
    fi: '”{name}” ottaa yhden arvon, ei {given}.',
  },
  'number-too-large': {
    en: 'Numbers go up to {limit}.',
    it: 'I numeri arrivano a {limit}.',
    fi: 'Luvut saavat olla enintään {limit}.',
  },
  'too-many-decimals': {
    en: 'A number has {limit} decimals at most.',
    it: 'Un numero ha al massimo {limit} decimali.',
    fi: 'Luvussa on enintään {limit} desimaalia.',
  },
  'result-too-large': {
    en: 'The result could be larger than {limit}.',
    it: 'Il risultato potrebbe superare {limit}.',
    fi: 'Tulos voisi olla suurempi kuin {limit}.',
  },
  'not-whole': {
    en: 'This must be a whole number.',
    it: 'Questo deve essere un numero intero.',
    fi: 'Tämän on oltava kokonaisluku.',
  },
  'dice-in-count': {
    en: 'How many dice, and of how many sides, cannot itself be thrown.',
    it: 'Il numero di dadi o di facce non può essere un tiro.',
    fi: 'Noppien määrää tai tahkojen määrää ei voi heittää.',
  },
  'no-dice': {
    en: 'At least one die is thrown, not {count}.',
    it: 'Si tira almeno un dado, non {count}.',
    fi: 'Heitetään vähintään yksi noppa, ei {count}.',
  },
  'too-many-dice': {
    en: '{count} dice: {limit} are the most at once.',
    it: '{count} dadi: al massimo {limit} per volta.',
    fi: '{count} noppaa: enintään {limit} kerralla.',
  },
  'too-many-dice-in-all': {
    en: '{count} dice in all: {limit} are the most.',
    it: '{count} dadi in tutto: al massimo {limit}.',
    fi: 'Yhteensä {count} noppaa: enintään {limit}.',
  },
  'no-sides': {
    en: 'A die has at least one side, not {sides}.',
    it: 'Un dado ha almeno una faccia, non {sides}.',
    fi: 'Nopassa on vähintään yksi tahko, ei {sides}.',
  },
  'too-many-sides': {
    en: 'A die of {sides} sides: {limit} are the most.',
    it: 'Un dado da {sides} facce: al massimo {limit}.',
    fi: '{sides}-tahkoinen noppa: tahkoja on enintään {limit}.',
  },
  twice: {
    en: 'One of these is enough: “{what}” is one too many.',
    it: 'Di questi ne basta uno: “{what}” è di troppo.',
    fi: 'Näitä riittää yksi: ”{what}” on liikaa.',
  },
  'min-above-max': {
    en: 'The least, {min}, is above the most, {max}.',
    it: 'Il minimo, {min}, supera il massimo, {max}.',
    fi: 'Pienin arvo {min} on suurempi kuin suurin arvo {max}.',
  },
  'failure-without-success': {
    en: 'Failures are taken off successes: say first what a success is, as in 10d6>=5f1.',
    it: 'I fallimenti si tolgono dai successi: prima va detto che cos’è un successo, come in 10d6>=5f1.',
    fi: 'Epäonnistumiset vähennetään onnistumisista: kerro ensin, mikä on onnistuminen, esimerkiksi 10d6>=5f1.',
  },
  'rerolls-forever': {
    en: 'These dice would be re-rolled almost without end.',
    it: 'Questi dadi verrebbero rilanciati quasi senza fine.',
    fi: 'Näitä noppia heitettäisiin uudelleen lähes loputtomiin.',
  },
  'explodes-forever': {
    en: 'These dice would explode almost without end.',
    it: 'Questi dadi esploderebbero quasi senza fine.',
    fi: 'Nämä nopat räjähtäisivät lähes loputtomiin.',
  },
  'group-of-one': {
    en: 'A group of one has nothing to choose from: write 4d6kh3, or several members, as in {4d6, 2d8}kh1.',
    it: 'Un gruppo di uno non ha nulla da scegliere: si scrive 4d6kh3, o più membri, come in {4d6, 2d8}kh1.',
    fi: 'Yhden ryhmästä ei voi valita: kirjoita 4d6kh3 tai useita jäseniä, esimerkiksi {4d6, 2d8}kh1.',
  },
  'division-by-zero': {
    en: 'The divisor could be 0.',
    it: 'Il divisore potrebbe essere 0.',
    fi: 'Jakaja voisi olla 0.',
  },
  'bad-exponent': {
    en: 'An exponent is a whole number from 0 to {limit}.',
    it: 'Un esponente è un numero intero da 0 a {limit}.',
    fi: 'Eksponentti on kokonaisluku välillä 0–{limit}.',
  },
  'too-many-outcomes': {
    en: 'It can be thrown, but it has too many outcomes to count them all.',
    it: 'Si può tirare, ma gli esiti sono troppi per contarli tutti.',
    fi: 'Sen voi heittää, mutta tuloksia on liikaa kaikkien laskettavaksi.',
  },
};

/** Returns the message of an error as text. */
export const notationWords = ({ code, params }: NotationError, language: Language = 'en'): string =>
  NOTATION_WORDS[code][language].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));

/** Returns the text, a marker under the error, and the message. */
export function showNotationError(error: NotationError, text: string, language: Language = 'en'): string {
  const seen = Math.max(0, error.at - 40);
  const shown = text.slice(seen, seen + 76).replace(/\s/g, ' ');
  const room = Math.max(1, shown.length - (error.at - seen));
  const mark = ' '.repeat(error.at - seen) + '^'.repeat(Math.min(room, Math.max(1, error.length)));
  return `${shown}\n${mark}\n${notationWords(error, language)}`;
}
