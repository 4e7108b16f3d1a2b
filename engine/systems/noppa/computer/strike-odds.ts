import { memoizeByParts } from '@arbitro/kernel';
import type { AttackOption } from '../rules/attack-options.ts';
import { diceOf } from '../rules/checks.ts';
import { findGrip, setHeldItems, tnAgainst } from '../rules/derived.ts';
import { attackPool, defencePool, listHelpfulItems } from '../rules/pools.ts';
import { riposteAgainst } from '../rules/riposte.ts';
import { type Defence, EXTRA_DAMAGE, THRESHOLDS } from '../rules/tables.ts';
import { type Creature, isRolledFor, type World } from '../state.ts';

/** The chance of a success, and the average number of extra successes, failures counted as none. */
interface PoolOdds {
  readonly success: number;
  readonly extra: number;
}

const ODDS_CACHE = new Map<number, PoolOdds>();

/** Returns the odds of so many dice against a target number, without advantage. */
function oddsOf(dice: number, tn: number): PoolOdds {
  const key = Math.max(0, dice) * 64 + tn;
  const known = ODDS_CACHE.get(key);
  if (known) return known;
  const spec = { threshold: THRESHOLDS.neither, sixes: 'recursive' } as const;
  const { outcomes, total } = diceOf(dice, false, spec).ways();
  let [success, extra] = [0, 0];
  for (const { value, ways } of outcomes) {
    if (value.successes < tn) continue;
    const chance = Number(ways) / Number(total);
    success += chance;
    extra += chance * (value.successes - tn);
  }
  const odds = { success, extra };
  ODDS_CACHE.set(key, odds);
  return odds;
}

/** Returns the chance that so many dice meet a target number, without advantage. */
export const meetingChance = (dice: number, tn: number): number => oddsOf(dice, tn).success;

/** Returns the dice of a creature's defence, with the best item in hand. */
const defenceDice = memoizeByParts(
  (creature, defence) => [creature.items, defence, creature.attributes, creature.skills, creature.conditions],
  (creature: Creature, defence: Defence): number =>
    defencePool(creature, defence, listHelpfulItems(creature, defence, null)[0]).dice.value,
);

/** Returns the dice of an attack, with what must be in hand for it. */
const attackDice = memoizeByParts(
  (creature, option) => [creature.items, option, creature.attributes, creature.skills, creature.conditions],
  (creature: Creature, option: AttackOption): number => {
    const grip = option.item === null && !option.spell ? undefined : findGrip(creature, option.item);
    const held = setHeldItems(creature, grip);
    return attackPool(held, option, listHelpfulItems(held, option.mode, option.item)[0], 0).dice.value;
  },
);

/** How likely an attack hits, and the damage of a hit on average. */
export interface StrikeOdds {
  readonly hit: number;
  readonly damage: number;
}

/**
 * Foes do not roll: an attack on a foe is rolled against its target number, all others meet the target's defence. Between
 * foes the game master decides.
 * @rule noppa.attack.roll @rule noppa.defence.roll @rule noppa.attack.friendly-fire-tn
 */
export function computeStrikeOdds(
  world: World,
  creature: Creature,
  option: AttackOption,
  target: Creature,
): StrikeOdds {
  const dice = option.tn === null ? attackDice(creature, option) : 0;
  if (isRolledFor(target)) {
    const tn = option.tn ?? Math.max(1, Math.ceil(dice / 2));
    return { hit: 1 - oddsOf(defenceDice(target, option.defence), tn).success, damage: option.damage };
  }
  if (option.tn !== null) return { hit: 1 / 2, damage: option.damage };
  const tn = tnAgainst(world, target, option.key).value;
  const { success, extra } = oddsOf(dice + riposteAgainst(world, creature, target.id), tn);
  const each = EXTRA_DAMAGE[world.options.extraDamage];
  return { hit: success, damage: option.damage + (success > 0 ? (each * extra) / success : 0) };
}
