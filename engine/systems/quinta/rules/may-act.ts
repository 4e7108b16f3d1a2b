import { type CreatureId, creature, fightOn, refuse, SOMEONE, type Verdict } from '@arbitro/kernel';
import { refuseQuinta } from '../refusals.ts';
import type { World } from '../state.ts';
import { inOrder, isLed, isOnTurn, whoseTurn } from './budget.ts';
import { canReact, felt } from './derived.ts';
import { isThere } from './distance.ts';
import { isReined, mayNotTarget } from './opportunity.ts';

/** The dead do and suffer nothing more. */
export function dead(world: World, who: CreatureId): Verdict {
  const { life } = creature(world, who);
  return life === 'dead' ? refuse('cannot-act', { who, status: life }) : undefined;
}

/** Dead, or out of the fight by their own will. */
export function notThere(world: World, who: CreatureId): Verdict {
  const { gone } = creature(world, who);
  return dead(world, who) ?? (gone === null ? undefined : refuse('cannot-act', { who, status: gone }));
}

/** Dead, gone, or under something that leaves no actions. @rule quinta.conditions.incapacitated */
export function cannotAct(world: World, who: CreatureId): Verdict {
  const [barring] = felt(world, creature(world, who), 'no-actions');
  return notThere(world, who) ?? (barring && refuse('cannot-act', { who, status: barring.condition }));
}

/** In a fight everybody waits for their turn; outside one nobody does. @rule quinta.core.pillars @rule quinta.initiative.order @ruling R1 */
export function notOnTurn(world: World, who: CreatureId): Verdict {
  if (!fightOn(world)) return undefined;
  if (!inOrder(world, who)) return refuse('not-in-fight', { who });
  return isOnTurn(world, who)
    ? undefined
    : refuse('not-your-turn', { who, whose: whoseTurn(world) ?? SOMEONE });
}

/**
 * One action and one bonus action a turn; a mount that is ridden under control takes none but three.
 *
 * @rule quinta.turn.move-and-action
 * @rule quinta.actions.one-at-a-time
 * @rule quinta.actions.bonus-action
 * @rule quinta.mounted.controlled
 */
export function cannotTake(world: World, who: CreatureId, what: 'action' | 'bonus'): Verdict {
  if (isLed(world, who)) return refuseQuinta('under-control', { who });
  return cannotSpend(world, who, what);
}

/** As `cannotTake`, for the actions a controlled mount may take as well. */
export function cannotSpend(world: World, who: CreatureId, what: 'action' | 'bonus'): Verdict {
  const barred = cannotAct(world, who) ?? notOnTurn(world, who);
  if (barred || !fightOn(world) || creature(world, who).budget[what]) return barred;
  return refuseQuinta(what === 'action' ? 'no-action-left' : 'no-bonus-left', { who });
}

/** Once between one's turns, where there are turns. @rule quinta.actions.reaction */
export function cannotReact(world: World, who: CreatureId): Verdict {
  const one = creature(world, who);
  const barred = cannotAct(world, who);
  if (barred) return barred;
  if (isReined(world, who)) return refuseQuinta('under-control', { who });
  const left = one.budget.reaction || !fightOn(world);
  return left && canReact(world, one) ? undefined : refuseQuinta('no-reaction-left', { who });
}

/** A dead creature gets neither wounds nor healing. */
export const isDead = (world: World, who: CreatureId): Verdict =>
  creature(world, who).life === 'dead' ? refuseQuinta('is-dead', { who }) : undefined;

/** A creature is no target of its own, and neither are those who are not there. */
export function noTarget(world: World, by: CreatureId, on: CreatureId): Verdict {
  return on === by || !isThere(creature(world, on)) ? refuse('no-such-target', { on }) : undefined;
}

/** A charmer is no target at all, or of nothing that harms. @rule quinta.conditions.charmed @ruling R87 */
export function cannotTarget(world: World, who: CreatureId, { on, harmful }: Targeting): Verdict {
  if (!harmful && world.options.charmedTargeting === 'harmful') return undefined;
  return mayNotTarget(world, creature(world, who), on)
    ? refuseQuinta('cannot-be-targeted', { who, on })
    : undefined;
}
interface Targeting {
  readonly on: CreatureId;
  readonly harmful: boolean;
}
