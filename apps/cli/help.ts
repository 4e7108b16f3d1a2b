import type { Words } from '@arbitro/kernel';
import type { Desk } from './desk.ts';
import { simHelp, WORKER_HELP } from './help-sim.ts';

export interface Help {
  readonly usage: string;
  readonly does: Words;
  readonly options: readonly (readonly [string, Words])[];
  readonly examples: readonly string[];
}

const JSON_OPTION = [
  '--json',
  { en: 'print data for programs', it: 'stampa dati per i programmi', fi: 'tulostaa tiedot JSON-muodossa' },
] as const;
const SEED_OPTION = [
  '--seed S',
  {
    en: 'a name for the dice: the same name, the same dice',
    it: 'un nome per i dadi: stesso nome, stessi dadi',
    fi: 'noppien nimi: sama nimi, samat nopat',
  },
] as const;
const RULES_OPTION = [
  '--rules',
  { en: 'the rule behind each line', it: 'la regola dietro ogni riga', fi: 'sääntö jokaisen rivin takana' },
] as const;

const LIST_OPTION = [
  '--list',
  { en: 'the encounters there are', it: 'gli scontri che ci sono', fi: 'valmiit taistelut' },
] as const;

const ODDS_HELP: Help = {
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
  ],
  examples: [
    'arbitro odds 4d6kh3',
    'arbitro odds "2d20kl1+7" --json',
    'arbitro odds rischio 4 --level high',
    'arbitro odds rischio attack 5 2',
    'arbitro odds fight.yaml --step 2',
  ],
};

