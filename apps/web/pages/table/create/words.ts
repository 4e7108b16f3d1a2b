import type { Words } from '@arbitro/kernel';

/** Texts of making a character. */
export const CREATE = {
  title: { en: 'A new character', it: 'Un nuovo personaggio', fi: 'Uusi hahmo' },
  step: { en: 'Question {n}', it: 'Domanda {n}', fi: 'Kysymys {n}' },
  'so-far': { en: 'Chosen so far', it: 'Scelto finora', fi: 'Valittu tähän asti' },
  'nothing-yet': {
    en: 'Nothing yet: answer one question after the other, or let chance decide.',
    it: 'Ancora niente: rispondi a una domanda dopo l’altra, o lascia fare al caso.',
    fi: 'Ei vielä mitään: vastaa kysymys kerrallaan tai anna sattuman päättää.',
  },
  'keep-it': { en: 'Leave it as it was', it: 'Lascia com’era', fi: 'Jätä ennalleen' },
  'asked-again': {
    en: '{n} later {n, plural, one {answer} other {answers}} no longer {n, plural, one {fits} other {fit}} and {n, plural, one {is} other {are}} asked again.',
    it: '{n} {n, plural, one {risposta successiva} other {risposte successive}} non {n, plural, one {va} other {vanno}} più bene: {n, plural, one {si chiede} other {si chiedono}} di nuovo.',
    fi: '{n} {n, plural, one {myöhempi vastaus ei enää sovi, ja se kysytään} other {myöhempää vastausta ei enää sovi, ja ne kysytään}} uudelleen.',
  },
  change: { en: 'Change: {label}', it: 'Cambia: {label}', fi: 'Muuta: {label}' },
  surprise: { en: 'Surprise me', it: 'Sorprendimi', fi: 'Yllätä minut' },
  'surprise-all': { en: 'Surprise me anew', it: 'Sorprendimi da capo', fi: 'Yllätä alusta asti' },
  'surprise-from-here': {
    en: 'Surprise me with the rest',
    it: 'Sorprendimi con il resto',
    fi: 'Yllätä lopuilla',
  },
  'from-the-start': { en: 'Start over', it: 'Ricomincia', fi: 'Aloita alusta' },
  'choose-some': {
    en: 'Choose {least} to {most}: {n} chosen',
    it: 'Scegline da {least} a {most} (finora {n})',
    fi: 'Valitse {least}–{most}: {n} valittu',
  },
  'choose-up-to': {
    en: 'Choose up to {most}: {n} chosen',
    it: 'Scegline al massimo {most} (finora {n})',
    fi: 'Valitse enintään {most}: {n} valittu',
  },
  'choose-exactly': {
    en: 'Choose {most}: {n} chosen',
    it: 'Scegline {most} (finora {n})',
    fi: 'Valitse {most}: {n} valittu',
  },
  'no-more': {
    en: 'No more than {most} can be chosen: take one back first.',
    it: 'Non se ne possono scegliere più di {most}: prima rinuncia a una scelta.',
    fi: 'Enempää kuin {most} ei voi valita: luovu ensin jostakin.',
  },
  'too-few': {
    en: 'At least {least} are needed.',
    it: 'Ne servono almeno {least}.',
    fi: 'Tarvitaan vähintään {least}.',
  },
  'points-left': {
    en: '{n} {n, plural, one {point} other {points}} left of {total}',
    it: '{n, plural, one {Resta} other {Restano}} {n} {n, plural, one {punto} other {punti}} su {total}',
    fi: '{n} {n, plural, one {piste} other {pistettä}} jäljellä, yhteensä {total}',
  },
  'spend-all': {
    en: 'All points must be spent.',
    it: 'Tutti i punti vanno spesi.',
    fi: 'Kaikki pisteet on käytettävä.',
  },
  from: { en: '{least} to {most}', it: 'da {least} a {most}', fi: '{least}–{most}' },
  evenly: { en: 'Spread evenly', it: 'In parti uguali', fi: 'Jaa tasan' },
  'base-and': {
    en: '{base} + {points} (max. {most})',
    it: '{base} + {points} (max {most})',
    fi: '{base} + {points} (enint. {most})',
  },
  find: { en: 'Find by name', it: 'Cerca per nome', fi: 'Etsi nimellä' },
  'none-found': {
    en: 'Nothing of that name.',
    it: 'Niente con questo nome.',
    fi: 'Mitään sen nimistä ei ole.',
  },
  'not-now': { en: 'Not to be had', it: 'Non disponibili', fi: 'Ei valittavissa' },
  'with-points': { en: 'with points only', it: 'solo con punti', fi: 'vain pisteitä saaneet' },
  'points-here': {
    en: '{n} {n, plural, one {point} other {points}} here',
    it: '{n} {n, plural, one {punto} other {punti}} qui',
    fi: '{n} {n, plural, one {piste} other {pistettä}} tässä',
  },
  less: { en: 'Less: {label}', it: 'Meno: {label}', fi: 'Vähemmän: {label}' },
  more: { en: 'More: {label}', it: 'Più: {label}', fi: 'Enemmän: {label}' },
  'throw-what': { en: 'Throw {dice}', it: 'Tira {dice}', fi: 'Heitä {dice}' },
  'type-face': {
    en: 'Or type what your own die shows (1 to {sides})',
    it: 'O scrivi che cosa mostra il tuo dado (da 1 a {sides})',
    fi: 'Tai kirjoita oman noppasi tulos (1–{sides})',
  },
  take: { en: 'Take it', it: 'Registra', fi: 'Kirjaa' },
  made: { en: 'Done: this is who it is', it: 'Fatto: ecco chi è', fi: 'Valmis: tässä hahmo on' },
  name: { en: 'What is the character called?', it: 'Come si chiama?', fi: 'Mikä hahmon nimi on?' },
  bring: { en: 'Bring to the table', it: 'Porta al tavolo', fi: 'Tuo pöytään' },
  'save-file': { en: 'Save as file', it: 'Salva su file', fi: 'Tallenna tiedostoksi' },
  'for-the-gm': {
    en: 'Only the game master brings characters to the table. Save this one as a file and hand it over.',
    it: 'Solo il master porta i personaggi al tavolo. Salva questo su file e consegnalo.',
    fi: 'Vain pelinjohtaja tuo hahmoja pöytään. Tallenna tämä tiedostoksi ja anna se hänelle.',
  },
  brought: { en: '{who} is at the table.', it: '{who} è al tavolo.', fi: '{who} on pöydässä.' },
  nothing: { en: 'nothing', it: 'niente', fi: 'ei mitään' },
  'needs-name': { en: 'A name is needed.', it: 'Serve un nome.', fi: 'Nimi tarvitaan.' },
} as const satisfies Readonly<Record<string, Words>>;
