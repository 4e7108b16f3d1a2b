import type { Words } from '@arbitro/kernel';

/** Everything the program says by itself, but for the help. */
export const WORDS = {
  'unknown-command': {
    en: 'There is no command “{command}”. Commands: {allowed}.',
    it: 'Il comando “{command}” non esiste. Comandi: {allowed}.',
    fi: 'Komentoa ”{command}” ei ole. Komennot: {allowed}.',
  },
  'unknown-command-near': {
    en: 'There is no command “{command}”. Did you mean “{near}”? Commands: {allowed}.',
    it: 'Il comando “{command}” non esiste. Intendevi “{near}”? Comandi: {allowed}.',
    fi: 'Komentoa ”{command}” ei ole. Tarkoititko ”{near}”? Komennot: {allowed}.',
  },
  'unknown-option': {
    en: 'There is no option {option} here. Options: {allowed}',
    it: 'Qui l’opzione {option} non esiste. Opzioni: {allowed}',
    fi: 'Valitsinta {option} ei ole tässä. Valitsimet: {allowed}',
  },
  'unknown-option-near': {
    en: 'There is no option {option} here. Did you mean {near}? Options: {allowed}',
    it: 'Qui l’opzione {option} non esiste. Intendevi {near}? Opzioni: {allowed}',
    fi: 'Valitsinta {option} ei ole tässä. Tarkoititko {near}? Valitsimet: {allowed}',
  },
  'option-needs-value': {
    en: 'The option {option} needs a value after it.',
    it: 'L’opzione {option} vuole un valore dopo di sé.',
    fi: 'Valitsin {option} tarvitsee arvon peräänsä.',
  },
  'option-no-value': {
    en: 'The option {option} takes no value.',
    it: 'L’opzione {option} non prende valori.',
    fi: 'Valitsimelle {option} ei anneta arvoa.',
  },
  'not-a-count': {
    en: '{option} takes a whole number from {least} up, not “{value}”.',
    it: '{option} vuole un numero intero da {least} in su, non “{value}”.',
    fi: '{option} on kokonaisluku, vähintään {least}; ”{value}” ei käy.',
  },
  'unknown-language': {
    en: 'We do not speak “{language}”. Languages: {allowed}.',
    it: 'La lingua “{language}” non c’è. Lingue: {allowed}.',
    fi: 'Kieltä ”{language}” ei ole. Kielet: {allowed}.',
  },
  'too-few-words': {
    en: 'Something is missing after “{command}”.',
    it: 'Dopo “{command}” manca qualcosa.',
    fi: 'Komennon ”{command}” perästä puuttuu jotakin.',
  },
  'too-many-words': {
    en: '“{word}” is one word too many.',
    it: '“{word}” è una parola di troppo.',
    fi: '”{word}” on liikaa.',
  },
  'see-help': {
    en: 'More: arbitro {command} --help',
    it: 'Di più: arbitro {command} --help',
    fi: 'Lisää: arbitro {command} --help',
  },
  'no-such-file': {
    en: 'There is no file {path}.',
    it: 'Il file {path} non esiste.',
    fi: 'Tiedostoa {path} ei ole.',
  },
  unreadable: {
    en: 'The file {path} cannot be read ({code}).',
    it: 'Il file {path} non si può leggere ({code}).',
    fi: 'Tiedostoa {path} ei voi lukea ({code}).',
  },
  'not-yaml': {
    en: '{path}:{line}:{col}: this is not YAML: {what}',
    it: '{path}:{line}:{col}: questo non è YAML: {what}',
    fi: '{path}:{line}:{col}: tämä ei ole YAMLia: {what}',
  },
  'yaml-duplicate': {
    en: 'the same key stands here twice',
    it: 'la stessa chiave compare due volte',
    fi: 'sama avain on tässä kahdesti',
  },
  'yaml-unclosed': {
    en: 'a bracket or a quote is not closed',
    it: 'una parentesi o delle virgolette non sono chiuse',
    fi: 'sulje tai lainausmerkki jää auki',
  },
  'yaml-indent': {
    en: 'this line is not indented as it should be, or a bracket above is not closed',
    it: 'questa riga non è rientrata come dovrebbe, o sopra manca una parentesi chiusa',
    fi: 'rivin sisennys ei täsmää, tai yllä oleva sulje jää auki',
  },
  'yaml-tab': {
    en: 'lines are indented with spaces, not with tabs',
    it: 'le righe rientrano con spazi, non con tabulazioni',
    fi: 'rivit sisennetään välilyönnein, ei sarkaimin',
  },
  'yaml-other': {
    en: 'something here does not belong',
    it: 'qui c’è qualcosa che non va',
    fi: 'tässä on jotakin, mikä ei kuulu tähän',
  },
  'yaml-aliases': {
    en: 'it repeats itself too often (aliases)',
    it: 'si ripete troppe volte (alias)',
    fi: 'se toistaa itseään liikaa (alias)',
  },
  faults: {
    en: '{path} has {count} {count|fault|faults}:',
    it: '{path} ha {count} {count|errore|errori}:',
    fi: 'Tiedostossa {path} on {count} {count|virhe|virhettä}:',
  },
  'bad-notation': {
    en: 'These dice cannot be read:',
    it: 'Questi dadi non si leggono:',
    fi: 'Näitä noppia ei voi lukea:',
  },
  'not-dice-nor-file': {
    en: '“{what}” is neither dice, nor a system, nor a file. Systems: {systems}.',
    it: '“{what}” non è né dadi, né un sistema, né un file. Sistemi: {systems}.',
    fi: '”{what}” ei ole noppia, pelijärjestelmä eikä tiedosto. Järjestelmät: {systems}.',
  },
  'unknown-system': {
    en: 'There is no system “{system}”. Systems: {allowed}.',
    it: 'Il sistema “{system}” non esiste. Sistemi: {allowed}.',
    fi: 'Järjestelmää ”{system}” ei ole. Järjestelmät: {allowed}.',
  },
  'unknown-policy': {
    en: 'There is no policy “{policy}”. Policies: {allowed}.',
    it: 'La tattica “{policy}” non esiste. Tattiche: {allowed}.',
    fi: 'Taktiikkaa ”{policy}” ei ole. Taktiikat: {allowed}.',
  },
  'unknown-rule': {
    en: 'No rule of {system} has to do with “{search}”.',
    it: 'Nessuna regola di {system} riguarda “{search}”.',
    fi: 'Mikään järjestelmän {system} sääntö ei koske hakua ”{search}”.',
  },
  'unknown-rule-near': {
    en: 'No rule of {system} has to do with “{search}”. Did you mean “{near}”?',
    it: 'Nessuna regola di {system} riguarda “{search}”. Intendevi “{near}”?',
    fi: 'Mikään järjestelmän {system} sääntö ei koske hakua ”{search}”. Tarkoititko ”{near}”?',
  },
  'no-such-step': {
    en: '{path} has no step {step}: it has {count}.',
    it: '{path} non ha un passo {step}: ne ha {count}.',
    fi: 'Tiedostossa {path} ei ole askelta {step}: niitä on {count}.',
  },
  'no-odds-step': {
    en: 'Step {step} does nothing that has odds.',
    it: 'Il passo {step} non fa nulla che abbia probabilità.',
    fi: 'Askel {step} ei tee mitään, mistä voisi laskea todennäköisyyksiä.',
  },
  'check-missing': {
    en: 'The check “{check}” needs {param}: {allowed}.',
    it: 'La prova “{check}” vuole {param}: {allowed}.',
    fi: 'Tarkistus ”{check}” tarvitsee arvon {param}: {allowed}.',
  },
  'check-value': {
    en: '“{value}” does not do for {param}. Allowed: {allowed}.',
    it: '“{value}” non va bene per {param}. Ammesso: {allowed}.',
    fi: '”{value}” ei käy arvoksi {param}. Sallittua: {allowed}.',
  },
  'check-option': {
    en: 'The check “{check}” takes no --{option}. It takes: {allowed}.',
    it: 'La prova “{check}” non prende --{option}. Prende: {allowed}.',
    fi: 'Tarkistuksella ”{check}” ei ole valitsinta --{option}. Sillä on: {allowed}.',
  },
  checks: { en: 'Checks', it: 'Prove', fi: 'Tarkistukset' },
  'whole-number': { en: 'a whole number', it: 'un numero intero', fi: 'kokonaisluku' },
  'answer-unfit': {
    en: '{place}: {says}',
    it: '{place}: {says}',
    fi: '{place}: {says}',
  },
  'at-least': { en: 'at least', it: 'almeno', fi: 'vähintään' },
  mean: { en: 'mean', it: 'media', fi: 'keskiarvo' },
  deviation: { en: 'standard deviation', it: 'deviazione standard', fi: 'keskihajonta' },
  unresolved: {
    en: 'not followed to the end: {share}',
    it: 'non seguito fino in fondo: {share}',
    fi: 'ei seurattu loppuun: {share}',
  },
  'seed-used': { en: 'seed: {seed}', it: 'seme: {seed}', fi: 'siemen: {seed}' },
  odds: { en: 'Odds', it: 'Probabilità', fi: 'Todennäköisyydet' },
  'always-nothing': {
    en: 'Nothing that can be counted comes of it.',
    it: 'Non ne viene nulla che si possa contare.',
    fi: 'Siitä ei seuraa mitään laskettavaa.',
  },
  refused: { en: 'Refused: {says}', it: 'Rifiutato: {says}', fi: 'Evätty: {says}' },
  waits: { en: 'Waits for: {asked}', it: 'Aspetta: {asked}', fi: 'Odottaa: {asked}' },
  undone: {
    en: 'Back by {steps} {steps|step|steps}.',
    it: 'Indietro di {steps} {steps|passo|passi}.',
    fi: 'Takaisin {steps} {steps|askel|askelta}.',
  },
  'fight-by-policy': {
    en: 'The fight goes on by itself ({policy}).',
    it: 'Il combattimento va avanti da solo ({policy}).',
    fi: 'Taistelu jatkuu itsestään ({policy}).',
  },
  'fight-won': {
    en: 'The fight is over in round {round}: {winner} won.',
    it: 'Il combattimento finisce al round {round}: vince {winner}.',
    fi: 'Taistelu päättyy kierroksella {round}: voittaja on {winner}.',
  },
  'fight-undecided': {
    en: 'The fight is over in round {round}: nobody won.',
    it: 'Il combattimento finisce al round {round}: nessuno vince.',
    fi: 'Taistelu päättyy kierroksella {round}: kukaan ei voittanut.',
  },
  'at-the-end': { en: 'At the end', it: 'Alla fine', fi: 'Lopuksi' },
  'as-expected': {
    en: '{count} {count|step|steps}, all as expected.',
    it: '{count} {count|passo|passi}, tutto come atteso.',
    fi: '{count} {count|askel|askelta}, kaikki odotetusti.',
  },
  'not-as-expected': {
    en: '{failed} of {count} {count|step|steps} not as expected.',
    it: '{failed} {failed|passo|passi} su {count} non come atteso.',
    fi: '{failed} / {count} askelta ei mennyt odotetusti.',
  },
  fine: { en: '{path}: fine ({what})', it: '{path}: va bene ({what})', fi: '{path}: kunnossa ({what})' },
  'a-scenario': {
    en: 'a scenario of {system}, {steps} {steps|step|steps}',
    it: 'uno scenario di {system}, {steps} {steps|passo|passi}',
    fi: 'skenaario, {system}, {steps} {steps|askel|askelta}',
  },
  'a-sheet': { en: 'a sheet of {system}', it: 'una scheda di {system}', fi: 'hahmolomake, {system}' },
  'rules-found': {
    en: '{count} {count|rule|rules} of {system}',
    it: '{count} {count|regola|regole} di {system}',
    fi: '{count} {count|sääntö|sääntöä}, {system}',
  },
  'no-fight-begun': {
    en: 'The steps of this scenario begin no fight.',
    it: 'I passi di questo scenario non cominciano alcun combattimento.',
    fi: 'Tämän skenaarion askelet eivät aloita taistelua.',
  },
  'fights-progress': {
    en: '{done} of {count} fights',
    it: '{done} combattimenti su {count}',
    fi: '{done} / {count} taistelua',
  },
  'fights-header': {
    en: '{count} fights, policy {policy}, seed {seed}',
    it: '{count} combattimenti, tattica {policy}, seme {seed}',
    fi: '{count} taistelua, taktiikka {policy}, siemen {seed}',
  },
  wins: { en: 'wins', it: 'vittorie', fi: 'voitot' },
  nobody: { en: 'nobody', it: 'nessuno', fi: 'ei kukaan' },
  interval: { en: '95 % interval', it: 'intervallo al 95 %', fi: '95 %:n luottamusväli' },
  'rounds-mean': {
    en: 'rounds: {mean} on average, {least} to {most}',
    it: 'round: {mean} in media, da {least} a {most}',
    fi: 'kierroksia: keskimäärin {mean}, {least}–{most}',
  },
  'how-often': {
    en: 'What befell each (share of the fights)',
    it: 'Che cosa è capitato a ciascuno (quota dei combattimenti)',
    fi: 'Mitä kullekin tapahtui (osuus taisteluista)',
  },
  'none-stuck': {
    en: 'Every fight came to its end.',
    it: 'Ogni combattimento è arrivato alla fine.',
    fi: 'Jokainen taistelu päättyi.',
  },
  'some-stuck': {
    en: '{count} {count|fight|fights} did not come to an end; the first with --seed {seed}/{stream}.',
    it: '{count} {count|combattimento non è finito|combattimenti non sono finiti}; il primo con --seed {seed}/{stream}.',
    fi: '{count} {count|taistelu|taistelua} ei päättynyt; ensimmäinen siemenellä --seed {seed}/{stream}.',
  },
  'roll-prompt': {
    en: '{who} · {label}: roll {dice}{plus} > ',
    it: '{who} · {label}: tira {dice}{plus} > ',
    fi: '{who} · {label}: heitä {dice}{plus} > ',
  },
  'next-die-prompt': {
    en: '{who} · {label}: {thrown} so far, now a d{sides} > ',
    it: '{who} · {label}: finora {thrown}, ora un d{sides} > ',
    fi: '{who} · {label}: tähän asti {thrown}, nyt d{sides} > ',
  },
  'type-faces': {
    en: 'Type the faces of the dice with spaces between them, for example 7 or 3 5. u takes back, q quits.',
    it: 'Scrivi le facce dei dadi separate da spazi, per esempio 7 oppure 3 5. u torna indietro, q esce.',
    fi: 'Kirjoita noppien silmäluvut välilyönnein, esimerkiksi 7 tai 3 5. u peruu, q lopettaa.',
  },
  'type-number': {
    en: 'Type one of the numbers shown. u takes back, q quits.',
    it: 'Scrivi uno dei numeri mostrati. u torna indietro, q esce.',
    fi: 'Kirjoita jokin näytetyistä numeroista. u peruu, q lopettaa.',
  },
  'type-some': {
    en: 'Type {least} to {most} of the numbers shown, with spaces between them. u takes back, q quits.',
    it: 'Scrivi da {least} a {most} dei numeri mostrati, separati da spazi. u torna indietro, q esce.',
    fi: 'Kirjoita {least}–{most} näytetyistä numeroista välilyönnein. u peruu, q lopettaa.',
  },
  'type-range': {
    en: 'Type a whole number from {least} to {most}. u takes back, q quits.',
    it: 'Scrivi un numero intero da {least} a {most}. u torna indietro, q esce.',
    fi: 'Kirjoita kokonaisluku väliltä {least}–{most}. u peruu, q lopettaa.',
  },
  'type-points': {
    en: 'Share out {total} points: one number for each, in this order, with spaces between them.',
    it: 'Distribuisci {total} punti: un numero per ciascuno, in quest’ordine, separati da spazi.',
    fi: 'Jaa {total} pistettä: kullekin yksi luku tässä järjestyksessä, välilyönnein.',
  },
  'type-text': {
    en: 'Type a text of at most {most} characters.',
    it: 'Scrivi un testo di al massimo {most} caratteri.',
    fi: 'Kirjoita enintään {most} merkin teksti.',
  },
  'turn-of': {
    en: 'Round {round} · {who}',
    it: 'Round {round} · {who}',
    fi: 'Kierros {round} · {who}',
  },
  'game-master': { en: 'the game master', it: 'il master', fi: 'pelinjohtaja' },
  'menu-help': {
    en: 'A number does it; g shows what the game master may do, u takes back, q quits.',
    it: 'Un numero la esegue; g mostra che cosa può fare il master, u torna indietro, q esce.',
    fi: 'Numero tekee sen; g näyttää pelinjohtajan toiminnot, u peruu, q lopettaa.',
  },
  'nothing-to-take-back': {
    en: 'There is nothing to take back.',
    it: 'Non c’è nulla da annullare.',
    fi: 'Peruttavaa ei ole.',
  },
  'taken-back': { en: 'Taken back.', it: 'Annullato.', fi: 'Peruttu.' },
  'nothing-to-do': {
    en: 'Nobody can do anything now.',
    it: 'Ora nessuno può fare nulla.',
    fi: 'Nyt kukaan ei voi tehdä mitään.',
  },
  goodbye: { en: 'Until next time.', it: 'Alla prossima.', fi: 'Ensi kertaan.' },
  'demo-title': { en: 'a fight', it: 'un combattimento', fi: 'taistelu' },
  'demo-next': { en: 'What to try next:', it: 'Che cosa provare ora:', fi: 'Mitä kokeilla seuraavaksi:' },
  'demo-again': {
    en: 'the same fight with the rules behind each line',
    it: 'lo stesso combattimento con le regole dietro ogni riga',
    fi: 'sama taistelu ja säännöt jokaisen rivin takana',
  },
  'demo-seeds': {
    en: 'how it ends over 10,000 fights',
    it: 'come finisce su 10 000 combattimenti',
    fi: 'miten 10 000 taistelua päättyy',
  },
  'demo-hand': {
    en: 'play it yourself with real dice',
    it: 'giocalo tu, con dadi veri',
    fi: 'pelaa itse oikeilla nopilla',
  },
  'demo-odds': {
    en: 'the exact odds of a roll',
    it: 'le probabilità esatte di un tiro',
    fi: 'heiton tarkat todennäköisyydet',
  },
  'demo-rules': { en: 'the rules', it: 'le regole', fi: 'säännöt' },
} as const satisfies Readonly<Record<string, Words>>;
