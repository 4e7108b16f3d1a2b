import type { en } from './en.ts';

/** What the program says by itself in Italian. */
export const it: typeof en = {
  messages: {
    'unknown-command': 'Il comando “{command}” non esiste. Comandi: {allowed}.',
    'unknown-command-near': 'Il comando “{command}” non esiste. Intendevi “{near}”? Comandi: {allowed}.',
    'cannot-open':
      'Non si può aprire: {why}. Controlla che il file si possa scrivere, o che la base di dati sia accesa e il suo indirizzo giusto.',
    'migrate-progress': 'tavolo {done} di {of}',
    migrated:
      '{copied} {copied, plural, one {tavolo copiato} other {tavoli copiati}} con {entries} {entries, plural, one {voce} other {voci}}; {there} {there, plural, one {c’era} other {c’erano}} già.',
    'migrate-other': 'Il tavolo {table} ha là un altro registro: è rimasto com’è.',
    'unknown-option': 'L’opzione {option} non esiste. Opzioni: {allowed}',
    'unknown-option-near': 'L’opzione {option} non esiste. Intendevi {near}? Opzioni: {allowed}',
    'option-needs-value': 'L’opzione {option} vuole un valore dopo di sé.',
    'option-no-value': 'L’opzione {option} non prende valori.',
    'not-a-count': '{option} vuole un numero intero da 1 in su, non “{value}”.',
    'count-too-big': '{option} arriva al massimo a {most}; {value} è troppo.',
    'not-points': '{option} vuole punti percentuali da {least} a {most}, non “{value}”.',
    'not-together': '{one} e {other} non vanno insieme.',
    'option-idle': '{option} non ha significato per {what}.',
    'with-dice': 'i dadi',
    'with-check': 'le prove di un sistema',
    'with-file': 'un file',
    'unknown-language': 'La lingua “{language}” non c’è. Lingue: {allowed}.',
    'too-few-words': 'Dopo “{command}” manca {what}.',
    'too-many-words': '“{word}” è una parola di troppo.',
    'for-example': 'Per esempio: {example}',
    'see-help': 'Per saperne di più: {command} --help',
    'file-near': 'Intendevi {near}?',
    'file-none':
      'Per averne uno con cui cominciare: {command}. Quelli già pronti si chiamano per nome: {ready}.',
    'file-ready': 'Ce n’è uno già pronto, che si chiama per nome: {ready}.',
    'dice-hint':
      'I dadi si scrivono così: 1d20+5, 2d6, d%, 4d6kh3 o “highest 3 of 4d6”, 8d6! (ancora con un 6), “1d20+5 vs 15” (una prova).',
    'counts-dice':
      '{dice} conta i dadi che mostrano {op, select, least {{value} o più} above {più di {value}} most {{value} o meno} below {meno di {value}} exactly {{value}} other {tutto tranne {value}}}. Per una prova sulla somma scrivi “{sum}”.',
    'check-passed': 'riuscita',
    'check-failed': 'fallita',
    'preset-unused': '{params} non ha effetto: fra più difese si gioca la migliore.',
    'no-such-file': 'Il file {path} non esiste.',
    'is-a-folder': '{path} è una cartella: indica un file al suo interno.',
    'bring-along': 'Un sistema tuo si porta con {option}.',
    'may-not-read':
      'Non hai il permesso di leggere {path} ({code}). Concedilo, o copialo in una cartella tua.',
    'no-tables-there':
      'Non ci sono tavoli da copiare: {path} non esiste o è vuoto. Indica la cartella del server (di solito ./data), il suo file, o un indirizzo postgres://.',
    'same-tables': '{path} è dove i tavoli sono già. Indica un altro posto in cui copiarli.',
    'not-utf8': '{path} non è in UTF-8. Salvalo come testo UTF-8.',
    'cannot-write': 'Non si riesce a scrivere il risultato.',
    unreadable: 'Il file {path} non si può leggere ({code}). Controlla che sia un file normale.',
    'not-yaml': '{path}:{line}:{col}: questo non è YAML: {what}',
    'yaml-duplicate': 'la stessa chiave compare due volte',
    'yaml-unclosed': 'una parentesi o delle virgolette non sono chiuse',
    'yaml-indent': 'questa riga non è rientrata come dovrebbe, o sopra manca una parentesi chiusa',
    'yaml-tab': 'le righe vanno rientrate con spazi, non con tabulazioni',
    'yaml-colons':
      'una chiave di troppo in questa riga, o la riga seguente è troppo rientrata; un testo con “: ” va tra virgolette',
    'yaml-no-colon': 'dopo una chiave vengono i due punti e uno spazio: “chiave: valore”',
    'yaml-quotes': 'un testo che comincia così va tra virgolette',
    'yaml-other': 'qui c’è qualcosa che non va; un testo con caratteri speciali va tra virgolette',
    'yaml-anchor': 'l’ancora “{anchor}” non è nota',
    'yaml-aliases': 'si ripete troppe volte (alias)',
    faults: '{path} ha {count} {count, plural, one {errore} other {errori}}:',
    'bad-notation': 'Questi dadi non si leggono:',
    'no-exact-odds': 'Le probabilità esatte di questi dadi non si possono calcolare:',
    'not-dice-nor-file': '“{what}” non è né dadi, né un sistema, né un file. Sistemi: {systems}.',
    'not-dice-nor-file-near':
      '“{what}” non è né dadi, né un sistema, né un file. Intendevi “{near}”? Sistemi: {systems}.',
    'unknown-system': 'Il sistema “{system}” non esiste. Sistemi: {allowed}.',
    'unknown-system-near': 'Il sistema “{system}” non esiste. Intendevi “{near}”? Sistemi: {allowed}.',
    'unknown-policy': 'La tattica “{policy}” non esiste. Tattiche: {allowed}.',
    'unknown-rule':
      'Nessuna regola di {system} riguarda “{search}”. `arbitro rules {system}` le elenca tutte.',
    'unknown-rule-near': 'Nessuna regola di {system} riguarda “{search}”. Intendevi “{near}”?',
    'no-such-step': '{path} non ha un passo {step}: ne ha {count}.',
    'no-odds-step': 'Il passo {step} non fa nulla di cui si calcolino probabilità.',
    'check-missing': 'La prova “{check}” vuole {param}: {allowed}.',
    'check-value': '“{value}” non va bene per {param}. Ammesso: {allowed}.',
    'unknown-check': 'La prova “{check}” non esiste. Intendevi “{near}”? Prove: {allowed}.',
    'no-checks': 'Il sistema {system} non ha prove.',
    'check-option': 'La prova “{check}” non prende --{option}. Prende: {allowed}.',
    'check-needs-option': '--{param} conta solo con un’altra regola: aggiungi {setting}.',
    'check-refused': 'Le regole non lo permettono: {says}',
    checks: 'Prove',
    'whole-number': 'un numero intero',
    'answer-unfit': '{place}: {says}',
    'at-least': 'almeno',
    mean: 'media',
    deviation: 'deviazione standard',
    unresolved: 'non seguito fino in fondo: {share}',
    'seed-used': 'seme: {seed}',
    odds: 'Probabilità',
    'always-nothing': 'Non ne viene nulla che si possa contare.',
    refused: 'Rifiutato: {says}',
    waits: 'Aspetta: {asked}',
    undone: 'Indietro di {steps} {steps, plural, one {passo} other {passi}}.',
    'fight-by-policy': 'Il combattimento va avanti da solo ({policy}).',
    'fight-won': 'Il combattimento finisce al round {round}. Vincitori: {winner}.',
    'fight-undecided': 'Il combattimento finisce al round {round}: nessuno vince.',
    'at-the-end': 'Alla fine',
    'as-expected': '{count} {count, plural, one {passo} other {passi}}, tutto come previsto.',
    'not-as-expected':
      '{failed} {failed, plural, one {passo} other {passi}} su {count} non {failed, plural, one {è andato} other {sono andati}} come previsto.',
    'not-as-expected-skipped':
      '{failed} {failed, plural, one {passo} other {passi}} su {count} non {failed, plural, one {è andato} other {sono andati}} come previsto, {skipped} non {skipped, plural, one {giocato} other {giocati}}.',
    'failures-follow':
      'altre {count} {count, plural, one {attesa} other {attese}} di questo passo non {count, plural, one {si è avverata} other {si sono avverate}}, molto probabilmente per questo (--json le elenca)',
    'steps-skipped':
      '{count} {count, plural, one {passo dopo questo non è stato giocato, perché si basa} other {passi dopo questo non sono stati giocati, perché si basano}} su di esso',
    'steps-left':
      '{count} {count, plural, one {passo dopo questo non è stato giocato} other {passi dopo questo non sono stati giocati}}.',
    fine: 'va bene ({what})',
    'a-scenario': 'uno scenario di {system}, {steps} {steps, plural, one {passo} other {passi}}',
    'a-sheet': 'una scheda di {system}',
    'rules-found': '{count} {count, plural, one {regola} other {regole}} di {system}',
    'unknown-shell': 'Per “{shell}” non c’è completamento. Shell: {allowed}.',
    'unknown-shape': 'Nessun sistema legge file nel formato “{shape}”. Ammessi: {allowed}.',
    'import-parts':
      '{all} {all, plural, one {parte} other {parti}}: {played} giocate, {partly} giocate in parte e tenute come nota, {noted} tenute come nota, {unread} non lette.',
    'import-format': '{path}: {format}, per {system}',
    'import-skipped': '{path}: nessun formato conosciuto',
    'import-unknown': '{path}: {reason} Formati conosciuti: {known}.',
    'import-broken-json': 'Comincia come JSON e non lo è.',
    'import-other-json': 'È JSON senza i campi di un formato conosciuto.',
    'import-no-block': 'Nessuna riga comincia un blocco statistiche (taglia e tipo, oppure CA e DV).',
    'import-mixed':
      'Queste creature sono di più sistemi ({systems}). Importa a parte i file di ciascun sistema.',
    imported: '{count} su {all} si possono giocare.',
    'import-next': 'Con --json e “> FILE” si ottengono come scenario.',
    'nobody-to-import': '{path} è vuoto: non contiene creature.',
    'import-left-out': 'tralasciato',
    'import-contradiction': 'non concorda',
    'import-fault': 'errato',
    newcomer: 'Nuovo personaggio',
    'bad-name': 'Nessuno può chiamarsi così. {what}',
    'bad-options': 'Queste opzioni non si possono usare: {options}',
    'demo-next': 'Che cosa provare ora:',
    'demo-again': 'lo stesso combattimento con le regole dietro ogni riga',
    'demo-seeds': 'come finisce su 10 000 combattimenti',
    'demo-hand': 'giocalo tu, con dadi veri',
    'demo-own': 'come file tuo, da cambiare',
    'demo-saved': 'Il combattimento pronto è in {path}. Cambialo come vuoi, poi: {command}',
    'demo-odds': 'le probabilità esatte di un tiro',
    'demo-rules': 'le regole',
  },
  cluster: {
    'no-database-named': 'Quale base di dati? Indica --database postgres://… oppure imposta DATABASE_URL.',
    'no-postgres':
      'Un cluster ha bisogno di una base di dati PostgreSQL: un indirizzo che comincia con postgres://.',
    'database-for-nothing': '--database si usa solo insieme a --cluster.',
    'no-database': 'La base di dati del cluster non è raggiungibile: {why}',
    'database-silent': 'La base di dati non risponde ({why}). Si riprova…',
    'database-lost': 'La base di dati non risponde da un minuto: {why}',
    'cluster-failed':
      'Alcuni combattimenti si sono interrotti presso ogni lavoratore che li ha provati: {why}',
    'no-worker':
      'Da {seconds} secondi non lavora nessuno. Avvia `arbitro worker` su questa base di dati, qui o su un’altra macchina; si aspetta…',
    'worker-of-other-version':
      'Un lavoratore della versione {version} rifiuta: questa è la versione {ours}. La sua parte resta ad altri.',
    'worker-without-system':
      'Un lavoratore non ha “{system}”, o ne ha uno diverso dal tuo. Avvialo con la stessa cartella: arbitro worker --system CARTELLA. La sua parte resta ad altri.',
    'worker-lacks-system':
      'Rifiutato: qualcuno chiede “{system}”, che qui non c’è o non è lo stesso. Avvia questo lavoratore con la sua cartella: arbitro worker --system CARTELLA',
    'worker-ready':
      'In attesa di simulazioni della versione {version}, {workers} alla volta. Ctrl-C per finire.',
    'worker-progress': '{fights} {count, plural, one {combattimento} other {combattimenti}} finora',
    'worker-done':
      '{fights} {count, plural, one {combattimento svolto} other {combattimenti svolti}} per altri.',
    'worker-refuses':
      'Rifiutato: qualcuno chiede con la versione {version}, e questa è la {ours}. Lo stesso seme potrebbe dare altri combattimenti.',
    'worker-broken': 'Questi combattimenti si sono interrotti e saranno ritentati: {why}',
  },
  doctor: {
    'not-a-port': '“{port}” non è una porta: dai un numero intero da 1 a {most}, per esempio 8080.',
    'doctor-node': 'Node {version} ({path})',
    'doctor-node-old': 'Node {version} è troppo vecchio: serve almeno {wanted} ({path}).',
    'doctor-node-todo': 'Installa un Node più recente da nodejs.org, poi riprova.',
    'doctor-program': 'arbitro {version} su {platform}',
    'doctor-packages': 'Tutti i {count} pacchetti ci sono.',
    'doctor-packages-missing': 'Mancano dei pacchetti: {missing}',
    'doctor-packages-todo':
      'Installa di nuovo: npm ci nella cartella del progetto, oppure npm install --global arbitro.',
    'doctor-engine':
      'Il motore conta e tira come ovunque: {dice} fa {mean} in media, il seme {seed} tira {thrown}.',
    'doctor-engine-broken':
      'Il motore non conta come ovunque: {dice} fa {mean} in media, il seme {seed} tira {thrown}.',
    'doctor-systems': 'Tutti i sistemi si caricano: {ids}.',
    'doctor-systems-broken': 'Alcuni sistemi non si caricano: {broken}',
    'doctor-web': 'L’app web è costruita.',
    'doctor-web-missing': 'L’app web non è costruita: nel browser non c’è ancora un tavolo.',
    'doctor-web-todo': 'Scrivi npm start nella cartella del progetto: prima costruisce l’app web.',
    'doctor-sqlite': 'SQLite funziona: una base di dati è stata creata, scritta e letta.',
    'doctor-sqlite-broken': 'SQLite non funziona: {why}',
    'doctor-sqlite-todo':
      'Controlla che nella cartella dei file temporanei (TMPDIR) ci sia posto e che tu possa scriverci.',
    'doctor-folder': 'I tavoli in {folder} si possono scrivere.',
    'doctor-folder-new': 'I tavoli si terranno in {folder}, che sarà creata.',
    'doctor-folder-broken': 'Non si possono tenere tavoli in {folder}: non ci si può scrivere.',
    'doctor-folder-todo': 'Scegli una cartella tua con DATA_DIR, o spostati in una e riprova.',
    'doctor-port': 'La porta {port} è libera.',
    'doctor-port-taken':
      'La porta {port} non si può usare ({why}): forse vi ascolta un altro programma, magari arbitro stesso.',
    'doctor-port-todo': 'Scegline un’altra, per esempio PORT={other}.',
    'doctor-database': 'PostgreSQL {version} risponde.',
    'doctor-database-none': 'Nessun PostgreSQL richiesto: i tavoli si tengono in un file.',
    'doctor-database-broken': 'La base di dati PostgreSQL non risponde: {why}',
    'doctor-database-todo':
      'Controlla che sia acceso e che l’indirizzo sia giusto: postgres://utente:password@host:5432/nome.',
    'doctor-terminal': 'Terminale: {width} colonne, {colours}, {locale}.',
    'doctor-terminal-letters':
      'Terminale: {width} colonne, {colours}; le lettere potrebbero non essere UTF-8 (LANG “{locale}”).',
    'doctor-terminal-todo':
      'Se barre e lettere si vedono male, imposta LANG su una localizzazione UTF-8, per esempio it_IT.UTF-8.',
    'doctor-colours': 'a colori',
    'doctor-no-colours': 'senza colori',
    'doctor-fine': 'Va tutto bene. Buon gioco!',
    'doctor-odd': 'Ciò che serve funziona; {odd} {odd, plural, one {cosa} other {cose}} da sapere.',
    'doctor-broken':
      '{broken} {broken, plural, one {cosa necessaria è rotta} other {cose necessarie sono rotte}}.',
  },
  encounter: {
    'no-such-encounter': '{system} non ha uno scontro “{id}”. Scontri: {allowed}.',
    'file-goes-first': 'Qui c’è un file {path}: si usa quello, non lo scontro con quel nome.',
    'encounters-party': 'il gruppo: {party}',
    'demo-others': 'gli scontri, dal facile al mortale',
  },
  files: {
    'no-scenarios-in':
      'Nella cartella {path} non c’è nessuno scenario. Cercati: *.yaml, *.yml, *.json, anche nelle cartelle al suo interno.',
    'one-file-only': '{option} vuole un solo file, non più file e nessuna cartella.',
    'file-progress': '{number} di {count}: {path}',
    'file-faults': '{count} {count, plural, one {errore} other {errori}}',
    'file-unfit': 'una risposta non va bene per nessuna domanda',
    'file-unread': 'non si può leggere',
    'folder-empty': 'nessuno scenario in questa cartella',
    'not-a-scenario': 'non è uno scenario: {why}',
    'why-a-table': 'un tavolo esportato',
    'why-no-system': 'non nomina né un sistema né creature',
    'files-played':
      '{passed} {passed, plural, one {riuscito} other {riusciti}}, {failed} {failed, plural, one {fallito} other {falliti}}',
    'files-checked': '{passed} {passed, plural, one {va bene} other {vanno bene}}, {failed} no',
    'files-other': '{count} non {count, plural, one {è uno scenario} other {sono scenari}}',
  },
  hand: {
    'roll-prompt': '{who} · {label}: tira {dice}{plus} > ',
    'next-die-prompt': '{who} · {label}: finora {thrown}, ora un d{sides} > ',
    'type-faces':
      'Scrivi le facce dei dadi separate da spazi, per esempio 7 oppure 3 5; Invio li tira. ? spiega il resto.',
    'no-such-face': 'Un d{sides} mostra da 1 a {sides}.',
    'too-many-faces':
      'Si {count, plural, one {chiede} other {chiedono}} {count} {count, plural, one {dado} other {dadi}}, non {given}.',
    'type-number': 'Scrivi uno dei numeri mostrati. ? spiega il resto.',
    'type-exactly': 'Scrivi {most} dei numeri mostrati, separati da spazi. ? spiega il resto.',
    'type-some': 'Scrivi da {least} a {most} dei numeri mostrati, separati da spazi. ? spiega il resto.',
    'type-range': 'Scrivi un numero intero da {least} a {most}. ? spiega il resto.',
    'type-points': 'Distribuisci {total} punti: un numero per ciascuno, in quest’ordine, separati da spazi.',
    'type-text': 'Scrivi un testo di al massimo {most} caratteri.',
    'turn-of': 'Round {round} · è il turno di {who}',
    'menu-of-gm': 'Round {round} · che cosa può fare il master',
    'game-master': 'il master',
    'menu-help': 'Scrivi il numero di ciò che scegli; o e un numero ne mostra prima le probabilità.',
    'interactive-intro':
      'Scegli con un numero. Quando servono i dadi, scrivi che cosa mostrano i tuoi, o premi Invio per farli tirare. ? spiega il resto.',
    'interactive-intro-thrown': 'Scegli con un numero; i dadi si tirano da soli. ? spiega il resto.',
    'interactive-saved': 'Ciò che si è giocato è in {path}. Per continuare: {command}',
    'interactive-saved-over': 'Tutto il combattimento è in {path}. Per rivederlo: {command}',
    'save-by-hand': '--save conserva ciò che si gioca a mano: aggiungi --interactive.',
    'nothing-to-take-back': 'Non c’è nulla da annullare.',
    'taken-back': 'Annullato.',
    'nothing-to-do': 'Ora nessuno può fare nulla.',
    goodbye: 'Alla prossima.',
  },
  keys: {
    'keys-of': '{system}: con che cosa si scrivono i suoi scenari',
    'keys-actions': 'Azioni',
    'keys-none': 'nessuna',
    'keys-more': 'Ciò che ha dietro un “?” si può tralasciare. Per vederne una per intero: {example}',
    'keys-text': 'testo',
    'keys-number': 'numero',
    'keys-whole': 'numero intero',
    'keys-from': '{number} da {least}',
    'keys-to': '{number} fino a {most}',
    'keys-between': '{number} da {least} a {most}',
    'keys-anything': 'qualsiasi cosa',
    'keys-name': 'nome',
    'policy-sensible': 'quella del sistema: assennata e veloce',
    'policy-plain': 'colpisce con la prima cosa che ha in mano, e non fa altro',
    'policy-simple': 'la prima di questo elenco, con un nome che ogni sistema conosce',
    'policy-tactician': 'ciò che in un passo promette di più, secondo le probabilità esatte; più lenta',
    'policy-cautious': 'si sottrae al pericolo, pensa prima ai suoi, spende solo dove conviene; più lenta',
    'policy-cunning': 'guarda avanti come il tactician: per nemici che pensano',
    'policy-instinct': 'un animale: attacca chi è più vicino e fugge se è ferito gravemente',
    'policy-cowardly': 'combatte finché è quasi illeso, poi fugge',
    'policy-mindless': 'attacca chi è più vicino, qualunque cosa accada',
    'unknown-key': '{system} non ha “{name}”. `arbitro keys {system}` elenca tutto.',
    'unknown-key-near': '{system} non ha “{name}”. Intendevi “{near}”?',
  },
  newSystem: {
    'new-system-bad-name':
      '“{name}” non può essere il nome di un sistema: lettere minuscole da a a z e cifre, con trattini singoli in mezzo, iniziando da una lettera, al massimo 40. Prova “{near}”.',
    'new-system-taken': '{name} è già un sistema di Arbitro. Scegli un altro nome.',
    'new-system-not-empty':
      '{folder} esiste già e non è vuota. Nulla è stato scritto: scegli un altro nome, o spostala.',
    'new-system-not-a-folder': '{folder} è un file. Nulla è stato scritto: scegli un altro nome, o spostalo.',
    'new-system-cannot-write': 'Non si può scrivere {folder}: {why}.',
    'new-system-bad-title': 'Un titolo ha da 1 a 60 caratteri, tutti su una riga.',
    'new-system-bad-origin': '{from} non è un sistema da copiare: scegliere tra {names}.',
    'new-system-forked': '{title}: una copia di {from}, {count} file in {folder}',
    'new-system-fork-rules': 'qui si cambia una regola',
    'new-system-fork-options': 'oppure un’opzione con il suo prezzo',
    'new-system-compare': 'lo stesso scontro con entrambi, con gli stessi dadi',
    'new-system-wrote': '{title}: un piccolo gioco completo, {count} file in {folder}',
    'new-system-rules': 'le regole a parole, e come si giocano',
    'new-system-content': 'i numeri, eroi e nemici già pronti',
    'new-system-scenarios': 'esempi svolti e un primo combattimento',
    'new-system-tests': 'le promesse di ogni sistema, e tutti gli scenari',
    'new-system-next': 'E ora',
    'new-system-play': 'un combattimento, raccontato riga per riga',
    'new-system-serve': 'al tavolo web, con i tuoi amici',
    'test-no-promise': '“{id}” non è una delle promesse: {ids}.',
    'test-promises-kept':
      '{kept} {kept, plural, one {promessa mantenuta} other {promesse mantenute}}, tra quelle di ogni sistema',
    'test-promises-broken': '{broken} {broken, plural, one {promessa infranta} other {promesse infrante}}',
    'test-omitted':
      'Non controllate: {ids}. Che cosa può cambiare in un combattimento e chi può vederlo, lo sanno solo i test del gioco stesso.',
    'test-no-scenarios': 'Non ci sono scenari: manca {folder}.',
  },
  sim: {
    'no-fight-in':
      '{path}: i suoi passi non cominciano alcun combattimento. Aggiungine uno; `arbitro demo --save fight.yaml` mostra come.',
    'no-fight-refused': '{path}: il passo {step} è rifiutato e nessun combattimento comincia: {says}',
    'no-fight-asks':
      '{path}: il passo {step} aspetta una risposta ({label}) e nessun combattimento comincia.',
    'one-side': '{path}: in questo combattimento stanno tutti dalla stessa parte ({side}). Ne servono due.',
    'other-system':
      '{path} è di {system} e {other} di {its}: si confrontano solo combattimenti dello stesso sistema.',
    'unknown-side': 'La parte “{side}” non esiste. Parti: {allowed}.',
    'orders-to-nobody':
      'Gli ordini a “{who}” non raggiungono nessuno. In questo combattimento: all, {known}.',
    'orders-on-nobody': 'Negli ordini, “on {who}” non indica nessuno. In questo combattimento: {known}.',
    'orders-use-nothing': 'Negli ordini, “use {what}” resta senza effetto: nessuno dei destinatari ce l’ha.',
    'not-a-setting': '“{setting}” non è un’opzione con il suo valore: scrivi chiave=valore.',
    'already-so': 'Il file ha già queste opzioni: {options}. Non c’è nulla da confrontare.',
    'bad-vary':
      '“{text}” non si può variare. Scrivi NOME=DA..A, per esempio foes.orc=1..8 oppure orc.health=10..30. Nomi in questo file: {names}.',
    'vary-too-many': '“{text}” chiede più di {most} numeri.',
    'sim-progress': '±{points} punti · {done} combattimenti su {count} · {rate} al secondo · ancora {left}',
    'sim-progress-within':
      '±{points} punti, meta ±{within} · {done} combattimenti · {rate} al secondo · ancora {left}',
    'sim-nothing-yet': 'Interrotto prima che finisse un solo combattimento.',
    'cannot-write-file':
      'Il file {path} non si può scrivere ({code}). Controlla che la cartella esista e che tu possa scriverci.',
    'page-written': 'Il resoconto è in {path}.',
  },
  solve: {
    'solve-value': '{side}: {chance} di vincere.',
    'solve-best-play': 'tutti giocano nel modo migliore',
    'solve-by-policy': '{side}: strategia {policy}',
    'solve-states': '{count, plural, one {una posizione} other {{shown} posizioni}}',
    'solve-open':
      'Il valore vero sta fra queste cifre: il combattimento può non finire mai, o è troppo grande per esplorarlo tutto.',
    'solve-regret': '   {policy}: {chance}, {points} punti persi',
    'solve-progress': '{count} posizioni · {low} – {high} %',
  },
  review: {
    'review-title':
      '{title} ({system}), combattimento {fight} di {of}, {count} {count, plural, one {azione} other {azioni}}',
    'review-no-fight': '{path} non contiene combattimenti. Esporta un tavolo in cui si è combattuto.',
    'review-broken': 'Il registro di {path} non segue dalle regole. Vedi: {command}',
    'review-progress': 'azione {done} di {of}',
  },
  verify: {
    'not-an-export':
      '{path} non è un tavolo esportato: {what}. Il master ne esporta uno dal tavolo nel browser.',
    'not-json': 'non è JSON',
    'not-a-group': 'contiene altro',
    'not-so-in': '“{place}” manca, o non è ciò che dovrebbe essere',
    'a-players-log': 'è il registro di un giocatore; solo il file del master ha tutti i tiri',
    'verify-title': '{title} ({system}), {count} {count, plural, one {voce} other {voci}}',
    'rolls-fit': '{count} {count, plural, one {tiro segue} other {tiri seguono}} dai sigilli rivelati.',
    'rolls-real':
      '{count} {count, plural, one {tiro è stato scritto} other {tiri sono stati scritti}} a mano, con dadi veri.',
    'rolls-sealed':
      '{count} {count, plural, one {tiro è ancora sigillato} other {tiri sono ancora sigillati}}, finché il tavolo non cambia sigillo.',
    'runs-fit':
      '{count} {count, plural, one {azione o risposta porta} other {azioni e risposte portano}} a ciò che dice il registro.',
    'wrong-face': '{when} · {who} · {label}: il dado {die} mostra {shown}, il sigillo dice {expected}.',
    'wrong-place':
      '{when} · {who} · {label}: dadi saltati o tirati due volte; questo tiro dovrebbe cominciare dal dado {expected} di {who}.',
    'wrong-sides': '{when} · {who} · {label}: non è detto che dado fosse il {die}.',
    'wrong-seed': '{when}: il seme rivelato non è quello che era sigillato ({commitment}).',
    'wrong-events': '{when} · {what}: le regole portano altrove rispetto al registro.',
    'wrong-rolls': '{when} · {what}: i suoi tiri non sono quelli chiesti dalle regole.',
    'wrong-pause': '{when} · {what}: le regole non si fermano dove si ferma il registro.',
    'wrong-action': '{when} · {what}: le regole non lo permettono.',
    'wrong-world': '{when}: il tavolo non era così nel momento a cui è stato riportato.',
    'all-fits': 'Tutto torna.',
    'does-not-fit': '{count} {count, plural, one {cosa non torna} other {cose non tornano}}:',
  },
  help: {
    general: {
      about: 'arbitro: un arbitro imparziale per i giochi di ruolo.',
      usage: 'Uso',
      options: 'Opzioni',
      examples: 'Esempi',
      lang: 'la lingua: en, it o fi (altrimenti quella del tuo computer)',
      system: 'un sistema tuo, in quella cartella; si può ripetere',
      help: 'questo aiuto',
      version: 'la versione',
      licences: 'le licenze di Arbitro e delle regole che gioca',
      more: 'Che cosa vuole un comando, con esempi:',
      exits: 'Codici di uscita',
      fine: 'tutto bene',
      fails: 'un’aspettativa non soddisfatta',
      badInput: 'dati errati',
      stopped: 'interrotto',
    },
    groups: { play: 'Giocare', know: 'Sapere', make: 'Creare', run: 'Gestire' },
    keys: {
      does: 'Con che cosa si scrivono gli scenari di un sistema: azioni e loro campi, scheda, scena, opzioni, rifiuti.',
      about: {
        first: 'NAME è un’azione, oppure: sheet, scene, options, refusals, creatures, policies.',
        second:
          'Modi più brevi di scriverne una parte, gli eventi e l’ordine delle risposte sono nel README del sistema.',
      },
    },
    odds: {
      does: 'Probabilità esatte: di un tiro, delle prove di un sistema, o di ciò che si fa in uno scenario.',
      options: { '--step': 'solo questo passo del file' },
      fails: 'le probabilità non sono quelle che il file si aspetta',
    },
    rules: { does: 'Le regole di un sistema: tutte, o quelle che parlano di qualcosa.' },
    solve: {
      does: 'Risolve un piccolo combattimento: la probabilità di vincere se tutti giocano nel modo migliore, e le azioni migliori.',
      options: {
        '--side': 'di quale parte è la probabilità (party)',
        '--policy': 'questa parte segue una strategia invece di giocare nel modo migliore',
        '--regret': 'quanta probabilità perdono queste strategie contro il gioco migliore',
        '--positions': 'mostra le azioni di tante posizioni (5)',
      },
      about:
        'Un duello richiede secondi; se un combattimento è troppo grande o può non finire, si danno due limiti.',
    },
    verify: {
      does: 'Ricalcola ogni tiro e ogni azione di un tavolo esportato.',
      about:
        '“evening” è un’esportazione già pronta; la tua è il file che il master ottiene dal tavolo nel browser.',
      fails: 'qualcosa non torna',
    },
    review: {
      does: 'È stata colpa dei dadi? Dice che cosa ha deciso un combattimento di un tavolo esportato: fortuna, scelte buone e cattive.',
      options: {
        '--fight': 'quale combattimento del file (l’ultimo)',
        '--fights': 'quanti combattimenti simulare da ogni momento (200)',
      },
      about:
        '“ambush” è un’esportazione già pronta; la tua è il file che il master ottiene dal tavolo nel browser.',
    },
    create: {
      does: 'Crea un personaggio completo a caso, con l’origine di ogni numero.',
      options: { '--name': 'come si chiama' },
    },
    import: {
      does: 'Porta creature da altri programmi o come sono stampate, e dice che cosa non ha potuto usare.',
      options: { '--json': 'stampa uno scenario con le creature' },
      about:
        'Il formato è riconosciuto. FILE può essere JSON, un blocco statistiche come testo, o - per lo standard input; di una FOLDER si leggono tutti i file. «monsters-5e» è un file incluso con due mostri. Il formato si può nominare prima: 5e FILE.',
    },
    check: { does: 'Dice se i file di scenario e di scheda sono ben fatti.' },
    test: {
      does: 'Controlla che un gioco tuo mantenga le promesse di ogni sistema e gioca tutti i suoi scenari. Non serve installare nulla.',
      options: { '--promise': 'solo questa promessa', '--seed': 'i dadi, come li stampa un errore' },
      fails: 'una promessa è infranta o uno scenario non va come previsto',
    },
    newSystem: {
      does: 'Crea un piccolo gioco completo in un solo file, con un primo combattimento. Con --from, la copia di uno dei nostri giochi.',
      options: {
        '--title': 'come si chiama il gioco; altrimenti si ricava dal nome',
        '--from': 'la copia di un sistema, per cambiarne le regole',
        '--only': 'un gioco in una sola lingua: en, it o fi; altrimenti tutte e tre',
      },
    },
    demo: {
      does: 'Gioca un combattimento già pronto.',
      options: {
        '--list': 'gli scontri che ci sono',
        '--save': 'lo scrive in un file, da cambiare e giocare',
      },
    },
    play: {
      does: 'Gioca uno scenario, o molti, e controlla ciò che si aspettano.',
      options: {
        '--save': 'con --interactive: tieni in un file ciò che si è giocato, per continuare un altro giorno',
        '--seeds': 'il combattimento N volte secondo la tattica, come lo racconta `arbitro sim --fights N`',
        '--policy': 'chi decide dove il file tace: una tattica del sistema',
      },
      fails: 'qualcosa non è andato come il file si aspetta',
    },
    roll: { does: 'Tira i dadi.', options: { '--times': 'tira N volte' } },
    migrate: {
      does: 'Copia tutti i tavoli da una base di dati a un’altra: una cartella o un file SQLite, o un indirizzo postgres://. Ripetuto, copia solo le novità.',
      about:
        './data è la cartella in cui un server tiene i suoi tavoli; l’indirizzo è quello del tuo PostgreSQL.',
      fails: 'un tavolo ha là un altro registro',
    },
    completion: {
      does: 'Stampa uno script con cui la tua shell completa comandi, opzioni e nomi quando premi Tab.',
      about: {
        first: 'bash: aggiungi a ~/.bashrc la riga  source <(arbitro completion bash)',
        second: 'zsh: aggiungi a ~/.zshrc, sotto compinit, la riga  source <(arbitro completion zsh)',
        third: 'fish: una volta  arbitro completion fish > ~/.config/fish/completions/arbitro.fish',
        fourth:
          'Serve `arbitro` come comando a sé (npm install --global); ciò che si avvia con npx non si completa.',
      },
    },
    doctor: {
      does: 'Controlla questa installazione e dice che cosa fare per ogni difetto.',
      options: {
        '--data': 'dove si tengono i tavoli (DATA_DIR, altrimenti ./data)',
        '--port': 'dove il browser trova il tavolo (PORT, altrimenti 8080)',
        '--database': 'una base di dati PostgreSQL da provare (altrimenti DATABASE_URL)',
      },
      fails: 'è rotto qualcosa di necessario',
    },
    serve: {
      does: 'Apre il tavolo dal vivo per i browser di questo computer e di questa rete, fino a Ctrl-C.',
      options: {
        '--port': 'la porta (8080; con 0 una libera)',
        '--host':
          'dove ascoltare: 0.0.0.0 perché i telefoni possano unirsi, 127.0.0.1 solo questo computer (0.0.0.0)',
        '--data': 'la cartella che conserva i tavoli (./data)',
        '--database': 'conserva invece i tavoli in PostgreSQL',
      },
    },
    shared: {
      json: 'stampa dati per i programmi',
      seed: 'un nome per i dadi: stesso nome, stessi dadi',
      verbose: 'ogni tiro e ogni fatto su una riga propria',
      rules: 'la regola dietro ogni riga',
      interactive:
        'combatti tu: scrivi che cosa mostrano i tuoi dadi, o Invio per farli tirare; ? spiega il resto',
      option: 'le opzioni del sistema che differiscono dal solito',
      ownFile:
        'fight.yaml è il combattimento pronto, che la riga con --save scrive in questa cartella: cambialo, ed è tuo.',
      notation:
        'Dadi: 2d6 + 1d8, d%, 4d6kh3, 4d6 drop lowest, highest 3 of 4d6, 8d6! o 8d6x (ancora con un 6), 5d6>=4 (conta i dadi), 1d20+5 vs 15 (una prova), come in AnyDice: output 3d6. Metti > fra virgolette: la shell scriverebbe un file.',
      inFolders:
        'Di una cartella (FOLDER) si prende ogni file *.yaml, *.yml e *.json, anche nelle cartelle al suo interno; i file che non sono scenari vengono nominati e saltati.',
      ready: 'Dove serve un FILE va bene anche il nome di uno già pronto: {ready}.',
      database: 'la base di dati PostgreSQL del cluster (altrimenti DATABASE_URL)',
      databaseAbout: 'postgres://… sta per l’indirizzo della tua base di dati PostgreSQL.',
    },
    sim: {
      options: {
        '--fights': 'esattamente tanti combattimenti; con --within, al massimo',
        '--within': 'finché ogni percentuale è nota a tanti punti (2), 95 volte su 100',
        '--policy': 'chi decide: simple, tactician, cautious…; per parte party=P,foes=P',
        '--against': 'accanto a un altro file, o a una copia modificata del gioco, con gli stessi dadi',
        '--option': 'accanto allo stesso file con altre opzioni: quanto costa una regola della casa',
        '--vary': 'per ogni numero da A a B: di un tipo di creatura, o su una scheda',
        '--exact': 'le probabilità esatte di un piccolo combattimento accanto a quelle contate',
        '--max-rounds': 'dopo tanti round un combattimento è non deciso (100)',
        '--workers': 'quanti alla volta; le cifre sono le stesse per ogni N',
        '--cluster':
          'lascia fare ai lavoratori su una base di dati (`arbitro worker`); le cifre sono le stesse',
        '--html': 'anche come pagina con grafici, da stampare o spedire',
        '--styles': 'anche quanto spesso vince il gruppo se gioca bene e se gioca semplicemente',
        '--tour': 'tutti i sistemi a confronto, ognuno con il suo gruppo di quattro',
      },
      does: 'Combatte molte volte il combattimento di uno scenario: quanto è pericoloso, e che cosa ne fa una regola della casa.',
    },
    worker: {
      does: 'Svolge simulazioni per chi le chiede con `arbitro sim --cluster`, o nel laboratorio degli scontri di un server, sulla stessa base di dati, fino a Ctrl-C. Chi chiede con --system ha bisogno di lavoratori con la stessa cartella.',
      options: { '--workers': 'quanti thread (tanti quanti i processori)' },
    },
  },
  greeting: {
    demo: 'guarda un combattimento già pronto',
    play: 'combattilo tu, con i tuoi dadi o con i nostri',
    odds: 'le probabilità esatte di qualunque tiro',
    sim: 'quanto è pericoloso un combattimento? Lo dicono mille',
    serve: 'il tavolo nel tuo browser, per te e i tuoi amici',
    hello: 'Benvenuti al tavolo! Che cosa vi va di fare?',
    rest: 'Tutto il resto:',
  },
  handKeys: {
    enter: { key: 'Invio', does: 'ai dadi: li fa tirare' },
    faces: { does: 'ai dadi: che cosa mostrano i tuoi' },
    entry: { does: 'in un elenco: sceglie la seconda voce' },
    odds: { does: 'alle azioni: le probabilità della seconda, prima di scegliere' },
    decide: { does: 'lascia che chi è interpellato decida da sé' },
    gm: { does: 'alle azioni: che cosa può fare solo il master, e ritorno' },
    undo: { does: 'torna indietro: una risposta, un’azione cominciata, un’azione fatta' },
    save: {
      key: 's FILE',
      does: 'alle azioni: conserva in un file ciò che si è giocato, per continuare un altro giorno',
    },
    quit: { does: 'esce' },
  },
};
