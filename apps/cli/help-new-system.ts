import type { Help } from './help-shape.ts';

export const NEW_SYSTEM_HELP: Help = {
  usage: 'arbitro new-system NAME',
  does: {
    en: 'Writes a small whole game of your own into a new folder: rules, tests, words, a first fight.',
    it: 'Scrive in una nuova cartella un piccolo gioco tuo e completo: regole, test, parole, un primo combattimento.',
    fi: 'Kirjoittaa uuteen kansioon pienen kokonaisen oman pelin: säännöt, testit, sanat ja ensimmäisen taistelun.',
  },
  options: [
    [
      '--title T',
      {
        en: 'what the game is called; otherwise made from the name',
        it: 'come si chiama il gioco; altrimenti si ricava dal nome',
        fi: 'pelin otsikko; muuten se tehdään nimestä',
      },
    ],
  ],
  examples: ['arbitro new-system my-game', 'arbitro new-system tide --title "The Last Tide"'],
};
