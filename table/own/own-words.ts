import type { Words } from '@arbitro/kernel';

/** Why a custom system cannot be loaded, and how to fix it. */
export const OWN_WORDS = {
  'own-no-folder': {
    en: 'There is no folder {folder}. `--system` wants the folder of a system; `arbitro new-system NAME` makes one.',
    it: 'La cartella {folder} non esiste. `--system` vuole la cartella di un sistema; `arbitro new-system NOME` ne crea una.',
    fi: 'Kansiota {folder} ei ole. Valitsin `--system` tarvitsee järjestelmän kansion; `arbitro new-system NIMI` luo sellaisen.',
  },
  'own-not-a-folder': {
    en: '{folder} is a file. `--system` wants the folder that it stands in.',
    it: '{folder} è un file. `--system` vuole la cartella che lo contiene.',
    fi: '{folder} on tiedosto. Valitsin `--system` tarvitsee kansion, jossa se on.',
  },
  'own-bad-package': {
    en: '{folder}: its package.json is not JSON ({why}).',
    it: '{folder}: il suo package.json non è JSON ({why}).',
    fi: '{folder}: sen package.json ei ole JSONia ({why}).',
  },
  'own-no-entry': {
    en: '{folder} has no index.ts and no index.js, and its package.json names no `exports` and no `main`: nothing says where the system is.',
    it: '{folder} non ha né index.ts né index.js, e il suo package.json non indica né `exports` né `main`: nulla dice dove sia il sistema.',
    fi: 'Kansiossa {folder} ei ole tiedostoa index.ts eikä index.js, eikä sen package.json nimeä kohtaa `exports` tai `main`: mikään ei kerro, missä järjestelmä on.',
  },
  'own-entry-missing': {
    en: '{folder}: its package.json names {entry}, which is not there.',
    it: '{folder}: il suo package.json indica {entry}, che non c’è.',
    fi: '{folder}: sen package.json nimeää tiedoston {entry}, jota ei ole.',
  },
  'own-throws': {
    en: '{folder} cannot be loaded: {why}',
    it: '{folder} non si può caricare: {why}',
    fi: 'Kansiota {folder} ei voi ladata: {why}',
  },
  'own-no-system': {
    en: '{folder} exports no system: {entry} must export an object with id, rules, schemas, face and the rest of what `System` of @arbitro/kernel asks for. It exports: {exports}.',
    it: '{folder} non esporta alcun sistema: {entry} deve esportare un oggetto con id, rules, schemas, face e tutto ciò che chiede `System` di @arbitro/kernel. Esporta: {exports}.',
    fi: '{folder} ei vie yhtään järjestelmää: tiedoston {entry} on vietävä olio, jolla on id, rules, schemas, face ja muu, mitä `System` (@arbitro/kernel) vaatii. Se vie: {exports}.',
  },
  'own-several': {
    en: '{folder} exports more than one system ({exports}). A folder holds one: export the others from folders of their own.',
    it: '{folder} esporta più di un sistema ({exports}). Una cartella ne contiene uno: esporta gli altri da cartelle proprie.',
    fi: '{folder} vie useamman järjestelmän ({exports}). Yhdessä kansiossa on yksi: vie muut omista kansioistaan.',
  },
  'own-lacks': {
    en: '{folder}: the system `{name}` is not whole. It lacks: {lacks}.',
    it: '{folder}: il sistema `{name}` non è completo. Mancano: {lacks}.',
    fi: '{folder}: järjestelmä `{name}` ei ole kokonainen. Siitä puuttuu: {lacks}.',
  },
  'own-bad-id': {
    en: '{folder}: “{id}” cannot be the id of a system: small letters, digits and hyphens, beginning with a letter, at most 40.',
    it: '{folder}: “{id}” non può essere l’id di un sistema: lettere minuscole, cifre e trattini, con una lettera all’inizio, al massimo 40.',
    fi: '{folder}: ”{id}” ei kelpaa järjestelmän tunnukseksi: pieniä kirjaimia, numeroita ja yhdysmerkkejä, kirjain ensin, enintään 40.',
  },
  'own-taken': {
    en: '{folder}: there is another system with the id “{id}”. Choose another id for yours.',
    it: '{folder}: c’è già un altro sistema con l’id “{id}”. Scegli un altro id per il tuo.',
    fi: '{folder}: tunnus ”{id}” on jo toisella järjestelmällä. Valitse omallesi toinen tunnus.',
  },
  'own-encounter-unfit': {
    en: '{folder}: the encounter “{encounter}” of “{id}” does not fit its own schemas: {what}',
    it: '{folder}: lo scontro “{encounter}” di “{id}” non corrisponde ai suoi stessi schemi: {what}',
    fi: '{folder}: järjestelmän ”{id}” taistelu ”{encounter}” ei vastaa sen omia skeemoja: {what}',
  },
  'own-encounter-breaks': {
    en: '{folder}: “{id}” breaks as soon as its encounter “{encounter}” begins ({part}): {why}',
    it: '{folder}: “{id}” si rompe appena comincia il suo scontro “{encounter}” ({part}): {why}',
    fi: '{folder}: ”{id}” hajoaa heti, kun sen taistelu ”{encounter}” alkaa ({part}): {why}',
  },
  'own-unbundled': {
    en: '{folder} cannot be made ready for browsers: {why}',
    it: '{folder} non si può preparare per i browser: {why}',
    fi: 'Kansiota {folder} ei voi valmistella selaimille: {why}',
  },
  'own-not-for-browsers': {
    en: '{folder} imports {what}, which no browser has. A system is pure: rules and content are TypeScript, with no files and no machine.',
    it: '{folder} importa {what}, che nessun browser ha. Un sistema è puro: regole e contenuti sono TypeScript, senza file e senza macchina.',
    fi: '{folder} tuo moduulin {what}, jota yhdessäkään selaimessa ei ole. Järjestelmä on puhdas: säännöt ja sisältö ovat TypeScriptiä, ilman tiedostoja ja konetta.',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type OwnWord = keyof typeof OWN_WORDS;
