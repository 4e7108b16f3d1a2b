import type { Words } from '@arbitro/kernel';
import { type Help, JSON_OPTION, OWN_FILE, READY, SEED_OPTION } from './help-shape.ts';

const DATABASE_OPTION: Help['options'][number] = [
  '--database URL',
  {
    en: 'the PostgreSQL database of the cluster (else DATABASE_URL)',
    it: 'la base di dati PostgreSQL del cluster (altrimenti DATABASE_URL)',
    fi: 'klusterin PostgreSQL-tietokanta (muuten DATABASE_URL)',
  },
];

/** Help for options that only `sim` has. */
const DATABASE_ABOUT: Words = {
  en: 'postgres://… stands for the address of your PostgreSQL database.',
  it: 'postgres://… sta per l’indirizzo della tua base di dati PostgreSQL.',
  fi: 'postgres://… on oman PostgreSQL-tietokantasi osoitteen paikalla.',
};

const OPTIONS: Help['options'] = [
  ['--fights N', { en: 'how often (1000)', it: 'quante volte (1000)', fi: 'kuinka monesti (1000)' }],
  [
    '--policy P',
    {
      en: 'who decides: simple, tactician, cautious…; by side party=P,foes=P',
      it: 'chi decide: simple, tactician, cautious…; per parte party=P,foes=P',
      fi: 'kuka päättää: simple, tactician, cautious…; osapuolittain party=P,foes=P',
    },
  ],
  [
    '--against OTHER',
    {
      en: 'beside another file, with the same dice',
      it: 'accanto a un altro file, con gli stessi dadi',
      fi: 'toisen tiedoston rinnalla, samoin nopin',
    },
  ],
  [
    '--option K=V,…',
    {
      en: 'beside the same file with other options: what a house rule costs',
      it: 'accanto allo stesso file con altre opzioni: quanto costa una regola della casa',
      fi: 'saman tiedoston rinnalla muilla valinnoilla: mitä talon sääntö maksaa',
    },
  ],
  [
    '--vary WHAT=A..B',
    {
      en: 'for each number from A to B: of a kind of creature, or on a sheet',
      it: 'per ogni numero da A a B: di un tipo di creatura, o su una scheda',
      fi: 'jokaisella luvulla A–B: olentolajin määrä tai luku lomakkeella',
    },
  ],
  [
    '--exact',
    {
      en: 'the exact chances of a small fight beside those counted',
      it: 'le probabilità esatte di un piccolo combattimento accanto a quelle contate',
      fi: 'pienen taistelun tarkat todennäköisyydet laskettujen rinnalla',
    },
  ],
  [
    '--max-rounds N',
    {
      en: 'after so many rounds a fight is undecided (100)',
      it: 'dopo tanti round un combattimento è non deciso (100)',
      fi: 'näin monen kierroksen jälkeen taistelu jää ratkaisematta (100)',
    },
  ],
  [
    '--workers N',
    {
      en: 'how many at a time; the figures are the same for any N',
      it: 'quanti alla volta; le cifre sono le stesse per ogni N',
      fi: 'kuinka monta yhtä aikaa; luvut ovat samat millä tahansa N:llä',
    },
  ],
  [
    '--cluster',
    {
      en: 'let the workers on a database do it (`arbitro worker`); the figures are the same',
      it: 'lascia fare ai lavoratori su una base di dati (`arbitro worker`); le cifre sono le stesse',
      fi: 'antaa työn tietokannan työprosesseille (`arbitro worker`); luvut ovat samat',
    },
  ],
  DATABASE_OPTION,
  [
    '--html OUT.html',
    {
      en: 'also as a page with charts, to print or to mail',
      it: 'anche come pagina con grafici, da stampare o spedire',
      fi: 'myös kaavioin varustettuna sivuna tulostettavaksi tai lähetettäväksi',
    },
  ],
  [
    '--tour',
    {
      en: 'all systems side by side, each with its own party of four',
      it: 'tutti i sistemi a confronto, ognuno con il suo gruppo di quattro',
      fi: 'kaikki järjestelmät rinnakkain, kullakin oma neljän hengen seurueensa',
    },
  ],
];

export const SIM_HELP: Help = {
  usage: 'arbitro sim FILE | --tour',
  does: {
    en: 'Fights a scenario’s fight many times: how dangerous it is, and what a house rule does to it.',
    it: 'Combatte molte volte il combattimento di uno scenario: quanto è pericoloso, e che cosa ne fa una regola della casa.',
    fi: 'Taistelee skenaarion taistelun monta kertaa: kuinka vaarallinen se on ja mitä talon sääntö sille tekee.',
  },
  options: [...OPTIONS, SEED_OPTION, JSON_OPTION],
  examples: [
    'arbitro sim rischio',
    'arbitro demo --save fight.yaml',
    'arbitro sim fight.yaml --fights 200 --seed luna --json',
    'arbitro sim rischio --fights 40 --policy party=tactician,foes=simple --html fight.html',
    'arbitro sim rischio --fights 200 --option healingCap=none',
    'arbitro sim ford --fights 200 --against fight.yaml',
    'arbitro sim rischio --fights 100 --vary foes.lupo=1..4',
    'arbitro sim ford --fights 200 --exact',
    'arbitro sim --tour --fights 20 --html tour.html',
    'arbitro sim rischio --fights 1000000 --cluster --database postgres://arbitro@localhost/arbitro',
  ],
  about: [OWN_FILE, READY, DATABASE_ABOUT],
  stops: true,
};

export const WORKER_HELP: Help = {
  usage: 'arbitro worker',
  does: {
    en: 'Does simulations for whoever asks with `arbitro sim --cluster`, or in the encounter lab of a server, on the same database, until Ctrl-C. Whoever asks with --system needs workers with the same folder.',
    it: 'Svolge simulazioni per chi le chiede con `arbitro sim --cluster`, o nel laboratorio degli scontri di un server, sulla stessa base di dati, fino a Ctrl-C. Chi chiede con --system ha bisogno di lavoratori con la stessa cartella.',
    fi: 'Laskee simulaatioita sille, joka pyytää niitä komennolla `arbitro sim --cluster` tai palvelimen taistelulaboratoriossa samassa tietokannassa, kunnes painetaan Ctrl-C. Valitsimella --system pyytävä tarvitsee työprosesseja, joilla on sama kansio.',
  },
  options: [
    DATABASE_OPTION,
    [
      '--workers N',
      {
        en: 'how many threads (as many as there are processors)',
        it: 'quanti thread (tanti quanti i processori)',
        fi: 'kuinka monta säiettä (yhtä monta kuin suorittimia)',
      },
    ],
  ],
  examples: [
    'arbitro worker --database postgres://arbitro@localhost/arbitro',
    'arbitro worker --database postgres://arbitro@localhost/arbitro --workers 4',
    'arbitro worker --database postgres://arbitro@localhost/arbitro --system ./my-game',
  ],
  about: [DATABASE_ABOUT],
};
