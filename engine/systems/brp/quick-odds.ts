import { both, constant, type Dice, map } from '@arbitro/dice';
import { type Check, type CheckParam, optionsSchema, score } from '@arbitro/kernel';
import { chanceOf, d100, levelOf, limitsOf, type Purpose } from './checks.ts';
import { OPTIONS, type Options } from './options.ts';
import { resistanceChance } from './rules/resist.ts';
import { saidOf } from './rules/skill.ts';
import { ATTACK_AND_DEFENCE, DIFFICULTY_NAMES, type Difficulty, LEVEL_RANK, type Level } from './tables.ts';

const percent = (en: string, it: string, fi: string): Pick<CheckParam, 'title' | 'takes'> => ({
  title: { en, it, fi },
  takes: { kind: 'number', least: 0, most: 999 },
});
const chance: CheckParam = { ...percent('skill', 'abilità', 'taito'), position: 0, default: 50 };
const against: CheckParam = {
  ...percent('other’s skill', 'abilità dell’altro', 'toisen taito'),
  position: 1,
  default: 50,
};
const difficulty: CheckParam = {
  title: { en: 'difficulty', it: 'difficoltà', fi: 'vaikeus' },
  takes: { kind: 'one', options: DIFFICULTY_NAMES },
  position: 1,
  default: 'normal',
};
const bonus: CheckParam = {
  title: { en: 'percentage points', it: 'punti percentuali', fi: 'prosenttiyksiköitä' },
  takes: { kind: 'number', least: -999, most: 999 },
  default: 0,
};
const force = (en: string, it: string, fi: string, position: number): CheckParam => ({
  title: { en, it, fi },
  takes: { kind: 'number', least: 0, most: 999 },
  position,
  default: 10,
});
const parry: CheckParam = {
  ...percent('parry', 'parata', 'torjunta'),
  default: 0,
};
const dodge: CheckParam = {
  ...percent('dodge', 'schivata', 'väistö'),
  default: 0,
};

/** The rolls whose odds are asked for in a word or two, by the rules as they come. */
export const CHECKS = {
  skill: {
    title: { en: 'A skill roll', it: 'Un tiro abilità', fi: 'Taitoheitto' },
    rule: 'brp.skills.roll',
    params: { chance, difficulty, bonus },
    dice: (given) =>
      given.difficulty === 'automatic'
        ? constant<Level>('success')
        : level(finalChance(Number(given.chance), given.difficulty as Difficulty, Number(given.bonus))),
  },
  opposed: {
    title: { en: 'An opposed roll', it: 'Un tiro abilità contrastato', fi: 'Vastakkainen heitto' },
    rule: 'brp.opposed.procedure',
    params: { chance, against },
    dice: (given) => {
      const [own, other] = [Number(given.chance), Number(given.against)];
      return both(level(own), level(other), (mine, theirs) => contested(mine, theirs, own - other));
    },
  },
  resistance: {
    title: { en: 'The resistance table', it: 'La tabella della resistenza', fi: 'Vastustustaulukko' },
    rule: 'brp.resistance.table',
    params: {
      active: force('active', 'attiva', 'aktiivinen', 0),
      passive: force('passive', 'passiva', 'passiivinen', 1),
    },
    dice: (given) => resistance(Number(given.active), Number(given.passive)),
  },
  attack: {
    title: { en: 'An attack', it: 'Un attacco', fi: 'Hyökkäys' },
    rule: 'brp.combat.attack-defence-matrix',
    params: { chance, parry, dodge },
    dice: (given) => {
      const defence = Math.max(Number(given.parry), Number(given.dodge));
      return both(
        level(Number(given.chance), 'attack'),
        level(defence, 'defence'),
        (attack, defended) => ATTACK_AND_DEFENCE[attack][defended],
      );
    },
  },
} as const satisfies Readonly<Record<string, Check>>;

const USUAL: Options = optionsSchema(OPTIONS).parse({});

function finalChance(rated: number, hard: Difficulty, points: number): number {
  const rating = score([{ rule: 'brp.skills.rating', what: 'skill', how: 'add', value: rated }]);
  return chanceOf({ options: USUAL }, rating, saidOf({ difficulty: hard, bonus: points })).score.value;
}

const level = (under: number, purpose?: Purpose): Dice<Level> =>
  under <= 0 ? constant<Level>('failure') : map(d100, levelOf(limitsOf(under, USUAL, purpose)));

/** @rule brp.opposed.equal-quality @rule brp.opposed.special-vs-special */
function contested(mine: Level, theirs: Level, ahead: number): 'won' | 'loses' | 'nobody' | 'stalemate' {
  const by = LEVEL_RANK[mine] - LEVEL_RANK[theirs];
  if (by !== 0) return by > 0 ? 'won' : 'loses';
  if (mine !== 'success') return 'nobody';
  return ahead === 0 ? 'stalemate' : ahead > 0 ? 'won' : 'loses';
}

function resistance(active: number, passive: number): Dice<Level> {
  const under = resistanceChance({ options: USUAL }, active, passive);
  if (typeof under === 'boolean') return constant<Level>(under ? 'success' : 'failure');
  return map(d100, (rolled): Level => (rolled <= under.value ? 'success' : 'failure'));
}
