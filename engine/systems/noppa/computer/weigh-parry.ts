import { isUp, listEnemiesInMelee } from '../rules/melee.ts';
import { COSTS } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';
import { meetingChance } from './strike-odds.ts';
import { bodyOf, listUsefulOptions, menaceOf, planActions, weighStrike } from './weigh.ts';

/** A wound takes this part of the danger that it would take from a foe: the creature may be cured or win before. */
const WOUND = 0.6;

/** Whether a parry with so few dice saves more than the action can do otherwise: the whole attack has to be met by it. */
export function isWeakParryWorthIt(world: World, creature: Creature, dice: number): boolean {
  const near = listEnemiesInMelee(world, creature.id);
  const foes = world.creatures.filter((other) => other.side !== creature.side && isUp(world, other.id));
  const strikers = foes.filter(({ id }) => near.includes(id));
  const attacks = strikers.flatMap((foe) => foe.attacks);
  if (attacks.length === 0) return false;
  const part = Math.max(...attacks.map(({ damage }) => damage)) / bodyOf(creature);
  const chance = meetingChance(dice, Math.max(...attacks.map(({ tn }) => tn)));
  const saved = chance * menaceOf(creature) * (part >= 1 ? 1 : WOUND * part);
  return saved > worthOfAction(world, creature, foes);
}

/** What the last action is worth if it is not spent on a parry. */
function worthOfAction(world: World, creature: Creature, foes: readonly Creature[]): number {
  const worthByCost = new Map<number, number>();
  for (const option of listUsefulOptions(creature)) {
    if (option.mindCost > creature.mind) continue;
    for (const foe of foes) {
      const worth = weighStrike(world, creature, option, [foe]);
      worthByCost.set(option.cost, Math.max(worth, worthByCost.get(option.cost) ?? 0));
    }
  }
  const best = planActions(worthByCost, creature.actions);
  return (best[creature.actions] ?? 0) - (best[creature.actions - COSTS.parry] ?? 0);
}
