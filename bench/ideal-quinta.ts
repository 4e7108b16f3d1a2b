import type { Die } from '@arbitro/dice';

/**
 * The limit of a fight with one d20 in JavaScript: four fighters (AC 16, 30 hit points, +5, 1d8+3) against four orcs
 * (AC 13, 15 hit points, +5, 1d12+3) as one loop on typed arrays that stores nothing. Initiative is a d20, ties go to
 * the first; every creature strikes the standing foe with the fewest hit points.
 */
export function runIdealFights(fights: number, die: Die): number {
  const hp = new Int32Array(8);
  const order = new Int32Array(8);
  const rolled = new Int32Array(8);
  let wins = 0;
  for (let fight = 0; fight < fights; fight++) {
    hp.fill(30, 0, 4).fill(15, 4);
    for (let i = 0; i < 8; i++) {
      const face = die(20);
      let j = i;
      for (; j > 0 && rolled[j - 1]! < face; j--) {
        rolled[j] = rolled[j - 1]!;
        order[j] = order[j - 1]!;
      }
      rolled[j] = face;
      order[j] = i;
    }
    if (doFightersWin(hp, order, die)) wins++;
  }
  return wins;
}

/** Whether the fighters win. */
function doFightersWin(hp: Int32Array, order: Int32Array, die: Die): boolean {
  let [fighters, orcs] = [4, 4];
  for (;;)
    for (let index = 0; index < 8; index++) {
      const me = order[index]!;
      if (hp[me]! <= 0) continue;
      const isFighter = me < 4;
      const target = findWeakest(hp, isFighter ? 4 : 0);
      hp[target]! -= rollDamage(isFighter, die);
      if (hp[target]! > 0) continue;
      if (isFighter ? --orcs === 0 : --fighters === 0) return isFighter;
    }
}

function findWeakest(hp: Int32Array, from: number): number {
  let [found, low] = [from, 1000];
  for (let value = from; value < from + 4; value++)
    if (hp[value]! > 0 && hp[value]! < low) {
      low = hp[value]!;
      found = value;
    }
  return found;
}

function rollDamage(isFighter: boolean, die: Die): number {
  const face = die(20);
  if (face === 1 || (face !== 20 && face + 5 < (isFighter ? 13 : 16))) return 0;
  const sides = isFighter ? 8 : 12;
  return die(sides) + 3 + (face === 20 ? die(sides) : 0);
}
