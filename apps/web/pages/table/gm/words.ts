import type { Words } from '@arbitro/kernel';

/** Texts of the game master's tools. */
export const GM_WORDS = {
  tools: { en: 'Game master’s tools', it: 'Strumenti del master', fi: 'Pelinjohtajan työkalut' },
  now: { en: 'What can happen now', it: 'Che cosa può succedere', fi: 'Mitä nyt voi tapahtua' },
  people: { en: 'Creatures and secrets', it: 'Creature e segreti', fi: 'Olennot ja salaisuudet' },
  seats: { en: 'Seats and invitations', it: 'Posti e inviti', fi: 'Paikat ja kutsut' },
  time: {
    en: 'Back in time, and what if',
    it: 'Indietro nel tempo, e se…',
    fi: 'Ajassa taaksepäin, ja entä jos',
  },
  override: { en: 'Set any value', it: 'Imposta un valore', fi: 'Aseta mikä tahansa arvo' },
  notes: { en: 'Notes', it: 'Appunti', fi: 'Muistiinpanot' },
  rules: { en: 'House rules', it: 'Regole della casa', fi: 'Talon säännöt' },
  scene: { en: 'Scene', it: 'Scena', fi: 'Näyttämö' },
  table: { en: 'Table, dice and files', it: 'Tavolo, dadi e file', fi: 'Pöytä, nopat ja tiedostot' },
  sure: { en: 'Sure?', it: 'Davvero?', fi: 'Varmasti?' },

  'nothing-now': {
    en: 'While a question is open nothing else can be done.',
    it: 'Finché una domanda è aperta non si può fare altro.',
    fi: 'Niin kauan kuin kysymys on auki, muuta ei voi tehdä.',
  },

  'back-one': { en: 'One step back', it: 'Un passo indietro', fi: 'Askel taaksepäin' },
  forward: { en: 'Forward again', it: 'Di nuovo avanti', fi: 'Takaisin eteenpäin' },
  'go-there': { en: 'Go back to here', it: 'Torna a questo punto', fi: 'Palaa tähän' },
  fork: { en: 'What if, from here', it: 'E se… da qui', fi: 'Entä jos, tästä' },
  'fork-about': {
    en: 'A second table that goes on from here. This one stays as it is.',
    it: 'Un secondo tavolo che prosegue da qui. Questo resta com’è.',
    fi: 'Toinen pöytä, joka jatkuu tästä. Tämä jää ennalleen.',
  },
  'fork-open': { en: 'Open the what-if table', it: 'Apri il tavolo “e se…”', fi: 'Avaa entä jos -pöytä' },
  'cover-title': { en: 'Keep it hidden?', it: 'Tenere nascosto?', fi: 'Pidetäänkö piilossa?' },
  'cover-about': {
    en: 'At that moment the players could see {who}.',
    it: 'In quel momento i giocatori vedevano {who}.',
    fi: 'Sillä hetkellä pelaajat näkivät: {who}.',
  },
  'cover-keep': { en: 'Keep hidden', it: 'Tieni nascosto', fi: 'Pidä piilossa' },
  'cover-show': { en: 'Show again', it: 'Mostra di nuovo', fi: 'Näytä taas' },
  'moment-of': { en: 'Moment in the log', it: 'Momento del registro', fi: 'Hetki lokissa' },
  undone: { en: 'taken back', it: 'annullato', fi: 'peruttu' },
  earlier: { en: 'Load earlier moments', it: 'Carica momenti precedenti', fi: 'Lataa aiempia hetkiä' },
  'no-moments': {
    en: 'Nothing has happened yet.',
    it: 'Non è ancora successo niente.',
    fi: 'Mitään ei ole vielä tapahtunut.',
  },

  creature: { en: 'Whose', it: 'Di chi', fi: 'Kenen' },
  'the-world': { en: 'The table itself', it: 'Il tavolo stesso', fi: 'Pöydän itsensä' },
  field: { en: 'Which value', it: 'Quale valore', fi: 'Mikä arvo' },
  'by-path': { en: 'by its path', it: 'con il percorso', fi: 'polun mukaan' },
  'any-path': {
    en: 'Something that is not listed',
    it: 'Qualcosa che non è nell’elenco',
    fi: 'Jotain, mitä luettelossa ei ole',
  },
  path: {
    en: 'Its path, parts joined by dots',
    it: 'Il suo percorso, con punti tra le parti',
    fi: 'Sen polku, osat pisteillä erotettuina',
  },
  value: { en: 'New value', it: 'Nuovo valore', fi: 'Uusi arvo' },
  why: {
    en: 'Why (everybody concerned reads it)',
    it: 'Perché (lo legge chi è coinvolto)',
    fi: 'Miksi (asianosaiset lukevat sen)',
  },
  set: { en: 'Set', it: 'Imposta', fi: 'Aseta' },
  'is-now': { en: 'Now: {value}', it: 'Ora: {value}', fi: 'Nyt: {value}' },

  'new-note': { en: 'New note', it: 'Nuovo appunto', fi: 'Uusi muistiinpano' },
  note: { en: 'Note', it: 'Appunto', fi: 'Muistiinpano' },
  'note-for': { en: 'Who may read it', it: 'Chi può leggerlo', fi: 'Kuka saa lukea sen' },
  'for-gm': { en: 'only me', it: 'solo io', fi: 'vain minä' },
  'for-everyone': { en: 'everybody', it: 'tutti', fi: 'kaikki' },
  delete: { en: 'Delete', it: 'Elimina', fi: 'Poista' },
  'not-saved': {
    en: 'Not saved yet; kept on this device.',
    it: 'Non ancora salvato; resta su questo dispositivo.',
    fi: 'Ei vielä tallennettu; pysyy tällä laitteella.',
  },

  'rules-search': { en: 'Find a house rule', it: 'Cerca una regola della casa', fi: 'Etsi talon sääntö' },
  usual: { en: 'usual', it: 'di norma', fi: 'tavallinen' },
  changed: { en: 'changed', it: 'cambiata', fi: 'muutettu' },
  numbers: {
    en: 'Whole numbers, with commas',
    it: 'Numeri interi, separati da virgole',
    fi: 'Kokonaislukuja pilkuin erotettuina',
  },

  zones: { en: 'Areas', it: 'Aree', fi: 'Alueet' },
  'zone-name': { en: 'Name of the area', it: 'Nome dell’area', fi: 'Alueen nimi' },
  'new-zone': { en: 'Add an area', it: 'Aggiungi un’area', fi: 'Lisää alue' },
  remove: { en: 'Remove: {what}', it: 'Togli: {what}', fi: 'Poista: {what}' },
  borders: { en: 'Borders', it: 'Passaggi', fi: 'Rajat' },
  'no-border': { en: 'no way', it: 'nessun passaggio', fi: 'ei kulkua' },
  'open-border': { en: 'open', it: 'libero', fi: 'avoin' },
  'hard-border': { en: 'difficult', it: 'difficile', fi: 'vaikea' },
  between: { en: '{one} – {other}', it: '{one} – {other}', fi: '{one} – {other}' },
  'scene-about': {
    en: 'Whoever stands in an area that goes or gets another name comes to the first one.',
    it: 'Chi si trova in un’area tolta o rinominata passa alla prima.',
    fi: 'Se, joka seisoo poistetulla tai uudelleen nimetyllä alueella, siirtyy ensimmäiselle.',
  },
  'no-map': {
    en: 'This game plays without a map.',
    it: 'Questo gioco si gioca senza mappa.',
    fi: 'Tätä peliä pelataan ilman karttaa.',
  },
  'set-scene': { en: 'Set the scene', it: 'Cambia la scena', fi: 'Vaihda näyttämö' },

  title: { en: 'Name of the table', it: 'Nome del tavolo', fi: 'Pöydän nimi' },
  seal: {
    en: 'Reveal the seed and seal a new one',
    it: 'Rivela il seme e sigillane uno nuovo',
    fi: 'Paljasta siemen ja sinetöi uusi',
  },
  'seal-about': {
    en: 'With the seed anybody can check every roll so far, hidden ones too.',
    it: 'Con il seme chiunque può verificare ogni tiro fatto finora, anche quelli nascosti.',
    fi: 'Siemenen avulla kuka tahansa voi tarkistaa kaikki tähänastiset heitot, salaisetkin.',
  },
  export: { en: 'Save the table as a file', it: 'Salva il tavolo su file', fi: 'Tallenna pöytä tiedostoksi' },
  import: { en: 'Open a table from a file', it: 'Apri un tavolo da file', fi: 'Avaa pöytä tiedostosta' },
  'import-about': {
    en: 'It becomes a table of its own; this one stays.',
    it: 'Diventa un tavolo a sé; questo resta.',
    fi: 'Siitä tulee oma pöytänsä; tämä jää.',
  },
  'open-it': { en: 'Open it', it: 'Aprilo', fi: 'Avaa se' },
  'no-file': {
    en: 'This file cannot be read.',
    it: 'Questo file non si legge.',
    fi: 'Tätä tiedostoa ei voi lukea.',
  },
  'secret-hint': {
    en: 'Secret rolls: switch on “secret” beside the action before you do it.',
    it: 'Tiri segreti: attiva “in segreto” accanto all’azione prima di farla.',
    fi: 'Salaiset heitot: kytke ”salaa” toiminnon vierestä ennen kuin teet sen.',
  },
} as const satisfies Readonly<Record<string, Words>>;
