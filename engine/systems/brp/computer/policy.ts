import { type CreatureId, getCreature, getFight, getFighter, type Policy } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import type { Declare } from '../rules/declaration.ts';
import { currentCharacteristic } from '../rules/derived.ts';
import { skillChance } from '../rules/skill.ts';
import { FREE_STEP, STR } from '../rules/tables.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { answerPlainly, answerSensibly } from './policy-answers.ts';
import { findBestPlan, findFirstPlan, listAllPlans, type Plan } from './policy-plans.ts';
import { computeRescueChance } from './rescue-chance.ts';

type Planner = (world: World, who: CreatureId) => Plan | undefined;

/** Attacks the first foe with the first weapon at hand and never defends. */
export const plainPolicy: Policy<World, Action> = {
  act: (world, who) => chooseAction(world, who, findFirstPlan),
  answer: answerPlainly,
};

/** Attacks the foe it can hurt most, helps dying comrades nearby, and uses its best defence. */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) =>
    getFight(world).phase === 'actions'
      ? (rescue(world, who) ?? chooseAction(world, who, findBestPlan))
      : chooseAction(world, who, findBestPlan),
  answer: answerSensibly,
};

const ifAllowed = (world: World, action: Action): Action | undefined =>
  validateAction(world, action) ? undefined : action;

function chooseAction(world: World, who: CreatureId, planner: Planner): Action {
  const { phase } = getFight(world);
  if (phase === 'declaration') return chooseDeclaration(world, who, planner);
  if (phase === 'movement') return chooseMove(world, who, planner);
  return chooseAct(world, who, planner);
}

const holdTurn = (by: CreatureId): Action => ({ type: 'hold', by });

/** Returns the action a condition forces the creature to take first, or undefined. */
export function findForcedAct({ conditions }: Creature): 'stand' | 'break-free' | undefined {
  if (conditions.includes('fallen')) return 'stand';
  return conditions.includes('held') ? 'break-free' : undefined;
}

function chooseDeclaration(world: World, by: CreatureId, planner: Planner): Action {
  const must = findForcedAct(getCreature(world, by));
  if (must) return { type: 'declare', by, act: must };
  const plan = planner(world, by);
  const hold: Declare = { type: 'declare', by, act: 'hold' };
  if (!plan) return hold;
  return (
    (hasOtherTarget(world, by, plan) ? ifAllowed(world, leaveTargetOpen(world, by, plan)) : undefined) ??
    ifAllowed(world, declarePlan(by, plan)) ??
    ifAllowed(world, { ...hold, ...buildPlannedMove(plan) }) ??
    hold
  );
}

/** Whether the weapon would reach another foe from where it is used. */
function hasOtherTarget(world: World, by: CreatureId, { on, metres, missile }: Plan): boolean {
  const { side } = getCreature(world, by);
  const place = getFighter(world, metres > 0 ? on : by).at;
  return getFight(world).fighters.some(({ who, at }) => {
    if (who === on || (!missile && Math.abs(at - place) > FREE_STEP)) return false;
    const other = getCreature(world, who);
    return other.side !== side && isUp(other);
  });
}

/** A creature that names no target may strike at any when its rank comes; it goes all the way to the first. @ruling R62 */
function leaveTargetOpen(world: World, by: CreatureId, plan: Plan): Declare {
  const { on, ...declared } = declarePlan(by, plan);
  const metres = Math.abs(getFighter(world, by).at - getFighter(world, plan.on).at);
  return { ...declared, ...(plan.metres > 0 && { move: { metres, toward: plan.on } }) };
}

const buildPlannedMove = ({ metres, on }: Plan): Pick<Declare, 'move'> =>
  metres > 0 ? { move: { metres, toward: on } } : {};

/** Returns the declaration for a plan. */
export function declarePlan(by: CreatureId, plan: Plan): Declare {
  const { arm, on, thrown, loads, grip } = plan;
  if (loads) return { type: 'declare', by, act: 'reload', with: arm };
  const going = { ...grip, ...buildPlannedMove(plan) };
  return { type: 'declare', by, act: 'attack', with: arm, on, ...(thrown && { thrown }), ...going };
}

