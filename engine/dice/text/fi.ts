import type { en } from './en.ts';

/** What can be wrong with dice, in Finnish. */
export const fi: typeof en = {
  notation: {
    empty: 'Tässä ei ole noppia.',
    'too-long': 'Tekstissä on {length} merkkiä, enintään {limit} sallitaan.',
    'too-deep': 'Sulkeita saa olla sisäkkäin enintään {limit}.',
    'expected-value': 'Tässä pitäisi olla noppia tai luku.',
    'expected-number': 'Tässä pitäisi olla luku.',
    'expected-dice': 'Tässä pitäisi olla noppia, kuten highest 3 of 4d6.',
    unexpected: '”{found}” ei tarkoita tässä mitään.',
    unclosed: '”{open}” jää sulkematta.',
    'unknown-word': '”{word}” on tuntematon. Funktiot ovat {known}.',
    'wrong-arguments': '”{name}” ottaa yhden arvon, ei {given}.',
    'number-too-large': 'Luvut saavat olla enintään {limit}.',
    'too-many-decimals': 'Luvussa on enintään {limit} desimaalia.',
    'result-too-large': 'Tulos voisi olla suurempi kuin {limit}.',
    'not-whole': 'Tämän on oltava kokonaisluku.',
    'dice-in-count': 'Noppien määrää tai tahkojen määrää ei voi heittää.',
    'no-dice': 'Heitetään vähintään yksi noppa, ei {count}.',
    'too-many-dice': '{count} noppaa: enintään {limit} kerralla.',
    'too-many-dice-in-all': 'Yhteensä {count} noppaa: enintään {limit}.',
    'no-sides': 'Nopassa on vähintään yksi tahko, ei {sides}.',
    'too-many-sides': '{sides}-tahkoinen noppa: tahkoja on enintään {limit}.',
    twice: 'Näitä riittää yksi: ”{what}” on liikaa.',
    'min-above-max': 'Pienin arvo {min} on suurempi kuin suurin arvo {max}.',
    'failure-without-success':
      'Epäonnistumiset vähennetään onnistumisista: kerro ensin, mikä on onnistuminen, esimerkiksi 10d6>=5f1.',
    'rerolls-forever': 'Näitä noppia heitettäisiin uudelleen lähes loputtomiin.',
    'explodes-forever': 'Nämä nopat räjähtäisivät lähes loputtomiin.',
    'group-of-one':
      "Yhden ryhmästä ei voi valita: kirjoita 4d6kh3 tai useita jäseniä, esimerkiksi '{4d6, 2d8}'kh1.",
    'division-by-zero': 'Jakaja voisi olla 0.',
    'bad-exponent': 'Eksponentti on kokonaisluku välillä 0–{limit}.',
    'too-many-outcomes': 'Sen voi heittää, mutta tuloksia on liikaa kaikkien laskettavaksi.',
  },
};
