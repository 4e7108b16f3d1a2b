import type { en } from './en.ts';

/** The texts of this room in Finnish. */
export const fi: typeof en = {
  refusals: {
    'no-such-creature': 'Täällä ei ole ketään nimeltä {id}.',
    'no-such-target': '{on} ei kelpaa kohteeksi.',
    'not-your-turn': '{who} ei ole vuorossa: nyt toimii {whose}.',
    'cannot-act': '{who} ei voi nyt toimia: {status}.',
    'named-twice': '{who} on mainittu kahdesti.',
    'fight-on': 'Taistelu on jo käynnissä.',
    'no-fight': 'Taistelua ei ole käynnissä.',
    'in-fight-already': '{who} on jo mukana taistelussa.',
    'not-in-fight': '{who} ei ole mukana taistelussa.',
    'one-side': 'Taisteluun tarvitaan kaksi puolta, joilla on joku pystyssä.',
    'answer-does-not-fit': '”{answer}” ei vastaa kysymykseen ”{label}” ({who}). Sallittua: {allowed}.',
  },
  worldFaults: {
    parts: 'tästä puuttuu jotain, mikä kaikella pelissä olevalla on',
    twice: 'kukaan tai mikään ei voi olla tässä kahdesti',
    absent: 'tässä mainitaan joku, joka ei ole paikalla',
    turn: 'vuoron on oltava jollakulla järjestyksessä olevalla, joka voi toimia',
  },
  dangers: { easy: 'helppo', hard: 'vaikea', deadly: 'tappava' },
  schema: {
    mayBe: 'se voi olla',
    ascending: 'jokaisen luvun on oltava edellistä suurempi',
    id: 'tunnuksessa ei ole rivinvaihtoja, kaksoispisteitä, muita näkymättömiä merkkejä eikä välilyöntejä päissä',
    gmId: '”gm” tarkoittaa pelinjohtajaa eikä voi olla olennon tunnus',
    someoneId: '”someone” tarkoittaa tuntematonta eikä voi olla olennon tunnus',
  },
  book: { silent: 'teksti ei sano asiasta mitään' },
  someone: 'joku',
};
