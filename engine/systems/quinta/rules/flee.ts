import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  idsOf,
  refuse,
  requireFight,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import { forgetCover } from './after-moving.ts';
import { breakAway, stopMoving } from './break-away.ts';
import { isControlled, isInOrder, whoseTurn } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { isInPlay, spaceIn } from './distance.ts';
import { dismountRider } from './falling-off.ts';
import { endAllGrapplesOn, releaseAllGrapples } from './grapple-hold.ts';
import { revealHidden } from './hide.ts';
import { cannotAct, notInPlay } from './may-act.ts';
import { cannotFlee } from './may-move.ts';
import { isOnMap } from './move.ts';
import { endOngoingActions } from './state-writers.ts';
import { changeByMetres, changeByPlaces, type DistanceChange } from './supposed-distance.ts';

export const left = event('left', fields<{ who: CreatureId; how: 'fled' | 'surrendered' }>(), {
  writeCreature: (next, { how }) => {
    next.gone = how;
    if (how === 'fled') next.at = null;
    endOngoingActions(next);
  },
});

/**
 * Returns what carries the creature away: a mount that it controls, otherwise itself.
 * @rule quinta.mounted.controlled
 */
export function carrierOf(world: World, who: CreatureId): Creature {
  const creature = getCreature(world, who);
  return creature.rides !== null && isControlled(world, creature.rides)
    ? getCreature(world, creature.rides)
    : creature;
}

/** Leaves the reach of every creature. */
function leaveAllReach(world: World, mover: Creature): DistanceChange {
  const from = isOnMap(world, mover) ? spaceIn(world, mover) : null;
  return from
    ? changeByPlaces(world, { from, to: null })
    : changeByMetres(world, mover.id, { metres: Number.POSITIVE_INFINITY });
}

/**
 * A fleeing creature runs and provokes opportunity attacks; a surrendering one stays in place. The game master may let
 * a creature leave without either.
 * @rule quinta.combat.end @rule quinta.attack.opportunity @ruling R128
 */
export const leave = action('leave', {
  fields: {
    by: creatureId,
    how: z.enum(['fled', 'surrendered']).default('fled'),
    /** Set by the game master: leaves without running, on any turn. */
    allowed: z.literal(true).optional(),
  },
  refuses: (world, { by, how, allowed }) => {
    const off = requireFight(world);
    if (off) return off;
    const refusal = isInOrder(world, by) ? notInPlay(world, by) : refuse('not-in-fight', { who: by });
    if (refusal || allowed) return refusal;
    return how === 'surrendered' ? cannotAct(world, by) : cannotFlee(world, by);
  },
  resolve: (ctx, { by, how, allowed }) => {
    const { id: carrier } = carrierOf(ctx.world, by);
    const runs = how === 'fled' && !allowed;
    if (runs && !breakAway(ctx, carrier, leaveAllReach(ctx.world, getCreature(ctx.world, carrier))))
      return stopMoving(ctx, carrier);
    const carried = ctx.world.creatures.filter(({ rides }) => rides === carrier).map(({ id }) => id);
    for (const who of how === 'fled' ? [carrier, ...carried] : [...new Set([carrier, by])])
      depart(ctx, who, how);
    for (const { id, rides } of ctx.world.creatures) if (rides !== null) separateRider(ctx, id, rides);
  },
  offers: (world, { id: by }, { offered }) =>
    whoseTurn(world) === by
      ? (['fled', 'surrendered'] as const).flatMap((how) => offered(world, { type: 'leave', by, how }))
      : [],
  gmOffers: (world, { withOneOf }) =>
    withOneOf(world, { type: 'leave', how: 'fled', allowed: true }, ['by', idsOf(world.creatures)]),
});

/**
 * A creature that leaves stops grappling and hiding; one that has fled also escapes all grapples.
 * @rule quinta.attack.grappling @rule quinta.actions.hide
 */
function depart(ctx: QuintaCtx, who: CreatureId, how: 'fled' | 'surrendered'): void {
  if (!isInPlay(getCreature(ctx.world, who))) return;
  ctx.emit({ type: 'left', rule: 'quinta.combat.end', who, how });
  releaseAllGrapples(ctx, who);
  revealHidden(ctx, who);
  if (how === 'surrendered') return;
  endAllGrapplesOn(ctx, who);
  forgetCover(ctx, who);
}

/** Separates rider and mount when only one of them leaves the fight. @rule quinta.mounted.mounting */
function separateRider(ctx: QuintaCtx, rider: CreatureId, mount: CreatureId): void {
  if (isInPlay(getCreature(ctx.world, rider)) !== isInPlay(getCreature(ctx.world, mount)))
    dismountRider(ctx, rider);
}
