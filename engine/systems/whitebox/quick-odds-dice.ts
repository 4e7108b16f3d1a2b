import { type Dice, d, makeDice, map, waysOf } from '@arbitro/dice';
import {
  type Check,
  type CheckParam,
  inEveryLanguage,
  optionsSchema,
  score,
  type Words,
} from '@arbitro/kernel';
import { comesOff, D20, inSix, plus } from './checks.ts';
import { neededToHit, saveNeeded } from './derived.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Rider } from './quick-odds-joust.ts';
import type { RuleId } from './rules.ts';
import {
  AC_SUM,
  CATEGORIES,
  CLASSES,
  FINDS_DOORS,
  FINDS_STONE_TRAPS,
  LOYALTY_TABLE,
  type Loyalty,
  MORALE_TABLE,
  type Morale,
  RACES,
  type Race,
} from './tables.ts';

type Given = Parameters<Check['dice']>[0];
type Said = Given[string] | undefined;

const USUAL: { readonly options: Options } = { options: optionsSchema(OPTIONS).parse({}) };

/** Whoever is none of the classes: as many hit dice as levels, and as good as they are many. */
const attackerOf = (given: Given) => ({
  class: CLASSES.find((one) => one === given.class) ?? null,
  level: Number(given.level),
  hitBonus: Number(given.level),
  saveTarget: AC_SUM - Number(given.level),
});

const thrown = <T extends string>(needed: number, bonus: Said, [yes, no]: readonly [T, T]): Dice<T> => {
  const rolled = comesOff({
    plus: score([plus('whitebox.attack.modifiers', 'bonus', Number(bonus))]),
    needed,
    extremes: false,
  });
  return map(D20, (face) => (rolled(face) ? yes : no));
};

/** @rule whitebox.attack.roll */
export const attackDice = (given: Given): Dice<'hit' | 'missed'> =>
  thrown(neededToHit(USUAL, attackerOf(given), AC_SUM - Number(given.ac)), given.bonus, ['hit', 'missed']);

/** A kind of peril is read in the matrix. @rule whitebox.saves.single-throw @rule whitebox.saves.matrix */
export function saveDice(given: Given): Dice<'saved' | 'failed'> {
  const category = CATEGORIES.find((one) => one === given.category) ?? null;
  const rules = {
    options: { ...USUAL.options, savesSystem: category === null ? 'single' : 'matrix' } as const,
  };
  return thrown(saveNeeded(rules, attackerOf(given), category), given.bonus, ['saved', 'failed']);
}

type Chances = { readonly [R in Race]: number | null };

/** Faces of six, with what is added to them. */
export function chanceOf(given: Given, chances: Chances, rule: RuleId, more: Said = 0): number {
  const race = RACES.find((one) => one === given.race) ?? 'human';
  const base = chances[race];
  // where no rule grants a chance, nothing can be added to it
  return base === null
    ? 0
    : inSix([plus(rule, race, base), plus(rule, 'modifier', Number(more))], rule).value;
}

export const searchChance = (given: Given): number =>
  given.for === 'stone-traps'
    ? chanceOf(given, FINDS_STONE_TRAPS, 'whitebox.exploration.dwarf-stone-trap-search', given.adjustment)
    : chanceOf(given, FINDS_DOORS, 'whitebox.exploration.secret-door-search', given.adjustment);

/** So many dice, each under the same chance: does any come off? */
export function ever<T extends string>(chance: number, tries: Said, [yes, no]: readonly [T, T]): Dice<T> {
  const many = Number(tries);
  const sides = 6n ** BigInt(many);
  const misses = BigInt(6 - chance) ** BigInt(many);
  return makeDice({
    notation: `${many}d6`,
    throw: (die) => {
      let came = false;
      for (let at = 0; at < many; at++) if (die(6) <= chance) came = true;
      return came ? yes : no;
    },
    ways: () =>
      waysOf(
        [
          { value: yes, ways: sides - misses },
          { value: no, ways: misses },
        ].filter(({ ways }) => ways > 0n),
        sides,
      ),
  });
}

/** Thrown again until it holds: the ways in which it does are all there are. */
export const until = <R>(dice: Dice<R>, holds: (value: R) => boolean): Dice<R> =>
  makeDice({
    notation: dice.notation,
    throw: (die) => {
      let value = dice.throw(die);
      while (!holds(value)) value = dice.throw(die);
      return value;
    },
    ways: () => {
      const outcomes = dice.ways().outcomes.filter(({ value }) => holds(value));
      return waysOf(
        outcomes,
        outcomes.reduce((sum, { ways }) => sum + ways, 0n),
      );
    },
  });

/** @rule whitebox.combat.surprise */
export function surprised(party: boolean, others: boolean): string {
  if (party) return others ? 'both-surprised' : 'party-surprised';
  return others ? 'others-surprised' : 'nobody-surprised';
}

/** @rule whitebox.combat.initiative */
export const sides = (mine: number, theirs: number): 'won' | 'lost' | 'tied' =>
  mine === theirs ? 'tied' : mine > theirs ? 'won' : 'lost';

/** @rule whitebox.morale.check */
export const moraleDice = (modifier: number): Dice<Morale> =>
  map(d(6, 2), (rolled) => MORALE_TABLE.find(({ upTo }) => rolled + modifier <= upTo)?.morale ?? 'attack');

/** @rule whitebox.loyalty.table */
export const loyaltyDice = (modifier: number): Dice<Loyalty> =>
  map(
    d(6, 3),
    (rolled) => LOYALTY_TABLE.find(({ upTo }) => rolled + modifier <= upTo)?.loyalty ?? 'loyalist',
  );

const RIDER = [
  ['bonus', { en: 'base to-hit bonus', it: 'bonus di base per colpire', fi: 'perusosumabonus' }, -20, 20, 0],
  ['modifier', { en: 'Strength and horse', it: 'Forza e cavallo', fi: 'Voima ja ratsu' }, -20, 20, 0],
  ['ac', { en: 'descending armour class', it: 'CA discendente', fi: 'laskeva panssariluokka' }, -30, 30, 3],
  ['hp', { en: 'hit points', it: 'Punti Ferita', fi: 'osumapisteet' }, 1, 200, 12],
  ['save', { en: 'saving throw', it: 'Tiro Salvezza', fi: 'pelastusheitto' }, -20, 40, 12],
] as const satisfies readonly (readonly [string, Words, number, number, number])[];

const OTHERS = {
  en: (what: string) => `${what} of the other`,
  it: (what: string) => `${what} dell’altro`,
  fi: (what: string) => `toisen ${what}`,
} as const;

/** What is to be said of one jouster; the other one's go by `other-`. */
export const riderParams = (prefix: '' | 'other-'): Readonly<Record<string, CheckParam>> =>
  Object.fromEntries(
    RIDER.map(([name, title, least, most, usual]) => [
      `${prefix}${name}`,
      {
        title: prefix === '' ? title : inEveryLanguage((language) => OTHERS[language](title[language])),
        takes: { kind: 'number', least, most },
        default: usual,
      },
    ]),
  );

export const riderOf = (given: Given, prefix: '' | 'other-'): Rider => ({
  base: Number(given[`${prefix}bonus`]),
  modifier: Number(given[`${prefix}modifier`]),
  ac: AC_SUM - Number(given[`${prefix}ac`]),
  hp: Number(given[`${prefix}hp`]),
  save: Number(given[`${prefix}save`]),
});
