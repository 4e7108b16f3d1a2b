import type { Square } from '@arbitro/grid';
import { type CreatureId, creature, creatureId, fields, fightOn, oneOf } from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import type { EventOf } from '../events.ts';
import { metres, square } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { afterMoving } from './after-moving.ts';
import { type Apart, byStep, withApart } from './apart.ts';
import { goAway, stop } from './break-away.ts';
import { gaitsOf, movementLeft, speedFor, squaresIn } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { feels } from './derived.ts';
import { anyNumber, flag, place } from './fields.ts';
import { dragAlong } from './forced.ts';
import { asNoticed, whoTracks } from './lost.ts';
import { cannotMove } from './may-move.ts';
import { opportunities } from './opportunity.ts';
import { closingIn } from './ready.ts';
import { costOf, obstacle, priceOf, wayTo, withinReach } from './route.ts';
import { keepsOut, usedMap } from './space.ts';
import { GAITS, type Gait, SQUARE } from './tables.ts';
import { withRiders, writeMovement } from './writing.ts';

export const moved = event(
  'moved',
  fields<{
    who: CreatureId;
    to: Square | null;
    spent: number;
    diagonals: number;
    willing: boolean;
    /** On difficult ground. */
    difficult?: boolean;
    apart?: readonly Apart[];
  }>(),
  {
    audience: ({ who, to }, world) => whoTracks(world, who, to),
    inner: ['diagonals'],
    writeCreature: (next, { to, spent, diagonals }) => {
      next.at = to ?? next.at;
      writeMovement(next, spent, diagonals);
    },
    writeWorld: (world, { who, apart = [] }) => withApart(withRiders(world, who), apart),
  },
);

/**
 * Square by square on a map; otherwise a number of metres.
 *
 * @rule quinta.movement.speed
 * @rule quinta.movement.splitting
 * @rule quinta.grid.enter-square
 */
export const move = action('move', {
  fields: {
    by: creatureId,
    /** By the cheapest path. */
    to: place,
    /** Step by step. */
    path: z.array(square).min(1).max(200).optional(),
    /** Without a map. */
    metres: metres.optional(),
    gait: z.enum(GAITS).optional(),
    difficult: flag,
    /** Without a map: the creatures whose reach is left, named by the game master. */
    leaves: anyNumber,
  },
  refuses: cannotMove,
  resolve: (ctx, said) => {
    const { by, to, path, gait = 'walk' } = said;
    const one = creature(ctx.world, by);
    if (!isOnMap(ctx.world, one)) return walk(ctx, said);
    const way = path ?? (to && wayTo(asNoticed(ctx.world, one), one, { to, gait }));
    if (way) go(ctx, by, { path: way, gait, readied: false });
    else stop(ctx, by);
  },
  /** Offers every reachable square where the creature can stop; without a map, distances in steps of 1.5 metres. */
  offers: (world, one, { allows, withOneOf }) =>
    gaitsOf(one).flatMap((gait) => {
      const given = { type: 'move', by: one.id, ...(gait !== 'walk' && { gait }) };
      if (!isOnMap(world, one)) return withOneOf(world, given, ['metres', distances(world, one, gait)]);
      const [first, ...rest] = withinReach(world, one, gait).map(({ at: { x, y } }) => ({ x, y }));
      return first && allows(world, { ...given, to: first })
        ? [{ action: given, slots: { to: oneOf([first, ...rest]) } }]
        : [];
    }),
});

function distances(world: World, one: Creature, gait: Gait): readonly number[] {
  const most = Math.floor(wholeSpeed(world, one, gait) / SQUARE) * 4;
  return Array.from({ length: most }, (_, index) => (index + 1) * SQUARE);
}

interface Walking {
  readonly by: CreatureId;
  readonly metres?: number | undefined;
  readonly gait?: Gait | undefined;
  readonly difficult?: boolean | undefined;
  readonly leaves?: readonly CreatureId[] | undefined;
}

