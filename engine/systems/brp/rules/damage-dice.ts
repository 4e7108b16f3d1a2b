import { addDice, type Dice, dice, multiplyDice } from '@arbitro/dice';
import { memoizeByParts } from '@arbitro/kernel';
import type { Creature, Weapon, World } from '../state.ts';
import { bonusFor, damageBonus } from './derived.ts';

/** The damage of a weapon used by a particular creature. */
export interface DamageDice {
  /** The dice of weapon and damage bonus together. */
  readonly dice: Dice<number>;
  /** The maximum damage of the weapon alone. */
  readonly most: number;
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
    const key = `${mode.damage} ${doubling} ${mode.bonus} ${bonus} ${halfBonusRounding}`;
    const known =
      DICE_CACHE.get(key) ??
      buildDamageDice(mode.damage, doubling, bonusFor({ options }, creature, mode.bonus));
    if (DICE_CACHE.size >= MAX_CACHE_SIZE) DICE_CACHE.clear();
    DICE_CACHE.set(key, known);
    return known;
  },
);

// also cached by notation: creatures share their dice, and counting those takes longer than the rest of an attack
const DICE_CACHE = new Map<string, DamageDice>();
const MAX_CACHE_SIZE = 1_000;

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

function buildDamageDice(damage: string, doubling: Doubling, bonus: Dice<number>): DamageDice {
  const weapon = DOUBLING_METHODS[doubling](dice(damage));
  const whole = NO_BONUS.has(bonus.notation) ? weapon : addDice(weapon, bonus);
  return { dice: whole, most: Math.max(...listValues(weapon)), least: Math.min(...listValues(whole)) };
}

const listValues = (rolled: Dice<number>): readonly number[] =>
  rolled.ways().outcomes.map(({ value }) => value);