function chooseMove(world: World, by: CreatureId, planner: Planner): Action {
  const stay: Action = { type: 'move', by };
  const plan = findForcedAct(getCreature(world, by)) ? undefined : planner(world, by);
  if (!plan) return stay;
  const { on, grip, metres } = plan;
  return ifAllowed(world, { ...stay, ...grip, ...(metres > 0 && { move: { metres, toward: on } }) }) ?? stay;
}

function chooseAct(world: World, by: CreatureId, planner: Planner): Action {
  const creature = getCreature(world, by);
  const must = findForcedAct(creature);
  const { intent, used } = getFighter(world, by);
  const forced =
    must && ifAllowed(world, must === 'stand' ? { type: 'stand', by } : chooseBreakFreeWay(world, creature));
  const action = intent && used.length === 0 ? carryOutIntent(world, by) : attackAtOnce(world, by, planner);
  return forced ?? action ?? holdTurn(by);
}

/** Breaks free by skill or strength, whichever has the better chance. @rule brp.skills.grapple */
function chooseBreakFreeWay(world: World, creature: Creature): Action {
  const { id: by, heldBy } = creature;
  const strength =
    heldBy === null
      ? 0
      : 50 +
        5 * (currentCharacteristic(creature, STR) - currentCharacteristic(getCreature(world, heldBy), STR));
  const skill = skillChance(world, creature, 'grapple').score.value / 2;
  return { type: 'break-free', by, how: strength > skill ? STR : 'grapple' };
}

/** Returns the declared action if it is still possible. */
export function carryOutIntent(world: World, by: CreatureId): Action | undefined {
  const { intent } = getFighter(world, by);
  if (intent?.act === 'reload' && intent.with !== null)
    return ifAllowed(world, { type: 'reload', by, with: intent.with });
  if (intent?.act !== 'attack') return undefined;
  if (intent.on === null) {
    for (const { on } of listIntendedPlans(world, by)) {
      const action = ifAllowed(world, { type: 'attack', by, on });
      if (action) return action;
    }
    return undefined;
  }
  const awake =
    getCreature(world, intent.on).state.is === 'up' || getFight(world).together.includes(intent.on);
  return awake ? ifAllowed(world, { type: 'attack', by, on: intent.on }) : undefined;
}

/** Returns the attacks on any target with the declared weapon, the best first. */
export const listIntendedAttacks = (world: World, by: CreatureId): readonly Action[] =>
  listIntendedPlans(world, by).flatMap(({ on }) => ifAllowed(world, { type: 'attack', by, on }) ?? []);

function listIntendedPlans(world: World, by: CreatureId): readonly Plan[] {
  const { intent } = getFighter(world, by);
  return listAllPlans(world, by, intent?.with ?? null)
    .filter(({ thrown, loads }) => thrown === intent?.thrown && !loads)
    .toSorted((a, b) => b.worth - a.worth);
}

/** Attacks when nothing was declared or another attack is left. */
function attackAtOnce(world: World, by: CreatureId, planner: Planner): Action | undefined {
  const plan = planner(world, by);
  if (!plan) return undefined;
  const { arm, on, thrown, loads } = plan;
  if (loads) return ifAllowed(world, { type: 'reload', by, with: arm });
  return ifAllowed(world, { type: 'attack', by, with: arm, on, ...(thrown && { thrown }) });
}

/** First aid is given only with at least this chance to save the dying. */
const MIN_RESCUE_CHANCE = 0.15;

/** First aid for a dying comrade nearby who can be saved. @rule brp.healing.first-aid-rescue */
function rescue(world: World, by: CreatureId): Action | undefined {
  const { side } = getCreature(world, by);
  if (!world.creatures.some((creature) => creature.state.is === 'dying' && creature.side === side))
    return undefined;
  for (const { who: on } of getFight(world).fighters) {
    const creature = getCreature(world, on);
    if (creature.side !== side || creature.state.is !== 'dying') continue;
    const worst = creature.wounds.filter(({ treated }) => !treated).toSorted((a, b) => b.points - a.points);
    for (const wound of worst) {
      if (computeRescueChance(world, by, { creature, most: wound.points }) < MIN_RESCUE_CHANCE) continue;
      const found = ifAllowed(world, { type: 'first-aid', by, on, wound: wound.id });
      if (found) return found;
    }
  }
  return undefined;
}
