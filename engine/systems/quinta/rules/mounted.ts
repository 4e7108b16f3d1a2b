import { type Space, type Square, sameSquare } from '@arbitro/grid';
import { type CreatureId, creature, creatureId, fields, fightOn, idsOf, type Verdict } from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { afterMoving } from './after-moving.ts';
import { byPlaces } from './apart.ts';
import { breakAway, stop } from './break-away.ts';
import { movementLeft, ridden, speedFor } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { feels } from './derived.ts';
import { isNear, isThere, spaceIn } from './distance.ts';
import { landings } from './falling-off.ts';
import { place } from './fields.ts';
import { notOnTurn, notThere } from './may-act.ts';
import { cannotGo, tooFar } from './may-move.ts';
import { isOnMap } from './move.ts';
import { halfSpeed } from './posture.ts';
import { isLarger, spaceAt, usedMap } from './space.ts';
import { SQUARE } from './tables.ts';
import { withRiders, writeMovement } from './writing.ts';

export const mounted = event(
  'mounted',
  fields<{ who: CreatureId; on: CreatureId; riding: 'controlled' | 'independent'; spent: number }>(),
  {
    writeCreature: (next, { on, riding, spent }) => {
      next.rides = on;
      next.riding = riding;
      writeMovement(next, spent);
    },
    writeWorld: (world, { on }) => withRiders(world, on),
  },
);

export const dismounted = event(
  'dismounted',
  fields<{ who: CreatureId; at: Square | null; fell: boolean; spent: number }>(),
  {
    writeCreature: (next, { at, spent }) => {
      next.rides = null;
      next.at = at ?? next.at;
      writeMovement(next, spent);
    },
  },
);

/**
 * A trained mount is controlled unless the rider lets it act independently.
 *
 * @rule quinta.mounted.mounting
 * @rule quinta.mounted.controlled
 * @rule quinta.mounted.independent
 */
export const mount = action('mount', {
  fields: {
    by: creatureId,
    on: creatureId,
    control: z.enum(['controlled', 'independent']).optional(),
  },
  refuses: (world, { by, on, control }) =>
    cannotGo(world, by) ??
    cannotRide(world, creature(world, by), creature(world, on)) ??
    (control === 'controlled' && !creature(world, on).mount.trained
      ? refuseQuinta('untrained-mount', { on })
      : cannotClimb(world, creature(world, by), creature(world, on))),
  resolve: (ctx, { by, on, control }) => {
    const riding = control ?? (creature(ctx.world, on).mount.trained ? 'controlled' : 'independent');
    const one = creature(ctx.world, by);
    if (!leaves(ctx, one, spaceIn(ctx.world, creature(ctx.world, on)))) return stop(ctx, by);
    const spent = fightOn(ctx.world) ? halfSpeed(ctx.world, one) : 0;
    ctx.emit({ type: 'mounted', rule: 'quinta.mounted.mounting', who: by, on, riding, spent });
    afterMoving(ctx, by);
    if (riding === 'controlled') takesPlaceOf(ctx, on, by);
  },
  offers: (world, { id: by }, { onOneOf }) =>
    (['controlled', 'independent'] as const).flatMap((control) =>
      onOneOf(world, { type: 'mount', by, control }, idsOf(world.creatures)),
    ),
});

/** The mount must be willing, suitable, larger, and without a rider. @rule quinta.mounted.eligible-mount @ruling R59 */
function cannotRide(world: World, one: Creature, other: Creature): Verdict {
  const { fit, willing } = other.mount;
  if (one.id === other.id || !fit || !willing || !isLarger(other, one) || !isThere(other))
    return refuseQuinta('no-mount', { who: one.id, on: other.id });
  if (other.rides !== null) return refuseQuinta('no-mount', { who: one.id, on: other.id });
  const isRidden = ridden(world, other.id) || ridden(world, one.id);
  return isRidden ? refuseQuinta('ridden-already', { on: other.id }) : undefined;
}

