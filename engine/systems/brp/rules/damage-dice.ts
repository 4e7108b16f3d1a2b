import { addDice, constantDice, type Dice, dice, mapFaces, multiplyDice } from '@arbitro/dice';
import { memoizeByParts } from '@arbitro/kernel';
import type { Creature, Weapon, World } from '../state.ts';
import { damageBonus } from './derived.ts';

interface SpecialDamage {
  readonly dice: Dice<number>;
  readonly plus: number;
}

/** The damage of a weapon used by a particular creature. */
export interface DamageDice {
  /** The dice of weapon and damage bonus together. */
  readonly dice: Dice<number>;
  /** What a special hit rolls, and what it adds. */
  readonly special: SpecialDamage;
  /** The minimum damage of weapon and bonus together. */
  readonly least: number;
}

/**
 * Returns the dice of weapon and damage bonus together. Martial Arts double the weapon's dice, not the bonus.
 * @rule brp.weapons.half-damage-bonus @rule brp.derived.damage-bonus @rule brp.skills.martial-arts @ruling R23
 */
export const damageDice = memoizeByParts(
  ({ options }, { characteristics, stated }, { mode, martial = false }) => [
    characteristics,
    mode,
    martial,
    stated,
    options,
  ],
  (
    { options }: Pick<World, 'options'>,
    creature: Pick<Creature, 'characteristics' | 'stated'>,
    { mode, martial = false }: WieldedWeapon,
  ): DamageDice => {
    const { halfBonusRounding, martialArtsDoubling } = options;
    const doubling = martial ? martialArtsDoubling : 'none';
    const bonus = mode.bonus === 'none' ? '' : damageBonus({ options }, creature);
    const key = `${mode.damage} ${doubling} ${mode.bonus} ${bonus} ${halfBonusRounding} ${options.specialDamage}`;
    const known =
      DICE_CACHE.get(key) ??
      buildDamageDice(
        options,
        DOUBLING_METHODS[doubling](dice(mode.damage)),
        bonusFor({ options }, creature, mode.bonus),
      );
    if (DICE_CACHE.size >= MAX_CACHE_SIZE) DICE_CACHE.clear();
    DICE_CACHE.set(key, known);
    return known;
  },
);

// also cached by notation: creatures share their dice, and counting those takes longer than the rest of an attack
const DICE_CACHE = new Map<string, DamageDice>();
const MAX_CACHE_SIZE = 1_000;

/** The bonus as dice; a negative bonus is rolled and subtracted. */
const bonusDice = (notation: string): Dice<number> => {
  if (notation === '0') return constantDice(0);
  return notation.startsWith('-')
    ? mapFaces(dice(notation.slice(1)), (rolled) => -rolled, notation)
    : dice(notation);
};

/** Returns the bonus dice; a half is rolled, halved and rounded up. @rule brp.weapons.half-damage-bonus @ruling R78 */
function bonusFor(
  world: Pick<World, 'options'>,
  creature: Pick<Creature, 'characteristics' | 'stated'>,
  bonus: 'full' | 'half' | 'none',
): Dice<number> {
  if (bonus === 'none') return constantDice(0);
  const whole = bonusDice(damageBonus(world, creature));
  if (bonus === 'full') return whole;
  const away = world.options.halfBonusRounding === 'away-from-zero';
  const half = (rolled: number): number =>
    (rolled < 0 && away ? Math.floor(rolled / 2) : Math.ceil(rolled / 2)) + 0;
  return mapFaces(whole, half, `(${whole.notation})/2`);
}

interface WieldedWeapon {
  readonly mode: Weapon;
  readonly martial?: boolean;
}

/** Notations of a zero bonus, whole and halved. */
const NO_BONUS: ReadonlySet<string> = new Set(['0', '(0)/2']);

type Doubling = 'none' | World['options']['martialArtsDoubling'];

const DOUBLING_METHODS: Readonly<Record<Doubling, (weapon: Dice<number>) => Dice<number>>> = {
  none: (weapon) => weapon,
  result: (weapon) => multiplyDice(weapon, 2),
  dice: (weapon) => addDice(weapon, weapon),
};

function buildDamageDice(options: World['options'], weapon: Dice<number>, bonus: Dice<number>): DamageDice {
  const withBonus = (rolled: Dice<number>): Dice<number> =>
    NO_BONUS.has(bonus.notation) ? rolled : addDice(rolled, bonus);
  const whole = withBonus(weapon);
  return {
    dice: whole,
    special: SPECIAL_DAMAGE[options.specialDamage](weapon, withBonus),
    least: Math.min(...listValues(whole)),
  };
}

/** @rule brp.combat.special-damage @ruling R125 */
const SPECIAL_DAMAGE: {
  readonly [S in World['options']['specialDamage']]: (
    weapon: Dice<number>,
    withBonus: (rolled: Dice<number>) => Dice<number>,
  ) => SpecialDamage;
} = {
  'maximum-plus-roll': (weapon, withBonus) => ({ dice: withBonus(weapon), plus: maximumOf(weapon) }),
  'double-roll': (weapon, withBonus) => ({ dice: withBonus(addDice(weapon, weapon)), plus: 0 }),
  maximum: (weapon, withBonus) => ({ dice: constantDice(maximumOf(withBonus(weapon))), plus: 0 }),
  roll: (weapon, withBonus) => ({ dice: withBonus(weapon), plus: 0 }),
};

const maximumOf = (rolled: Dice<number>): number => Math.max(...listValues(rolled));

const listValues = (rolled: Dice<number>): readonly number[] =>
  rolled.ways().outcomes.map(({ value }) => value);
