import type { RefusalBook, Words } from '@arbitro/kernel';

/** What only the server itself can say no for. */
export const HTTP_REFUSALS = {
  'no-workers': {
    status: 503,
    says: {
      en: 'No worker is there to simulate.',
      it: 'Non c’è nessun lavoratore che possa simulare.',
      fi: 'Yksikään työprosessi ei ole laskemassa simulaatioita.',
    },
  },
  'worker-lacks-system': {
    status: 503,
    says: {
      en: 'A worker has no “{system}”, or another one than this server.',
      it: 'Un lavoratore non ha “{system}”, o ne ha uno diverso da questo server.',
      fi: 'Työprosessilla ei ole järjestelmää ”{system}”, tai se on eri kuin tällä palvelimella.',
    },
  },
  'simulations-busy': {
    status: 503,
    says: {
      en: 'Too many simulations are under way here. Try again in a moment.',
      it: 'Qui ci sono già troppe simulazioni in corso. Riprova tra poco.',
      fi: 'Täällä on jo liian monta simulaatiota käynnissä. Yritä hetken päästä uudelleen.',
    },
  },
  'long-enough': {
    status: 422,
    says: {
      en: 'The workers are for others too: what was fought until now has to be enough.',
      it: 'I lavoratori servono anche ad altri: deve bastare quanto combattuto finora.',
      fi: 'Työprosesseja tarvitsevat muutkin: tähän asti taistellun on riitettävä.',
    },
  },
  'fights-broke': {
    status: 500,
    says: {
      en: 'These fights broke off.',
      it: 'Questi combattimenti si sono interrotti.',
      fi: 'Nämä taistelut katkesivat.',
    },
  },
  'fights-too-costly': {
    status: 422,
    says: {
      en: 'It takes too long until this fight begins.',
      it: 'Questo combattimento impiega troppo a cominciare.',
      fi: 'Tämän taistelun alkuun pääseminen kestää liian kauan.',
    },
  },
  'no-fight': {
    status: 422,
    says: {
      en: 'No fight begins in this scenario.',
      it: 'In questo scenario non comincia nessun combattimento.',
      fi: 'Tässä skenaariossa ei ala taistelua.',
    },
  },
  'no-fight-after': {
    status: 422,
    says: {
      en: 'No fight begins: step {step} of the scenario is refused, or waits for an answer.',
      it: 'Non comincia nessun combattimento: il passo {step} dello scenario è rifiutato o attende una risposta.',
      fi: 'Taistelua ei ala: skenaarion vaihe {step} torjutaan tai se odottaa vastausta.',
    },
  },
  'one-side': {
    status: 422,
    says: {
      en: 'There is only one side: a fight needs two.',
      it: 'C’è una parte sola: per combattere ne servono due.',
      fi: 'Vain yksi puoli: taisteluun tarvitaan kaksi.',
    },
  },
  internal: {
    status: 500,
    says: {
      en: 'Something is broken on our side. It is in the server’s log as {id}.',
      it: 'Qualcosa non funziona da parte nostra. È nel registro del server come {id}.',
      fi: 'Palvelimessa on vika. Se on palvelimen lokissa tunnuksella {id}.',
    },
  },
} as const satisfies RefusalBook;

/** What cannot be read, for `malformed`. */
export const UNREADABLE = {
  'not-json': { en: 'this is not JSON', it: 'non è JSON', fi: 'se ei ole JSONia' },
  'nothing-sent': { en: 'nothing was sent', it: 'non è stato inviato nulla', fi: 'mitään ei lähetetty' },
  'too-deep': {
    en: 'it is nested too deeply',
    it: 'è annidato troppo in profondità',
    fi: 'siinä on liian monta sisäkkäistä tasoa',
  },
  'cut-short': {
    en: 'not all of it arrived',
    it: 'non è arrivata tutta',
    fi: 'se ei tullut perille kokonaan',
  },
  address: { en: 'the address', it: 'l’indirizzo', fi: 'osoite' },
  http: { en: 'this is not HTTP', it: 'non è HTTP', fi: 'se ei ole HTTP:tä' },
} as const satisfies Readonly<Record<string, Words>>;
export type Unreadable = keyof typeof UNREADABLE;

