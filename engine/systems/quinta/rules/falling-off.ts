import { type Square, squaresBetween } from '@arbitro/grid';
import { type CreatureId, creature, oneOf } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { afterMoving } from './after-moving.ts';
import { rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gain } from './conditions.ts';
import { spaceOf } from './distance.ts';
import { isOpenFor } from './forced.ts';
import { occupants, spaceAt, usedMap } from './space.ts';
import { MOUNTED_DC } from './tables.ts';

/** Returns the free squares beside the mount, clockwise from the north. @rule quinta.mounted.falling-off */
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

/** The angle in radians: 0 is north, a full turn is 2π. */
const clockwise = (dx: number, dy: number): number => (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);

/**
 * Makes riders save or fall when a rider or its mount is pushed or knocked down. Returns true if the creature was a
 * rider: it then either stays mounted or already lies prone, so the caller does nothing more.
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

/** On a success the rider stays mounted, or lands on its feet. */
function holdOn(ctx: QuintaCtx, who: CreatureId, to?: Square): void {
  const rule = 'quinta.mounted.falling-off';
  if (rollSave(ctx, { who, ability: 'dex', dc: MOUNTED_DC, rule })) return;
  land(ctx, who, { fell: true, to });
  gain(ctx, { who, condition: 'prone', cause: 'thrown', rule });
}

interface Landing {
  readonly fell: boolean;
  /** The square, if the game master names one. */
  readonly to?: Square | undefined;
}

function land(ctx: QuintaCtx, who: CreatureId, { fell, to }: Landing): void {
  const at = to ?? landing(ctx, who);
  ctx.emit({ type: 'dismounted', rule: 'quinta.mounted.falling-off', who, at, fell, spent: 0 });
  afterMoving(ctx, who);
}

/** Dismounts without a save, to a square beside the mount if one is free. @rule quinta.mounted.mounting */
export function getDown(ctx: QuintaCtx, who: CreatureId): void {
  const rider = creature(ctx.world, who);
  const at = rider.gone === 'fled' ? null : (landings(ctx.world, rider)[0] ?? rider.at);
  ctx.emit({ type: 'dismounted', rule: 'quinta.mounted.mounting', who, at, fell: false, spent: 0 });
  afterMoving(ctx, who);
}

/**
 * A dead creature neither rides nor is ridden. Riders of a dead mount save, and land on the ground either way.
 *
 * @rule quinta.mounted.falling-off
 * @ruling R112
 */
export function unhorse(ctx: QuintaCtx, who: CreatureId): void {
  if (creature(ctx.world, who).rides !== null) land(ctx, who, { fell: true });
  for (const { id, rides } of ctx.world.creatures) {
    if (rides !== who) continue;
    holdOn(ctx, id);
    if (creature(ctx.world, id).rides === who) land(ctx, id, { fell: false });
  }
}

/** Asks the game master for the square if there are several. */
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
