import type { Die } from '@arbitro/dice';

/**
 * The limit of a `brp` duel in JavaScript: two fighters with sword 60 and shield 50, 14 hit points, hard leather and a
 * bonus of 1d4, one of them quicker, as one loop that stores nothing. Each strikes and parries until one is at 2 or
 * less.
 */
export function runIdealDuels(duels: number, die: Die): number {
  let first = 0;
  for (let duel = 0; duel < duels; duel++) {
    let [a, b] = [14, 14];
    for (;;) {
      b -= rollDamage(die);
      if (b <= 2) break;
      a -= rollDamage(die);
      if (a <= 2) break;
    }
    if (b <= 2) first++;
  }
  return first;
}

const levelOf = (roll: number, chance: number): number =>
  roll <= Math.round(chance / 5) ? 2 : roll <= chance ? 1 : 0;

/** Returns the damage of one attack. */
function rollDamage(die: Die): number {
  const attack = levelOf(die(100), 60);
  if (attack === 0) return 0;
  const parry = levelOf(die(100), 50);
  if (parry >= attack) return 0;
  const rolled = die(8) + 1 + die(4) + (attack - parry === 2 ? 9 : 0);
  return Math.max(0, rolled - 2);
}
