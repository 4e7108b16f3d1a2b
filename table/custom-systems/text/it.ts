import type { en } from './en.ts';

/** The texts of this room in Italian. */
export const it: typeof en = {
  refusals: {
    'own-no-folder':
      'La cartella {folder} non esiste. `--system` vuole la cartella di un sistema; `arbitro new-system NOME` ne crea una.',
    'own-not-a-folder': '{folder} è un file. `--system` vuole la cartella che lo contiene.',
    'own-bad-package': '{folder}: il suo package.json non è JSON ({why}).',
    'own-no-entry':
      '{folder} non ha né index.ts né index.js, e il suo package.json non indica né `exports` né `main`: nulla dice dove sia il sistema.',
    'own-entry-missing': '{folder}: il suo package.json indica {entry}, che non c’è.',
    'own-throws': '{folder} non si può caricare: {why}',
    'own-no-system':
      '{folder} non esporta alcun sistema: {entry} deve esportare un oggetto con id, rules, schemas, face e tutto ciò che chiede `System` di @arbitro/kernel. Esporta: {exports}.',
    'own-several':
      '{folder} esporta più di un sistema ({exports}). Una cartella ne contiene uno: esporta gli altri da cartelle proprie.',
    'own-lacks': '{folder}: il sistema `{name}` non è completo. Mancano: {lacks}.',
    'own-bad-id':
      '{folder}: “{id}” non può essere l’id di un sistema: lettere minuscole, cifre e trattini, con una lettera all’inizio, al massimo 40.',
    'own-taken': '{folder}: c’è già un altro sistema con l’id “{id}”. Scegli un altro id per il tuo.',
    'own-encounter-unfit':
      '{folder}: lo scontro “{encounter}” di “{id}” non corrisponde ai suoi stessi schemi: {what}',
    'own-encounter-breaks':
      '{folder}: “{id}” si rompe appena comincia il suo scontro “{encounter}” ({part}): {why}',
    'own-unbundled': '{folder} non si può preparare per i browser: {why}',
    'own-not-for-browsers':
      '{folder} importa {what}, che nessun browser ha. Un sistema è puro: regole e contenuti sono TypeScript, senza file e senza macchina.',
  },
};
