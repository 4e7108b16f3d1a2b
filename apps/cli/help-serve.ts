import type { Help } from './help-shape.ts';

export const SERVE_HELP: Help = {
  usage: 'arbitro serve',
  does: {
    en: 'Opens the live table for browsers on this computer and in this network, until Ctrl-C.',
    it: 'Apre il tavolo dal vivo per i browser di questo computer e di questa rete, fino a Ctrl-C.',
    fi: 'Avaa pelipöydän tämän koneen ja tämän verkon selaimille, kunnes painetaan Ctrl-C.',
  },
  options: [
    [
      '--port N',
      {
        en: 'the port (8080; 0 takes a free one)',
        it: 'la porta (8080; con 0 una libera)',
        fi: 'portti (8080; 0 ottaa vapaan)',
      },
    ],
    [
      '--host H',
      {
        en: 'where to listen: 0.0.0.0 so that phones can join, 127.0.0.1 this computer alone (0.0.0.0)',
        it: 'dove ascoltare: 0.0.0.0 perché i telefoni possano unirsi, 127.0.0.1 solo questo computer (0.0.0.0)',
        fi: 'missä kuunnellaan: 0.0.0.0, jotta puhelimet pääsevät mukaan, 127.0.0.1 vain tämä kone (0.0.0.0)',
      },
    ],
    [
      '--data DIR',
      {
        en: 'the folder that keeps the tables (./data)',
        it: 'la cartella che conserva i tavoli (./data)',
        fi: 'kansio, johon pöydät tallennetaan (./data)',
      },
    ],
    [
      '--database URL',
      {
        en: 'keep the tables in PostgreSQL instead',
        it: 'conserva invece i tavoli in PostgreSQL',
        fi: 'pöydät tallennetaan sen sijaan PostgreSQL:ään',
      },
    ],
  ],
  examples: [
    'arbitro serve',
    'arbitro serve --port 8081 --data ./evenings',
    'arbitro serve --system ./my-game',
  ],
};
