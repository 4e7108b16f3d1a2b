import { type CreatureId, creature, fields } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { EventOf } from '../events.ts';
import type { Creature } from '../state.ts';
import { forgetCover } from './after-moving.ts';
import { apartAfter, byMetres, type Leaving, type Retreat } from './apart.ts';
import { canStir } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { feels } from './derived.ts';
import { isThere } from './distance.ts';
import { slipByMetres } from './grapple.ts';
import { whoTracks } from './lost.ts';
import { opportunities } from './opportunity.ts';

export const movementStopped = event('movement-stopped', fields<{ who: CreatureId }>(), {
  audience: ({ who }, world) => whoTracks(world, who),
});

/**
 * Resolves opportunity attacks first; returns whether the creature can still move afterwards.
 *
 * @rule quinta.attack.opportunity
 * @ruling R108
 */
export function breakAway(ctx: QuintaCtx, who: CreatureId, leaving: Leaving): boolean {
  const isUpright = !feels(ctx.world, creature(ctx.world, who), 'crawls');
  opportunities(ctx, who, leaving);
  const one = creature(ctx.world, who);
  return isThere(one) && canStir(ctx.world, one) && !(isUpright && feels(ctx.world, one, 'crawls'));
}

/** Reports that the creature was knocked down or held and stays in place. */
export const stop = (ctx: QuintaCtx, who: CreatureId): void =>
  ctx.emit({ type: 'movement-stopped', rule: 'quinta.movement.speed', who });

/**
 * Moves away by so many metres without known positions. `step` is called only if no opportunity attack stops the move.
 *
 * @ruling R125
 */
export function goAway(
  ctx: QuintaCtx,
  who: CreatureId,
  retreat: Retreat,
  step: (one: Creature) => EventOf<'moved'> | null,
): boolean {
  const leaving = byMetres(ctx.world, who, retreat);
  const isEarly = ctx.world.options.opportunityTiming === 'before-leaving';
  const moved = isEarly && !breakAway(ctx, who, leaving) ? null : step(creature(ctx.world, who));
  if (!moved) {
    stop(ctx, who);
    return false;
  }
  const apart = apartAfter(ctx.world, who, retreat);
  ctx.emit(apart.length > 0 ? { ...moved, apart } : moved);
  if (retreat.metres > 0) {
    slipByMetres(ctx, who, retreat);
    forgetCover(ctx, who);
  }
  if (!isEarly) opportunities(ctx, who, leaving);
  return true;
}
