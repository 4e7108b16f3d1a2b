import type { Words } from '@arbitro/kernel';

/** What is said of several files at once. */
export const FILES_WORDS = {
  'no-scenarios-in': {
    en: 'There is no scenario in the folder {path}. Looked for: *.yaml, *.yml, *.json, in the folders inside it too.',
    it: 'Nella cartella {path} non c’è nessuno scenario. Cercati: *.yaml, *.yml, *.json, anche nelle cartelle al suo interno.',
    fi: 'Kansiossa {path} ei ole skenaariota. Etsittiin: *.yaml, *.yml, *.json, myös sen alikansioista.',
  },
  'one-file-only': {
    en: '{option} takes one file, not several and no folder.',
    it: '{option} vuole un solo file, non più file e nessuna cartella.',
    fi: '{option} toimii yhden tiedoston kanssa, ei usean eikä kansion.',
  },
  'file-progress': {
    en: '{number} of {count}: {path}',
    it: '{number} di {count}: {path}',
    fi: '{number}/{count}: {path}',
  },
  'file-faults': {
    en: '{count} {count, plural, one {fault} other {faults}}',
    it: '{count} {count, plural, one {errore} other {errori}}',
    fi: '{count} {count, plural, one {virhe} other {virhettä}}',
  },
  'file-unfit': {
    en: 'an answer fits no question',
    it: 'una risposta non va bene per nessuna domanda',
    fi: 'vastaus ei sovi mihinkään kysymykseen',
  },
  'file-unread': { en: 'cannot be read', it: 'non si può leggere', fi: 'ei voi lukea' },
  'folder-empty': {
    en: 'no scenario in this folder',
    it: 'nessuno scenario in questa cartella',
    fi: 'kansiossa ei ole skenaariota',
  },
  'not-a-scenario': {
    en: 'not a scenario: {why}',
    it: 'non è uno scenario: {why}',
    fi: 'ei ole skenaario: {why}',
  },
  'why-a-table': { en: 'an exported table', it: 'un tavolo esportato', fi: 'viety pöytä' },
  'why-no-system': {
    en: 'it names no system and no creatures',
    it: 'non nomina né un sistema né creature',
    fi: 'se ei nimeä järjestelmää eikä olentoja',
  },
  'files-played': {
    en: '{passed} passed, {failed} failed',
    it: '{passed} {passed, plural, one {riuscito} other {riusciti}}, {failed} {failed, plural, one {fallito} other {falliti}}',
    fi: '{passed} onnistui, {failed} epäonnistui',
  },
  'files-checked': {
    en: '{passed} fine, {failed} not',
    it: '{passed} {passed, plural, one {va bene} other {vanno bene}}, {failed} no',
    fi: '{passed} kunnossa, {failed} ei',
  },
  'files-other': {
    en: '{count} not {count, plural, one {a scenario} other {scenarios}}',
    it: '{count} non {count, plural, one {è uno scenario} other {sono scenari}}',
    fi: '{count} ei ole {count, plural, one {skenaario} other {skenaarioita}}',
  },
} as const satisfies Readonly<Record<string, Words>>;
