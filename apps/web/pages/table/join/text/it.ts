import type { en } from './en.ts';

/** Texts of joining a table in Italian. */
export const it: typeof en = {
  join: {
    title: 'Ti diamo il benvenuto, {who}',
    about: 'A questo tavolo non hai ancora nessuno. Chi giochi?',
    make: 'Crea un personaggio',
    'make-about': 'Una domanda dopo l’altra, con le regole accanto.',
    surprise: 'Sorprendimi',
    'surprise-about': 'Un personaggio finito, scelto dal caso. Puoi cambiare tutto.',
    file: 'Porta il tuo',
    'file-about': 'Un personaggio che hai salvato in un file.',
    paste: 'Incolla quello che hai',
    'paste-about': 'Una scheda come stampata, o il testo di un altro programma.',
    ready: 'Oppure prendi un eroe pronto',
    later: 'Per ora guardo soltanto',
    another: 'Porta un altro personaggio',
    'no-character': 'Non hai ancora un personaggio.',
    choose: 'Scegline uno',
    waiting: '{name} aspetta il master.',
    'take-back': 'Ritira',
    'wrong-file': 'In questo file non c’è un personaggio.',
    'wrong-system': 'Questo personaggio è fatto per un altro gioco ({id}).',
    asks: '{who} vuole portare {name}.',
    admit: 'Fai entrare',
    decline: 'Rifiuta',
    look: 'Guarda la scheda',
    policy: 'I giocatori portano i propri personaggi',
    open: 'subito',
    ask: 'se sono d’accordo',
    closed: 'non qui',
  },
};
