import type { Words } from '@arbitro/kernel';

/** What `sim --cluster` and `worker` say. */
export const CLUSTER_WORDS = {
  'no-database-named': {
    en: 'Which database? Give --database postgres://…, or set DATABASE_URL.',
    it: 'Quale base di dati? Indica --database postgres://… oppure imposta DATABASE_URL.',
    fi: 'Mikä tietokanta? Anna --database postgres://… tai aseta DATABASE_URL.',
  },
  'no-postgres': {
    en: 'A cluster needs a PostgreSQL database: an address that begins with postgres://.',
    it: 'Un cluster ha bisogno di una base di dati PostgreSQL: un indirizzo che comincia con postgres://.',
    fi: 'Klusteri tarvitsee PostgreSQL-tietokannan: osoitteen, joka alkaa postgres://.',
  },
  'database-for-nothing': {
    en: '--database is only used together with --cluster.',
    it: '--database si usa solo insieme a --cluster.',
    fi: 'Valitsinta --database käytetään vain valitsimen --cluster kanssa.',
  },
  'no-database': {
    en: 'The database of the cluster cannot be reached: {why}',
    it: 'La base di dati del cluster non è raggiungibile: {why}',
    fi: 'Klusterin tietokantaan ei saada yhteyttä: {why}',
  },
  'database-silent': {
    en: 'The database does not answer ({why}). Trying again…',
    it: 'La base di dati non risponde ({why}). Si riprova…',
    fi: 'Tietokanta ei vastaa ({why}). Yritetään uudelleen…',
  },
  'database-lost': {
    en: 'The database has not answered for a minute: {why}',
    it: 'La base di dati non risponde da un minuto: {why}',
    fi: 'Tietokanta ei ole vastannut minuuttiin: {why}',
  },
  'cluster-failed': {
    en: 'Some of the fights broke off at every worker that tried them: {why}',
    it: 'Alcuni combattimenti si sono interrotti presso ogni lavoratore che li ha provati: {why}',
    fi: 'Osa taisteluista katkesi jokaisella työprosessilla, joka niitä yritti: {why}',
  },
  'no-worker': {
    en: 'Nobody has been at work for {seconds} seconds. Start `arbitro worker` on this database, here or on another machine; waiting…',
    it: 'Da {seconds} secondi non lavora nessuno. Avvia `arbitro worker` su questa base di dati, qui o su un’altra macchina; si aspetta…',
    fi: 'Kukaan ei ole tehnyt työtä {seconds} sekuntiin. Käynnistä `arbitro worker` tälle tietokannalle, tässä tai toisessa koneessa; odotetaan…',
  },
  'worker-of-other-version': {
    en: 'A worker of version {version} refuses: this is version {ours}. Its part is left to others.',
    it: 'Un lavoratore della versione {version} rifiuta: questa è la versione {ours}. La sua parte resta ad altri.',
    fi: 'Version {version} työprosessi kieltäytyy: tämä on versio {ours}. Sen osuus jää muille.',
  },
  'worker-without-system': {
    en: 'A worker has no “{system}”, or another one than yours. Start it with the same folder: arbitro worker --system FOLDER. Its part is left to others.',
    it: 'Un lavoratore non ha “{system}”, o ne ha uno diverso dal tuo. Avvialo con la stessa cartella: arbitro worker --system CARTELLA. La sua parte resta ad altri.',
    fi: 'Työprosessilla ei ole järjestelmää ”{system}”, tai se on eri kuin sinun. Käynnistä se samalla kansiolla: arbitro worker --system KANSIO. Sen osuus jää muille.',
  },
  'worker-lacks-system': {
    en: 'Refused: somebody asks for “{system}”, which is not here or not the same. Start this worker with their folder: arbitro worker --system FOLDER',
    it: 'Rifiutato: qualcuno chiede “{system}”, che qui non c’è o non è lo stesso. Avvia questo lavoratore con la sua cartella: arbitro worker --system CARTELLA',
    fi: 'Kieltäydytty: joku pyytää järjestelmää ”{system}”, jota täällä ei ole tai joka ei ole sama. Käynnistä tämä työprosessi hänen kansiollaan: arbitro worker --system KANSIO',
  },
  'worker-ready': {
    en: 'Waiting for simulations of version {version}, {workers} at a time. Ctrl-C ends it.',
    it: 'In attesa di simulazioni della versione {version}, {workers} alla volta. Ctrl-C per finire.',
    fi: 'Odotetaan version {version} simulaatioita, {workers} kerrallaan. Ctrl-C lopettaa.',
  },
  'worker-progress': {
    en: '{fights} {count, plural, one {fight} other {fights}} so far',
    it: '{fights} {count, plural, one {combattimento} other {combattimenti}} finora',
    fi: '{fights} {count, plural, one {taistelu} other {taistelua}} tähän mennessä',
  },
  'worker-done': {
    en: 'Fought {fights} {count, plural, one {fight} other {fights}} for others.',
    it: '{fights} {count, plural, one {combattimento svolto} other {combattimenti svolti}} per altri.',
    fi: '{fights} {count, plural, one {taistelu} other {taistelua}} laskettu muille.',
  },
  'worker-refuses': {
    en: 'Refused: somebody asks with version {version}, and this is version {ours}. The same seed could mean other fights.',
    it: 'Rifiutato: qualcuno chiede con la versione {version}, e questa è la {ours}. Lo stesso seme potrebbe dare altri combattimenti.',
    fi: 'Kieltäydytty: joku pyytää versiolla {version}, ja tämä on versio {ours}. Sama siemen voisi tuottaa toiset taistelut.',
  },
  'worker-broken': {
    en: 'These fights broke off, and will be tried again: {why}',
    it: 'Questi combattimenti si sono interrotti e saranno ritentati: {why}',
    fi: 'Nämä taistelut katkesivat, ja niitä yritetään uudelleen: {why}',
  },
} as const satisfies Readonly<Record<string, Words>>;