const PLAY_HELP: Help = {
  usage: 'arbitro play FILE',
  does: {
    en: 'Plays a scenario file and checks what it expects.',
    it: 'Gioca uno scenario e controlla ciò che si aspetta.',
    fi: 'Pelaa skenaariotiedoston ja tarkistaa sen odotukset.',
  },
  options: [
    JSON_OPTION,
    [
      '-i, --interactive',
      {
        en: 'with real dice typed in; after the steps the fight goes on by hand',
        it: 'con dadi veri scritti a mano; dopo i passi il combattimento continua a mano',
        fi: 'oikeiden noppien tulokset kirjoitetaan itse; askelten jälkeen taistelua jatketaan käsin',
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
  ],
  examples: [
    'arbitro play fight.yaml',
    'arbitro play fight.yaml --interactive',
    'arbitro play fight.yaml --seeds 10000 --policy sensible',
    'arbitro play fight.yaml --json',
  ],
};

const VERIFY_HELP: Help = {
  usage: 'arbitro verify EXPORT.json',
  does: {
    en: 'Recomputes every roll and every action of an exported table.',
    it: 'Ricalcola ogni tiro e ogni azione di un tavolo esportato.',
    fi: 'Laskee uudelleen viedyn pöydän kaikki heitot ja toiminnot.',
  },
  options: [JSON_OPTION],
  examples: ['arbitro verify evening.json', 'arbitro verify evening.json --json'],
};

const CREATE_HELP: Help = {
  usage: 'arbitro create SYSTEM',
  does: {
    en: 'Makes a whole character by chance, with where each number comes from.',
    it: 'Crea un personaggio completo a caso, con l’origine di ogni numero.',
    fi: 'Luo arpomalla kokonaisen hahmon ja kertoo, mistä kukin luku tulee.',
  },
  options: [
    SEED_OPTION,
    ['--name N', { en: 'what it is called', it: 'come si chiama', fi: 'hahmon nimi' }],
    [
      '--option K=V,…',
      {
        en: 'options of the system that differ from the usual',
        it: 'le opzioni del sistema che differiscono dal solito',
        fi: 'järjestelmän valinnat, jotka poikkeavat tavallisesta',
      },
    ],
    JSON_OPTION,
  ],
  examples: ['arbitro create brp', 'arbitro create brp --option era=past --seed luna --json'],
};

const IMPORT_HELP: Help = {
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
  examples: ['arbitro import 5e monsters.json', 'arbitro import 5e monsters.json --json > warband.json'],
};

export const HELP = {
  about: {
    en: 'arbitro: an impartial referee for tabletop role-playing games.',
    it: 'arbitro: un arbitro imparziale per i giochi di ruolo.',
    fi: 'arbitro: puolueeton tuomari pöytäroolipeleihin.',
  },
  usage: { en: 'Usage', it: 'Uso', fi: 'Käyttö' },
  commandsTitle: { en: 'Commands', it: 'Comandi', fi: 'Komennot' },
  options: { en: 'Options', it: 'Opzioni', fi: 'Valitsimet' },
  examples: { en: 'Examples', it: 'Esempi', fi: 'Esimerkkejä' },
  lang: {
    en: 'the language: en, it or fi (otherwise that of your computer)',
    it: 'la lingua: en, it o fi (altrimenti quella del tuo computer)',
    fi: 'kieli: en, it tai fi (muuten tietokoneesi kieli)',
  },
  help: { en: 'this help', it: 'questo aiuto', fi: 'tämä ohje' },
  version: { en: 'the version', it: 'la versione', fi: 'versio' },
  exits: {
    en: 'Exit codes: 0 fine, 1 an expectation failed, 2 bad input, 130 interrupted.',
    it: 'Codici di uscita: 0 tutto bene, 1 un’aspettativa non soddisfatta, 2 dati errati, 130 interrotto.',
    fi: 'Paluukoodit: 0 kunnossa, 1 odotus ei toteutunut, 2 virheellinen syöte, 130 keskeytetty.',
  },
  commands: {
    roll: {
      usage: 'arbitro roll NOTATION…',
      does: { en: 'Rolls dice.', it: 'Tira i dadi.', fi: 'Heittää noppia.' },
      options: [
        SEED_OPTION,
        ['--times N', { en: 'roll N times', it: 'tira N volte', fi: 'heittää N kertaa' }],
        JSON_OPTION,
      ],
      examples: [
        'arbitro roll 4d6kh3',
        'arbitro roll "8d6!" 1d20+5',
        'arbitro roll d% --times 5 --seed luna',
      ],
    },
    odds: ODDS_HELP,
    play: PLAY_HELP,
    sim: simHelp({ json: JSON_OPTION, seed: SEED_OPTION }),
    demo: {
      usage: 'arbitro demo [SYSTEM [ENCOUNTER]]',
      does: {
        en: 'Plays a ready fight.',
        it: 'Gioca un combattimento già pronto.',
        fi: 'Pelaa valmiin taistelun.',
      },
      options: [LIST_OPTION, SEED_OPTION, RULES_OPTION],
      examples: ['arbitro demo', 'arbitro demo noppa --seed luna --lang fi', 'arbitro demo rischio --list'],
    },
    create: CREATE_HELP,
    import: IMPORT_HELP,
    rules: {
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
        'arbitro rules rischio rischio.combat',
      ],
    },
    check: {
      usage: 'arbitro check FILE…',
      does: {
        en: 'Says whether scenario and sheet files are well made.',
        it: 'Dice se i file di scenario e di scheda sono ben fatti.',
        fi: 'Kertoo, ovatko skenaario- ja hahmotiedostot kunnossa.',
      },
      options: [],
      examples: ['arbitro check fight.yaml anna.yaml'],
    },
    verify: VERIFY_HELP,
    migrate: {
      usage: 'arbitro migrate FROM TO',
      does: {
        en: 'Copies every table from one database to another: a folder or SQLite file, or a postgres:// address. Asked again, it copies what is new.',
        it: 'Copia tutti i tavoli da una base di dati a un’altra: una cartella o un file SQLite, o un indirizzo postgres://. Ripetuto, copia solo le novità.',
        fi: 'Kopioi kaikki pöydät tietokannasta toiseen: kansio tai SQLite-tiedosto tai postgres://-osoite. Toistettuna kopioi vain uudet.',
      },
      options: [JSON_OPTION],
      examples: [
        'arbitro migrate ./data postgres://arbitro@localhost/arbitro',
        'arbitro migrate postgres://arbitro@localhost/arbitro backup.sqlite',
      ],
    },
    worker: WORKER_HELP,
  } satisfies Readonly<Record<string, Help>>,
} as const;

type CommandName = keyof typeof HELP.commands;

/** The help for one command, or for all. */
export function helpLines(command: CommandName | undefined, desk: Desk): readonly string[] {
  return command === undefined ? wholeHelp(desk) : commandHelp(HELP.commands[command], desk);
}

function wholeHelp({ language, paint }: Desk): readonly string[] {
  const commands = Object.entries<Help>(HELP.commands).map(([name, { does }]) => [name, does] as const);
  return [
    HELP.about[language],
    '',
    `${paint.bold(HELP.usage[language])}: arbitro COMMAND …`,
    '',
    paint.bold(HELP.commandsTitle[language]),
    ...columns(commands, language),
    '',
    paint.bold(HELP.options[language]),
    ...columns([...everywhere(), ['--version', HELP.version]], language),
    '',
    paint.bold(HELP.examples[language]),
    ...Object.values<Help>(HELP.commands).map(({ examples }) => `   ${examples[0]}`),
    '',
    HELP.exits[language],
  ];
}

function commandHelp({ usage, does, options, examples }: Help, { language, paint }: Desk): readonly string[] {
  return [
    does[language],
    '',
    `${paint.bold(HELP.usage[language])}: ${usage}`,
    '',
    paint.bold(HELP.options[language]),
    ...columns([...options, ...everywhere()], language),
    '',
    paint.bold(HELP.examples[language]),
    ...examples.map((example) => `   ${example}`),
  ];
}

const everywhere = (): readonly (readonly [string, Words])[] => [
  ['--lang L', HELP.lang],
  ['-h, --help', HELP.help],
];

function columns(rows: readonly (readonly [string, Words])[], language: Desk['language']): readonly string[] {
  const widest = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `   ${left.padEnd(widest)}   ${right[language]}`);
}
