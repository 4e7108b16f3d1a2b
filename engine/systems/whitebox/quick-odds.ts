import { both, constant, d, map } from '@arbitro/dice';
import type { Check, CheckParam, Words } from '@arbitro/kernel';
import {
  attackDice,
  chanceOf,
  ever,
  loyaltyDice,
  moraleDice,
  riderOf,
  riderParams,
  saveDice,
  searchChance,
  sides,
  surprised,
  until,
} from './quick-odds-dice.ts';
import { joustOdds, LANCES } from './quick-odds-joust.ts';
import {
  CATEGORIES,
  CLASSES,
  HEARS,
  LAST_LEVEL,
  OPENS,
  RACES,
  SENSES_DOORS,
  SURPRISED_IN_SIX,
} from './tables.ts';

const number = (title: Words, least: number, most: number, usual: number): CheckParam => ({
  title,
  takes: { kind: 'number', least, most },
  default: usual,
});
const one = (title: Words, options: readonly string[]): CheckParam => ({
  title,
  takes: { kind: 'one', options },
  default: options[0] ?? '',
});
const at = (position: number, param: CheckParam): CheckParam => ({ ...param, position });

const race = at(0, one({ en: 'race', it: 'razza', fi: 'rotu' }, RACES));
const classOrMonster = at(
  0,
  one({ en: 'class', it: 'classe', fi: 'luokka' }, [
    'fighter',
    ...CLASSES.filter((of) => of !== 'fighter'),
    'monster',
  ]),
);
const level = at(
  1,
  number({ en: 'level or hit dice', it: 'livello o Dadi Vita', fi: 'taso tai osumanopat' }, 1, LAST_LEVEL, 1),
);
const ac = at(
  2,
  number(
    {
      en: 'descending armour class',
      it: 'Classe dell’Armatura discendente',
      fi: 'laskeva panssariluokka',
    },
    -30,
    30,
    9,
  ),
);
const category = at(
  2,
  one({ en: 'kind of peril', it: 'categoria di pericolo', fi: 'vaaran laji' }, ['single', ...CATEGORIES]),
);
const bonus = number({ en: 'bonus', it: 'bonus', fi: 'bonus' }, -20, 20, 0);
const modifier = at(0, number({ en: 'modifier', it: 'modificatore', fi: 'muuttuja' }, -20, 20, 0));

const EXPLORING = {
  door: {
    title: { en: 'Opening a door', it: 'Aprire una porta', fi: 'Oven avaaminen' },
    rule: 'whitebox.exploration.open-door',
    params: {
      race,
      tries: at(1, number({ en: 'tries', it: 'tentativi', fi: 'yrityksiä' }, 1, 100, 1)),
      strength: number(
        { en: 'Strength modifier', it: 'modificatore di Forza', fi: 'Voiman muuttuja' },
        -6,
        6,
        0,
      ),
    },
    dice: (given) => {
      const chance = chanceOf(given, OPENS, 'whitebox.exploration.open-door', given.strength);
      return ever(chance, given.tries, ['opened', 'shut']);
    },
  },
  listen: {
    title: { en: 'Listening at a door', it: 'Ascolto alla porta', fi: 'Ovella kuuntelu' },
    rule: 'whitebox.exploration.listen',
    params: { race },
    dice: (given) => ever(chanceOf(given, HEARS, 'whitebox.exploration.listen'), 1, ['heard', 'silence']),
  },
  search: {
    title: {
      en: 'Searching an area for a turn',
      it: 'Perlustrare un’area per un turno',
      fi: 'Alueen tutkiminen vuoron ajan',
    },
    rule: 'whitebox.exploration.secret-door-search',
    params: {
      race,
      for: at(
        1,
        one({ en: 'what for', it: 'che cosa si cerca', fi: 'mitä etsitään' }, ['doors', 'stone-traps']),
      ),
      searchers: number({ en: 'how many search', it: 'quanti cercano', fi: 'montako etsii' }, 1, 100, 1),
      adjustment: number({ en: 'adjustment', it: 'aggiustamento', fi: 'muokkaus' }, -6, 6, 0),
    },
    dice: (given) => ever(searchChance(given), given.searchers, ['found', 'nothing']),
  },
  walk: {
    title: {
      en: 'Elves passing secret doors',
      it: 'Elfi che passano vicino a porte segrete',
      fi: 'Haltiat kulkevat salaovien ohi',
    },
    rule: 'whitebox.exploration.secret-door-elf-passing',
    params: {
      rooms: at(
        0,
        number(
          {
            en: 'rooms with a secret door',
            it: 'stanze con una porta segreta',
            fi: 'huoneita, joissa on salaovi',
          },
          1,
          100,
          10,
        ),
      ),
      elves: at(1, number({ en: 'elves', it: 'elfi', fi: 'haltioita' }, 1, 20, 1)),
    },
    dice: (given) =>
      ever(SENSES_DOORS.elf ?? 0, Number(given.rooms) * Number(given.elves), ['noticed', 'unnoticed']),
  },
} as const satisfies Readonly<Record<string, Check>>;

