import { type CreatureId, findFight, getCreature, getFight, type Policy } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { type AttackOption, findPath, isWithinReach, listAttackOptions } from '../rules/attack-options.ts';
import { findGrip, fullBody } from '../rules/derived.ts';
import { isCreatureUp } from '../rules/melee.ts';
import { availableActions } from '../rules/pay.ts';
import { COSTS } from '../rules/tables.ts';
import { canDelay } from '../rules/turn.ts';
import { type Creature, meleeOf, type World } from '../state.ts';
import { answerPlainly, answerSensibly } from './policy-answers.ts';
import { listUsefulOptions, planActions, weighHealing, weighStrike } from './weigh.ts';

/** Attacks the nearest foe with the first weapon at hand that harms, and spends no points. */
export const plainPolicy: Policy<World, Action> = {
  act: (world, who) =>
    actBetweenTicks(world, who) ??
    strikeFirst(world, who, ({ damage }) => damage > 0) ??
    closeIn(world, who) ??
    strikeFirst(world, who) ??
    passTurn(who),
  answer: answerPlainly,
};

/** Chooses the attack or cure with the best use of all its actions, and closes in only without a weapon that reaches. */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) =>
    actBetweenTicks(world, who) ??
    recoverFirst(world, who) ??
    chooseBestAction(world, who) ??
    approach(world, who) ??
    passTurn(who),
  answer: answerSensibly,
};

const passTurn = (who: CreatureId): Action => ({ type: 'pass', by: who });

const ifAllowed = (world: World, action: Action): Action | undefined =>
  validateAction(world, action) ? undefined : action;

/** Initiative at the start of a round, and leftover actions at its end. */
function actBetweenTicks(world: World, who: CreatureId): Action | undefined {
  const { phase } = getFight(world);
  if (phase === 'initiative') return { type: 'initiative', by: who };
  if (phase === 'acting') return undefined;
  return canDelay(world, getCreature(world, who)) ? { type: 'delay', by: who } : passTurn(who);
}

/** Returns the creatures of other sides that are up. */
export function listEnemies(world: World, who: CreatureId): readonly Creature[] {
  const { side } = getCreature(world, who);
  const enemies: Creature[] = [];
  for (const id of getFight(world).order) {
    const creature = getCreature(world, id);
    if (creature.side !== side && isCreatureUp(creature)) enemies.push(creature);
  }
  return enemies;
}

/** Returns the attack with this option on these targets, taking the weapon in hand if necessary. */
export function buildAttack(
  creature: Creature,
  attackOption: AttackOption,
  on: readonly CreatureId[],
): Action {
  const hold =
    attackOption.item === null
      ? attackOption.spell
        ? findGrip(creature, null)
        : undefined
      : findGrip(creature, attackOption.item);
  if (attackOption.spell)
    return { type: 'cast', by: creature.id, spell: attackOption.id, on, ...(hold && { hold }) };
  return { type: 'attack', by: creature.id, with: attackOption.id, on, ...(hold && { hold }) };
}

/** Returns the first attack that costs no points and is of the wanted kind. */
function strikeFirst(
  world: World,
  who: CreatureId,
  isWanted: (attackOption: AttackOption) => boolean = () => true,
): Action | undefined {
  const creature = getCreature(world, who);
  for (const attackOption of listAttackOptions(creature)) {
    if (attackOption.mindCost > 0 || !isWanted(attackOption)) continue;
    for (const { id } of listEnemies(world, who)) {
      const found = ifAllowed(world, buildAttack(creature, attackOption, [id]));
      if (found) return found;
    }
  }
  return undefined;
}

interface Plan {
  readonly action: Action;
  readonly cost: number;
  readonly worth: number;
}

/** The attacks and cures of a creature, and the best use of each number of actions. */
export interface TurnPlans {
  readonly plans: readonly Plan[];
  readonly worthOfActions: readonly number[];
}

export function listTurnPlans(world: World, who: CreatureId): TurnPlans {
  const creature = getCreature(world, who);
  const enemies = listEnemies(world, who);
  const plans = [
    ...listUsefulOptions(creature).flatMap((option) => listPlans(world, creature, option, enemies)),
    ...listCures(world, creature),
  ];
  const worthByCost = new Map<number, number>();
  for (const { cost, worth } of plans) worthByCost.set(cost, Math.max(worth, worthByCost.get(cost) ?? 0));
  return { plans, worthOfActions: planActions(worthByCost, creature.actions) };
}

