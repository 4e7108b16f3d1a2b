import { d } from '@arbitro/dice';
import { type CreatureId, fields, getCreature, oneOf, requireNoFight } from '@arbitro/kernel';
import { z } from 'zod';
import { copyWorld } from '../copy-state.ts';
import { action, audienceForGm, event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import { endOngoing } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { countDownConditions } from './conditions.ts';
import { isKnockedOut, rollDeathSaveAtStart, wake } from './death.ts';
import { saveAtEnd } from './ending-saves.ts';
import { AMOUNT, amount } from './fields.ts';
import { burnAtStart, chokeAtEnd, isInDanger } from './hazards.ts';
import { restoreHitPoints } from './healing.ts';
import { REST_SECONDS, SECONDS } from './tables.ts';

export const wakingSet = event('waking-set', fields<{ who: CreatureId; at: number }>(), {
  audience: audienceForGm,
  writeCreature: (next, { at }) => {
    next.wakesAt = at;
  },
});

export const timePassed = event('time-passed', fields<{ clock: number }>(), { writeWorld: writeClock });

export function writeClock(world: World, { clock }: Pick<World, 'clock'>): World {
  const next = copyWorld(world);
  next.clock = clock;
  return next;
}

/** @rule quinta.combat.rounds */
export const time = action('time', {
  fields: { amount, unit: z.enum(['round', 'minute', 'hour', 'day']) },
  refuses: (world) => requireNoFight(world),
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
 * @rule quinta.combat.rounds @ruling R102
 */
export function passTime(ctx: QuintaCtx, seconds: number): void {
  const began = ctx.world.clock;
  const rounds = Math.floor(seconds / SECONDS.round);
  for (const { id } of ctx.world.creatures) {
    if (rounds > 0) endOngoing(ctx, id);
    passRounds(ctx, id, rounds);
  }
  ctx.emit({ type: 'time-passed', rule: 'quinta.combat.rounds', clock: began + seconds });
  for (const creature of ctx.world.creatures) {
    if (creature.life === 'stable') wakeStable(ctx, creature.id, began);
    else if (isKnockedOut(creature)) wakeKnockedOut(ctx, creature.id, began);
  }
}

/** Passes one round for a creature that has no turns in the fight. @ruling R102 @ruling R122 */
export function passRoundFor(ctx: QuintaCtx, who: CreatureId): void {
  endOngoing(ctx, who);
  passRounds(ctx, who, 1);
}

/** Wakes the creatures whose time has come during a fight. @rule quinta.death.stable @rule quinta.damage.knock-out */
export function wakeSleepers(ctx: QuintaCtx): void {
  for (const { id, life, wakesAt } of ctx.world.creatures) {
    if (wakesAt === null || wakesAt > ctx.world.clock) continue;
    if (life === 'stable') restoreHitPoints(ctx, { who: id, points: 1, rule: 'quinta.death.stable' });
    else if (isKnockedOut(getCreature(ctx.world, id))) wake(ctx, id);
  }
}

function passRounds(ctx: QuintaCtx, who: CreatureId, rounds: number): void {
  let left = rounds;
  while (left > 0) {
    const creature = getCreature(ctx.world, who);
    const quiet = isInDanger(creature) || rollsToEnd(creature) ? 0 : countQuietRounds(creature, left);
    if (quiet === 0) passDangerousRound(ctx, who);
    else passQuietRounds(ctx, creature, quiet);
    left -= Math.max(1, quiet);
  }
}

/** Rounds until the breath runs out. @rule quinta.hazards.suffocation */
const countQuietRounds = ({ breath, life }: Creature, left: number): number =>
  breath === null || life === 'dead' ? left : Math.min(left, Math.ceil(breath / SECONDS.round));

/** A condition without a last round may never end: its saves are not rolled for hours on end. */
const rollsToEnd = ({ afflictions }: Creature): boolean =>
  afflictions.some(
    ({ endsOnSave, rounds }) => endsOnSave && (rounds !== null || endsOnSave.otherwise !== undefined),
  );

/** A round that may kill the creature, or in which it saves against a condition. */
function passDangerousRound(ctx: QuintaCtx, who: CreatureId): void {
  burnAtStart(ctx, who);
  rollDeathSaveAtStart(ctx, who);
  chokeAtEnd(ctx, who);
  saveAtEnd(ctx, who);
  countDownConditions(ctx, who);
}

function passQuietRounds(ctx: QuintaCtx, { id: who, breath, life }: Creature, rounds: number): void {
  if (breath !== null && life !== 'dead')
    ctx.emit({
      type: 'breath-set',
      rule: 'quinta.hazards.suffocation',
      who,
      breath: Math.max(0, breath - rounds * SECONDS.round),
    });
  countDownConditions(ctx, who, rounds);
}

/** Wakes after one to four hours, counted from when time first passes. @rule quinta.death.stable @ruling R76 */
function wakeStable(ctx: QuintaCtx, who: CreatureId, began: number): void {
  const rule = 'quinta.death.stable';
  const known = getCreature(ctx.world, who).wakesAt;
  const hours = known === null ? ctx.roll({ name: 'stable-hours', rule }, who, d(4), (face) => face) : 0;
  const at = known ?? began + hours * SECONDS.hour;
  if (known === null) ctx.emit({ type: 'waking-set', rule, who, at });
  if (at <= ctx.world.clock) restoreHitPoints(ctx, { who, points: 1, rule });
}

/**
 * A knocked-out creature wakes after the time of a short rest, counted from when time first passes.
 * @rule quinta.damage.knock-out @ruling R69
 */
function wakeKnockedOut(ctx: QuintaCtx, who: CreatureId, began: number): void {
  const rule = 'quinta.damage.knock-out';
  const known = getCreature(ctx.world, who).wakesAt;
  const at = known ?? began + REST_SECONDS[ctx.world.options.restLength].short;
  if (at <= ctx.world.clock) wake(ctx, who);
  else if (known === null) ctx.emit({ type: 'waking-set', rule, who, at });
}
