import type { en } from './en.ts';

/** Texts about scenario files in Finnish. */
export const fi: typeof en = {
  failures: {
    differs: '{path}: odotettu {expected}, löytyi {actual}',
    'no-match': '{path}: mikään edellisen jälkeen ei vastaa kuvausta {expected}. Oli: {found}',
    'no-match-but': '{path}: odotettu {expected}. Lähin oli {found}',
    'unwanted-event': '{path}: tätä ei olisi pitänyt tapahtua: {found}',
    refused: 'evätty ({code}): {says}',
    'not-refused': 'expect.refused: odotettu epäys {expected}, mutta se tehtiin',
    'not-refused-at-all': 'expect.refused: odotettu epäys, mutta se tehtiin',
    'scarce-dice':
      '{answer}: liian vähän noppia, kysyttiin {asked}. Yhden heiton nopat ovat yksi vastaus: [[3, 5]] on kahden nopan heitto, [3, 5] on kaksi heittoa',
    asked: 'vastaukset loppuivat. Kysyttiin: {asked}',
    'not-asked': 'expect.asks: odotettu kysymys, mutta mitään ei enää kysytty',
    'left-over':
      'answers: {count} {count, plural, one {vastaus} other {vastausta}} jäi käyttämättä; ensimmäinen on {answer}',
    chance: 'expect.{name}: odotettu {expected}, löytyi {actual}. Tunnetut: {known}',
    'no-such-chance': 'expect.{name}: mikään tässä ei ole sen niminen. Tunnetut: {known}.',
    'endless-odds':
      'tässä on enemmän mahdollisia kulkuja kuin voidaan laskea, joten tarkkoja todennäköisyyksiä ei ole',
    'policy-unused': 'policy.{label}: tätä ei kysytty. Kysyttiin: {asked}',
    'no-fight': 'taistelua ei ole aloitettu',
    endless: 'taistelu ei ole ohi {turns} vuoron jälkeen',
    stuck: 'taistelu jumiutui {turns} vuoron jälkeen: {says}',
    'no-seed':
      'tässä heitetään noppia, mutta siemen puuttuu: anna se tiedostossa (seed:) tai valitsimella --seed',
    'nothing-to-undo': 'tätä ennen on tehty vain {done} {done, plural, one {askel} other {askelta}}',
  },
  rollResult: '{total}, vastassa {what}',
  name: 'nimi on yksi rivi näkyviä merkkejä, ilman ohjaus- ja suuntamerkkejä',
  values: { yes: 'kyllä', no: 'ei', none: 'ei mitään' },
};
