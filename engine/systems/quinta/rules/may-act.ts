import { type CreatureId, findFight, getCreature, refuse, SOMEONE, type Verdict } from '@arbitro/kernel';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { canReact, effectsOfKind } from './active-effects.ts';
import { isControlled, isInOrder, isOnTurn, whoseTurn } from './budget.ts';
import { isInPlay } from './distance.ts';
import { isForbiddenTarget, isReactionBlocked } from './opportunity.ts';

/** Refuses dead creatures. */
export const deadCannotAct = (world: World, who: CreatureId): Verdict => refuseDead(getCreature(world, who));

const refuseDead = ({ id: who, life }: Creature): Verdict =>
  life === 'dead' ? refuse('cannot-act', { who, status: life }) : undefined;

/** Refuses creatures that are dead or have left the fight. */
export const notInPlay = (world: World, who: CreatureId): Verdict => refuseAbsent(getCreature(world, who));

const refuseAbsent = (creature: Creature): Verdict =>
  refuseDead(creature) ??
  (creature.gone === null ? undefined : refuse('cannot-act', { who: creature.id, status: creature.gone }));

/** Refuses creatures that are dead, gone or incapacitated. @rule quinta.conditions.incapacitated */
export function cannotAct(world: World, who: CreatureId): Verdict {
  const creature = getCreature(world, who);
  const [barring] = effectsOfKind(world, creature, 'no-actions');
  return refuseAbsent(creature) ?? (barring && refuse('cannot-act', { who, status: barring.condition }));
}

/**
 * In a fight, refuses creatures that do not have the turn.
 * @rule quinta.core.pillars @rule quinta.initiative.order @ruling R1
 */
export function notOnTurn(world: World, who: CreatureId): Verdict {
  if (!findFight(world)) return undefined;
  if (!isInOrder(world, who)) return refuse('not-in-fight', { who });
  return isOnTurn(world, who)
    ? undefined
    : refuse('not-your-turn', { who, whose: whoseTurn(world) ?? SOMEONE });
}

/**
 * One action and one bonus action per turn. A controlled mount may take only three kinds of action.
 * @rule quinta.turn.move-and-action @rule quinta.actions.one-at-a-time @rule quinta.actions.bonus-action
 * @rule quinta.mounted.controlled
 */
export function cannotTake(world: World, who: CreatureId, what: 'action' | 'bonus'): Verdict {
  if (isControlled(world, who)) return refuseQuinta('under-control', { who });
  return cannotSpend(world, who, what);
}

/** Same as `cannotTake`, but allows the actions that a controlled mount may take. */
export function cannotSpend(world: World, who: CreatureId, what: 'action' | 'bonus'): Verdict {
  const refusal = cannotAct(world, who) ?? notOnTurn(world, who);
  if (refusal || !findFight(world) || getCreature(world, who).budget[what]) return refusal;
  return refuseQuinta(what === 'action' ? 'no-action-left' : 'no-bonus-left', { who });
}

/** One reaction between two turns of the creature, if a fight is on. @rule quinta.actions.reaction */
export function cannotReact(world: World, who: CreatureId): Verdict {
  const creature = getCreature(world, who);
  const refusal = cannotAct(world, who);
  if (refusal) return refusal;
  if (isReactionBlocked(world, who)) return refuseQuinta('under-control', { who });
  const left = creature.budget.reaction || !findFight(world);
  return left && canReact(world, creature) ? undefined : refuseQuinta('no-reaction-left', { who });
}

/** A dead creature can be neither wounded nor healed. */
export const notAlive = (world: World, who: CreatureId): Verdict =>
  getCreature(world, who).life === 'dead' ? refuseQuinta('is-dead', { who }) : undefined;

/** Refuses the creature itself and absent creatures as targets. */
export function noTarget(world: World, by: CreatureId, on: CreatureId): Verdict {
  return on === by || !isInPlay(getCreature(world, on)) ? refuse('no-such-target', { on }) : undefined;
}

/**
 * Refuses the charmer as a target, or, depending on the option, only as a target of harmful effects.
 * @rule quinta.conditions.charmed @ruling R87
 */
export function cannotTarget(world: World, who: CreatureId, { on, harmful }: TargetRequest): Verdict {
  if (!harmful && world.options.charmedTargeting === 'harmful') return undefined;
  return isForbiddenTarget(world, getCreature(world, who), on)
    ? refuseQuinta('cannot-be-targeted', { who, on })
    : undefined;
}
interface TargetRequest {
  readonly on: CreatureId;
  readonly harmful: boolean;
}
