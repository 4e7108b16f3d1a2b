import { type Help, JSON_OPTION } from './help-shape.ts';

export const MIGRATE_HELP: Help = {
  usage: 'arbitro migrate FROM TO',
  does: {
    en: 'Copies every table from one database to another: a folder or SQLite file, or a postgres:// address. Asked again, it copies what is new.',
    it: 'Copia tutti i tavoli da una base di dati a un’altra: una cartella o un file SQLite, o un indirizzo postgres://. Ripetuto, copia solo le novità.',
    fi: 'Kopioi kaikki pöydät tietokannasta toiseen: kansio tai SQLite-tiedosto tai postgres://-osoite. Toistettuna kopioi vain uudet.',
  },
  options: [JSON_OPTION],
  examples: [
    'arbitro migrate ./data backup.sqlite',
    'arbitro migrate ./data postgres://arbitro@localhost/arbitro',
    'arbitro migrate postgres://arbitro@localhost/arbitro backup.sqlite',
  ],
  about: [
    {
      en: './data is the folder in which a server keeps its tables; the address is that of your PostgreSQL.',
      it: './data è la cartella in cui un server tiene i suoi tavoli; l’indirizzo è quello del tuo PostgreSQL.',
      fi: './data on kansio, jossa palvelin pitää pöytänsä; osoite on oman PostgreSQL-tietokantasi.',
    },
  ],
  fails: {
    en: 'a table there has another log',
    it: 'un tavolo ha là un altro registro',
    fi: 'jollakin pöydällä on siellä toinen loki',
  },
};

export const COMPLETION_HELP: Help = {
  usage: 'arbitro completion bash | zsh | fish',
  does: {
    en: 'Prints a script by which your shell completes commands, options and names when you press Tab.',
    it: 'Stampa uno script con cui la tua shell completa comandi, opzioni e nomi quando premi Tab.',
    fi: 'Tulostaa skriptin, jolla komentotulkki täydentää komennot, valitsimet ja nimet, kun painat sarkainta.',
  },
  options: [],
  examples: ['arbitro completion bash', 'arbitro completion zsh', 'arbitro completion fish'],
  about: [
    {
      en: 'bash: add to ~/.bashrc the line  source <(arbitro completion bash)',
      it: 'bash: aggiungi a ~/.bashrc la riga  source <(arbitro completion bash)',
      fi: 'bash: lisää tiedostoon ~/.bashrc rivi  source <(arbitro completion bash)',
    },
    {
      en: 'zsh: add to ~/.zshrc, below compinit, the line  source <(arbitro completion zsh)',
      it: 'zsh: aggiungi a ~/.zshrc, sotto compinit, la riga  source <(arbitro completion zsh)',
      fi: 'zsh: lisää tiedostoon ~/.zshrc, compinitin alle, rivi  source <(arbitro completion zsh)',
    },
    {
      en: 'fish: once  arbitro completion fish > ~/.config/fish/completions/arbitro.fish',
      it: 'fish: una volta  arbitro completion fish > ~/.config/fish/completions/arbitro.fish',
      fi: 'fish: kerran  arbitro completion fish > ~/.config/fish/completions/arbitro.fish',
    },
    {
      en: 'It needs `arbitro` as a command of its own (npm install --global); what is run by npx is not completed.',
      it: 'Serve `arbitro` come comando a sé (npm install --global); ciò che si avvia con npx non si completa.',
      fi: 'Tarvitaan oma komento `arbitro` (npm install --global); npx:llä ajettua ei täydennetä.',
    },
  ],
};

export const DOCTOR_HELP: Help = {
  usage: 'arbitro doctor',
  does: {
    en: 'Checks this installation, and says what to do about each fault.',
    it: 'Controlla questa installazione e dice che cosa fare per ogni difetto.',
    fi: 'Tarkistaa tämän asennuksen ja kertoo, mitä kullekin vialle tehdään.',
  },
  options: [
    [
      '--data FOLDER',
      {
        en: 'where the tables are kept (DATA_DIR, otherwise ./data)',
        it: 'dove si tengono i tavoli (DATA_DIR, altrimenti ./data)',
        fi: 'missä pöydät pidetään (DATA_DIR, muuten ./data)',
      },
    ],
    [
      '--port N',
      {
        en: 'where the browser finds the table (PORT, otherwise 8080)',
        it: 'dove il browser trova il tavolo (PORT, altrimenti 8080)',
        fi: 'mistä selain löytää pöydän (PORT, muuten 8080)',
      },
    ],
    [
      '--database URL',
      {
        en: 'a PostgreSQL database to try as well (otherwise DATABASE_URL)',
        it: 'una base di dati PostgreSQL da provare (altrimenti DATABASE_URL)',
        fi: 'myös kokeiltava PostgreSQL-tietokanta (muuten DATABASE_URL)',
      },
    ],
    JSON_OPTION,
  ],
  examples: ['arbitro doctor', 'arbitro doctor --json'],
  fails: {
    en: 'something that is needed is broken',
    it: 'è rotto qualcosa di necessario',
    fi: 'jokin tarpeellinen on rikki',
  },
};
