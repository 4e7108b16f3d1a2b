import { type Square, squareDistance } from '@arbitro/grid';
import { type CreatureId, getCreature, oneOf } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { updateAfterMoving } from './after-moving.ts';
import { rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gainCondition } from './conditions.ts';
import { spaceOf } from './distance.ts';
import { isOpenFor } from './forced-movement.ts';
import { findActiveMap, listOccupants, spaceAt } from './space.ts';
import { MOUNTED_DC } from './tables.ts';

/** Returns the free squares beside the mount, clockwise from the north. @rule quinta.mounted.falling-off */
export function listLandings(world: World, rider: Creature): readonly Square[] {
  const seat = rider.rides === null ? null : spaceOf(getCreature(world, rider.rides));
  if (!seat || !findActiveMap(world)) return [];
  const reach = spaceAt(rider, seat.at).side;
  const span = seat.side + 2 * reach;
  const around = Array.from({ length: span * span }, (_, n) => ({
    x: seat.at.x - reach + (n % span),
    y: seat.at.y - reach + Math.floor(n / span),
  }));
  const middle = { x: seat.at.x + (seat.side - reach) / 2, y: seat.at.y + (seat.side - reach) / 2 };
  const angle = ({ x, y }: Square): number => clockwiseAngle(x - middle.x, y - middle.y);
  return around
    .filter((at) => squareDistance(spaceAt(rider, at), seat) === 1)
    .filter((at) => isOpenFor(world, rider, at) && listOccupants(world, rider, at).length === 0)
    .toSorted((a, b) => angle(a) - angle(b));
}

/** The angle in radians: 0 is north, a full turn is 2π. */
const clockwiseAngle = (dx: number, dy: number): number =>
  (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);

/**
 * Makes riders save or fall when a rider or its mount is pushed or knocked down. Returns true if the creature was a
 * rider: it then either stays mounted or already lies prone, so the caller does nothing more.
 * @rule quinta.mounted.falling-off @ruling R60
 */
export function unseatRiders(ctx: QuintaCtx, who: CreatureId, to?: Square): boolean {
  if (getCreature(ctx.world, who).rides !== null) {
    saveToStayMounted(ctx, who, to);
    return true;
  }
  for (const { id, rides } of ctx.world.creatures) if (rides === who) saveToStayMounted(ctx, id);
  return false;
}

/** On a success the rider stays mounted, or lands on its feet. */
function saveToStayMounted(ctx: QuintaCtx, who: CreatureId, to?: Square): void {
  const rule = 'quinta.mounted.falling-off';
  if (rollSave(ctx, { who, ability: 'dex', dc: MOUNTED_DC, dcOf: [], rule })) return;
  landRider(ctx, who, { fell: true, to });
  gainCondition(ctx, { who, condition: 'prone', cause: 'thrown', rule });
}

interface RiderLanding {
  readonly fell: boolean;
  /** The square, if the game master names one. */
  readonly to?: Square | undefined;
}

function landRider(ctx: QuintaCtx, who: CreatureId, { fell, to }: RiderLanding): void {
  const square = to ?? chooseLanding(ctx, who);
  ctx.emit({ type: 'dismounted', rule: 'quinta.mounted.falling-off', who, at: square, fell, spent: 0 });
  updateAfterMoving(ctx, who);
}

/** Dismounts without a save, to a square beside the mount if one is free. @rule quinta.mounted.mounting */
export function dismountRider(ctx: QuintaCtx, who: CreatureId): void {
  const rider = getCreature(ctx.world, who);
  const square = rider.gone === 'fled' ? null : (listLandings(ctx.world, rider)[0] ?? rider.at);
  ctx.emit({ type: 'dismounted', rule: 'quinta.mounted.mounting', who, at: square, fell: false, spent: 0 });
  updateAfterMoving(ctx, who);
}

/**
 * A dead creature neither rides nor is ridden. Riders of a dead mount save, and land on the ground either way.
 * @rule quinta.mounted.falling-off @ruling R112
 */
export function unhorse(ctx: QuintaCtx, who: CreatureId): void {
  if (getCreature(ctx.world, who).rides !== null) landRider(ctx, who, { fell: true });
  for (const { id, rides } of ctx.world.creatures) {
    if (rides !== who) continue;
    saveToStayMounted(ctx, id);
    if (getCreature(ctx.world, id).rides === who) landRider(ctx, id, { fell: false });
  }
}

/** Asks the game master for the square if there are several. */
function chooseLanding(ctx: QuintaCtx, who: CreatureId): Square | null {
  const rider = getCreature(ctx.world, who);
  const free = listLandings(ctx.world, rider);
  if (free.length < 2) return free[0] ?? rider.at;
  const { x, y } = ctx.choose(
    { name: 'landing', rule: 'quinta.mounted.falling-off' },
    'gm',
    oneOf(free.map((square) => ({ x: square.x, y: square.y }))),
  );
  return { x, y };
}
