import { type Dice, dice, plus, times } from '@arbitro/dice';
import { bonusFor, damageBonus } from '../derived.ts';
import type { Creature, Weapon, World } from '../state.ts';

/** All that a weapon in somebody's hands can do. */
export interface DamageDice {
  /** The weapon and the damage bonus, thrown together. */
  readonly dice: Dice<number>;
  /** The most that the weapon alone can do. */
  readonly most: number;
  /** The least that weapon and bonus can do together. */
  readonly least: number;
}

// dice are the same for the same words: counting them takes longer than all the rest of an attack
const KNOWN = new Map<string, DamageDice>();

/**
 * Weapon and damage bonus in one throw. Martial Arts double the weapon's part, not the bonus.
 *
 * @rule brp.weapons.half-damage-bonus
 * @rule brp.derived.damage-bonus
 * @rule brp.skills.martial-arts
 * @ruling R23
 */
export function damageDice(world: World, one: Creature, mode: Weapon, martial = false): DamageDice {
  const { halfBonusRounding, martialArtsDoubling } = world.options;
  const doubling = martial ? martialArtsDoubling : 'none';
  const bonus = mode.bonus === 'none' ? '' : damageBonus(world, one);
  const key = `${mode.damage} ${doubling} ${mode.bonus} ${bonus} ${halfBonusRounding}`;
  const known = KNOWN.get(key) ?? made(world, one, mode, doubling);
  KNOWN.set(key, known);
  return known;
}

type Doubling = 'none' | World['options']['martialArtsDoubling'];

const DOUBLED: Readonly<Record<Doubling, (weapon: Dice<number>) => Dice<number>>> = {
  none: (weapon) => weapon,
  result: (weapon) => times(weapon, 2),
  dice: (weapon) => plus(weapon, weapon),
};

function made(world: World, one: Creature, mode: Weapon, doubling: Doubling): DamageDice {
  const weapon = DOUBLED[doubling](dice(mode.damage));
  const added = bonusFor(world, one, mode.bonus);
  const whole = mode.bonus === 'none' || added.notation === '0' ? weapon : plus(weapon, added);
  return { dice: whole, most: Math.max(...valuesOf(weapon)), least: Math.min(...valuesOf(whole)) };
}

const valuesOf = (rolled: Dice<number>): readonly number[] =>
  rolled.ways().outcomes.map(({ value }) => value);
