import {
  type Help,
  IN_FOLDERS,
  INTERACTIVE_OPTION,
  JSON_OPTION,
  OWN_FILE,
  READY,
  RULES_OPTION,
  SEED_OPTION,
} from './help-shape.ts';

export const DEMO_HELP: Help = {
  usage: 'arbitro demo [SYSTEM [ENCOUNTER]]',
  does: {
    en: 'Plays a ready fight.',
    it: 'Gioca un combattimento già pronto.',
    fi: 'Pelaa valmiin taistelun.',
  },
  options: [
    ['--list', { en: 'the encounters there are', it: 'gli scontri che ci sono', fi: 'valmiit taistelut' }],
    INTERACTIVE_OPTION,
    [
      '--save FILE',
      {
        en: 'write it to a file, to be changed and played',
        it: 'lo scrive in un file, da cambiare e giocare',
        fi: 'kirjoittaa sen tiedostoon muokattavaksi ja pelattavaksi',
      },
    ],
    SEED_OPTION,
    RULES_OPTION,
  ],
  examples: [
    'arbitro demo',
    'arbitro demo rischio --list',
    'arbitro demo noppa --seed luna --lang fi',
    'arbitro demo brp --interactive',
    'arbitro demo rischio --save fight.yaml',
  ],
};

export const PLAY_HELP: Help = {
  usage: 'arbitro play [FILE… | FOLDER…]',
  does: {
    en: 'Plays a scenario file, or many, and checks what they expect.',
    it: 'Gioca uno scenario, o molti, e controlla ciò che si aspettano.',
    fi: 'Pelaa yhden tai monta skenaariotiedostoa ja tarkistaa niiden odotukset.',
  },
  options: [
    INTERACTIVE_OPTION,
    [
      '--save FILE',
      {
        en: 'with --interactive: keep what was played in a file, to go on another day',
        it: 'con --interactive: tieni in un file ciò che si è giocato, per continuare un altro giorno',
        fi: 'valitsimen --interactive kanssa: pelattu talteen tiedostoon, jotta voi jatkaa toiste',
      },
    ],
    SEED_OPTION,
    [
      '--seeds N',
      {
        en: 'the fight N times by policy, as `arbitro sim --fights N` tells it',
        it: 'il combattimento N volte secondo la tattica, come lo racconta `arbitro sim --fights N`',
        fi: 'taistelu N kertaa taktiikan mukaan, kuten `arbitro sim --fights N` sen kertoo',
      },
    ],
    [
      '--policy P',
      {
        en: 'who decides where the file does not: a policy of the system',
        it: 'chi decide dove il file tace: una tattica del sistema',
        fi: 'kuka päättää, kun tiedosto ei kerro: järjestelmän taktiikka',
      },
    ],
    RULES_OPTION,
    JSON_OPTION,
  ],
  examples: [
    'arbitro play ford',
    'arbitro play --interactive',
    'arbitro demo --save fight.yaml',
    'arbitro play fight.yaml --seed luna --rules',
    'arbitro play fight.yaml --interactive --save evening.yaml',
    'arbitro play fight.yaml --seeds 200 --policy sensible',
    'arbitro play ford --json',
    'arbitro play fight.yaml ford --seed luna',
    'arbitro play scenarios/',
  ],
  about: [OWN_FILE, IN_FOLDERS, READY],
  fails: {
    en: 'something was not as the file expects',
    it: 'qualcosa non è andato come il file si aspetta',
    fi: 'jokin ei mennyt niin kuin tiedosto odottaa',
  },
};

export const ROLL_HELP: Help = {
  usage: 'arbitro roll NOTATION…',
  does: { en: 'Rolls dice.', it: 'Tira i dadi.', fi: 'Heittää noppia.' },
  options: [
    SEED_OPTION,
    ['--times N', { en: 'roll N times', it: 'tira N volte', fi: 'heittää N kertaa' }],
    JSON_OPTION,
  ],
  examples: ['arbitro roll 4d6kh3', 'arbitro roll "8d6!" 1d20+5', 'arbitro roll d% --times 5 --seed luna'],
};
