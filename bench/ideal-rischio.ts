import type { Die } from '@arbitro/dice';

/**
 * The limit of a `rischio` fight in JavaScript: four against four as one loop on typed arrays, no kernel. It rolls the
 * same dice in the same order, so the same seed must give the same tally.
 *
 * Heroes: precision 5, dodge 2, resistance 2, health 30, damage 8. Foes: precision 4, dodge 3, resistance 1, health 20,
 * damage 8. Every creature strikes the weakest standing foe (the first of equals); initiative ties are resolved by
 * roster order.
 */
const HERO = { precision: 5, dodge: 2, resistance: 2, health: 30, damage: 8 } as const;
const FOE = { precision: 4, dodge: 3, resistance: 1, health: 20, damage: 8 } as const;
export const FIGHTERS = { hero: HERO, foe: FOE, foeWorth: 30 } as const;

const listForBothSides = (pick: (item: typeof HERO | typeof FOE) => number): Int32Array =>
  Int32Array.from({ length: 8 }, (_, i) => pick(i < 4 ? HERO : FOE));
const PRECISION = listForBothSides((item) => item.precision);
const DODGE = listForBothSides((item) => item.dodge);
const DAMAGE = Int32Array.from({ length: 8 }, (_, i) =>
  i < 4 ? HERO.damage - FOE.resistance : FOE.damage - HERO.resistance,
);

export interface Tally {
  readonly heroesWin: number;
  readonly turns: number;
  readonly exp: number;
}

export function runIdealFights(fights: number, die: Die): Tally {
  const health = new Int32Array(8);
  const order = new Int32Array(8);
  const rolled = new Int32Array(8);
  let [heroesWin, turns, exp] = [0, 0, 0];
  for (let fight = 0; fight < fights; fight++) {
    health.fill(HERO.health, 0, 4).fill(FOE.health, 4);
    for (let i = 0; i < 8; i++) {
      const face = die(20);
      let j = i;
      while (j > 0 && rolled[j - 1]! < face) {
        rolled[j] = rolled[j - 1]!;
        order[j] = order[j - 1]!;
        j--;
      }
      rolled[j] = face;
      order[j] = i;
    }
    let [heroes, foes] = [4, 4];
    while (heroes > 0 && foes > 0) {
      for (let index = 0; index < 8; index++) {
        const me = order[index]!;
        if (health[me]! <= 0) continue;
        const base = me < 4 ? 4 : 0;
        let target = -1;
        let low = 1000;
        for (let i = base; i < base + 4; i++) {
          if (health[i]! > 0 && health[i]! < low) {
            low = health[i]!;
            target = i;
          }
        }
        if (target < 0) break;
        turns++;
        if (die(20) + PRECISION[me]! <= die(20) + DODGE[target]!) continue;
        health[target] = low - DAMAGE[me]!;
        if (health[target]! > 0) continue;
        if (me < 4) {
          foes--;
          exp += 4 * Math.ceil(FIGHTERS.foeWorth / 4);
        } else heroes--;
      }
    }
    if (foes === 0) heroesWin++;
  }
  return { heroesWin, turns, exp };
}
