import { canStep, isInside, isWall, type Square, squaresOf } from '@arbitro/grid';
import { type CreatureId, creature, fields, fightOn } from '@arbitro/kernel';
import type { Place, Push } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import { SIZES } from '../tables.ts';
import { afterMoving } from './after-moving.ts';
import { apartAfter } from './apart.ts';
import { squaresIn } from './budget.ts';
import { draggedBy, isBeyondGrip, slipByMetres, slipGrapples } from './grapple.ts';
import { whoTracks } from './lost.ts';
import { thrownOff } from './mounted.ts';
import { occupants, spaceAt, usedMap } from './space.ts';
import { withRiders } from './writing.ts';

export const placed = event('placed', fields<{ who: CreatureId; at: Square }>(), {
  audience: ({ who, at }, world) => whoTracks(world, who, at),
  writeCreature: (next, { at }) => {
    next.at = at;
  },
  writeWorld: (world, { who }) => withRiders(world, who),
});

/** No way of one's own, so nobody may strike at it. @rule quinta.attack.opportunity-avoid */
function shift(ctx: QuintaCtx, who: CreatureId, to: Square): void {
  const { diagonals } = creature(ctx.world, who).budget;
  const rule = 'quinta.attack.opportunity-avoid';
  ctx.emit({ type: 'moved', rule, who, to, spent: 0, diagonals, willing: false });
  afterMoving(ctx, who);
}

/** The game master moves somebody by whatever pushes; a rider may be thrown there. @ruling R110 @rule quinta.attack.opportunity-avoid @rule quinta.mounted.falling-off */
export function push(ctx: QuintaCtx, { who, to }: Push): void {
  if (creature(ctx.world, who).rides === null) shift(ctx, who, to);
  thrownOff(ctx, who, to);
}

/** The game master puts somebody somewhere, a rider on foot. @rule quinta.combat.positions */
export function place(ctx: QuintaCtx, { who, at }: Place): void {
  const rule = 'quinta.combat.positions';
  if (creature(ctx.world, who).rides === null) ctx.emit({ type: 'placed', rule, who, at });
  else ctx.emit({ type: 'dismounted', rule, who, at, fell: false, spent: 0 });
  slipGrapples(ctx, who);
}

/** Whoever is held goes the same way as whoever holds, once the grip would not reach. @rule quinta.conditions.grappled @ruling R124 */
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
 * Straight away from somebody, as far as nothing is in the way. A rider is not carried off but may be thrown.
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

/** Without places: so much farther from whoever pushed. @ruling R125 */
function shiftAway(ctx: QuintaCtx, { who, from, metres }: Away): void {
  const { diagonals } = creature(ctx.world, who).budget;
  const rule = 'quinta.attack.opportunity-avoid';
  const apart = fightOn(ctx.world) ? apartAfter(ctx.world, who, { metres, leaves: [from] }) : [];
  const moved = { type: 'moved', rule, who, to: null, spent: 0, diagonals, willing: false } as const;
  ctx.emit(apart.length > 0 ? { ...moved, apart } : moved);
  slipByMetres(ctx, who, { metres, leaves: [from] });
  afterMoving(ctx, who);
}

/** One square along, unless a wall or somebody is there. */
function nextFree(world: World, one: Creature, { x, y }: Square): Square | undefined {
  const map = usedMap(world);
  if (!map || !one.at) return undefined;
  const to = { x: one.at.x + x, y: one.at.y + y };
  const free = canStep(map, spaceAt(one, one.at), to) && occupants(world, one, to).length === 0;
  return free ? to : undefined;
}

/** Along a row, along a column or aslant, whichever is nearest to the straight line. */
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

/** Inside the map and in no wall. */
export function isOpenFor(world: World, one: Creature, at: Square): boolean {
  const { map } = world;
  return (
    map !== null &&
    squaresOf(spaceAt(one, at)).every((square) => isInside(map, square) && !isWall(map, square))
  );
}