/** Chooses the action that leaves the best use for the actions after it. */
function chooseBestAction(world: World, who: CreatureId): Action | undefined {
  const { actions } = getCreature(world, who);
  const { plans, worthOfActions } = listTurnPlans(world, who);
  let [best, max]: [Action | undefined, number] = [undefined, 0];
  for (const { action, cost, worth } of plans) {
    const total = worth + (worthOfActions[Math.max(0, actions - cost)] ?? 0);
    if (worth > 0 && total > max) [best, max] = [action, total];
  }
  return best;
}

function listPlans(
  world: World,
  creature: Creature,
  attackOption: AttackOption,
  enemies: readonly Creature[],
): readonly Plan[] {
  const able = enemies.filter(
    (enemy) =>
      isWithinReach(world, creature, attackOption, enemy) &&
      ifAllowed(world, buildAttack(creature, attackOption, [enemy.id])),
  );
  if (able.length === 0) return [];
  const groups = attackOption.area ? groupByZone(able) : able.map((target) => [target]);
  return groups.map((targets) => ({
    action: buildAttack(
      creature,
      attackOption,
      targets.map(({ id }) => id),
    ),
    cost: attackOption.cost,
    worth: weighStrike(world, creature, attackOption, targets),
  }));
}

export const groupByZone = (all: readonly Creature[]): readonly (readonly Creature[])[] =>
  [...new Set(all.map(({ zone }) => zone))].map((zone) => all.filter((creature) => creature.zone === zone));

/** Stands up and takes its weapon before attacking, if an action is left for it. */
function recoverFirst(world: World, who: CreatureId): Action | undefined {
  const creature = getCreature(world, who);
  if (creature.conditions.length === 0 || availableActions(world, creature) % COSTS.attack === 0)
    return undefined;
  return creature.conditions
    .map((condition) => ifAllowed(world, { type: 'recover', by: who, condition }))
    .find((action) => action !== undefined);
}

/** Cures of comrades who have fainted or lost half of their body points. */
function listCures(world: World, creature: Creature): readonly Plan[] {
  const cures = creature.spells.filter(({ heal, mindCost }) => heal > 0 && creature.mind >= mindCost);
  if (cures.length === 0) return [];
  const hurt = world.creatures.filter(
    (other) =>
      other.side === creature.side && other.body !== null && 2 * other.body <= (fullBody(other) ?? 0),
  );
  const hold = findGrip(creature, null);
  return cures.flatMap(({ id: spell, heal, cost, mindCost }) =>
    hurt.flatMap((friend): readonly Plan[] => {
      const on = [friend.id];
      const action = ifAllowed(world, { type: 'cast', by: creature.id, spell, on, ...(hold && { hold }) });
      return action ? [{ action, cost, worth: weighHealing(friend, heal, mindCost) }] : [];
    }),
  );
}

/** Closes in, unless the creature shoots or casts from where it is. */
export const approach = (world: World, who: CreatureId): Action | undefined =>
  keepsDistance(world, who) ? undefined : closeIn(world, who);

/** Whether a creature need not go nearer: it shoots or casts from where it is, as soon as it has the actions. */
function keepsDistance(world: World, who: CreatureId): boolean {
  const creature = getCreature(world, who);
  const enemies = listEnemies(world, who);
  return listUsefulOptions(creature).some(
    (option) =>
      option.mode !== 'melee' &&
      option.damage > 0 &&
      option.mindCost <= creature.mind &&
      enemies.some((enemy) => isWithinReach(world, creature, option, enemy)),
  );
}

/** Moves a zone nearer to the nearest enemy if there is no target in reach. */
function closeIn(world: World, who: CreatureId): Action | undefined {
  const creature = getCreature(world, who);
  if (!findFight(world) || meleeOf(world, who)) return undefined;
  const ways = listEnemies(world, who).flatMap(({ zone }) => {
    const way = findPath(world, creature.zone, zone);
    return way && way.length > 0 ? [way] : [];
  });
  const [nearest] = ways.toSorted((a, b) => a.length - b.length);
  const to = nearest?.[0];
  const alone = listEnemies(world, who).every(({ zone }) => zone !== creature.zone);
  return to === undefined || !alone ? undefined : ifAllowed(world, { type: 'move', by: who, to });
}
