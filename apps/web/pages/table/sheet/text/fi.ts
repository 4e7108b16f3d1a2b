import type { en } from './en.ts';

/** Texts of the sheet in Finnish. */
export const fi: typeof en = {
  sheet: {
    'no-one': 'Ketään sen nimistä ei ole näkyvissä.',
    outline: 'Näkyvissä on vain se, mikä ulospäin näkyy.',
    notes: 'Muistiinpanot sinulle ({n})',
    form: 'Koko lomake',
    edit: 'Muokkaa',
    print: 'Tulosta',
    export: 'Tallenna tiedostoksi',
    filter: 'Etsi lomakkeelta',
    'nothing-found': 'Mitään sen nimistä ei ole.',
    'roll-it': 'Heitä',
    'not-now': 'Ei mahdollista nyt',
    'about-number': '{label}: {value}',
    less: 'Yksi vähemmän: {label}',
    more: 'Yksi enemmän: {label}',
    unsaved: '{n} {n, plural, one {muutos} other {muutosta}} tallentamatta',
    discard: 'Hylkää',
    saved: 'Tallennettu.',
    raw: 'Koko lomake tekstinä (JSON)',
    'raw-about': 'Sille, millä ei ole omaa kenttää. Sääntöihin sopimaton hylätään, eikä mitään katoa.',
    'not-json': 'Tämä ei ole JSONia: {why}',
    'open-to-all': 'Avaa kaikille',
    opened: 'Avoin kaikille',
    refused: 'Tämä ei sovi:',
  },
};