/** What the page at the root says. */
export const HOME = {
  title: { en: 'Arbitro', it: 'Arbitro', fi: 'Arbitro' },
  about: {
    en: 'An impartial referee for tabletop role-playing games. This is the server of its live table.',
    it: 'Un arbitro imparziale per giochi di ruolo da tavolo. Questo è il server del tavolo dal vivo.',
    fi: 'Puolueeton tuomari pöytäroolipeleihin. Tämä on pelipöydän palvelin.',
  },
  build: {
    en: 'The web app has not been built yet. Stop the server; this builds the app and starts again:',
    it: 'L’app web non è ancora stata compilata. Ferma il server; così si compila l’app e si riparte:',
    fi: 'Verkkosovellusta ei ole vielä koottu. Pysäytä palvelin; näin sovellus kootaan ja palvelin käynnistyy:',
  },
  docs: {
    en: 'What can be asked of it',
    it: 'Che cosa gli si può chiedere',
    fi: 'Mitä siltä voi pyytää',
  },
  systems: {
    en: 'The games it knows',
    it: 'I giochi che conosce',
    fi: 'Pelit, jotka se tuntee',
  },
  health: { en: 'How it is doing', it: 'Come sta', fi: 'Miten se voi' },
} as const satisfies Readonly<Record<string, Words>>;

