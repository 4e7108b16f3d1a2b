import { constantDice, type Dice, dice } from '@arbitro/dice';
import type { Options } from '../options.ts';
import type { Creature, Weapon } from '../state.ts';
import type { Class } from './tables.ts';

// dice are cached by notation: parsing takes longer than all the rest of an attack
const DICE_CACHE = new Map<string, Dice<number>>();
const MAX_CACHE_SIZE = 1_000;

/** @rule whitebox.damage.weapon-damage */
export function diceOf(text: string): Dice<number> {
  const known = DICE_CACHE.get(text);
  if (known) return known;
  if (DICE_CACHE.size >= MAX_CACHE_SIZE) DICE_CACHE.clear();
  const made = dice(text);
  DICE_CACHE.set(text, made);
  return made;
}

/** @ruling R96 */
const CLASS_DICE: { readonly [C in Class]: string } = {
  cleric: '1d6',
  fighter: '1d8',
  'magic-user': '1d4',
  thief: '1d6',
};

/** The first dice of a notation, and all of them. */
const FIRST_DICE = /\d*d\d+/u;
const ALL_DICE = /(\d*)d(\d+)/gu;

/**
 * The dice of a blow. The book's are those of the weapon; the options may change them.
 * @rule whitebox.damage.weapon-damage @ruling R95 @ruling R96
 */
export function blowDice(
  options: Options,
  { class: of }: Pick<Creature, 'class'>,
  { damage }: Pick<Weapon, 'damage'>,
  isCritical: boolean,
): Dice<number> {
  const notation = weaponDice(options.weaponDamage, of, damage);
  if (isCritical && options.criticalHits === 'maximum') return constantDice(maximumOf(notation));
  const doubled = isCritical
    ? notation.replace(ALL_DICE, (_, count, sides) => `${2 * (+count || 1)}d${sides}`)
    : notation;
  return diceOf(options.explodingDamage ? doubled.replace(ALL_DICE, '$&!') : doubled);
}

function weaponDice(option: Options['weaponDamage'], of: Class | null, listed: string): string {
  if (option === 'listed' || of === null) return listed;
  return listed.replace(FIRST_DICE, option === 'd6' ? '1d6' : CLASS_DICE[of]);
}

const maximumOf = (text: string): number =>
  diceOf(text)
    .ways()
    .outcomes.reduce((max, { value }) => Math.max(max, value), 0);
