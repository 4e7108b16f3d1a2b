import type { Words } from '@arbitro/kernel';
import { OWN_WORDS } from '@arbitro/own/words';
import { CLUSTER_WORDS } from './words-cluster.ts';
import { DOCTOR_WORDS } from './words-doctor.ts';
import { ENCOUNTER_WORDS } from './words-encounters.ts';
import { FILES_WORDS } from './words-files.ts';
import { HAND_WORDS } from './words-hand.ts';
import { KEYS_WORDS } from './words-keys.ts';
import { NEW_SYSTEM_WORDS } from './words-new-system.ts';
import { SIM_WORDS } from './words-sim.ts';
import { VERIFY_WORDS } from './words-verify.ts';

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
  'cannot-open': {
    en: 'This cannot be opened: {why}. See that the file may be written, or that the database runs and its address is right.',
    it: 'Non si può aprire: {why}. Controlla che il file si possa scrivere, o che la base di dati sia accesa e il suo indirizzo giusto.',
    fi: 'Tätä ei voi avata: {why}. Katso, että tiedostoon voi kirjoittaa tai että tietokanta on käynnissä ja sen osoite oikein.',
  },
  'migrate-progress': {
    en: 'table {done} of {of}',
    it: 'tavolo {done} di {of}',
    fi: 'pöytä {done}/{of}',
  },
  migrated: {
    en: '{copied} {copied, plural, one {table} other {tables}} copied with {entries} {entries, plural, one {entry} other {entries}}; {there} {there, plural, one {was} other {were}} there already.',
    it: '{copied} {copied, plural, one {tavolo copiato} other {tavoli copiati}} con {entries} {entries, plural, one {voce} other {voci}}; {there} {there, plural, one {c’era} other {c’erano}} già.',
    fi: 'Kopioitu {copied} {copied, plural, one {pöytä} other {pöytää}} ja {entries} {entries, plural, one {merkintä} other {merkintää}}; {there} oli jo perillä.',
  },
  'migrate-other': {
    en: 'The table {table} has another log there: it was left as it is.',
    it: 'Il tavolo {table} ha là un altro registro: è rimasto com’è.',
    fi: 'Pöydällä {table} on siellä toinen loki: se jätettiin ennalleen.',
  },
  'unknown-option': {
    en: 'There is no option {option}. Options: {allowed}',
    it: 'L’opzione {option} non esiste. Opzioni: {allowed}',
    fi: 'Tällä komennolla ei ole valitsinta {option}. Valitsimet: {allowed}',
  },
  'unknown-option-near': {
    en: 'There is no option {option}. Did you mean {near}? Options: {allowed}',
    it: 'L’opzione {option} non esiste. Intendevi {near}? Opzioni: {allowed}',
    fi: 'Tällä komennolla ei ole valitsinta {option}. Tarkoititko {near}? Valitsimet: {allowed}',
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
    en: '{option} takes a whole number from 1 up, not “{value}”.',
    it: '{option} vuole un numero intero da 1 in su, non “{value}”.',
    fi: '{option} on kokonaisluku, vähintään 1; ”{value}” ei käy.',
  },
  'count-too-big': {
    en: '{option} goes up to {most}; {value} is too much.',
    it: '{option} arriva al massimo a {most}; {value} è troppo.',
    fi: '{option} on enintään {most}; {value} on liikaa.',
  },
  'not-together': {
    en: '{one} and {other} do not go together.',
    it: '{one} e {other} non vanno insieme.',
    fi: '{one} ja {other} eivät sovi yhteen.',
  },
  'option-idle': {
    en: '{option} has no meaning for {what}.',
    it: '{option} non ha significato per {what}.',
    fi: 'Valitsimella {option} ei ole merkitystä, kun kyseessä on {what}.',
  },
  'with-dice': { en: 'dice', it: 'i dadi', fi: 'noppamerkintä' },
  'with-check': { en: 'the rolls of a system', it: 'le prove di un sistema', fi: 'järjestelmän heitto' },
  'with-file': { en: 'a file', it: 'un file', fi: 'tiedosto' },
  'unknown-language': {
    en: 'We do not speak “{language}”. Languages: {allowed}.',
    it: 'La lingua “{language}” non c’è. Lingue: {allowed}.',
    fi: 'Kieltä ”{language}” ei ole. Kielet: {allowed}.',
  },
  'too-few-words': {
    en: 'After “{command}” something is missing: {what}.',
    it: 'Dopo “{command}” manca {what}.',
    fi: 'Komennolta ”{command}” puuttuu {what}.',
  },
  'too-many-words': {
    en: '“{word}” is one word too many.',
    it: '“{word}” è una parola di troppo.',
    fi: 'Ylimääräinen sana: ”{word}”.',
  },
  'for-example': { en: 'For example: {example}', it: 'Per esempio: {example}', fi: 'Esimerkiksi: {example}' },
  'see-help': {
    en: 'More: {command} --help',
    it: 'Per saperne di più: {command} --help',
    fi: 'Lisätietoja: {command} --help',
  },
  'file-near': { en: 'Did you mean {near}?', it: 'Intendevi {near}?', fi: 'Tarkoititko {near}?' },
  'file-none': {
    en: 'To get one to begin with: {command}. Ready ones go by their names: {ready}.',
    it: 'Per averne uno con cui cominciare: {command}. Quelli già pronti si chiamano per nome: {ready}.',
    fi: 'Näin saat sellaisen alkuun: {command}. Valmiit käyvät nimellään: {ready}.',
  },
  'file-ready': {
    en: 'A ready one goes by its name: {ready}.',
    it: 'Ce n’è uno già pronto, che si chiama per nome: {ready}.',
    fi: 'Valmis sellainen käy nimellään: {ready}.',
  },
  'dice-hint': {
    en: 'Dice are written like this: 1d20+5, 2d6, d%, 4d6kh3 (the best three), 8d6! (once more on a 6).',
    it: 'I dadi si scrivono così: 1d20+5, 2d6, d%, 4d6kh3 (i tre migliori), 8d6! (ancora uno su un 6).',
    fi: 'Nopat kirjoitetaan näin: 1d20+5, 2d6, d%, 4d6kh3 (kolme parasta), 8d6! (kuutosesta uusi heitto).',
  },
  'no-such-file': {
    en: 'There is no file {path}.',
    it: 'Il file {path} non esiste.',
    fi: 'Tiedostoa {path} ei ole.',
  },
  'is-a-folder': {
    en: '{path} is a folder: name a file in it.',
    it: '{path} è una cartella: indica un file al suo interno.',
    fi: '{path} on kansio: nimeä tiedosto sen sisältä.',
  },
  'bring-along': {
    en: 'A system of your own is brought along with {option}.',
    it: 'Un sistema tuo si porta con {option}.',
    fi: 'Oma järjestelmä otetaan mukaan valinnalla {option}.',
  },
  'may-not-read': {
    en: 'You may not read {path} ({code}). Give yourself the right to, or copy it to a folder of your own.',
    it: 'Non hai il permesso di leggere {path} ({code}). Concedilo, o copialo in una cartella tua.',
    fi: 'Sinulla ei ole lupaa lukea tiedostoa {path} ({code}). Anna itsellesi lukuoikeus tai kopioi se omaan kansioosi.',
  },
  'no-tables-there': {
    en: 'There are no tables to copy: {path} is not there, or empty. Name the folder of the server (usually ./data), its file, or a postgres:// address.',
    it: 'Non ci sono tavoli da copiare: {path} non esiste o è vuoto. Indica la cartella del server (di solito ./data), il suo file, o un indirizzo postgres://.',
    fi: 'Kopioitavia pöytiä ei ole: {path} puuttuu tai on tyhjä. Anna palvelimen kansio (tavallisesti ./data), sen tiedosto tai postgres://-osoite.',
  },
  'same-tables': {
    en: '{path} is where the tables are already. Name another place to copy them to.',
    it: '{path} è dove i tavoli sono già. Indica un altro posto in cui copiarli.',
    fi: 'Pöydät ovat jo paikassa {path}. Anna toinen paikka, johon ne kopioidaan.',
  },
  'not-utf8': {
    en: '{path} is not saved as UTF-8. Save it as UTF-8 text.',
    it: '{path} non è in UTF-8. Salvalo come testo UTF-8.',
    fi: '{path} ei ole UTF-8-muodossa. Tallenna se UTF-8-tekstinä.',
  },
  'cannot-write': {
    en: 'What comes out cannot be written.',
    it: 'Non si riesce a scrivere il risultato.',
    fi: 'Tulosta ei voi kirjoittaa.',
  },
  unreadable: {
    en: 'The file {path} cannot be read ({code}). See that it is an ordinary file.',
    it: 'Il file {path} non si può leggere ({code}). Controlla che sia un file normale.',
    fi: 'Tiedostoa {path} ei voi lukea ({code}). Katso, että se on tavallinen tiedosto.',
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
    fi: 'sulkumerkki tai lainausmerkki jää sulkematta',
  },
  'yaml-indent': {
    en: 'this line is not indented like its neighbours, or a bracket above is not closed',
    it: 'questa riga non è rientrata come dovrebbe, o sopra manca una parentesi chiusa',
    fi: 'rivin sisennys ei täsmää, tai yllä oleva sulkumerkki jää sulkematta',
  },
  'yaml-tab': {
    en: 'lines are indented with spaces, not with tabs',
    it: 'le righe vanno rientrate con spazi, non con tabulazioni',
    fi: 'rivit sisennetään välilyönnein, ei sarkaimin',
  },
  'yaml-colons': {
    en: 'one key too many in this line, or the next line is indented too far; a text with “: ” in it goes in quotes',
    it: 'una chiave di troppo in questa riga, o la riga seguente è troppo rientrata; un testo con “: ” va tra virgolette',
    fi: 'rivillä on yksi avain liikaa, tai seuraava rivi on sisennetty liikaa; teksti, jossa on ”: ”, kirjoitetaan lainausmerkkeihin',
  },
  'yaml-no-colon': {
    en: 'a key has a colon and a space after it: “key: value”',
    it: 'dopo una chiave vengono i due punti e uno spazio: “chiave: valore”',
    fi: 'avaimen perässä on kaksoispiste ja välilyönti: ”avain: arvo”',
  },
  'yaml-quotes': {
    en: 'a text that begins like this goes in quotes',
    it: 'un testo che comincia così va tra virgolette',
    fi: 'näin alkava teksti kirjoitetaan lainausmerkkeihin',
  },
  'yaml-other': {
    en: 'something here does not belong; text with special characters goes in quotes',
    it: 'qui c’è qualcosa che non va; un testo con caratteri speciali va tra virgolette',
    fi: 'tässä on jotakin, mikä ei kuulu tähän; erikoismerkkejä sisältävä teksti kirjoitetaan lainausmerkkeihin',
  },
  'yaml-anchor': {
    en: 'the anchor “{anchor}” is not known',
    it: 'l’ancora “{anchor}” non è nota',
    fi: 'ankkuria ”{anchor}” ei tunneta',
  },
  'yaml-aliases': {
    en: 'it repeats itself too often (aliases)',
    it: 'si ripete troppe volte (alias)',
    fi: 'se toistaa itseään liikaa (alias)',
  },
  faults: {
    en: '{path} has {count} {count, plural, one {fault} other {faults}}:',
    it: '{path} ha {count} {count, plural, one {errore} other {errori}}:',
    fi: 'Tiedostossa {path} on {count} {count, plural, one {virhe} other {virhettä}}:',
  },
  'bad-notation': {
    en: 'These dice cannot be read:',
    it: 'Questi dadi non si leggono:',
    fi: 'Tätä noppamerkintää ei voi tulkita:',
  },
  'no-exact-odds': {
    en: 'The exact odds of these dice cannot be worked out:',
    it: 'Le probabilità esatte di questi dadi non si possono calcolare:',
    fi: 'Näiden noppien tarkkoja todennäköisyyksiä ei voi laskea:',
  },
  'not-dice-nor-file': {
    en: '“{what}” is neither dice, nor a system, nor a file. Systems: {systems}.',
    it: '“{what}” non è né dadi, né un sistema, né un file. Sistemi: {systems}.',
    fi: '”{what}” ei ole noppia, pelijärjestelmä eikä tiedosto. Järjestelmät: {systems}.',
  },
  'not-dice-nor-file-near': {
    en: '“{what}” is neither dice, nor a system, nor a file. Did you mean “{near}”? Systems: {systems}.',
    it: '“{what}” non è né dadi, né un sistema, né un file. Intendevi “{near}”? Sistemi: {systems}.',
    fi: '”{what}” ei ole noppia, pelijärjestelmä eikä tiedosto. Tarkoititko ”{near}”? Järjestelmät: {systems}.',
  },
  'unknown-system': {
    en: 'There is no system “{system}”. Systems: {allowed}.',
    it: 'Il sistema “{system}” non esiste. Sistemi: {allowed}.',
    fi: 'Järjestelmää ”{system}” ei ole. Järjestelmät: {allowed}.',
  },
  'unknown-system-near': {
    en: 'There is no system “{system}”. Did you mean “{near}”? Systems: {allowed}.',
    it: 'Il sistema “{system}” non esiste. Intendevi “{near}”? Sistemi: {allowed}.',
    fi: 'Järjestelmää ”{system}” ei ole. Tarkoititko ”{near}”? Järjestelmät: {allowed}.',
  },
  'unknown-policy': {
    en: 'There is no policy “{policy}”. Policies: {allowed}.',
    it: 'La tattica “{policy}” non esiste. Tattiche: {allowed}.',
    fi: 'Taktiikkaa ”{policy}” ei ole. Taktiikat: {allowed}.',
  },
  'unknown-rule': {
    en: 'No rule of {system} has to do with “{search}”. `arbitro rules {system}` lists them all.',
    it: 'Nessuna regola di {system} riguarda “{search}”. `arbitro rules {system}` le elenca tutte.',
    fi: 'Haulla ”{search}” ei löytynyt sääntöjä. `arbitro rules {system}` luettelee kaikki.',
  },
  'unknown-rule-near': {
    en: 'No rule of {system} has to do with “{search}”. Did you mean “{near}”?',
    it: 'Nessuna regola di {system} riguarda “{search}”. Intendevi “{near}”?',
    fi: 'Haulla ”{search}” ei löytynyt sääntöjä. Tarkoititko ”{near}”?',
  },
  'no-such-step': {
    en: '{path} has no step {step}: it has {count}.',
    it: '{path} non ha un passo {step}: ne ha {count}.',
    fi: 'Tiedostossa {path} ei ole askelta {step}: niitä on {count}.',
  },
  'no-odds-step': {
    en: 'Step {step} does nothing that has odds.',
    it: 'Il passo {step} non fa nulla di cui si calcolino probabilità.',
    fi: 'Askel {step} ei tee mitään, mistä voisi laskea todennäköisyyksiä.',
  },
  'check-missing': {
    en: 'The check “{check}” needs {param}: {allowed}.',
    it: 'La prova “{check}” vuole {param}: {allowed}.',
    fi: 'Heitto ”{check}” tarvitsee arvon {param}: {allowed}.',
  },
  'check-value': {
    en: '“{value}” is not a valid {param}. Allowed: {allowed}.',
    it: '“{value}” non va bene per {param}. Ammesso: {allowed}.',
    fi: '”{value}” ei kelpaa valitsimen --{param} arvoksi. Sallittua: {allowed}.',
  },
  'unknown-check': {
    en: 'There is no check “{check}”. Did you mean “{near}”? Checks: {allowed}.',
    it: 'La prova “{check}” non esiste. Intendevi “{near}”? Prove: {allowed}.',
    fi: 'Heittoa ”{check}” ei ole. Tarkoititko ”{near}”? Heitot: {allowed}.',
  },
  'no-checks': {
    en: 'The system {system} has no checks.',
    it: 'Il sistema {system} non ha prove.',
    fi: 'Järjestelmässä {system} ei ole heittoja.',
  },
  'check-option': {
    en: 'The check “{check}” takes no --{option}. It takes: {allowed}.',
    it: 'La prova “{check}” non prende --{option}. Prende: {allowed}.',
    fi: 'Heitolla ”{check}” ei ole valitsinta --{option}. Sillä on: {allowed}.',
  },
  'check-needs-option': {
    en: '--{param} counts only under another rule: add {setting}.',
    it: '--{param} conta solo con un’altra regola: aggiungi {setting}.',
    fi: '--{param} vaikuttaa vain toisella säännöllä: lisää {setting}.',
  },
  'check-refused': {
    en: 'The rules do not allow it: {says}',
    it: 'Le regole non lo permettono: {says}',
    fi: 'Säännöt eivät salli sitä: {says}',
  },
  checks: { en: 'Checks', it: 'Prove', fi: 'Heitot' },
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
    en: 'Back by {steps} {steps, plural, one {step} other {steps}}.',
    it: 'Indietro di {steps} {steps, plural, one {passo} other {passi}}.',
    fi: 'Takaisin {steps} {steps, plural, one {askel} other {askelta}}.',
  },
  'fight-by-policy': {
    en: 'The fight goes on by itself ({policy}).',
    it: 'Il combattimento va avanti da solo ({policy}).',
    fi: 'Taistelu jatkuu itsestään ({policy}).',
  },
  'fight-won': {
    en: 'The fight is over in round {round}: {winner} won.',
    it: 'Il combattimento finisce al round {round}. Vincitori: {winner}.',
    fi: 'Taistelu päättyy kierroksella {round}. Voittajat: {winner}.',
  },
  'fight-undecided': {
    en: 'The fight is over in round {round}: nobody won.',
    it: 'Il combattimento finisce al round {round}: nessuno vince.',
    fi: 'Taistelu päättyy kierroksella {round}: kukaan ei voittanut.',
  },
  'at-the-end': { en: 'At the end', it: 'Alla fine', fi: 'Lopuksi' },
  'as-expected': {
    en: '{count} {count, plural, one {step} other {steps}}, all as expected.',
    it: '{count} {count, plural, one {passo} other {passi}}, tutto come previsto.',
    fi: '{count} {count, plural, one {askel} other {askelta}}, kaikki odotetusti.',
  },
  'not-as-expected': {
    en: '{failed} of {count} {count, plural, one {step} other {steps}} not as expected.',
    it: '{failed} {failed, plural, one {passo} other {passi}} su {count} non {failed, plural, one {è andato} other {sono andati}} come previsto.',
    fi: '{failed}/{count} {count, plural, one {askel} other {askelta}} poikkesi odotetusta.',
  },
  'not-as-expected-skipped': {
    en: '{failed} of {count} {count, plural, one {step} other {steps}} not as expected, {skipped} not played.',
    it: '{failed} {failed, plural, one {passo} other {passi}} su {count} non {failed, plural, one {è andato} other {sono andati}} come previsto, {skipped} non {skipped, plural, one {giocato} other {giocati}}.',
    fi: '{failed}/{count} {count, plural, one {askel} other {askelta}} poikkesi odotetusta, {skipped} jäi pelaamatta.',
  },
  'failures-follow': {
    en: '{count} more {count, plural, one {expectation} other {expectations}} of this step {count, plural, one {was} other {were}} not met, most likely because of it (--json lists all)',
    it: 'altre {count} {count, plural, one {attesa} other {attese}} di questo passo non {count, plural, one {si è avverata} other {si sono avverate}}, molto probabilmente per questo (--json le elenca)',
    fi: 'lisäksi {count} {count, plural, one {odotus} other {odotusta}} tässä askeleessa ei toteutunut, mitä luultavimmin tästä syystä (--json luettelee kaikki)',
  },
  'steps-skipped': {
    en: '{count} {count, plural, one {step} other {steps}} after it {count, plural, one {was} other {were}} not played, because {count, plural, one {it builds} other {they build}} on it',
    it: '{count} {count, plural, one {passo dopo questo non è stato giocato, perché si basa} other {passi dopo questo non sono stati giocati, perché si basano}} su di esso',
    fi: '{count} {count, plural, one {askel} other {askelta}} tämän jälkeen jäi pelaamatta, koska {count, plural, one {se rakentuu} other {ne rakentuvat}} tämän varaan',
  },
  'steps-left': {
    en: '{count} {count, plural, one {step} other {steps}} after it {count, plural, one {was} other {were}} not played.',
    it: '{count} {count, plural, one {passo dopo questo non è stato giocato} other {passi dopo questo non sono stati giocati}}.',
    fi: '{count} {count, plural, one {askel} other {askelta}} tämän jälkeen jäi pelaamatta.',
  },
  fine: { en: 'fine ({what})', it: 'va bene ({what})', fi: 'kunnossa ({what})' },
  'a-scenario': {
    en: 'a scenario of {system}, {steps} {steps, plural, one {step} other {steps}}',
    it: 'uno scenario di {system}, {steps} {steps, plural, one {passo} other {passi}}',
    fi: 'skenaario, {system}, {steps} {steps, plural, one {askel} other {askelta}}',
  },
  'a-sheet': { en: 'a sheet of {system}', it: 'una scheda di {system}', fi: 'hahmolomake, {system}' },
  ...DOCTOR_WORDS,
  ...HAND_WORDS,
  ...ENCOUNTER_WORDS,
  ...FILES_WORDS,
  ...VERIFY_WORDS,
  ...SIM_WORDS,
  ...NEW_SYSTEM_WORDS,
  ...CLUSTER_WORDS,
  ...KEYS_WORDS,
  ...OWN_WORDS,
  'rules-found': {
    en: '{count} {count, plural, one {rule} other {rules}} of {system}',
    it: '{count} {count, plural, one {regola} other {regole}} di {system}',
    fi: '{count} {count, plural, one {sääntö} other {sääntöä}}, {system}',
  },
  'unknown-shell': {
    en: 'There is no completion for “{shell}”. Shells: {allowed}.',
    it: 'Per “{shell}” non c’è completamento. Shell: {allowed}.',
    fi: 'Komentotulkille ”{shell}” ei ole täydennystä. Komentotulkit: {allowed}.',
  },
  'unknown-shape': {
    en: 'No system reads files of the shape “{shape}”. Allowed: {allowed}.',
    it: 'Nessun sistema legge file nel formato “{shape}”. Ammessi: {allowed}.',
    fi: 'Mikään järjestelmä ei lue muotoa ”{shape}”. Sallitut: {allowed}.',
  },
  imported: {
    en: '{count} of {all} can be played.',
    it: '{count} su {all} si possono giocare.',
    fi: '{count}/{all} kelpaa peliin.',
  },
  'import-next': {
    en: 'Add --json and “> FILE” to get them as a scenario file.',
    it: 'Con --json e “> FILE” si ottengono come scenario.',
    fi: 'Lisää --json ja ”> TIEDOSTO”, niin saat ne skenaariotiedostona.',
  },
  'nobody-to-import': {
    en: '{path} is empty: there are no creatures in it.',
    it: '{path} è vuoto: non contiene creature.',
    fi: '{path} on tyhjä: siinä ei ole ketään.',
  },
  'import-left-out': { en: 'left out', it: 'tralasciato', fi: 'jätetty pois' },
  'import-contradiction': { en: 'does not agree', it: 'non concorda', fi: 'ei täsmää' },
  'import-fault': { en: 'wrong', it: 'errato', fi: 'virhe' },
  newcomer: { en: 'Newcomer', it: 'Nuovo personaggio', fi: 'Uusi hahmo' },
  'bad-name': {
    en: 'Nobody can be called so. {what}',
    it: 'Nessuno può chiamarsi così. {what}',
    fi: 'Kenenkään nimi ei voi olla tällainen. {what}',
  },
  'bad-options': {
    en: 'These options cannot be used: {options}',
    it: 'Queste opzioni non si possono usare: {options}',
    fi: 'Näitä valintoja ei voi käyttää: {options}',
  },
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
  'demo-own': {
    en: 'as a file of your own, to be changed',
    it: 'come file tuo, da cambiare',
    fi: 'omana tiedostona muokattavaksi',
  },
  'demo-saved': {
    en: 'The ready fight is in {path}. Change it as you like, then: {command}',
    it: 'Il combattimento pronto è in {path}. Cambialo come vuoi, poi: {command}',
    fi: 'Valmis taistelu on tiedostossa {path}. Muokkaa sitä, sitten: {command}',
  },
  'demo-odds': {
    en: 'the exact odds of a roll',
    it: 'le probabilità esatte di un tiro',
    fi: 'heiton tarkat todennäköisyydet',
  },
  'demo-rules': { en: 'the rules', it: 'le regole', fi: 'säännöt' },
} as const satisfies Readonly<Record<string, Words>>;
