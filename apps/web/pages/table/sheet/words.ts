import type { Words } from '@arbitro/kernel';

/** Texts of the sheets. */
export const SHEET = {
  'no-one': {
    en: 'Nobody of that name is in sight.',
    it: 'Qui non si vede nessuno con questo nome.',
    fi: 'Ketään sen nimistä ei ole näkyvissä.',
  },
  outline: {
    en: 'Only what can be seen from outside is shown.',
    it: 'Si vede solo ciò che appare da fuori.',
    fi: 'Näkyvissä on vain se, mikä ulospäin näkyy.',
  },
  notes: {
    en: 'Notes for you ({n})',
    it: 'Appunti per te ({n})',
    fi: 'Muistiinpanot sinulle ({n})',
  },
  edit: { en: 'Edit', it: 'Modifica', fi: 'Muokkaa' },
  print: { en: 'Print', it: 'Stampa', fi: 'Tulosta' },
  export: { en: 'Save as file', it: 'Salva su file', fi: 'Tallenna tiedostoksi' },
  filter: { en: 'Find on the sheet', it: 'Cerca nella scheda', fi: 'Etsi lomakkeelta' },
  'nothing-found': {
    en: 'Nothing of that name.',
    it: 'Niente con questo nome.',
    fi: 'Mitään sen nimistä ei ole.',
  },
  'roll-it': { en: 'Roll it', it: 'Tira', fi: 'Heitä' },
  'not-now': { en: 'Not possible now', it: 'Ora non è possibile', fi: 'Ei mahdollista nyt' },
  'about-number': { en: '{label}: {value}', it: '{label}: {value}', fi: '{label}: {value}' },
  less: { en: 'One less: {label}', it: 'Uno in meno: {label}', fi: 'Yksi vähemmän: {label}' },
  more: { en: 'One more: {label}', it: 'Uno in più: {label}', fi: 'Yksi enemmän: {label}' },
  unsaved: {
    en: '{n} {n, plural, one {change} other {changes}} not saved yet',
    it: '{n} {n, plural, one {modifica} other {modifiche}} da salvare',
    fi: '{n} {n, plural, one {muutos} other {muutosta}} tallentamatta',
  },
  discard: { en: 'Discard', it: 'Scarta', fi: 'Hylkää' },
  saved: { en: 'Saved.', it: 'Salvato.', fi: 'Tallennettu.' },
  raw: {
    en: 'The whole sheet as text (JSON)',
    it: 'Tutta la scheda come testo (JSON)',
    fi: 'Koko lomake tekstinä (JSON)',
  },
  'raw-about': {
    en: 'For what has no field of its own. What does not fit the rules is refused, and nothing is lost.',
    it: 'Per ciò che non ha un campo proprio. Ciò che non rispetta le regole è rifiutato, e nulla va perso.',
    fi: 'Sille, millä ei ole omaa kenttää. Sääntöihin sopimaton hylätään, eikä mitään katoa.',
  },
  'not-json': {
    en: 'This is no JSON: {why}',
    it: 'Questo non è JSON: {why}',
    fi: 'Tämä ei ole JSONia: {why}',
  },
  'open-to-all': { en: 'Open to all', it: 'Mostra a tutti', fi: 'Avaa kaikille' },
  opened: { en: 'Open to all', it: 'Visibile a tutti', fi: 'Avoin kaikille' },
  refused: { en: 'This does not fit:', it: 'Questo non va bene:', fi: 'Tämä ei sovi:' },
} as const satisfies Readonly<Record<string, Words>>;
