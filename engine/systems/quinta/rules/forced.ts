import { canStep, type GridMap, isInside, isWall, type Square, sameSquare, squaresOf } from '@arbitro/grid';
import {
  type CreatureId,
  creature,
  creatureId,
  fields,
  fightOn,
  NOT_OFFERED,
  type Offer,
  offering,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { square } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { afterMoving } from './after-moving.ts';
import { apartAfter } from './apart.ts';
import { squaresIn } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { landings, thrownOff } from './falling-off.ts';
import { draggedBy, isBeyondGrip, slipByMetres, slipGrapples } from './grapple.ts';
import { whoTracks } from './lost.ts';
import { notThere } from './may-act.ts';
import { cannotStop, notOpen } from './may-move.ts';
import { isOnMap } from './move.ts';
import { occupants, spaceAt, squaresAround, usedMap } from './space.ts';
import { SIZES } from './tables.ts';
import { isDefeated } from './turn.ts';
import { withRiders } from './writing.ts';

export const placed = event('placed', fields<{ who: CreatureId; at: Square }>(), {
  audience: ({ who, at }, world) => whoTracks(world, who, at),
  writeCreature: (next, { at }) => {
    next.at = at;
  },
  writeWorld: (world, { who }) => withRiders(world, who),
});

/** Forced movement provokes no opportunity attacks. @rule quinta.attack.opportunity-avoid */
function shift(ctx: QuintaCtx, who: CreatureId, to: Square): void {
  const { diagonals } = creature(ctx.world, who).budget;
  const rule = 'quinta.attack.opportunity-avoid';
  ctx.emit({ type: 'moved', rule, who, to, spent: 0, diagonals, willing: false });
  afterMoving(ctx, who);
}

/**
 * The game master pushes a creature. A rider may be thrown to the square.
 *
 * @ruling R110
 * @rule quinta.attack.opportunity-avoid
 * @rule quinta.mounted.falling-off
 */
export const push = action('push', {
  fields: { who: creatureId, to: square },
  refuses: cannotPush,
  resolve: (ctx, { who, to }) => {
    if (creature(ctx.world, who).rides === null) shift(ctx, who, to);
    thrownOff(ctx, who, to);
  },
  /** Offered with `place`. */
  gmOffers: NOT_OFFERED,
});

interface Pushing {
  readonly who: CreatureId;
  readonly to: Square;
}

/**
 * Returns why the push is refused: another creature is in the way, or a rider would land away from its mount.
 *
 * @rule quinta.mounted.falling-off
 */
function cannotPush(world: World, { who, to }: Pushing): Verdict {
  const one = creature(world, who);
  if (!isOnMap(world, one)) return refuseQuinta('no-map', { who });
  if (one.rides !== null && !landings(world, one).some((at) => sameSquare(at, to)))
    return refuseQuinta('nowhere-to-go', { who });
  const [other] = occupants(world, one, to);
  const taken = other && refuseQuinta('space-taken', { who, on: other.id });
  return notThere(world, who) ?? notOpen(world, one, to) ?? taken;
}

/** The game master places a creature; a rider dismounts. @rule quinta.combat.positions */
export const place = action('place', {
  fields: { who: creatureId, at: square },
  refuses: (world, { who, at }) => {
    const onFoot = { ...creature(world, who), rides: null };
    return notOpen(world, onFoot, at) ?? cannotStop(world, onFoot, at);
  },
  resolve: (ctx, { who, at }) => {
    const rule = 'quinta.combat.positions';
    if (creature(ctx.world, who).rides === null) ctx.emit({ type: 'placed', rule, who, at });
    else ctx.emit({ type: 'dismounted', rule, who, at, fell: false, spent: 0 });
    slipGrapples(ctx, who);
  },
  /** Offers positions to creatures without one, and pushes for the others. */
  gmOffers: (world, { withOneOf }) =>
    world.creatures.flatMap(({ id: who, at }) => {
      if (!world.map) return [];
      if (at) return isDefeated(world, who) ? [] : pushOffers(world, who, at);
      return withOneOf(world, { type: 'place', who }, ['at', firstSquares(world.map)]);
    }),
});

/** Pushes are offered one or two squares far. */
function pushOffers(world: World, who: CreatureId, at: Square): readonly Offer[] {
  const { withOneOf } = offering<World, Pushing>(cannotPush);
  return withOneOf(world, { type: 'push', who }, ['to', squaresAround(at, 2)]);
}

/** The maximum number of squares to list; on a larger map the player points at a square. */
const MOST_PLACES = 400;
const firstSquares = ({ width, height }: GridMap): readonly { x: number; y: number }[] =>
  Array.from({ length: Math.min(MOST_PLACES, width * height) }, (_, index) => ({
    x: index % width,
    y: Math.floor(index / width),
  }));

/**
 * Drags a grappled creature the same way as its grappler, once the grapple would no longer reach.
 *
 * @rule quinta.conditions.grappled
 * @ruling R124
 */
export function dragAlong(ctx: QuintaCtx, who: CreatureId, from: Square): void {
  const { at } = creature(ctx.world, who);
  for (const held of at ? draggedBy(ctx.world, who) : []) {
    if (!at || held.rides !== null || !isBeyondGrip(ctx.world, held, who)) continue;
    const to = nextFree(ctx.world, held, { x: at.x - from.x, y: at.y - from.y });
    if (to) shift(ctx, held.id, to);
  }
}

interface Away {
  readonly who: CreatureId;
  readonly from: CreatureId;
  readonly metres: number;
}

/**
 * Pushes a creature straight away from another until something blocks it. A rider is not moved but may be thrown off.
 *
 * @rule quinta.attack.opportunity-avoid
 * @rule quinta.mounted.falling-off
 * @ruling R60
 */
export function pushAway(ctx: QuintaCtx, { who, from, metres }: Away): void {
  if (creature(ctx.world, who).rides !== null) {
    thrownOff(ctx, who);
    return;
  }
  const way = awayFrom(creature(ctx.world, from), creature(ctx.world, who));
  if (!usedMap(ctx.world) || !way) shiftAway(ctx, { who, from, metres });
  else
    for (let left = squaresIn(metres); left > 0; left--) {
      const to = nextFree(ctx.world, creature(ctx.world, who), way);
      if (!to) break;
      shift(ctx, who, to);
    }
  thrownOff(ctx, who);
}

/** Without positions: increases the assumed distance from the pusher. @ruling R125 */
function shiftAway(ctx: QuintaCtx, { who, from, metres }: Away): void {
  const { diagonals } = creature(ctx.world, who).budget;
  const rule = 'quinta.attack.opportunity-avoid';
  const apart = fightOn(ctx.world) ? apartAfter(ctx.world, who, { metres, leaves: [from] }) : [];
  const moved = { type: 'moved', rule, who, to: null, spent: 0, diagonals, willing: false } as const;
  ctx.emit(apart.length > 0 ? { ...moved, apart } : moved);
  slipByMetres(ctx, who, { metres, leaves: [from] });
  afterMoving(ctx, who);
}

/** The next square in this direction, unless a wall or a creature blocks it. */
function nextFree(world: World, one: Creature, { x, y }: Square): Square | undefined {
  const map = usedMap(world);
  if (!map || !one.at) return undefined;
  const to = { x: one.at.x + x, y: one.at.y + y };
  const free = canStep(map, spaceAt(one, one.at), to) && occupants(world, one, to).length === 0;
  return free ? to : undefined;
}

/** The row, column or diagonal nearest to the straight line. */
function awayFrom(from: Creature, who: Creature): Square | undefined {
  const [a, b] = [middle(from), middle(who)];
  if (!a || !b) return undefined;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const x = 2 * Math.abs(dx) >= Math.abs(dy) ? Math.sign(dx) : 0;
  const y = 2 * Math.abs(dy) >= Math.abs(dx) ? Math.sign(dy) : 0;
  return x === 0 && y === 0 ? undefined : { x, y };
}

const middle = ({ at, size }: Creature): Square | null =>
  at && { x: at.x + SIZES[size] / 2, y: at.y + SIZES[size] / 2 };

/** Returns whether the creature's space there is inside the map and free of walls. */
export function isOpenFor(world: World, one: Creature, at: Square): boolean {
  const { map } = world;
  return (
    map !== null &&
    squaresOf(spaceAt(one, at)).every((square) => isInside(map, square) && !isWall(map, square))
  );
}
