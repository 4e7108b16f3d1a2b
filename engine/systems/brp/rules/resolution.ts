import { fields, getCreature, getFight } from '@arbitro/kernel';
import { setWorldClock } from '../copy-state.ts';
import { event, writeFight } from '../declare.ts';
import { type Aid, type Fight, isUp, type World } from '../state.ts';
import { giveAids } from './aid-effect.ts';
import type { BrpCtx } from './checks.ts';
import { beginRound } from './fight.ts';
import { endIfDecided, endOfAmbush } from './fight-end.ts';
import { SECONDS } from './tables.ts';
import { advanceClock } from './time.ts';
import { die, isDoomed } from './wound.ts';

export const roundEnded = event('round-ended', fields<{ round: number; clock: number }>(), {
  writeWorld: (world, { clock }) => clearTurns(setWorldClock(world, clock), clock),
});
const clearTurns = writeFight((fight) => {
  fight.pending = [];
  fight.turns = [];
  fight.together = [];
});

/**
 * Ends the round: first aid takes effect, then pending effects; creatures still at 0 die; counters of rounds advance.
 * If the fight is not decided, the next round begins.
 * @rule brp.combat.phases @rule brp.time.round @ruling R61
 */
export function endRound(ctx: BrpCtx): void {
  const { round } = getFight(ctx.world);
  giveAids(ctx);
  advanceClock(ctx, SECONDS.round);
  killTheDoomed(ctx);
  endOfAmbush(ctx);
  ctx.emit({ type: 'round-ended', rule: 'brp.time.round', round, clock: ctx.world.clock });
  if (!endIfDecided(ctx)) beginRound(ctx, round + 1);
}

/** @rule brp.wounds.death @ruling R92 */
function killTheDoomed(ctx: BrpCtx): void {
  const { fighters, aids } = getFight(ctx.world);
  for (const { who } of fighters)
    if (isDoomed(ctx.world, getCreature(ctx.world, who)) && !isWaitedFor(ctx.world, aids, who))
      die(ctx, who, 'brp.wounds.death');
}

/** A creature does not die before the aid in progress has taken effect. @rule brp.healing.first-aid-rescue */
const isWaitedFor = (world: World, aids: Fight['aids'], who: string): boolean =>
  aids.some(({ on, by }: Aid) => on === who && isUp(getCreature(world, by)));
