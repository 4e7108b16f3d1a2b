import { type Dice, dice } from '@arbitro/dice';

// dice are cached by notation: parsing takes longer than all the rest of an attack
const KNOWN = new Map<string, Dice<number>>();
const MOST_KNOWN = 1_000;

/** @rule whitebox.damage.weapon-damage */
export function diceOf(text: string): Dice<number> {
  const known = KNOWN.get(text);
  if (known) return known;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  const made = dice(text);
  KNOWN.set(text, made);
  return made;
}