/** The rider must be standing beside it with movement left. @rule quinta.mounted.mounting */
function cannotClimb(world: World, one: Creature, other: Creature): Verdict {
  const { id: who } = one;
  if (feels(world, one, 'crawls')) return refuseQuinta('must-stand', { who });
  if (!isNear(world, [one, other], SQUARE))
    return refuseQuinta('not-near', { who, on: other.id, metres: SQUARE });
  return halfSpeed(world, one) <= movementLeft(world, one) ? undefined : tooFar(world, one);
}

/**
 * Mounting or dismounting out of a creature's reach provokes opportunity attacks if the options say so; returns whether
 * the creature can still move.
 *
 * @rule quinta.attack.opportunity
 * @ruling R127
 */
function leaves(ctx: QuintaCtx, one: Creature, to: Space | null): boolean {
  const from = spaceIn(ctx.world, one);
  if (!ctx.world.options.mountingProvokes || !usedMap(ctx.world) || !from || !to) return true;
  return breakAway(ctx, one.id, byPlaces(ctx.world, { from, to }));
}

/**
 * The mount takes the rider's initiative, just before the rider, so that it gets no second turn when the rider
 * dismounts.
 *
 * @rule quinta.mounted.controlled
 * @ruling R94
 */
function takesPlaceOf(ctx: QuintaCtx, on: CreatureId, rider: CreatureId): void {
  const fight = fightOn(ctx.world);
  const its = fight?.order.find(({ who }) => who === rider);
  const whose = fight?.order[fight.turn]?.who;
  if (!fight || !its) return;
  const others = fight.order.filter(({ who }) => who !== on);
  const at = others.indexOf(its);
  const order = others.toSpliced(at, 0, { who: on, initiative: its.initiative });
  const turn = Math.max(
    0,
    order.findIndex(({ who }) => who === (whose === on ? rider : whose)),
  );
  const out = order.filter(({ who }) => !isThere(creature(ctx.world, who))).map(({ who }) => who);
  const told = { type: 'order-set', rule: 'quinta.mounted.controlled', order, turn } as const;
  ctx.emit(out.length > 0 ? { ...told, out } : told);
}

/** Dismounting onto a square that an unnoticed creature occupies fails. @rule quinta.mounted.mounting @ruling R119 */
export const dismount = action('dismount', {
  fields: { by: creatureId, to: place },
  refuses: (world, { by, to }) => cannotDismount(world, creature(world, by), to),
  resolve: (ctx, { by, to }) => {
    const one = creature(ctx.world, by);
    const free = landings(ctx.world, one);
    if (to && usedMap(ctx.world) && !free.some((at) => sameSquare(at, to)))
      return ctx.emit({ type: 'movement-stopped', rule: 'quinta.mounted.mounting', who: by });
    const at = to ?? free[0] ?? one.at;
    const isAble = leaves(ctx, one, at && spaceAt(one, at)) && creature(ctx.world, by).rides !== null;
    if (!isAble) return stop(ctx, by);
    const spent = fightOn(ctx.world) ? halfSpeed(ctx.world, one) : 0;
    ctx.emit({ type: 'dismounted', rule: 'quinta.mounted.mounting', who: by, at, fell: false, spent });
    afterMoving(ctx, by);
  },
  offers: (world, one, { offered, withOneOf }) => {
    const given = { type: 'dismount', by: one.id };
    const free = landings(world, one).map(({ x, y }) => ({ x, y }));
    return free.length > 0 ? withOneOf(world, given, ['to', free]) : offered(world, given);
  },
});

/** @rule quinta.mounted.mounting */
function cannotDismount(world: World, one: Creature, to: Square | undefined): Verdict {
  const { id: who } = one;
  const barred = notThere(world, who) ?? notOnTurn(world, who);
  if (barred) return barred;
  if (one.rides === null) return refuseQuinta('rides-not', { who });
  if (speedFor(world, one) === 0) return refuseQuinta('speed-zero', { who });
  if (halfSpeed(world, one) > movementLeft(world, one)) return tooFar(world, one);
  if (!isOnMap(world, one)) return to ? refuseQuinta('no-map', { who }) : undefined;
  const free = landings(world, one);
  const lands = to ? free.some((at) => sameSquare(at, to)) : free.length > 0;
  return lands ? undefined : refuseQuinta('nowhere-to-go', { who });
}
