import { type Dice, dice } from '@arbitro/dice';

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
