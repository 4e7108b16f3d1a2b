import { type Help, JSON_OPTION, OPTION_OPTION, READY, SEED_OPTION } from './help-shape.ts';

export const ODDS_HELP: Help = {
  usage: 'arbitro odds NOTATION | SYSTEM [CHECK] [VALUES…] | FILE',
  does: {
    en: 'Exact odds: of dice, of a system’s usual rolls, or of what is done in a scenario.',
    it: 'Probabilità esatte: di un tiro, delle prove di un sistema, o di ciò che si fa in uno scenario.',
    fi: 'Tarkat todennäköisyydet: noppien, järjestelmän tavallisten heittojen tai skenaarion tekojen.',
  },
  options: [
    JSON_OPTION,
    [
      '--step N',
      { en: 'only this step of the file', it: 'solo questo passo del file', fi: 'vain tämä tiedoston askel' },
    ],
    SEED_OPTION,
    OPTION_OPTION,
  ],
  examples: [
    'arbitro odds 4d6kh3',
    'arbitro odds "2d20kl1+7" --json',
    'arbitro odds rischio 4 --level high',
    'arbitro odds rischio attack 5 2',
    'arbitro odds whitebox save cleric 2 death-poison --option savesSystem=matrix',
    'arbitro odds ford --step 3',
  ],
  about: [READY],
  fails: {
    en: 'odds are not as the file expects',
    it: 'le probabilità non sono quelle che il file si aspetta',
    fi: 'todennäköisyydet eivät ole niitä, joita tiedosto odottaa',
  },
};

export const RULES_HELP: Help = {
  usage: 'arbitro rules SYSTEM [SEARCH…]',
  does: {
    en: 'The rules of a system, all or those that speak of something.',
    it: 'Le regole di un sistema: tutte, o quelle che parlano di qualcosa.',
    fi: 'Järjestelmän säännöt: kaikki tai ne, jotka koskevat jotakin.',
  },
  options: [JSON_OPTION],
  examples: [
    'arbitro rules rischio',
    'arbitro rules rischio dodge',
    'arbitro rules rischio rischio.combat --json',
  ],
};

export const VERIFY_HELP: Help = {
  usage: 'arbitro verify EXPORT.json',
  does: {
    en: 'Recomputes every roll and every action of an exported table.',
    it: 'Ricalcola ogni tiro e ogni azione di un tavolo esportato.',
    fi: 'Laskee uudelleen viedyn pöydän kaikki heitot ja toiminnot.',
  },
  options: [JSON_OPTION],
  examples: ['arbitro verify evening', 'arbitro verify evening --json'],
  about: [
    {
      en: '“evening” is a ready export; yours is the file that the game master gets from the table in the browser.',
      it: '“evening” è un’esportazione già pronta; la tua è il file che il master ottiene dal tavolo nel browser.',
      fi: '”evening” on valmis vienti; omasi on tiedosto, jonka pelinjohtaja saa selaimen pöydästä.',
    },
  ],
  fails: {
    en: 'something does not fit',
    it: 'qualcosa non torna',
    fi: 'jokin ei täsmää',
  },
};
