import type { en } from './en.ts';

/** The server's texts in Italian. */
export const it: typeof en = {
  refusals: {
    'no-workers': 'Non c’è nessun lavoratore che possa simulare.',
    'worker-lacks-system': 'Un lavoratore non ha “{system}”, o ne ha uno diverso da questo server.',
    'simulations-busy': 'Qui ci sono già troppe simulazioni in corso. Riprova tra poco.',
    'long-enough': 'I lavoratori servono anche ad altri: deve bastare quanto combattuto finora.',
    'fights-broke': 'Questi combattimenti si sono interrotti.',
    'fights-too-costly': 'Questo combattimento impiega troppo a cominciare.',
    'no-fight': 'In questo scenario non comincia nessun combattimento.',
    'no-fight-after':
      'Non comincia nessun combattimento: il passo {step} dello scenario è rifiutato o attende una risposta.',
    'one-side': 'C’è una parte sola: per combattere ne servono due.',
    internal: 'Qualcosa non funziona da parte nostra. È nel registro del server come {id}.',
  },
  unreadable: {
    'not-json': 'non è JSON',
    'nothing-sent': 'non è stato inviato nulla',
    'too-deep': 'è annidato troppo in profondità',
    'cut-short': 'non è arrivata tutta',
    address: 'l’indirizzo',
    http: 'non è HTTP',
  },
  help: {
    title: 'Documentazione',
    missing:
      'Questa installazione non contiene le pagine della documentazione: sono nel sorgente del progetto, dove le creano npm start e npm run site.',
    instead: 'Ogni comando si spiega da sé, e le regole di ogni gioco sono nell’app:',
    rules: 'Le regole',
    api: 'L’API',
    start: 'Alla pagina iniziale',
  },
  home: {
    title: 'Arbitro',
    about: 'Un arbitro imparziale per giochi di ruolo da tavolo. Questo è il server del tavolo dal vivo.',
    build: 'L’app web non è ancora stata compilata. Ferma il server; così si compila l’app e si riparte:',
    docs: 'Che cosa gli si può chiedere',
    systems: 'I giochi che conosce',
    health: 'Come sta',
  },
  console: {
    here: 'Su questo computer',
    near: 'In questa rete',
    scan: 'Inquadra con un telefono della stessa rete:',
    kept: 'Salvato in',
    stops: 'Ctrl-C ferma.',
    stopping: 'Mi fermo …',
    stopped: 'Fermo.',
    'too-slow': 'Non tutto si è concluso in tempo; fermo lo stesso. Ciò che è stato confermato è salvo.',
    'port-taken': 'La porta {port} è occupata da un altro programma. Scegline un’altra: PORT=8081',
    'port-forbidden': 'Questo utente non può aprire la porta {port}. Scegline una da 1024 in su: PORT=8080',
    'no-such-host':
      'Questo computer non ha l’indirizzo {host}. Prova HOST=0.0.0.0 (tutti) o HOST=127.0.0.1 (solo questo computer).',
    'cannot-listen': 'Impossibile ascoltare su {host}, porta {port} ({why}).',
    'disk-full': 'Il disco di {folder} è pieno ({why}). Libera spazio e riavvia.',
    'file-damaged': '{file} è danneggiato ({why}). Ripristina l’ultima copia: docs/operating.md, “Back-ups”.',
    'file-newer':
      '{file} è di una versione più recente ({why}). Avvia quella versione o ripristina una copia precedente.',
    'file-in-use':
      'Un altro server tiene i tavoli in {file}: {holder}. Fermalo o scegli un’altra cartella: DATA_DIR=/percorso/cartella',
    'file-locked': 'Un altro programma scrive su {file} e non lo rilascia ({why}). Chiudilo e riavvia.',
    'folder-unfit':
      'Impossibile salvare in {folder} ({why}). Scegli una cartella in cui puoi scrivere: DATA_DIR=/percorso/cartella',
    'database-unfit': 'Il database (DATABASE_URL) non risponde ({why}).',
    'bad-value': '{name} non può essere “{value}”. Possibile: {allowed}.',
    'bad-word': '“{word}” qui non significa nulla. --help mostra che cosa c’è.',
    help: 'Il server del tavolo dal vivo. Si regola con variabili d’ambiente:',
  },
  variables: {
    HOST: 'dove ascoltare: 0.0.0.0 tutti gli indirizzi, così i telefoni possono unirsi; 127.0.0.1 solo questo computer',
    PORT: 'la porta',
    DATA_DIR: 'la cartella del database incluso (arbitro.sqlite)',
    DATABASE_URL: 'salva i tavoli in PostgreSQL',
    TRUST_PROXY: 'dietro un proxy inverso: quanti sono, oppure i loro indirizzi (10.0.0.0/8,loopback)',
    LOG_LEVEL: 'silent, fatal, error, warn, info (una riga per richiesta), debug, trace',
    METRICS: 'chi può leggere /metrics: local (i programmi di questo computer), open (tutti)',
    METRICS_TOKEN:
      'un segreto di almeno 16 caratteri: anche chi lo mostra (Authorization: Bearer …) può leggere /metrics',
    LANG: 'la lingua di questa console: inglese, italiano o finlandese',
  },
};
