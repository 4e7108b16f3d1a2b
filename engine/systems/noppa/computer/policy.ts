import { type CreatureId, findFight, getCreature, getFight, type Policy } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { type AttackOption, findPath, listAttackOptions } from '../rules/attack-options.ts';
import { diceOf } from '../rules/checks.ts';
import { findGrip, setHeldItems, tnAgainst } from '../rules/derived.ts';
import { isUp, listEnemiesInMelee } from '../rules/melee.ts';
import { availableActions } from '../rules/pay.ts';
import { riposteAgainst } from '../rules/riposte.ts';
import { ATTACKS, COSTS, THRESHOLDS } from '../rules/tables.ts';
import { canDelay } from '../rules/turn.ts';
import { type Creature, meleeOf, type Spell, type World } from '../state.ts';
import { answerPlainly, answerSensibly } from './policy-answers.ts';

/** Attacks the nearest foe with the first weapon at hand, and spends no points. */
export const plainPolicy: Policy<World, Action> = {
  act: (world, who) =>
    actBetweenTicks(world, who) ?? strikeFirst(world, who) ?? closeIn(world, who) ?? passTurn(who),
  answer: answerPlainly,
};

/** Heals fallen comrades, attacks where it expects the most damage per action, and keeps an action for a parry. */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) =>
    actBetweenTicks(world, who) ??
    healAlly(world, who) ??
    recoverFirst(world, who) ??
    chooseBestStrike(world, who) ??
    closeIn(world, who) ??
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
    if (creature.side !== side && isUp(world, id)) enemies.push(creature);
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

function strikeFirst(world: World, who: CreatureId): Action | undefined {
  const creature = getCreature(world, who);
  for (const attackOption of listAttackOptions(creature).filter(({ mindCost }) => mindCost === 0)) {
    for (const { id } of listEnemies(world, who)) {
      const found = ifAllowed(world, buildAttack(creature, attackOption, [id]));
      if (found) return found;
    }
  }
  return undefined;
}

interface Plan {
  readonly action: Action;
  readonly worth: number;
}

function chooseBestStrike(world: World, who: CreatureId): Action | undefined {
  const creature = getCreature(world, who);
  const enemies = listEnemies(world, who);
  let best: Plan | undefined;
  for (const attackOption of listAttackOptions(creature)) {
    for (const plan of listPlans(world, creature, attackOption, enemies))
      if (!best || plan.worth > best.worth) best = plan;
  }
  return best?.action;
}

function listPlans(
  world: World,
  creature: Creature,
  attackOption: AttackOption,
  enemies: readonly Creature[],
): readonly Plan[] {
  const able = enemies.filter(({ id }) => ifAllowed(world, buildAttack(creature, attackOption, [id])));
  if (able.length === 0) return [];
  const groups = attackOption.area ? groupByZone(able) : able.map((target) => [target]);
  return groups.map((targets) => ({
    action: buildAttack(
      creature,
      attackOption,
      targets.map(({ id }) => id),
    ),
    worth: estimateWorth(world, creature, attackOption, targets),
  }));
}

export const groupByZone = (all: readonly Creature[]): readonly (readonly Creature[])[] =>
  [...new Set(all.map(({ zone }) => zone))].map((zone) => all.filter((creature) => creature.zone === zone));

/** Expected damage per action, reduced for giving an opening and for spending a mind point. */
function estimateWorth(
  world: World,
  creature: Creature,
  attackOption: AttackOption,
  targets: readonly Creature[],
): number {
  const hope = targets.reduce((sum, target) => sum + expectedWorth(world, creature, attackOption, target), 0);
  const opening =
    attackOption.mode !== 'melee' && !attackOption.handy ? listEnemiesInMelee(world, creature.id).length : 0;
  return hope / attackOption.cost - opening / 2 - attackOption.mindCost / 2;
}

/** Values weak targets higher: a fallen foe does not attack. */
function expectedWorth(
  world: World,
  creature: Creature,
  attackOption: AttackOption,
  target: Creature,
): number {
  const body = target.body ?? 4;
  if (attackOption.tn !== null) return attackOption.tn * attackOption.damage + 1 / (1 + body);
  const held = setHeldItems(
    creature,
    attackOption.item === null ? undefined : findGrip(creature, attackOption.item),
  );
  const bonus = held.items.find(({ id }) => id === attackOption.item)?.bonus[attackOption.mode] ?? 0;
  const dice =
    creature.attributes[ATTACKS[attackOption.mode].attribute] +
    bonus +
    riposteAgainst(world, creature, target.id);
  const tn = target.kind === 'foe' ? tnAgainst(world, target, attackOption.key).value : dice;
  return Math.min(expectedDamage(dice, tn, attackOption.damage), body) + 1 / (1 + body);
}

const EXPECTED_CACHE = new Map<number, number>();

/** Average damage of an attack: the weapon's plus one for each extra success. */
function expectedDamage(dice: number, tn: number, damage: number): number {
  const key = (Math.max(0, dice) * 32 + tn) * 32 + damage;
  const known = EXPECTED_CACHE.get(key);
  if (known !== undefined) return known;
  const { outcomes, total } = diceOf(dice, false, {
    threshold: THRESHOLDS.neither,
    sixes: 'recursive',
  }).ways();
  let sum = 0;
  for (const { value, ways } of outcomes) {
    if (value.successes >= tn) sum += (damage + value.successes - tn) * (Number(ways) / Number(total));
  }
  EXPECTED_CACHE.set(key, sum);
  return sum;
}

/** Stands up and takes its weapon before attacking, if an action is left for it. */
function recoverFirst(world: World, who: CreatureId): Action | undefined {
  const creature = getCreature(world, who);
  if (creature.conditions.length === 0 || availableActions(world, creature) % COSTS.attack === 0)
    return undefined;
  return creature.conditions
    .map((condition) => ifAllowed(world, { type: 'recover', by: who, condition }))
    .find((action) => action !== undefined);
}

/** Heals fainted comrades first, then those close to fainting. */
function healAlly(world: World, who: CreatureId): Action | undefined {
  const creature = getCreature(world, who);
  const spell = creature.spells.find(({ heal }) => heal > 0);
  if (!spell || creature.mind < spell.mindCost) return undefined;
  const needy = world.creatures.filter(
    ({ side, body }) => side === creature.side && body !== null && body <= 1,
  );
  const [worst] = needy.toSorted((a, b) => (a.body ?? 0) - (b.body ?? 0));
  return worst && chooseHeal(world, creature, spell, worst.id);
}

function chooseHeal(
  world: World,
  creature: Creature,
  { id: spell }: Spell,
  on: CreatureId,
): Action | undefined {
  const hold = findGrip(creature, null);
  return ifAllowed(world, { type: 'cast', by: creature.id, spell, on: [on], ...(hold && { hold }) });
}

/** Moves a zone nearer to the nearest enemy if there is no target in reach. */
export function closeIn(world: World, who: CreatureId): Action | undefined {
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
