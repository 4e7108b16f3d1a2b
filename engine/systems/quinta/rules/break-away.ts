import { type CreatureId, fields, getCreature } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { EventOf } from '../events.ts';
import type { Creature } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { forgetCover } from './after-moving.ts';
import { canMove } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { isInPlay } from './distance.ts';
import { endGrapplesByMetres } from './grapple-hold.ts';
import { trackerAudience } from './lurking.ts';
import { offerOpportunityAttacks } from './opportunity.ts';
import {
  changeByMetres,
  type DistanceChange,
  type Retreat,
  supposeDistancesAfter,
} from './supposed-distance.ts';

export const movementStopped = event('movement-stopped', fields<{ who: CreatureId }>(), {
  audience: ({ who }, world) => trackerAudience(world, who),
});

/**
 * Resolves opportunity attacks first; returns whether the creature can still move afterwards.
 * @rule quinta.attack.opportunity @ruling R108
 */
export function breakAway(ctx: QuintaCtx, who: CreatureId, leaving: DistanceChange): boolean {
  const isUpright = !hasEffect(ctx.world, getCreature(ctx.world, who), 'crawls');
  offerOpportunityAttacks(ctx, who, leaving);
  const creature = getCreature(ctx.world, who);
  return (
    isInPlay(creature) &&
    canMove(ctx.world, creature) &&
    !(isUpright && hasEffect(ctx.world, creature, 'crawls'))
  );
}

/** Reports that the creature was knocked down or held and stays in place. */
export const stopMoving = (ctx: QuintaCtx, who: CreatureId): void =>
  ctx.emit({ type: 'movement-stopped', rule: 'quinta.movement.speed', who });

/**
 * Moves away by so many metres without known positions. `step` is called only if no opportunity attack stops the move.
 * @ruling R125
 */
export function goAway(
  ctx: QuintaCtx,
  who: CreatureId,
  retreat: Retreat,
  step: (creature: Creature) => EventOf<'moved'> | null,
): boolean {
  const leaving = changeByMetres(ctx.world, who, retreat);
  const isEarly = ctx.world.options.opportunityTiming === 'before-leaving';
  const moved = isEarly && !breakAway(ctx, who, leaving) ? null : step(getCreature(ctx.world, who));
  if (!moved) {
    stopMoving(ctx, who);
    return false;
  }
  const apart = supposeDistancesAfter(ctx.world, who, retreat);
  ctx.emit(apart.length > 0 ? { ...moved, apart } : moved);
  if (retreat.metres > 0) {
    endGrapplesByMetres(ctx, who, retreat);
    forgetCover(ctx, who);
  }
  if (!isEarly) offerOpportunityAttacks(ctx, who, leaving);
  return true;
}