const initiative = both(d(6), d(6), sides);
const startled = map(d(6), (face) => face <= SURPRISED_IN_SIX);

/** The rolls whose odds are asked for in a word or two, by the rules as they come. */
export const CHECKS = {
  attack: {
    title: { en: 'An attack', it: 'Un Tiro d’Attacco', fi: 'Hyökkäys' },
    rule: 'whitebox.attack.roll',
    params: { class: classOrMonster, level, ac, bonus },
    dice: attackDice,
  },
  save: {
    title: { en: 'A saving throw', it: 'Un Tiro Salvezza', fi: 'Pelastusheitto' },
    rule: 'whitebox.saves.single-throw',
    params: { class: classOrMonster, level, category, bonus },
    dice: saveDice,
  },
  ...EXPLORING,
  surprise: {
    title: { en: 'Surprise on meeting', it: 'Sorpresa all’incontro', fi: 'Yllätys kohdattaessa' },
    rule: 'whitebox.combat.surprise',
    params: {
      lit: {
        title: { en: 'the party carries a light', it: 'il gruppo porta una luce', fi: 'seurueella on valo' },
        takes: { kind: 'flag' },
        default: false,
      },
    },
    dice: (given) => both(startled, given.lit === true ? constant(false) : startled, surprised),
  },
  initiative: {
    title: { en: 'A side’s initiative', it: 'L’iniziativa di una parte', fi: 'Puolen aloite' },
    rule: 'whitebox.combat.initiative',
    params: {
      ties: at(0, one({ en: 'ties', it: 'pareggi', fi: 'tasatulokset' }, ['simultaneous', 'reroll'])),
    },
    dice: (given) => (given.ties === 'reroll' ? until(initiative, (who) => who !== 'tied') : initiative),
  },
  morale: {
    title: { en: 'A morale check', it: 'Una Prova di Morale', fi: 'Moraaliheitto' },
    rule: 'whitebox.morale.check',
    params: { modifier },
    dice: (given) => moraleDice(Number(given.modifier)),
  },
  loyalty: {
    title: { en: 'A loyalty check', it: 'Una Prova di Lealtà', fi: 'Uskollisuusheitto' },
    rule: 'whitebox.loyalty.check',
    params: { modifier },
    dice: (given) => loyaltyDice(Number(given.modifier)),
  },
  joust: {
    title: { en: 'A whole joust', it: 'Una giostra intera', fi: 'Kokonainen peitsitaistelu' },
    rule: 'whitebox.joust.victory',
    params: {
      lances: at(0, one({ en: 'lances', it: 'lance', fi: 'peitset' }, ['blunt', 'sharp'])),
      ...riderParams(''),
      ...riderParams('other-'),
    },
    dice: (given) =>
      joustOdds(
        [riderOf(given, ''), riderOf(given, 'other-')],
        LANCES[given.lances === 'sharp' ? 'sharp' : 'blunt'],
      ),
  },
} as const satisfies Readonly<Record<string, Check>>;
