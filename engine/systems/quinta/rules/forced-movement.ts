import {
  canStep,
  type GridMap,
  isInside,
  isSameSquare,
  isWall,
  listSquares,
  type Square,
} from '@arbitro/grid';
import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  fields,
  findFight,
  getCreature,
  type Offer,
  offerNothing,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { square } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { updateAfterMoving } from './after-moving.ts';
import { squaresIn } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { listLandings, unseatRiders } from './falling-off.ts';
import { endDistantGrapples, endGrapplesByMetres, isBeyondGrip, listDragged } from './grapple-hold.ts';
import { trackerAudience } from './lurking.ts';
import { notInPlay } from './may-act.ts';
import { cannotStop, notOpen } from './may-move.ts';
import { isOnMap } from './move.ts';
import { findActiveMap, listOccupants, spaceAt, squaresAround } from './space.ts';
import { moveRiders } from './state-writers.ts';
import { supposeDistancesAfter } from './supposed-distance.ts';
import { SIZES } from './tables.ts';
import { isDefeated } from './turn.ts';

export const placed = event('placed', fields<{ who: CreatureId; at: Square }>(), {
  audience: ({ who, at }, world) => trackerAudience(world, who, at),
  writeCreature: (next, { at }) => {
    next.at = at;
  },
  writeWorld: (world, { who }) => moveRiders(world, who),
});

/** Forced movement provokes no opportunity attacks. @rule quinta.attack.opportunity-avoid */
function shiftCreature(ctx: QuintaCtx, who: CreatureId, to: Square): void {
  const { diagonals } = getCreature(ctx.world, who).budget;
  const rule = 'quinta.attack.opportunity-avoid';
  ctx.emit({ type: 'moved', rule, who, to, spent: 0, diagonals, willing: false });
  updateAfterMoving(ctx, who);
}

/**
 * The game master pushes a creature. A rider may be thrown to the square.
 * @ruling R110 @rule quinta.attack.opportunity-avoid @rule quinta.mounted.falling-off
 */
export const push = action('push', {
  fields: { who: creatureId, to: square },
  refuses: cannotPush,
  resolve: (ctx, { who, to }) => {
    if (getCreature(ctx.world, who).rides === null) shiftCreature(ctx, who, to);
    unseatRiders(ctx, who, to);
  },
  /** Offered with `place`. */
  gmOffers: offerNothing,
});

interface PushRequest {
  readonly who: CreatureId;
  readonly to: Square;
}

/**
 * Returns why the push is refused: another creature is in the way, or a rider would land away from its mount.
 * @rule quinta.mounted.falling-off
 */
function cannotPush(world: World, { who, to }: PushRequest): Verdict {
  const creature = getCreature(world, who);
  if (!isOnMap(world, creature)) return refuseQuinta('no-map', { who });
  if (creature.rides !== null && !listLandings(world, creature).some((square) => isSameSquare(square, to)))
    return refuseQuinta('nowhere-to-go', { who });
  const [other] = listOccupants(world, creature, to);
  const taken = other && refuseQuinta('space-taken', { who, on: other.id });
  return notInPlay(world, who) ?? notOpen(world, creature, to) ?? taken;
}

/** The game master places a creature; a rider dismounts. @rule quinta.combat.positions */
export const place = action('place', {
  fields: { who: creatureId, at: square },
  refuses: (world, { who, at }) => {
    const onFoot = { ...getCreature(world, who), rides: null };
    return notOpen(world, onFoot, at) ?? cannotStop(world, onFoot, at);
  },
  resolve: (ctx, { who, at }) => {
    const rule = 'quinta.combat.positions';
    if (getCreature(ctx.world, who).rides === null) ctx.emit({ type: 'placed', rule, who, at });
    else ctx.emit({ type: 'dismounted', rule, who, at, fell: false, spent: 0 });
    endDistantGrapples(ctx, who);
  },
  /** Offers positions to creatures without one, and pushes for the others. */
  gmOffers: (world, { withOneOf }) =>
    world.creatures.flatMap(({ id: who, at }) => {
      if (!world.map) return [];
      if (at) return isDefeated(world, getCreature(world, who)) ? [] : pushOffers(world, who, at);
      return withOneOf(world, { type: 'place', who }, ['at', firstSquares(world.map)]);
    }),
});

