import {
  type CreatureId,
  findFight,
  findFighter,
  getCreature,
  getFight,
  getFighter,
  type Tactics,
} from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import type { Declare } from '../rules/declaration.ts';
import { hitPoints } from '../rules/derived.ts';
import { distance, isNear } from '../rules/distance.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { valueByDanger } from './danger.ts';
import { carryOutIntent, declarePlan, findForcedAct, listIntendedAttacks } from './policy.ts';
import { listAllPlans, type Plan } from './policy-plans.ts';
import { findDelayedAction } from './tactics-lookahead.ts';

/** The actions that a look-ahead policy chooses from. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) => {
    const phase = findFight(world)?.phase;
    if (phase === undefined || phase === 'movement' || findForcedAct(getCreature(world, who))) return [];
    const all = phase === 'declaration' ? listDeclarations(world, who) : listActs(world, who);
    return all.filter((action) => !validateAction(world, action));
  },
  withdraw,
  distance: (world, from, to) =>
    world.fight && [from, to].every((id) => findFighter(getFight(world), id)) ? distance(world, from, to) : 0,
  valueCreatures: (world, who) => valueByDanger(world, who, conditionPoints),
  delayedAction: findDelayedAction,
};

/** Attacks with any weapon on any foe, first aid for a comrade nearby, and grapples. */
function listDeclarations(world: World, by: CreatureId): readonly Action[] {
  const near = listAllies(world, by).filter(({ id }) => isNear(world, by, id));
  const declareHelp = (act: Declare['act'], on: CreatureId): Action => ({ type: 'declare', by, act, on });
  return [
    ...listAllPlans(world, by).map((plan) => declarePlan(by, plan)),
    ...near.filter(isDying).map(({ id }) => declareHelp('first-aid', id)),
    ...near.filter(({ state }) => state.is === 'unconscious').map(({ id }) => declareHelp('wake', id)),
  ];
}

/** The declared action or the rescue of a dying comrade; without a declaration, any possible action. */
function listActs(world: World, by: CreatureId): readonly Action[] {
  const { intent, used } = getFighter(world, by);
  const isMeant = intent && used.length === 0;
  const action = isMeant ? carryOutIntent(world, by) : undefined;
  const open = isMeant && intent.act === 'attack' && intent.on === null ? listIntendedAttacks(world, by) : [];
  const blows = isMeant ? [] : listAllPlans(world, by).map((plan) => buildAttack(by, plan));
  const wake =
    intent?.act === 'wake' && intent.on !== null ? [{ type: 'wake', by, on: intent.on } as const] : [];
  return [
    ...(action && open.length === 0 ? [action] : []),
    ...open,
    ...blows,
    ...wake,
    ...listRescues(world, by),
  ];
}

const buildAttack = (by: CreatureId, { arm, on, thrown, loads }: Plan): Action =>
  loads
    ? { type: 'reload', by, with: arm }
    : { type: 'attack', by, with: arm, on, ...(thrown && { thrown }) };

const isDying = ({ state }: Creature): boolean => state.is === 'dying';

const listAllies = (world: World, who: CreatureId): readonly Creature[] => {
  const { side } = getCreature(world, who);
  return getFight(world)
    .fighters.map((fighter) => getCreature(world, fighter.who))
    .filter((creature) => creature.id !== who && creature.side === side);
};

/** First aid on the worst untreated wound of each dying comrade. @rule brp.healing.first-aid-rescue */
const listRescues = (world: World, by: CreatureId): readonly Action[] =>
  listAllies(world, by)
    .filter(isDying)
    .flatMap(({ id: on, wounds }) => {
      const [worst] = wounds.filter(({ treated }) => !treated).toSorted((a, b) => b.points - a.points);
      return worst ? [{ type: 'first-aid', by, on, wound: worst.id } as const] : [];
    });

/**
 * An engaged creature cannot withdraw. In the declaration phase it declares nothing, so that it can leave at its rank.
 * @rule brp.combat.movement
 */
function withdraw(world: World, by: CreatureId): Action | undefined {
  const phase = findFight(world)?.phase;
  if (phase === undefined || phase === 'movement') return undefined;
  const leave: Action = { type: 'leave', by };
  if (phase === 'actions') return validateAction(world, leave) ? undefined : leave;
  const { engaged } = getFight(world);
  if (engaged.some((pair) => pair.includes(by)) || findForcedAct(getCreature(world, by))) return undefined;
  const hold: Action = { type: 'declare', by, act: 'hold', ...buildStepBack(world, by) };
  return validateAction(world, hold) ? undefined : hold;
}

/** Steps away from the nearest foe, no further than leaves a late rank. */
function buildStepBack(world: World, by: CreatureId): Pick<Declare, 'move'> {
  const { side } = getCreature(world, by);
  const foes = getFight(world)
    .fighters.filter(({ who }) => getCreature(world, who).side !== side && isUp(getCreature(world, who)))
    .toSorted((a, b) => distance(world, by, a.who) - distance(world, by, b.who));
  return foes[0] ? { move: { metres: STEP_BACK, from: foes[0].who } } : {};
}
const STEP_BACK = 15;

/** A condition that takes an action to end costs as many points as a blow, or more. Aid that will save a life counts. */
const CONDITION_POINTS = { fallen: -3, held: -5, saved: 3 } as const;

function conditionPoints(world: World, creature: Creature): number {
  if (creature.state.is === 'dying') return isSaved(world, creature) ? CONDITION_POINTS.saved : 0;
  if (!isUp(creature)) return 0;
  let sum = 0;
  for (const condition of creature.conditions)
    if (condition === 'fallen' || condition === 'held') sum += CONDITION_POINTS[condition];
  return sum;
}

/** Whether first aid in progress will bring the creature above 0. @rule brp.healing.first-aid-rescue */
function isSaved({ fight }: World, creature: Creature): boolean {
  if (creature.state.is !== 'dying' || !fight) return false;
  const points = fight.aids.filter(({ on }) => on === creature.id).reduce((sum, aid) => sum + aid.points, 0);
  return points > 0 && hitPoints(creature).value + points > 0;
}