/** Everything that is said on the console. */
export const CONSOLE = {
  here: { en: 'On this computer', it: 'Su questo computer', fi: 'Tällä koneella' },
  near: { en: 'In this network', it: 'In questa rete', fi: 'Tässä verkossa' },
  scan: {
    en: 'Point a phone in the same network here:',
    it: 'Inquadra con un telefono della stessa rete:',
    fi: 'Osoita tähän samassa verkossa olevalla puhelimella:',
  },
  kept: { en: 'Kept in', it: 'Salvato in', fi: 'Tallessa' },
  stops: { en: 'Ctrl-C stops.', it: 'Ctrl-C ferma.', fi: 'Ctrl-C pysäyttää.' },
  stopping: { en: 'Stopping …', it: 'Mi fermo …', fi: 'Pysähtyy …' },
  stopped: { en: 'Stopped.', it: 'Fermo.', fi: 'Pysähtynyt.' },
  'too-slow': {
    en: 'Not everything came to an end in time; stopped all the same. What was acknowledged is kept.',
    it: 'Non tutto si è concluso in tempo; fermo lo stesso. Ciò che è stato confermato è salvo.',
    fi: 'Kaikki ei päättynyt ajoissa; pysähtyi silti. Kuitattu on tallessa.',
  },
  'port-taken': {
    en: 'Port {port} is taken: another program listens there. Choose another one: PORT=8081',
    it: 'La porta {port} è occupata da un altro programma. Scegline un’altra: PORT=8081',
    fi: 'Portti {port} on varattu: toinen ohjelma kuuntelee sitä. Valitse toinen: PORT=8081',
  },
  'port-forbidden': {
    en: 'Port {port} may not be opened by this user. Choose one from 1024 up: PORT=8080',
    it: 'Questo utente non può aprire la porta {port}. Scegline una da 1024 in su: PORT=8080',
    fi: 'Tämä käyttäjä ei saa avata porttia {port}. Valitse vähintään 1024: PORT=8080',
  },
  'no-such-host': {
    en: 'This computer has no address {host}. Try HOST=0.0.0.0 (every address) or HOST=127.0.0.1 (this computer alone).',
    it: 'Questo computer non ha l’indirizzo {host}. Prova HOST=0.0.0.0 (tutti) o HOST=127.0.0.1 (solo questo computer).',
    fi: 'Tällä koneella ei ole osoitetta {host}. Kokeile HOST=0.0.0.0 (kaikki) tai HOST=127.0.0.1 (vain tämä kone).',
  },
  'cannot-listen': {
    en: 'Cannot listen on {host}, port {port} ({why}).',
    it: 'Impossibile ascoltare su {host}, porta {port} ({why}).',
    fi: 'Osoitetta {host}, porttia {port} ei voi kuunnella ({why}).',
  },
  'disk-full': {
    en: 'The disk of {folder} is full ({why}). Free some space on it and start again.',
    it: 'Il disco di {folder} è pieno ({why}). Libera spazio e riavvia.',
    fi: 'Kansion {folder} levy on täynnä ({why}). Vapauta tilaa ja käynnistä uudelleen.',
  },
  'file-damaged': {
    en: '{file} is damaged ({why}). Restore the last copy: docs/operating.md, “Back-ups”.',
    it: '{file} è danneggiato ({why}). Ripristina l’ultima copia: docs/operating.md, “Back-ups”.',
    fi: '{file} on vioittunut ({why}). Palauta viimeisin kopio: docs/operating.md, ”Back-ups”.',
  },
  'file-newer': {
    en: '{file} was kept by a newer version ({why}). Start that version, or restore a copy from before it.',
    it: '{file} è di una versione più recente ({why}). Avvia quella versione o ripristina una copia precedente.',
    fi: '{file} on uudemman version tallentama ({why}). Käynnistä se versio tai palauta aiempi kopio.',
  },
  'file-in-use': {
    en: 'Another server keeps its tables in {file}: {holder}. Stop it, or choose another folder: DATA_DIR=/path/to/folder',
    it: 'Un altro server tiene i tavoli in {file}: {holder}. Fermalo o scegli un’altra cartella: DATA_DIR=/percorso/cartella',
    fi: 'Toinen palvelin pitää pöytiään tiedostossa {file}: {holder}. Pysäytä se tai valitse toinen kansio: DATA_DIR=/polku/kansioon',
  },
  'file-locked': {
    en: 'Another program writes to {file} and does not let go of it ({why}). End it and start again.',
    it: 'Un altro programma scrive su {file} e non lo rilascia ({why}). Chiudilo e riavvia.',
    fi: 'Toinen ohjelma kirjoittaa tiedostoon {file} eikä vapauta sitä ({why}). Lopeta se ja käynnistä uudelleen.',
  },
  'folder-unfit': {
    en: 'Nothing can be kept in {folder} ({why}). Choose a folder you may write to: DATA_DIR=/path/to/folder',
    it: 'Impossibile salvare in {folder} ({why}). Scegli una cartella in cui puoi scrivere: DATA_DIR=/percorso/cartella',
    fi: 'Kansioon {folder} ei voi tallentaa ({why}). Valitse kansio, johon saat kirjoittaa: DATA_DIR=/polku/kansioon',
  },
  'database-unfit': {
    en: 'The database (DATABASE_URL) does not answer ({why}).',
    it: 'Il database (DATABASE_URL) non risponde ({why}).',
    fi: 'Tietokanta (DATABASE_URL) ei vastaa ({why}).',
  },
  'bad-value': {
    en: '{name} cannot be “{value}”. Possible: {allowed}.',
    it: '{name} non può essere “{value}”. Possibile: {allowed}.',
    fi: '{name} ei voi olla ”{value}”. Mahdollista: {allowed}.',
  },
  'bad-word': {
    en: '“{word}” means nothing here. --help shows what there is.',
    it: '“{word}” qui non significa nulla. --help mostra che cosa c’è.',
    fi: '”{word}” ei tarkoita tässä mitään. --help näyttää vaihtoehdot.',
  },
  help: {
    en: 'The server of the live table. It is set up by environment variables:',
    it: 'Il server del tavolo dal vivo. Si regola con variabili d’ambiente:',
    fi: 'Pelipöydän palvelin. Sitä säädetään ympäristömuuttujilla:',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type ConsoleWord = keyof typeof CONSOLE;
