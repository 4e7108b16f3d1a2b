import type { Words } from '@arbitro/kernel';
import type { Help } from './help-shape.ts';

/** What `new-system` says. */
export const NEW_SYSTEM_WORDS = {
  'new-system-bad-name': {
    en: '“{name}” cannot be a system’s name: small letters a to z and digits, with single hyphens between, beginning with a letter, 40 at most. Try “{near}”.',
    it: '“{name}” non può essere il nome di un sistema: lettere minuscole da a a z e cifre, con trattini singoli in mezzo, iniziando da una lettera, al massimo 40. Prova “{near}”.',
    fi: '”{name}” ei kelpaa järjestelmän nimeksi: pieniä kirjaimia a–z ja numeroita, välissä yksittäisiä yhdysmerkkejä, ensimmäisenä kirjain, enintään 40. Kokeile: ”{near}”.',
  },
  'new-system-taken': {
    en: '{name} is a system of Arbitro already. Choose another name.',
    it: '{name} è già un sistema di Arbitro. Scegli un altro nome.',
    fi: '{name} on jo Arbitron järjestelmä. Valitse toinen nimi.',
  },
  'new-system-not-empty': {
    en: '{folder} is there already and is not empty. Nothing was written: choose another name, or move it away.',
    it: '{folder} esiste già e non è vuota. Nulla è stato scritto: scegli un altro nome, o spostala.',
    fi: '{folder} on jo olemassa eikä ole tyhjä. Mitään ei kirjoitettu: valitse toinen nimi tai siirrä se pois.',
  },
  'new-system-not-a-folder': {
    en: '{folder} is a file. Nothing was written: choose another name, or move it away.',
    it: '{folder} è un file. Nulla è stato scritto: scegli un altro nome, o spostalo.',
    fi: '{folder} on tiedosto. Mitään ei kirjoitettu: valitse toinen nimi tai siirrä se pois.',
  },
  'new-system-cannot-write': {
    en: '{folder} cannot be written: {why}.',
    it: 'Non si può scrivere {folder}: {why}.',
    fi: 'Kansioon {folder} ei voi kirjoittaa: {why}.',
  },
  'new-system-bad-title': {
    en: 'A title has 1 to 60 characters, all of them on one line.',
    it: 'Un titolo ha da 1 a 60 caratteri, tutti su una riga.',
    fi: 'Otsikossa on 1–60 merkkiä, kaikki samalla rivillä.',
  },
  'new-system-wrote': {
    en: '{title}: a small whole game, {count} files in {folder}',
    it: '{title}: un piccolo gioco completo, {count} file in {folder}',
    fi: '{title}: pieni kokonainen peli, {count} tiedostoa kansiossa {folder}',
  },
  'new-system-readme': {
    en: 'which file to open for what',
    it: 'quale file aprire per che cosa',
    fi: 'mikä tiedosto avataan mitäkin varten',
  },
  'new-system-rules': {
    en: 'the rules in words, and as they are played',
    it: 'le regole a parole, e come si giocano',
    fi: 'säännöt sanoina ja pelattuina',
  },
  'new-system-content': {
    en: 'numbers, ready-made heroes and foes',
    it: 'i numeri, eroi e nemici già pronti',
    fi: 'luvut, valmiit sankarit ja viholliset',
  },
  'new-system-scenarios': {
    en: 'worked examples and a first fight',
    it: 'esempi svolti e un primo combattimento',
    fi: 'lasketut esimerkit ja ensimmäinen taistelu',
  },
  'new-system-tests': {
    en: 'what every system promises, and exact odds',
    it: 'ciò che ogni sistema promette, e le probabilità esatte',
    fi: 'mitä jokainen järjestelmä lupaa, ja tarkat todennäköisyydet',
  },
  'new-system-next': { en: 'Next', it: 'E ora', fi: 'Seuraavaksi' },
  'new-system-play': {
    en: 'a fight, told line by line',
    it: 'un combattimento, raccontato riga per riga',
    fi: 'taistelu rivi riviltä kerrottuna',
  },
  'new-system-serve': {
    en: 'at the web table, with your friends',
    it: 'al tavolo web, con i tuoi amici',
    fi: 'verkkopöydässä ystävien kanssa',
  },
} as const satisfies Readonly<Record<string, Words>>;

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
