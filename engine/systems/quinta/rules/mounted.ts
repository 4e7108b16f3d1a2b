import { type Space, type Square, sameSquare, squaresBetween } from '@arbitro/grid';
import { type CreatureId, creature, fields, fightOn, oneOf } from '@arbitro/kernel';
import type { Dismount, Mount } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import { MOUNTED_DC } from '../tables.ts';
import { afterMoving } from './after-moving.ts';
import { byPlaces } from './apart.ts';
import { breakAway, stop } from './break-away.ts';
import { rollSave } from './check.ts';
import { gain } from './conditions.ts';
import { isThere, spaceIn, spaceOf } from './distance.ts';
import { isOpenFor } from './forced.ts';
import { halfSpeed } from './posture.ts';
import { occupants, spaceAt, usedMap } from './space.ts';
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
 * A trained one is under control unless the rider leaves it to itself.
 *
 * @rule quinta.mounted.mounting
 * @rule quinta.mounted.controlled
 * @rule quinta.mounted.independent
 */
export function mount(ctx: QuintaCtx, { by, on, control }: Mount): void {
  const riding = control ?? (creature(ctx.world, on).mount.trained ? 'controlled' : 'independent');
  const one = creature(ctx.world, by);
  if (!leaves(ctx, one, spaceIn(ctx.world, creature(ctx.world, on)))) return stop(ctx, by);
  const spent = fightOn(ctx.world) ? halfSpeed(ctx.world, one) : 0;
  ctx.emit({ type: 'mounted', rule: 'quinta.mounted.mounting', who: by, on, riding, spent });
  afterMoving(ctx, by);
  if (riding === 'controlled') takesPlaceOf(ctx, on, by);
}

/** Up or down out of somebody's reach, where the table takes that for leaving it; says whether it still goes. @rule quinta.attack.opportunity @ruling R127 */
function leaves(ctx: QuintaCtx, one: Creature, to: Space | null): boolean {
  const from = spaceIn(ctx.world, one);
  if (!ctx.world.options.mountingProvokes || !usedMap(ctx.world) || !from || !to) return true;
  return breakAway(ctx, one.id, byPlaces(ctx.world, { from, to }));
}

/** Its initiative is the rider's; it stands just before, so that it has no second turn on being left. @rule quinta.mounted.controlled @ruling R94 */
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

/** Onto somebody nobody knew of one does not get down. @rule quinta.mounted.mounting @ruling R119 */
export function dismount(ctx: QuintaCtx, { by, to }: Dismount): void {
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
}

/** Free places beside the mount, clockwise from the north. @rule quinta.mounted.falling-off */
export function landings(world: World, rider: Creature): readonly Square[] {
  const seat = rider.rides === null ? null : spaceOf(creature(world, rider.rides));
  if (!seat || !usedMap(world)) return [];
  const reach = spaceAt(rider, seat.at).side;
  const span = seat.side + 2 * reach;
  const around = Array.from({ length: span * span }, (_, n) => ({
    x: seat.at.x - reach + (n % span),
    y: seat.at.y - reach + Math.floor(n / span),
  }));
  const middle = { x: seat.at.x + (seat.side - reach) / 2, y: seat.at.y + (seat.side - reach) / 2 };
  const angle = ({ x, y }: Square): number => clockwise(x - middle.x, y - middle.y);
  return around
    .filter((at) => squaresBetween(spaceAt(rider, at), seat) === 1)
    .filter((at) => isOpenFor(world, rider, at) && occupants(world, rider, at).length === 0)
    .toSorted((a, b) => angle(a) - angle(b));
}

/** A full turn is 2π, nothing is straight up. */
const clockwise = (dx: number, dy: number): number => (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);

/**
 * Somebody who rides, or is ridden, was pushed or knocked down: riders save or fall. Says whether it was a rider: who
 * saved stays up, and who fell lies there, so that nothing more is to be done.
 *
 * @rule quinta.mounted.falling-off
 * @ruling R60
 */
export function thrownOff(ctx: QuintaCtx, who: CreatureId, to?: Square): boolean {
  if (creature(ctx.world, who).rides !== null) {
    holdOn(ctx, who, to);
    return true;
  }
  for (const { id, rides } of ctx.world.creatures) if (rides === who) holdOn(ctx, id);
  return false;
}

/** Who saves stays on, or on their feet. */
function holdOn(ctx: QuintaCtx, who: CreatureId, to?: Square): void {
  const rule = 'quinta.mounted.falling-off';
  if (rollSave(ctx, { who, ability: 'dex', dc: MOUNTED_DC, rule })) return;
  land(ctx, who, { fell: true, to });
  gain(ctx, { who, condition: 'prone', cause: 'thrown', rule });
}

interface Landing {
  readonly fell: boolean;
  /** Where the game master has said. */
  readonly to?: Square | undefined;
}

function land(ctx: QuintaCtx, who: CreatureId, { fell, to }: Landing): void {
  const at = to ?? landing(ctx, who);
  ctx.emit({ type: 'dismounted', rule: 'quinta.mounted.falling-off', who, at, fell, spent: 0 });
  afterMoving(ctx, who);
}

/** Out of the saddle without more ado, beside the mount if there is room. @rule quinta.mounted.mounting */
export function getDown(ctx: QuintaCtx, who: CreatureId): void {
  const rider = creature(ctx.world, who);
  const at = rider.gone === 'fled' ? null : (landings(ctx.world, rider)[0] ?? rider.at);
  ctx.emit({ type: 'dismounted', rule: 'quinta.mounted.mounting', who, at, fell: false, spent: 0 });
  afterMoving(ctx, who);
}

/** The dead neither ride nor are ridden: their riders save, and are on the ground either way. @rule quinta.mounted.falling-off @ruling R112 */
export function unhorse(ctx: QuintaCtx, who: CreatureId): void {
  if (creature(ctx.world, who).rides !== null) land(ctx, who, { fell: true });
  for (const { id, rides } of ctx.world.creatures) {
    if (rides !== who) continue;
    holdOn(ctx, id);
    if (creature(ctx.world, id).rides === who) land(ctx, id, { fell: false });
  }
}

/** The game master says where, if there is a choice. */
function landing(ctx: QuintaCtx, who: CreatureId): Square | null {
  const rider = creature(ctx.world, who);
  const free = landings(ctx.world, rider);
  if (free.length < 2) return free[0] ?? rider.at;
  const { x, y } = ctx.choose(
    { name: 'landing', rule: 'quinta.mounted.falling-off' },
    'gm',
    oneOf(free.map((at) => ({ x: at.x, y: at.y }))),
  );
  return { x, y };
}
