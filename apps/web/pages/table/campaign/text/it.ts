import type { en } from './en.ts';

/** Texts of the evenings of a campaign in Italian. */
export const it: typeof en = {
  campaign: {
    about:
      'Una campagna è una serie di serate. La serata seguente è un nuovo tavolo con le stesse persone, che lo aprono con gli stessi link. I personaggi ci arrivano con le loro ferite, l’esperienza e l’equipaggiamento; restano anche le regole della casa, le note, le immagini e il diario.',
    now: 'Serata {n}, giorno {day}',
    evening: 'Serata {n}',
    day: 'Giorno della campagna',
    'day-of': 'giorno {n}',
    'next-day': 'Giorno seguente',
    rest: 'Riposo e cure',
    experience: 'Esperienza',
    treasure: 'Tesori ed equipaggiamento',
    between: 'Tra una serata e l’altra',
    'between-about':
      'Ciò che le regole del gioco prevedono per il tempo tra una serata e l’altra. Premendo si inizia l’azione.',
    'by-hand': 'Le regole non hanno azioni per esperienza e tesori: modifica le schede a mano.',
    next: 'La prossima serata',
    'next-title': 'Il suo nome',
    'next-who': 'Chi prosegue',
    'next-begin': 'Inizia la prossima serata',
    'next-fight': 'È in corso uno scontro: proseguono tutti, e lo scontro continua lì.',
    'next-there': 'La prossima serata è iniziata.',
    'next-go': 'Vai',
    'next-again': 'Iniziala un’altra volta, da come stanno qui le cose',
    previous: 'La serata precedente',
    file: 'Per proseguire su un altro server, salva come file il tavolo dell’ultima serata, in «Tavolo, dadi e file»: contiene tutta la campagna. Lì aprilo e dai a tutti un nuovo link.',
    journal: 'Diario',
    'journal-title': 'Dove eravamo rimasti?',
    'journal-empty': 'Per ora niente da raccontare.',
    'journal-later': 'Più tardi',
    met: 'Incontrati: {who}.',
    party: 'Il gruppo',
    'won-experience': 'esperienza',
    'won-treasure': 'tesoro',
    write: 'Scrivilo con parole tue',
    words: 'Che cosa dice il diario della serata {n}',
    'as-it-was': 'Come si è scritto da sé',
    secret: 'Non per tutti:',
  },
};
