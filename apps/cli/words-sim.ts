import type { Words } from '@arbitro/kernel';

/** What `sim` says by itself; what its reports say is theirs. */
export const SIM_WORDS = {
  'no-fight-in': {
    en: '{path}: its steps begin no fight. Add a step that does; `arbitro demo --save fight.yaml` shows how.',
    it: '{path}: i suoi passi non cominciano alcun combattimento. Aggiungine uno; `arbitro demo --save fight.yaml` mostra come.',
    fi: '{path}: tiedoston askelet eivät aloita taistelua. Lisää sellainen; `arbitro demo --save fight.yaml` näyttää miten.',
  },
  'no-fight-refused': {
    en: '{path}: step {step} is refused, so that no fight begins: {says}',
    it: '{path}: il passo {step} è rifiutato e nessun combattimento comincia: {says}',
    fi: '{path}: askel {step} evätään, eikä taistelu ala: {says}',
  },
  'no-fight-asks': {
    en: '{path}: step {step} waits for an answer ({label}), so that no fight begins.',
    it: '{path}: il passo {step} aspetta una risposta ({label}) e nessun combattimento comincia.',
    fi: '{path}: askel {step} odottaa vastausta ({label}), eikä taistelu ala.',
  },
  'one-side': {
    en: '{path}: everybody in this fight is on the same side ({side}). A fight needs two.',
    it: '{path}: in questo combattimento stanno tutti dalla stessa parte ({side}). Ne servono due.',
    fi: '{path}: kaikki ovat tässä taistelussa samalla puolella ({side}). Osapuolia tarvitaan kaksi.',
  },
  'other-system': {
    en: '{path} is of {system} and {other} of {its}: only fights of one system can be compared.',
    it: '{path} è di {system} e {other} di {its}: si confrontano solo combattimenti dello stesso sistema.',
    fi: '{path} on järjestelmää {system} ja {other} järjestelmää {its}: vain saman järjestelmän taisteluita voi verrata.',
  },
  'unknown-side': {
    en: 'There is no side “{side}”. Sides: {allowed}.',
    it: 'La parte “{side}” non esiste. Parti: {allowed}.',
    fi: 'Osapuolta ”{side}” ei ole. Osapuolet: {allowed}.',
  },
  'orders-to-nobody': {
    en: 'The orders to “{who}” reach nobody. In this fight: all, {known}.',
    it: 'Gli ordini a “{who}” non raggiungono nessuno. In questo combattimento: all, {known}.',
    fi: 'Käskyt nimelle ”{who}” eivät tavoita ketään. Tässä taistelussa: all, {known}.',
  },
  'orders-on-nobody': {
    en: 'In the orders, “on {who}” means nobody. In this fight: {known}.',
    it: 'Negli ordini, “on {who}” non indica nessuno. In questo combattimento: {known}.',
    fi: 'Käskyissä ”on {who}” ei tarkoita ketään. Tässä taistelussa: {known}.',
  },
  'orders-use-nothing': {
    en: 'In the orders, “use {what}” comes to nothing: nobody they are for has it.',
    it: 'Negli ordini, “use {what}” resta senza effetto: nessuno dei destinatari ce l’ha.',
    fi: 'Käskyissä ”use {what}” jää vaille vaikutusta: kenelläkään, jolle se on annettu, ei ole sitä.',
  },
  'not-a-setting': {
    en: '“{setting}” is no option with its setting: write key=value.',
    it: '“{setting}” non è un’opzione con il suo valore: scrivi chiave=valore.',
    fi: '”{setting}” ei ole valinta arvoineen: kirjoita avain=arvo.',
  },
  'already-so': {
    en: 'The file has these options already: {options}. There is nothing to compare.',
    it: 'Il file ha già queste opzioni: {options}. Non c’è nulla da confrontare.',
    fi: 'Tiedostossa on jo nämä valinnat: {options}. Verrattavaa ei ole.',
  },
  'bad-vary': {
    en: '“{text}” cannot be varied. Write NAME=FROM..TO, for example foes.orc=1..8 or orc.health=10..30. Names in this file: {names}.',
    it: '“{text}” non si può variare. Scrivi NOME=DA..A, per esempio foes.orc=1..8 oppure orc.health=10..30. Nomi in questo file: {names}.',
    fi: '”{text}” ei kelpaa vaihdeltavaksi. Kirjoita NIMI=ALKU..LOPPU, esimerkiksi foes.orc=1..8 tai orc.health=10..30. Nimet tässä tiedostossa: {names}.',
  },
  'vary-too-many': {
    en: '“{text}” asks for more than {most} numbers.',
    it: '“{text}” chiede più di {most} numeri.',
    fi: '”{text}” pyytää yli {most} lukua.',
  },
  'sim-progress': {
    en: '{done} of {count} fights · {rate} a second · {left} left',
    it: '{done} combattimenti su {count} · {rate} al secondo · ancora {left}',
    fi: '{done} / {count} taistelua · {rate} sekunnissa · jäljellä {left}',
  },
  'sim-nothing-yet': {
    en: 'Stopped before a single fight was over.',
    it: 'Interrotto prima che finisse un solo combattimento.',
    fi: 'Keskeytetty ennen kuin yksikään taistelu päättyi.',
  },
  'cannot-write-file': {
    en: 'The file {path} cannot be written ({code}). See that its folder is there and that you may write in it.',
    it: 'Il file {path} non si può scrivere ({code}). Controlla che la cartella esista e che tu possa scriverci.',
    fi: 'Tiedostoa {path} ei voi kirjoittaa ({code}). Katso, että sen kansio on olemassa ja sinne saa kirjoittaa.',
  },
  'page-written': {
    en: 'The report is in {path}.',
    it: 'Il resoconto è in {path}.',
    fi: 'Raportti on tiedostossa {path}.',
  },
} as const satisfies Readonly<Record<string, Words>>;
