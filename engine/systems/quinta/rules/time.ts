import { d } from '@arbitro/dice';
import { type CreatureId, creature, fields, oneOf, outsideFight } from '@arbitro/kernel';
import { z } from 'zod';
import { worldCopy } from '../copies.ts';
import { action, event, ofGm } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import { leaveOff } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { countDown } from './conditions.ts';
import { deathSaveAtStart, isKnockedOut, wake } from './death.ts';
import { AMOUNT, amount } from './fields.ts';
import { burnAtStart, chokeAtEnd, isInDanger } from './hazards.ts';
import { restoreHitPoints } from './healing.ts';
import { SECONDS } from './tables.ts';

export const wakingSet = event('waking-set', fields<{ who: CreatureId; at: number }>(), {
  audience: ofGm,
  writeCreature: (next, { at }) => {
    next.wakesAt = at;
  },
});

export const timePassed = event('time-passed', fields<{ clock: number }>(), { writeWorld: writeClock });

export function writeClock(world: World, { clock }: Pick<World, 'clock'>): World {
  const next = worldCopy(world);
  next.clock = clock;
  return next;
}

/** @rule quinta.combat.rounds */
export const time = action('time', {
  fields: { amount, unit: z.enum(['round', 'minute', 'hour', 'day']) },
  refuses: (world) => outsideFight(world),
  resolve: (ctx, { amount: many, unit }) => passTime(ctx, many * SECONDS[unit]),
  gmOffers: (world, { offered }) =>
    offered(
      world,
      { type: 'time' },
      {
        slots: { amount: AMOUNT, unit: oneOf(['round', 'minute', 'hour', 'day']) },
        like: { amount: 1, unit: 'hour' },
      },
    ),
});

/**
 * Advances time outside of rounds: fires burn, breath runs out, death saves are rolled, timed effects end, and stable
 * or knocked-out creatures wake.
 *
 * @rule quinta.combat.rounds
 * @ruling R102
 */
export function passTime(ctx: QuintaCtx, seconds: number): void {
  const began = ctx.world.clock;
  const rounds = Math.floor(seconds / SECONDS.round);
  for (const { id } of ctx.world.creatures) {
    if (rounds > 0) leaveOff(ctx, id);
    liveThrough(ctx, id, rounds);
  }
  ctx.emit({ type: 'time-passed', rule: 'quinta.combat.rounds', clock: began + seconds });
  for (const one of ctx.world.creatures) {
    if (one.life === 'stable') comeRound(ctx, one.id, began);
    else if (isKnockedOut(one)) rouse(ctx, one.id, began);
  }
}

/** Passes one round for a creature that has no turns in the fight. @ruling R102 @ruling R122 */
export function passRoundFor(ctx: QuintaCtx, who: CreatureId): void {
  leaveOff(ctx, who);
  liveThrough(ctx, who, 1);
}

/** Wakes the creatures whose time has come during a fight. @rule quinta.death.stable @rule quinta.damage.knock-out */
export function wakeWhoIsDue(ctx: QuintaCtx): void {
  for (const { id, life, wakesAt } of ctx.world.creatures) {
    if (wakesAt === null || wakesAt > ctx.world.clock) continue;
    if (life === 'stable') restoreHitPoints(ctx, { who: id, points: 1, rule: 'quinta.death.stable' });
    else if (isKnockedOut(creature(ctx.world, id))) wake(ctx, id);
  }
}

function liveThrough(ctx: QuintaCtx, who: CreatureId, rounds: number): void {
  let left = rounds;
  while (left > 0) {
    const one = creature(ctx.world, who);
    const quiet = isInDanger(one) ? 0 : quietRounds(one, left);
    if (quiet === 0) suffer(ctx, who);
    else letPass(ctx, one, quiet);
    left -= Math.max(1, quiet);
  }
}

/** Rounds until the breath runs out. @rule quinta.hazards.suffocation */
const quietRounds = ({ breath, life }: Creature, left: number): number =>
  breath === null || life === 'dead' ? left : Math.min(left, Math.ceil(breath / SECONDS.round));

/** A round that may kill the creature. */
function suffer(ctx: QuintaCtx, who: CreatureId): void {
  burnAtStart(ctx, who);
  deathSaveAtStart(ctx, who);
  chokeAtEnd(ctx, who);
  countDown(ctx, who);
}

function letPass(ctx: QuintaCtx, { id: who, breath, life }: Creature, rounds: number): void {
  if (breath !== null && life !== 'dead')
    ctx.emit({
      type: 'breath-set',
      rule: 'quinta.hazards.suffocation',
      who,
      breath: Math.max(0, breath - rounds * SECONDS.round),
    });
  countDown(ctx, who, rounds);
}

/** Wakes after one to four hours, counted from when time first passes. @rule quinta.death.stable @ruling R76 */
function comeRound(ctx: QuintaCtx, who: CreatureId, began: number): void {
  const rule = 'quinta.death.stable';
  const known = creature(ctx.world, who).wakesAt;
  const hours = known === null ? ctx.roll({ name: 'stable-hours', rule }, who, d(4), (face) => face) : 0;
  const at = known ?? began + hours * SECONDS.hour;
  if (known === null) ctx.emit({ type: 'waking-set', rule, who, at });
  if (at <= ctx.world.clock) restoreHitPoints(ctx, { who, points: 1, rule });
}

/**
 * A knocked-out creature wakes after the time of a short rest, counted from when time first passes.
 *
 * @rule quinta.damage.knock-out
 * @ruling R69
 */
function rouse(ctx: QuintaCtx, who: CreatureId, began: number): void {
  const rule = 'quinta.damage.knock-out';
  const known = creature(ctx.world, who).wakesAt;
  const at = known ?? began + SECONDS['short-rest'];
  if (at <= ctx.world.clock) wake(ctx, who);
  else if (known === null) ctx.emit({ type: 'waking-set', rule, who, at });
}
