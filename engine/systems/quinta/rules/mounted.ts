import { isSameSquare, type Space, type Square } from '@arbitro/grid';
import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  idsOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { updateAfterMoving } from './after-moving.ts';
import { breakAway, stopMoving } from './break-away.ts';
import { findRider, movementLeft, speedFor } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { isInPlay, isWithinMetres, spaceIn } from './distance.ts';
import { listLandings } from './falling-off.ts';
import { optionalSquare } from './fields.ts';
import { notInPlay, notOnTurn } from './may-act.ts';
import { cannotGo, tooFar } from './may-move.ts';
import { isOnMap } from './move.ts';
import { halfSpeed } from './posture.ts';
import { findActiveMap, isLarger, spaceAt } from './space.ts';
import { moveRiders, writeMovement } from './state-writers.ts';
import { changeByPlaces } from './supposed-distance.ts';
import { SQUARE } from './tables.ts';
import { beginTurnOf } from './turn.ts';

export const mounted = event(
  'mounted',
  fields<{ who: CreatureId; on: CreatureId; riding: 'controlled' | 'independent'; spent: number }>(),
  {
    writeCreature: (next, { on, riding, spent }) => {
      next.rides = on;
      next.riding = riding;
      writeMovement(next, spent);
    },
    writeWorld: (world, { on }) => moveRiders(world, on),
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
 * @rule quinta.mounted.mounting @rule quinta.mounted.controlled @rule quinta.mounted.independent
 */
export const mount = action('mount', {
  fields: {
    by: creatureId,
    on: creatureId,
    control: z.enum(['controlled', 'independent']).optional(),
  },
  refuses: (world, { by, on, control }) =>
    cannotGo(world, by) ??
    cannotRide(world, getCreature(world, by), getCreature(world, on)) ??
    (control === 'controlled' && !getCreature(world, on).mount.trained
      ? refuseQuinta('untrained-mount', { on })
      : cannotClimb(world, getCreature(world, by), getCreature(world, on))),
  resolve: (ctx, { by, on, control }) => {
    const riding = control ?? (getCreature(ctx.world, on).mount.trained ? 'controlled' : 'independent');
    const creature = getCreature(ctx.world, by);
    if (!leaveReach(ctx, creature, spaceIn(ctx.world, getCreature(ctx.world, on))))
      return stopMoving(ctx, by);
    const spent = findFight(ctx.world) ? halfSpeed(ctx.world, creature) : 0;
    ctx.emit({ type: 'mounted', rule: 'quinta.mounted.mounting', who: by, on, riding, spent });
    updateAfterMoving(ctx, by);
    if (riding === 'controlled') takeInitiativeOf(ctx, on, by);
  },
  offers: (world, { id: by }, { onOneOf }) =>
    (['controlled', 'independent'] as const).flatMap((control) =>
      onOneOf(world, { type: 'mount', by, control }, idsOf(world.creatures)),
    ),
});

/** The mount must be willing, suitable, larger, and without a rider. @rule quinta.mounted.eligible-mount @ruling R59 */
function cannotRide(world: World, creature: Creature, other: Creature): Verdict {
  const { fit, willing } = other.mount;
  if (creature.id === other.id || !fit || !willing || !isLarger(other, creature) || !isInPlay(other))
    return refuseQuinta('no-mount', { who: creature.id, on: other.id });
  if (other.rides !== null) return refuseQuinta('no-mount', { who: creature.id, on: other.id });
  const isRidden = findRider(world, other.id) || findRider(world, creature.id);
  return isRidden ? refuseQuinta('ridden-already', { on: other.id }) : undefined;
}

/** The rider must be standing beside it with movement left. @rule quinta.mounted.mounting */
function cannotClimb(world: World, creature: Creature, other: Creature): Verdict {
  const { id: who } = creature;
  if (hasEffect(world, creature, 'crawls')) return refuseQuinta('must-stand', { who });
  if (!isWithinMetres(world, [creature, other], SQUARE))
    return refuseQuinta('not-near', { who, on: other.id, metres: SQUARE });
  return halfSpeed(world, creature) <= movementLeft(world, creature) ? undefined : tooFar(world, creature);
}

/**
 * Mounting or dismounting out of a creature's reach provokes opportunity attacks if the options say so; returns whether
 * the creature can still move.
 * @rule quinta.attack.opportunity @ruling R127
 */
function leaveReach(ctx: QuintaCtx, creature: Creature, to: Space | null): boolean {
  const from = spaceIn(ctx.world, creature);
  if (!ctx.world.options.mountingProvokes || !findActiveMap(ctx.world) || !from || !to) return true;
  return breakAway(ctx, creature.id, changeByPlaces(ctx.world, { from, to }));
}

/**
 * The mount takes the rider's initiative, just before the rider, so that it gets no second turn when the rider
 * dismounts. If its turn of this round was still to come, that begins now.
 * @rule quinta.mounted.controlled @ruling R94
 */
function takeInitiativeOf(ctx: QuintaCtx, on: CreatureId, rider: CreatureId): void {
  const fight = findFight(ctx.world);
  const its = fight?.order.find(({ who }) => who === rider);
  const whose = fight?.order[fight.turn]?.who;
  if (!fight || !its) return;
  const others = fight.order.filter(({ who }) => who !== on);
  const index = others.indexOf(its);
  const order = others.toSpliced(index, 0, { who: on, initiative: its.initiative });
  const turn = Math.max(
    0,
    order.findIndex(({ who }) => who === (whose === on ? rider : whose)),
  );
  const out = order.filter(({ who }) => !isInPlay(getCreature(ctx.world, who))).map(({ who }) => who);
  const orderSet = { type: 'order-set', rule: 'quinta.mounted.controlled', order, turn } as const;
  ctx.emit(out.length > 0 ? { ...orderSet, out } : orderSet);
  const before = fight.order.findIndex(({ who }) => who === on);
  if (before < 0 || before > fight.turn) beginTurnOf(ctx, on, { turn, round: fight.round });
}

/** Dismounting onto a square that an unnoticed creature occupies fails. @rule quinta.mounted.mounting @ruling R119 */
export const dismount = action('dismount', {
  fields: { by: creatureId, to: optionalSquare },
  refuses: (world, { by, to }) => cannotDismount(world, getCreature(world, by), to),
  resolve: (ctx, { by, to }) => {
    const creature = getCreature(ctx.world, by);
    const free = listLandings(ctx.world, creature);
    if (to && findActiveMap(ctx.world) && !free.some((square) => isSameSquare(square, to)))
      return ctx.emit({ type: 'movement-stopped', rule: 'quinta.mounted.mounting', who: by });
    const place = to ?? free[0] ?? creature.at;
    const isAble =
      leaveReach(ctx, creature, place && spaceAt(creature, place)) &&
      getCreature(ctx.world, by).rides !== null;
    if (!isAble) return stopMoving(ctx, by);
    const spent = findFight(ctx.world) ? halfSpeed(ctx.world, creature) : 0;
    ctx.emit({ type: 'dismounted', rule: 'quinta.mounted.mounting', who: by, at: place, fell: false, spent });
    updateAfterMoving(ctx, by);
  },
  offers: (world, creature, { offered, withOneOf }) => {
    const fixedAction = { type: 'dismount', by: creature.id };
    const free = listLandings(world, creature).map(({ x, y }) => ({ x, y }));
    return free.length > 0 ? withOneOf(world, fixedAction, ['to', free]) : offered(world, fixedAction);
  },
});

/** @rule quinta.mounted.mounting */
function cannotDismount(world: World, creature: Creature, to: Square | undefined): Verdict {
  const { id: who } = creature;
  const refusal = notInPlay(world, who) ?? notOnTurn(world, who);
  if (refusal) return refusal;
  if (creature.rides === null) return refuseQuinta('rides-not', { who });
  if (speedFor(world, creature) === 0) return refuseQuinta('speed-zero', { who });
  if (halfSpeed(world, creature) > movementLeft(world, creature)) return tooFar(world, creature);
  if (!isOnMap(world, creature)) return to ? refuseQuinta('no-map', { who }) : undefined;
  const free = listLandings(world, creature);
  const lands = to ? free.some((square) => isSameSquare(square, to)) : free.length > 0;
  return lands ? undefined : refuseQuinta('nowhere-to-go', { who });
}
