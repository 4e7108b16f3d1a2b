import type { Words } from '@arbitro/kernel';

/** What `doctor` says. */
export const DOCTOR_WORDS = {
  'not-a-port': {
    en: '“{port}” is no port: give a whole number from 1 to {most}, for example 8080.',
    it: '“{port}” non è una porta: dai un numero intero da 1 a {most}, per esempio 8080.',
    fi: '”{port}” ei ole portti: anna kokonaisluku väliltä 1–{most}, esimerkiksi 8080.',
  },
  'doctor-node': {
    en: 'Node {version} ({path})',
    it: 'Node {version} ({path})',
    fi: 'Node {version} ({path})',
  },
  'doctor-node-old': {
    en: 'Node {version} is too old: at least {wanted} is needed ({path}).',
    it: 'Node {version} è troppo vecchio: serve almeno {wanted} ({path}).',
    fi: 'Node {version} on liian vanha: tarvitaan vähintään {wanted} ({path}).',
  },
  'doctor-node-todo': {
    en: 'Install a newer Node from nodejs.org, then try again.',
    it: 'Installa un Node più recente da nodejs.org, poi riprova.',
    fi: 'Asenna uudempi Node osoitteesta nodejs.org ja yritä uudelleen.',
  },
  'doctor-program': {
    en: 'arbitro {version} on {platform}',
    it: 'arbitro {version} su {platform}',
    fi: 'arbitro {version}, alusta {platform}',
  },
  'doctor-packages': {
    en: 'All {count} packages are there.',
    it: 'Tutti i {count} pacchetti ci sono.',
    fi: 'Kaikki {count} pakettia ovat paikallaan.',
  },
  'doctor-packages-missing': {
    en: 'Packages are missing: {missing}',
    it: 'Mancano dei pacchetti: {missing}',
    fi: 'Paketteja puuttuu: {missing}',
  },
  'doctor-packages-todo': {
    en: 'Install again: npm ci in the folder of the project, or npm install --global arbitro.',
    it: 'Installa di nuovo: npm ci nella cartella del progetto, oppure npm install --global arbitro.',
    fi: 'Asenna uudelleen: npm ci projektin kansiossa tai npm install --global arbitro.',
  },
  'doctor-engine': {
    en: 'The engine counts and throws as everywhere: {dice} is {mean} on average, the seed {seed} throws {thrown}.',
    it: 'Il motore conta e tira come ovunque: {dice} fa {mean} in media, il seme {seed} tira {thrown}.',
    fi: 'Kone laskee ja heittää kuten kaikkialla: {dice} on keskimäärin {mean}, siemen {seed} heittää {thrown}.',
  },
  'doctor-engine-broken': {
    en: 'The engine does not count as everywhere: {dice} is {mean} on average, the seed {seed} throws {thrown}.',
    it: 'Il motore non conta come ovunque: {dice} fa {mean} in media, il seme {seed} tira {thrown}.',
    fi: 'Kone ei laske kuten kaikkialla: {dice} on keskimäärin {mean}, siemen {seed} heittää {thrown}.',
  },
  'doctor-systems': {
    en: 'Every system loads: {ids}.',
    it: 'Tutti i sistemi si caricano: {ids}.',
    fi: 'Kaikki järjestelmät latautuvat: {ids}.',
  },
  'doctor-systems-broken': {
    en: 'Some systems do not load: {broken}',
    it: 'Alcuni sistemi non si caricano: {broken}',
    fi: 'Osa järjestelmistä ei lataudu: {broken}',
  },
  'doctor-web': {
    en: 'The web app is built.',
    it: 'L’app web è costruita.',
    fi: 'Verkkosovellus on koottu.',
  },
  'doctor-web-missing': {
    en: 'The web app is not built: there is no table in the browser yet.',
    it: 'L’app web non è costruita: nel browser non c’è ancora un tavolo.',
    fi: 'Verkkosovellusta ei ole koottu: selaimessa ei ole vielä pöytää.',
  },
  'doctor-web-todo': {
    en: 'Type npm start in the folder of the project: it builds the web app first.',
    it: 'Scrivi npm start nella cartella del progetto: prima costruisce l’app web.',
    fi: 'Kirjoita npm start projektin kansiossa: se kokoaa verkkosovelluksen ensin.',
  },
  'doctor-sqlite': {
    en: 'SQLite works: a database was made, written and read.',
    it: 'SQLite funziona: una base di dati è stata creata, scritta e letta.',
    fi: 'SQLite toimii: tietokanta luotiin, siihen kirjoitettiin ja sitä luettiin.',
  },
  'doctor-sqlite-broken': {
    en: 'SQLite does not work: {why}',
    it: 'SQLite non funziona: {why}',
    fi: 'SQLite ei toimi: {why}',
  },
  'doctor-sqlite-todo': {
    en: 'See that there is room in the folder for temporary files (TMPDIR) and that you may write there.',
    it: 'Controlla che nella cartella dei file temporanei (TMPDIR) ci sia posto e che tu possa scriverci.',
    fi: 'Katso, että väliaikaistiedostojen kansiossa (TMPDIR) on tilaa ja sinne saa kirjoittaa.',
  },
  'doctor-folder': {
    en: 'The tables in {folder} can be written.',
    it: 'I tavoli in {folder} si possono scrivere.',
    fi: 'Kansion {folder} pöytiin voi kirjoittaa.',
  },
  'doctor-folder-new': {
    en: 'The tables will be kept in {folder}, which will be made.',
    it: 'I tavoli si terranno in {folder}, che sarà creata.',
    fi: 'Pöydät pidetään kansiossa {folder}, joka luodaan.',
  },
  'doctor-folder-broken': {
    en: 'Tables cannot be kept in {folder}: it cannot be written to.',
    it: 'Non si possono tenere tavoli in {folder}: non ci si può scrivere.',
    fi: 'Pöytiä ei voi pitää kansiossa {folder}: sinne ei voi kirjoittaa.',
  },
  'doctor-folder-todo': {
    en: 'Choose a folder of your own with DATA_DIR, or go to one and try again.',
    it: 'Scegli una cartella tua con DATA_DIR, o spostati in una e riprova.',
    fi: 'Valitse oma kansio muuttujalla DATA_DIR tai siirry sellaiseen ja yritä uudelleen.',
  },
  'doctor-port': {
    en: 'Port {port} is free.',
    it: 'La porta {port} è libera.',
    fi: 'Portti {port} on vapaa.',
  },
  'doctor-port-taken': {
    en: 'Port {port} cannot be used ({why}): another program may be listening there, perhaps arbitro itself.',
    it: 'La porta {port} non si può usare ({why}): forse vi ascolta un altro programma, magari arbitro stesso.',
    fi: 'Porttia {port} ei voi käyttää ({why}): siellä kuuntelee ehkä toinen ohjelma, kenties arbitro itse.',
  },
  'doctor-port-todo': {
    en: 'Choose another one, for example PORT={other}.',
    it: 'Scegline un’altra, per esempio PORT={other}.',
    fi: 'Valitse toinen, esimerkiksi PORT={other}.',
  },
  'doctor-database': {
    en: 'PostgreSQL {version} answers.',
    it: 'PostgreSQL {version} risponde.',
    fi: 'PostgreSQL {version} vastaa.',
  },
  'doctor-database-none': {
    en: 'No PostgreSQL asked for: the tables are kept in a file.',
    it: 'Nessun PostgreSQL richiesto: i tavoli si tengono in un file.',
    fi: 'PostgreSQL-tietokantaa ei pyydetty: pöydät pidetään tiedostossa.',
  },
  'doctor-database-broken': {
    en: 'The PostgreSQL database does not answer: {why}',
    it: 'La base di dati PostgreSQL non risponde: {why}',
    fi: 'PostgreSQL-tietokanta ei vastaa: {why}',
  },
  'doctor-database-todo': {
    en: 'See that it runs, and that the address is right: postgres://user:password@host:5432/name.',
    it: 'Controlla che sia acceso e che l’indirizzo sia giusto: postgres://utente:password@host:5432/nome.',
    fi: 'Katso, että se on käynnissä ja osoite on oikein: postgres://käyttäjä:salasana@kone:5432/nimi.',
  },
  'doctor-terminal': {
    en: 'Terminal: {width} columns, {colours}, {locale}.',
    it: 'Terminale: {width} colonne, {colours}, {locale}.',
    fi: 'Pääte: {width} saraketta, {colours}, {locale}.',
  },
  'doctor-terminal-letters': {
    en: 'Terminal: {width} columns, {colours}; its letters may not be UTF-8 (LANG “{locale}”).',
    it: 'Terminale: {width} colonne, {colours}; le lettere potrebbero non essere UTF-8 (LANG “{locale}”).',
    fi: 'Pääte: {width} saraketta, {colours}; merkistö ei ehkä ole UTF-8 (LANG ”{locale}”).',
  },
  'doctor-terminal-todo': {
    en: 'If bars and letters look odd, set LANG to a UTF-8 locale, for example en_GB.UTF-8.',
    it: 'Se barre e lettere si vedono male, imposta LANG su una localizzazione UTF-8, per esempio it_IT.UTF-8.',
    fi: 'Jos palkit ja kirjaimet näyttävät oudoilta, aseta LANG UTF-8-kieliasetukseksi, esimerkiksi fi_FI.UTF-8.',
  },
  'doctor-colours': { en: 'colours', it: 'a colori', fi: 'värit' },
  'doctor-no-colours': { en: 'no colours', it: 'senza colori', fi: 'ei värejä' },
  'doctor-fine': {
    en: 'All is well. Have a good game!',
    it: 'Va tutto bene. Buon gioco!',
    fi: 'Kaikki on kunnossa. Hauskoja pelihetkiä!',
  },
  'doctor-odd': {
    en: 'All that is needed works; {odd} {odd, plural, one {thing} other {things}} to know of.',
    it: 'Ciò che serve funziona; {odd} {odd, plural, one {cosa} other {cose}} da sapere.',
    fi: 'Kaikki tarpeellinen toimii; {odd} {odd, plural, one {seikka} other {seikkaa}} on hyvä tietää.',
  },
  'doctor-broken': {
    en: '{broken} {broken, plural, one {thing that is needed is} other {things that are needed are}} broken.',
    it: '{broken} {broken, plural, one {cosa necessaria è rotta} other {cose necessarie sono rotte}}.',
    fi: '{broken} {broken, plural, one {tarpeellinen asia} other {tarpeellista asiaa}} on rikki.',
  },
} as const satisfies Readonly<Record<string, Words>>;
