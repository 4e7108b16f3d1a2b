import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Leave } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import { forgetCover } from './after-moving.ts';
import { byMetres, byPlaces, type Leaving } from './apart.ts';
import { breakAway, stop } from './break-away.ts';
import { isLed } from './budget.ts';
import { isThere, spaceIn } from './distance.ts';
import { letGoOfAll, slipOutOfAll } from './grapple.ts';
import { giveAway } from './hide.ts';
import { getDown } from './mounted.ts';
import { isOnMap } from './move.ts';
import { standBy } from './writing.ts';

export const left = event('left', fields<{ who: CreatureId; how: 'fled' | 'surrendered' }>(), {
  writeCreature: (next, { how }) => {
    next.gone = how;
    if (how === 'fled') next.at = null;
    standBy(next);
  },
});

/** Whoever carries somebody away: a mount that obeys, else their own legs. @rule quinta.mounted.controlled */
export function carrierOf(world: World, who: CreatureId): Creature {
  const one = creature(world, who);
  return one.rides !== null && isLed(world, one.rides) ? creature(world, one.rides) : one;
}

/** Out of everybody's reach. */
function leavingAll(world: World, mover: Creature): Leaving {
  const from = isOnMap(world, mover) ? spaceIn(world, mover) : null;
  return from
    ? byPlaces(world, { from, to: null })
    : byMetres(world, mover.id, { metres: Number.POSITIVE_INFINITY });
}

/**
 * Who flees runs, and whoever is left behind may strike; who lays down arms stays where they are. Where the game
 * master says so, somebody is gone without more ado.
 *
 * @rule quinta.combat.end
 * @rule quinta.attack.opportunity
 * @ruling R128
 */
export function leave(ctx: QuintaCtx, { by, how, allowed }: Leave): void {
  const { id: carrier } = carrierOf(ctx.world, by);
  const runs = how === 'fled' && !allowed;
  if (runs && !breakAway(ctx, carrier, leavingAll(ctx.world, creature(ctx.world, carrier))))
    return stop(ctx, carrier);
  const carried = ctx.world.creatures.filter(({ rides }) => rides === carrier).map(({ id }) => id);
  for (const who of how === 'fled' ? [carrier, ...carried] : [...new Set([carrier, by])])
    depart(ctx, who, how);
  for (const { id, rides } of ctx.world.creatures) if (rides !== null) partWays(ctx, id, rides);
}

/** Grips end with those who hold, and with those who have run, and so does hiding. @rule quinta.attack.grappling @rule quinta.actions.hide */
function depart(ctx: QuintaCtx, who: CreatureId, how: Leave['how']): void {
  if (!isThere(creature(ctx.world, who))) return;
  ctx.emit({ type: 'left', rule: 'quinta.combat.end', who, how });
  letGoOfAll(ctx, who);
  giveAway(ctx, who);
  if (how === 'surrendered') return;
  slipOutOfAll(ctx, who);
  forgetCover(ctx, who);
}

/** Nobody rides, or is ridden by, somebody who is out of the fight alone. @rule quinta.mounted.mounting */
function partWays(ctx: QuintaCtx, rider: CreatureId, mount: CreatureId): void {
  if (isThere(creature(ctx.world, rider)) !== isThere(creature(ctx.world, mount))) getDown(ctx, rider);
}
