import type { Words } from '@arbitro/kernel';

/** What a fight by hand says. */
export const HAND_WORDS = {
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
    en: 'Type the faces of the dice with spaces between them, for example 7 or 3 5; Enter throws them. ? explains the rest.',
    it: 'Scrivi le facce dei dadi separate da spazi, per esempio 7 oppure 3 5; Invio li tira. ? spiega il resto.',
    fi: 'Kirjoita noppien silmäluvut välilyönnein, esimerkiksi 7 tai 3 5; Enter heittää ne. ? kertoo loput.',
  },
  'no-such-face': {
    en: 'A d{sides} shows 1 to {sides}.',
    it: 'Un d{sides} mostra da 1 a {sides}.',
    fi: 'Nopan d{sides} silmäluku on 1–{sides}.',
  },
  'too-many-faces': {
    en: '{count} {count, plural, one {die is} other {dice are}} asked for, not {given}.',
    it: 'Si {count, plural, one {chiede} other {chiedono}} {count} {count, plural, one {dado} other {dadi}}, non {given}.',
    fi: 'Nyt heitetään {count} {count, plural, one {noppa} other {noppaa}}, ei {given}.',
  },
  'type-number': {
    en: 'Type one of the numbers shown. ? explains the rest.',
    it: 'Scrivi uno dei numeri mostrati. ? spiega il resto.',
    fi: 'Kirjoita jokin näytetyistä numeroista. ? kertoo loput.',
  },
  'type-some': {
    en: 'Type {least} to {most} of the numbers shown, with spaces between them. ? explains the rest.',
    it: 'Scrivi da {least} a {most} dei numeri mostrati, separati da spazi. ? spiega il resto.',
    fi: 'Kirjoita {least}–{most} näytetyistä numeroista välilyönnein. ? kertoo loput.',
  },
  'type-range': {
    en: 'Type a whole number from {least} to {most}. ? explains the rest.',
    it: 'Scrivi un numero intero da {least} a {most}. ? spiega il resto.',
    fi: 'Kirjoita kokonaisluku väliltä {least}–{most}. ? kertoo loput.',
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
    en: 'Round {round} · it is the turn of {who}',
    it: 'Round {round} · è il turno di {who}',
    fi: 'Kierros {round} · vuorossa {who}',
  },
  'menu-of-gm': {
    en: 'Round {round} · what the game master may do',
    it: 'Round {round} · che cosa può fare il master',
    fi: 'Kierros {round} · mitä pelinjohtaja voi tehdä',
  },
  'game-master': { en: 'the game master', it: 'il master', fi: 'pelinjohtaja' },
  'menu-help': {
    en: 'Type the number of what you choose; o and a number shows its odds first.',
    it: 'Scrivi il numero di ciò che scegli; o e un numero ne mostra prima le probabilità.',
    fi: 'Kirjoita valintasi numero; o ja numero näyttää ensin sen todennäköisyydet.',
  },
  'hand-intro': {
    en: 'Choose by number. When dice are asked for, type what yours show, or press Enter to have them thrown. ? explains the rest.',
    it: 'Scegli con un numero. Quando servono i dadi, scrivi che cosa mostrano i tuoi, o premi Invio per farli tirare. ? spiega il resto.',
    fi: 'Valitse numerolla. Kun pyydetään noppia, kirjoita omiesi silmäluvut tai heitätä ne Enterillä. ? kertoo loput.',
  },
  'hand-intro-thrown': {
    en: 'Choose by number; the dice are thrown for you. ? explains the rest.',
    it: 'Scegli con un numero; i dadi si tirano da soli. ? spiega il resto.',
    fi: 'Valitse numerolla; nopat heitetään puolestasi. ? kertoo loput.',
  },
  'hand-saved': {
    en: 'What was played is in {path}. To go on: {command}',
    it: 'Ciò che si è giocato è in {path}. Per continuare: {command}',
    fi: 'Pelattu on tiedostossa {path}. Jatka näin: {command}',
  },
  'hand-saved-over': {
    en: 'The whole fight is in {path}. To see it again: {command}',
    it: 'Tutto il combattimento è in {path}. Per rivederlo: {command}',
    fi: 'Koko taistelu on tiedostossa {path}. Katso se uudelleen: {command}',
  },
  'save-by-hand': {
    en: '--save keeps what is played by hand: add --interactive.',
    it: '--save conserva ciò che si gioca a mano: aggiungi --interactive.',
    fi: '--save tallentaa käsin pelatun: lisää --interactive.',
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
} as const satisfies Readonly<Record<string, Words>>;
