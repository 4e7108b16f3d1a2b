import { type CreatureId, type CreatureValues, getCreature, memoizeByObject } from '@arbitro/kernel';
import { type AttackOption, isDisabled, listAttackOptions } from '../rules/attack-options.ts';
import { fullBody } from '../rules/derived.ts';
import { STATUSES } from '../rules/effects.ts';
import { isUp, listEnemiesInMelee } from '../rules/melee.ts';
import { AGILITY, LEARNING, MIGHT } from '../rules/tables.ts';
import { type Creature, type FoeAttack, isRolledFor, type World } from '../state.ts';
import { computeStrikeOdds } from './strike-odds.ts';

/** What the weighing depends on. */
const WEIGHTS = {
  /** A mind point turns a failure into a success. */
  mind: 0.1,
  /** An action that is left is a parry, or counts for the next initiative. */
  action: 0.03,
  /** A condition that an attack causes, relative to the target's whole danger. */
  effect: 0.3,
  /** A free strike of a foe, which would otherwise attack another creature. */
  opening: 0.1,
  /** The share of failed defences that a parry or a mind point mends. */
  mended: 0.6,
  /** How much sooner a wounded creature falls, relative to its whole danger. */
  wound: 0.6,
} as const;

/** The body points assumed for a foe without any: the game master says when it falls. @ruling R4 */
const UNKNOWN_BODY = 6;

export const bodyOf = ({ body, damageTaken }: Creature): number =>
  Math.max(1, body ?? UNKNOWN_BODY - damageTaken);

const foeMenace = memoizeByObject((attacks: readonly FoeAttack[]): number =>
  attacks.reduce((max, { tn, damage, cost }) => Math.max(max, ((damage + 0.5) * tn) / (tn + 2) / cost), 0.1),
);

/** How dangerous a creature is: the damage that it may deal for each action. */
export function menaceOf({ kind, attacks, attributes, spells }: Creature): number {
  if (kind === 'foe') return foeMenace(attacks);
  const dice = Math.max(attributes[MIGHT], attributes[AGILITY], spells.length > 0 ? attributes[LEARNING] : 0);
  return dice / 6;
}

/** The danger that an attack on these targets is expected to take away, less what it costs besides actions. */
export function weighStrike(
  world: World,
  creature: Creature,
  option: AttackOption,
  targets: readonly Creature[],
): number {
  let sum = -WEIGHTS.mind * option.mindCost - weighOpening(world, creature, option);
  const counts = option.effects.length > 0 && (option.damage > 0 || hasComrade(world, creature));
  for (const target of targets) {
    const { hit, damage } = computeStrikeOdds(world, creature, option, target);
    const part = Math.min(1, damage / bodyOf(target));
    const isNew = counts && option.effects.some((effect) => !target.conditions.includes(effect));
    const share = hit * (1 - mendedShare(target, targets.length));
    sum += share * menaceOf(target) * (part + (isNew && part < 1 ? WEIGHTS.effect : 0));
  }
  return sum;
}

/** Whether a comrade can use a condition of a foe. */
const hasComrade = (world: World, { id, side }: Creature): boolean =>
  world.creatures.some((other) => other.side === side && other.id !== id && isUp(world, other.id));

/** Parries and mind points mend some failed defences, but not those of many at once. */
const mendedShare = (target: Creature, targets: number): number =>
  isRolledFor(target) && target.mind + target.actions > 0 ? WEIGHTS.mended / targets : 0;

/** Every foe in the same melee strikes at a creature that shoots or casts there. */
function weighOpening(world: World, creature: Creature, { mode, handy }: AttackOption): number {
  if (mode === 'melee' || handy) return 0;
  let sum = 0;
  for (const id of listEnemiesInMelee(world, creature.id)) {
    const foe = world.creatures.find((other) => other.id === id);
    if (foe) sum += Math.min(1, (2 * menaceOf(foe)) / bodyOf(creature));
  }
  return WEIGHTS.opening * sum * menaceOf(creature);
}

/** What healing is worth: a fainted friend acts again, a wounded one lasts longer. */
export function weighHealing(friend: Creature, points: number, mindCost: number): number {
  const body = friend.body ?? 0;
  const part = body <= 0 ? 1 : (WEIGHTS.wound * points) / (body + points);
  return part * menaceOf(friend) - WEIGHTS.mind * mindCost;
}

/**
 * Values creatures by the danger that they are. A wound of the own side counts for less, because the foes always have
 * another target; the actions of `who` count by their best use.
 */
export function valueCreatures(
  world: World,
  who: CreatureId,
  worthOfActions: readonly number[],
): CreatureValues<World> {
  const { side } = getCreature(world, who);
  return {
    of: (later, id) => {
      const creature = getCreature(later, id);
      if (!STATUSES[creature.status].acts) return 0;
      const { mind, conditions, actions } = creature;
      const full = Math.max(1, fullBody(creature) ?? UNKNOWN_BODY);
      const wound = creature.side === side ? WEIGHTS.opening : 1;
      const danger = 1 + (wound * bodyOf(creature)) / full - WEIGHTS.effect * conditions.length;
      const points = isRolledFor(creature) ? WEIGHTS.mind * mind : 0;
      return menaceOf(creature) * danger + points + (id === who ? (worthOfActions[actions] ?? 0) : 0);
    },
  };
}

/** The best use of each number of actions, from the worth of an attack and its cost. */
export function planActions(worthByCost: ReadonlyMap<number, number>, actions: number): readonly number[] {
  const best = [0];
  for (let left = 1; left <= actions; left++) {
    let max = (best[left - 1] ?? 0) + WEIGHTS.action;
    for (const [cost, worth] of worthByCost)
      if (cost > 0 && cost <= left) max = Math.max(max, worth + (best[left - cost] ?? 0));
    best.push(max);
  }
  return best;
}

/** Attacks to choose from: unarmed ones only without a weapon at hand. */
export function listUsefulOptions(creature: Creature): readonly AttackOption[] {
  const all = listAttackOptions(creature).filter((option) => !isDisabled(creature, option));
  const hasWeapon = all.some(({ mode, item }) => mode === 'melee' && item !== null);
  return hasWeapon
    ? all.filter(
        ({ mode, item, spell, tn }) => mode !== 'melee' || item !== null || spell !== null || tn !== null,
      )
    : all;
}
