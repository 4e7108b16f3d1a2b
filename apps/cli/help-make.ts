import {
  type Help,
  IN_FOLDERS,
  JSON_OPTION,
  OPTION_OPTION,
  OWN_FILE,
  READY,
  SEED_OPTION,
} from './help-shape.ts';

export const CREATE_HELP: Help = {
  usage: 'arbitro create SYSTEM',
  does: {
    en: 'Makes a whole character by chance, with where each number comes from.',
    it: 'Crea un personaggio completo a caso, con l’origine di ogni numero.',
    fi: 'Luo arpomalla kokonaisen hahmon ja kertoo, mistä kukin luku tulee.',
  },
  options: [
    SEED_OPTION,
    ['--name N', { en: 'what it is called', it: 'come si chiama', fi: 'hahmon nimi' }],
    OPTION_OPTION,
    JSON_OPTION,
  ],
  examples: [
    'arbitro create brp --name Elsa',
    'arbitro create brp --option era=past --seed luna --json > elsa.json',
  ],
};

export const IMPORT_HELP: Help = {
  usage: 'arbitro import SHAPE FILE',
  does: {
    en: 'Reads creatures written for other programs, and says what it could not use.',
    it: 'Legge creature scritte per altri programmi e dice che cosa non ha potuto usare.',
    fi: 'Lukee muille ohjelmille kirjoitettuja olentoja ja kertoo, mitä ei voinut käyttää.',
  },
  options: [
    [
      '--json',
      {
        en: 'print a scenario file with the creatures in it',
        it: 'stampa uno scenario con le creature',
        fi: 'tulostaa skenaariotiedoston, jossa olennot ovat',
      },
    ],
  ],
  examples: ['arbitro import 5e monsters-5e', 'arbitro import 5e monsters-5e --json > warband.json'],
  about: [
    {
      en: '“monsters-5e” is a ready file of two monsters; yours is any JSON of that shape.',
      it: '“monsters-5e” è un file già pronto con due mostri; il tuo è un JSON di quel formato.',
      fi: '”monsters-5e” on valmis kahden hirviön tiedosto; omasi on mikä tahansa sen muotoinen JSON.',
    },
  ],
};

export const CHECK_HELP: Help = {
  usage: 'arbitro check FILE… | FOLDER…',
  does: {
    en: 'Says whether scenario and sheet files are well made.',
    it: 'Dice se i file di scenario e di scheda sono ben fatti.',
    fi: 'Kertoo, ovatko skenaario- ja hahmotiedostot kunnossa.',
  },
  options: [JSON_OPTION],
  examples: [
    'arbitro check ford',
    'arbitro demo --save fight.yaml',
    'arbitro check fight.yaml',
    'arbitro check fight.yaml ford --json',
    'arbitro check scenarios/',
  ],
  about: [OWN_FILE, IN_FOLDERS, READY],
};