/** Without positions, away from the creatures that it has fought with. @rule quinta.attack.opportunity @ruling R125 */
function walk(ctx: QuintaCtx, walking: Walking): void {
  const { by, metres: far = 0, gait = 'walk', difficult = false, leaves } = walking;
  const spent = far * costOf(ctx.world, creature(ctx.world, by), { gait, rough: difficult });
  goAway(ctx, by, { metres: far, leaves }, (one) => {
    const isAble = !fightOn(ctx.world) || spent <= movementLeft(ctx.world, one, gait);
    return isAble ? step(one, { to: null, metres: spent, diagonals: one.budget.diagonals, difficult }) : null;
  });
}

export const isOnMap = (world: World, { at }: Pick<Creature, 'at'>): boolean =>
  usedMap(world) !== null && at !== null;

interface Stepped {
  readonly to: Square | null;
  readonly metres: number;
  readonly diagonals: number;
  readonly difficult: boolean;
}

const step = ({ id: who }: Creature, { to, metres, diagonals, difficult }: Stepped): EventOf<'moved'> => ({
  type: 'moved',
  rule: to ? 'quinta.grid.enter-square' : 'quinta.movement.speed',
  who,
  to,
  spent: metres,
  diagonals,
  willing: true,
  ...(difficult && { difficult }),
});

interface Route {
  readonly path: readonly Square[];
  readonly gait: Gait;
  /** A readied move goes up to the Speed, regardless of the movement spent before. */
  readonly readied: boolean;
}

/**
 * Moves step by step. Each step is validated when it is made, because reactions may have changed the situation.
 *
 * @rule quinta.attack.opportunity
 * @rule quinta.actions.reaction
 */
export function go(ctx: QuintaCtx, who: CreatureId, { path, gait, readied }: Route): void {
  let paid = 0;
  const lying = lies(ctx.world, creature(ctx.world, who));
  for (const [at, to] of path.entries()) {
    const next = { to, gait, paid, readied, lying, last: at === path.length - 1 };
    const price = interrupted(ctx, who, next);
    if (price === undefined) return stop(ctx, who);
    paid += price;
  }
}

interface Next {
  readonly to: Square;
  readonly gait: Gait;
  readonly paid: number;
  readonly readied: boolean;
  /** Prone when it set out: a creature knocked prone on the way stops, since it may prefer to stand up. */
  readonly lying: boolean;
  readonly last: boolean;
}

/** Makes one step with its reactions; returns its cost, or undefined if it could not be made. @ruling R57 */
function interrupted(ctx: QuintaCtx, who: CreatureId, next: Next): number | undefined {
  const { at: from } = creature(ctx.world, who);
  if (!from || payable(ctx.world, who, next) === undefined) return undefined;
  const early = ctx.world.options.opportunityTiming === 'before-leaving';
  const leaving = byStep(ctx.world, creature(ctx.world, who), [from, next.to]);
  if (early) opportunities(ctx, who, leaving);
  const price = payable(ctx.world, who, next);
  if (!price) return undefined;
  ctx.emit(step(creature(ctx.world, who), price));
  dragAlong(ctx, who, from);
  afterMoving(ctx, who);
  if (!early) opportunities(ctx, who, leaving);
  closingIn(ctx, who, from);
  return price.metres;
}

/** The step, if it is still possible. @rule quinta.movement.end-in-occupied */
function payable(
  world: World,
  who: CreatureId,
  { to, gait, paid, readied, lying, last }: Next,
): Stepped | undefined {
  const one = creature(world, who);
  if (!one.at || obstacle(world, one, { from: one.at, to, gait })) return undefined;
  if (lies(world, one) && !lying) return undefined;
  if (one.life === 'dead' || (last && keepsOut(world, one, to))) return undefined;
  const price = priceOf(world, one, { from: one.at, to, gait, diagonals: one.budget.diagonals });
  const counts = fightOn(world) && !readied;
  const left = counts ? movementLeft(world, one, gait) : wholeSpeed(world, one, gait) - paid;
  return price.metres <= left ? { to, ...price } : undefined;
}

const lies = (world: World, one: Creature): boolean => feels(world, one, 'crawls');

/** @rule quinta.grid.speed */
export const wholeSpeed = (world: World, one: Creature, gait: Gait): number =>
  squaresIn(speedFor(world, one, gait)) * SQUARE;