/** Pushes are offered one or two squares far. */
function pushOffers(world: World, who: CreatureId, square: Square): readonly Offer[] {
  const { withOneOf } = createOfferBuilder<World, PushRequest>(cannotPush);
  return withOneOf(world, { type: 'push', who }, ['to', squaresAround(square, 2)]);
}

/** The maximum number of squares to list; on a larger map the player points at a square. */
const MAX_PLACES = 400;
const firstSquares = ({ width, height }: GridMap): readonly { x: number; y: number }[] =>
  Array.from({ length: Math.min(MAX_PLACES, width * height) }, (_, index) => ({
    x: index % width,
    y: Math.floor(index / width),
  }));

/**
 * Drags a grappled creature the same way as its grappler, once the grapple would no longer reach.
 * @rule quinta.conditions.grappled @ruling R124
 */
export function dragAlong(ctx: QuintaCtx, who: CreatureId, from: Square): void {
  const { at } = getCreature(ctx.world, who);
  for (const held of at ? listDragged(ctx.world, who) : []) {
    if (!at || held.rides !== null || !isBeyondGrip(ctx.world, held, who)) continue;
    const to = findNextFree(ctx.world, held, { x: at.x - from.x, y: at.y - from.y });
    if (to) shiftCreature(ctx, held.id, to);
  }
}

interface PushDistance {
  readonly who: CreatureId;
  readonly from: CreatureId;
  readonly metres: number;
}

/**
 * Pushes a creature straight away from another until something blocks it. A rider is not moved but may be thrown off.
 * @rule quinta.attack.opportunity-avoid @rule quinta.mounted.falling-off @ruling R60
 */
export function pushAway(ctx: QuintaCtx, { who, from, metres }: PushDistance): void {
  if (getCreature(ctx.world, who).rides !== null) {
    unseatRiders(ctx, who);
    return;
  }
  const way = directionAway(getCreature(ctx.world, from), getCreature(ctx.world, who));
  if (!findActiveMap(ctx.world) || !way) shiftAway(ctx, { who, from, metres });
  else
    for (let left = squaresIn(metres); left > 0; left--) {
      const to = findNextFree(ctx.world, getCreature(ctx.world, who), way);
      if (!to) break;
      shiftCreature(ctx, who, to);
    }
  unseatRiders(ctx, who);
}

/** Without positions: increases the assumed distance from the pusher. @ruling R125 */
function shiftAway(ctx: QuintaCtx, { who, from, metres }: PushDistance): void {
  const { diagonals } = getCreature(ctx.world, who).budget;
  const rule = 'quinta.attack.opportunity-avoid';
  const apart = findFight(ctx.world) ? supposeDistancesAfter(ctx.world, who, { metres, leaves: [from] }) : [];
  const moved = { type: 'moved', rule, who, to: null, spent: 0, diagonals, willing: false } as const;
  ctx.emit(apart.length > 0 ? { ...moved, apart } : moved);
  endGrapplesByMetres(ctx, who, { metres, leaves: [from] });
  updateAfterMoving(ctx, who);
}

/** The next square in this direction, unless a wall or a creature blocks it. */
function findNextFree(world: World, creature: Creature, { x, y }: Square): Square | undefined {
  const map = findActiveMap(world);
  if (!map || !creature.at) return undefined;
  const to = { x: creature.at.x + x, y: creature.at.y + y };
  const free =
    canStep(map, spaceAt(creature, creature.at), to) && listOccupants(world, creature, to).length === 0;
  return free ? to : undefined;
}

/** The row, column or diagonal nearest to the straight line. */
function directionAway(from: Creature, who: Creature): Square | undefined {
  const [a, b] = [middleOf(from), middleOf(who)];
  if (!a || !b) return undefined;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const x = 2 * Math.abs(dx) >= Math.abs(dy) ? Math.sign(dx) : 0;
  const y = 2 * Math.abs(dy) >= Math.abs(dx) ? Math.sign(dy) : 0;
  return x === 0 && y === 0 ? undefined : { x, y };
}

const middleOf = ({ at, size }: Creature): Square | null =>
  at && { x: at.x + SIZES[size] / 2, y: at.y + SIZES[size] / 2 };

/** Returns whether the creature's space there is inside the map and free of walls. */
export function isOpenFor(world: World, creature: Creature, place: Square): boolean {
  const { map } = world;
  return (
    map !== null &&
    listSquares(spaceAt(creature, place)).every((square) => isInside(map, square) && !isWall(map, square))
  );
}
