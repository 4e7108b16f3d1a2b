import type { Words } from '@arbitro/kernel';

/** The log: what each kind of line says. */
export const TABLE_LOG = {
  'log-empty': {
    en: 'Nothing has happened yet.',
    it: 'Non è ancora successo nulla.',
    fi: 'Mitään ei ole vielä tapahtunut.',
  },
  'log-new-below': { en: 'New below', it: 'Novità sotto', fi: 'Uutta alempana' },
  'log-older': {
    en: 'Reading older lines…',
    it: 'Leggo righe più vecchie…',
    fi: 'Luetaan vanhempia rivejä…',
  },
  'log-unfold': { en: 'Where it comes from', it: 'Da dove viene', fi: 'Mistä tämä tulee' },
  'log-fold': { en: 'Less', it: 'Meno', fi: 'Vähemmän' },
  'log-secret': { en: 'secret', it: 'segreto', fi: 'salainen' },
  'log-undone': { en: 'taken back', it: 'annullato', fi: 'peruttu' },
  'log-real-dice': { en: 'real dice', it: 'dadi veri', fi: 'oikeat nopat' },
  'log-sealed-dice': {
    en: 'the table’s sealed dice',
    it: 'dadi sigillati del tavolo',
    fi: 'pöydän sinetöidyt nopat',
  },
  'log-somebody': { en: 'somebody', it: 'qualcuno', fi: 'joku' },
  'log-table': { en: 'The table', it: 'Il tavolo', fi: 'Pöytä' },

  'log-opened': {
    en: 'The table is open; its dice are sealed.',
    it: 'Il tavolo è aperto; i suoi dadi sono sigillati.',
    fi: 'Pöytä on auki; sen nopat on sinetöity.',
  },
  'log-paused': {
    en: 'Something is being decided…',
    it: 'Si sta decidendo qualcosa…',
    fi: 'Jotain ratkaistaan…',
  },
  'log-answered': { en: '{who} answered.', it: '{who} ha risposto.', fi: '{who} vastasi.' },
  'log-chose': { en: '{who} has decided.', it: '{who} ha deciso.', fi: '{who} on päättänyt.' },
  'log-withdrawn': {
    en: 'The action was taken back.',
    it: 'L’azione è stata ritirata.',
    fi: 'Toiminto peruttiin.',
  },
  'log-withdrawn-rules': {
    en: 'The rules had changed: the action was taken back.',
    it: 'Le regole erano cambiate: l’azione è stata ritirata.',
    fi: 'Säännöt olivat muuttuneet: toiminto peruttiin.',
  },
  'log-whispers-to': { en: 'whispers to {who}', it: 'sussurra a {who}', fi: 'kuiskaa: {who}' },
  'log-noted': { en: 'Note “{note}”', it: 'Nota “{note}”', fi: 'Muistiinpano ”{note}”' },
  'log-revealed': { en: 'Comes into sight: {who}', it: 'Si mostra: {who}', fi: 'Tulee näkyviin: {who}' },
  'log-hid': {
    en: 'What is hidden has changed.',
    it: 'Qualcosa è apparso o è sparito alla vista.',
    fi: 'Piilossa oleva on muuttunut.',
  },
  'log-hid-now': { en: 'Hidden now: {who}', it: 'Fuori vista: {who}', fi: 'Nyt piilossa: {who}' },
  'log-masked-now': {
    en: 'Under another name: {who}',
    it: 'Sotto altro nome: {who}',
    fi: 'Toisella nimellä: {who}',
  },
  'log-opened-sheets': {
    en: 'Open sheets: {who}',
    it: 'Schede aperte: {who}',
    fi: 'Avoimet lomakkeet: {who}',
  },
  'log-went-back': {
    en: 'Back to how things stood: what is struck through does not count.',
    it: 'Si torna a prima: quel che è barrato non vale.',
    fi: 'Palattiin aiempaan tilanteeseen: yliviivattu ei ole voimassa.',
  },
  'log-went-on': {
    en: 'Forward again: what was taken back counts once more.',
    it: 'Di nuovo avanti: ciò che era annullato torna a valere.',
    fi: 'Taas eteenpäin: peruttu on jälleen voimassa.',
  },
  'log-forked': {
    en: 'Another table goes on from here.',
    it: 'Da qui prosegue un altro tavolo.',
    fi: 'Tästä jatkaa toinen pöytä.',
  },
  'log-overrode': {
    en: 'By hand: {what} is {value} (was {from})',
    it: 'A mano: {what} è {value} (era {from})',
    fi: 'Käsin: {what} on {value} (oli {from})',
  },
  'log-overrode-blind': {
    en: 'Something was set by hand: {who}',
    it: 'Un valore è stato cambiato a mano: {who}',
    fi: 'Jotain asetettiin käsin: {who}',
  },
  'log-options': { en: 'House rules: {what}', it: 'Regole della casa: {what}', fi: 'Talon säännöt: {what}' },
  'log-options-usual': { en: 'as in the book', it: 'come da manuale', fi: 'kuten kirjassa' },
  'log-scene': { en: 'The scene is another.', it: 'La scena è cambiata.', fi: 'Näyttämö on vaihtunut.' },
  'log-came': { en: '{who} comes to the table.', it: '{who} arriva al tavolo.', fi: '{who} tulee pöytään.' },
  'log-edited': {
    en: 'The sheet of {who} was changed.',
    it: 'La scheda di {who} è cambiata.',
    fi: 'Lomaketta muutettiin: {who}.',
  },
  'log-dismissed': {
    en: '{who} leaves the table.',
    it: '{who} lascia il tavolo.',
    fi: '{who} poistuu pöydästä.',
  },
  'log-ordered': {
    en: 'Standing order of {who}: {label}',
    it: 'Ordine fisso di {who}: {label}',
    fi: 'Pysyvä ohje, {who}: {label}',
  },
  'log-ordered-blind': {
    en: '{who} has a standing order.',
    it: '{who} ha una risposta fissa.',
    fi: '{who} sai pysyväisohjeen.',
  },
  'log-seated': {
    en: '{name} has a seat ({role}).',
    it: '{name} ha un posto ({role}).',
    fi: 'Paikka: {name} ({role}).',
  },
  'log-seat-changed': {
    en: '{name} has changed their own seat.',
    it: '{name} ha cambiato il proprio posto.',
    fi: '{name} muutti omaa paikkaansa.',
  },
  'log-seat-named': {
    en: 'A seat is now called {name}.',
    it: 'Un posto ora si chiama {name}.',
    fi: 'Paikan nimi on nyt {name}.',
  },
  'log-dice-real': {
    en: '{name} throws real dice from now on.',
    it: 'Da ora {name} tira dadi veri.',
    fi: '{name} heittää tästä lähtien oikeita noppia.',
  },
  'log-dice-table': {
    en: '{name} throws the table’s dice from now on.',
    it: 'Da ora {name} tira i dadi del tavolo.',
    fi: '{name} heittää tästä lähtien pöydän noppia.',
  },
  'log-revoked': { en: 'A seat was taken away.', it: 'Un posto è stato tolto.', fi: 'Paikka poistettiin.' },
  'log-stirred': {
    en: 'Stirred into the dice: “{text}”',
    it: 'Mescolato nei dadi: “{text}”',
    fi: 'Sekoitettiin noppiin: ”{text}”',
  },
  'log-sealed': {
    en: 'The seed of the dice was revealed; new dice are sealed.',
    it: 'Il seme dei dadi è stato rivelato; i nuovi dadi sono sigillati.',
    fi: 'Noppien siemen paljastettiin; uudet nopat on sinetöity.',
  },
  'log-seed': { en: 'seed', it: 'seme', fi: 'siemen' },
  'log-fingerprint': { en: 'fingerprint', it: 'impronta', fi: 'sormenjälki' },
  'log-titled': {
    en: 'The table is called “{title}”.',
    it: 'Il tavolo si chiama “{title}”.',
    fi: 'Pöydän nimi on ”{title}”.',
  },

  'log-say': { en: 'Say something', it: 'Di’ qualcosa', fi: 'Sano jotain' },
  'log-whisper': { en: 'Whisper', it: 'Sussurra', fi: 'Kuiskaa' },
  'log-send': { en: 'Send', it: 'Invia', fi: 'Lähetä' },
  'log-to': { en: 'To whom', it: 'A chi', fi: 'Kenelle' },
  'log-to-everyone': { en: 'everybody', it: 'tutti', fi: 'kaikille' },
} as const satisfies Readonly<Record<string, Words>>;
