import type { Square } from '@arbitro/grid';
import { type CreatureId, creatureId, fields, findFight, getCreature, oneOf } from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import type { EventOf } from '../events.ts';
import { metres, square } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { updateAfterMoving } from './after-moving.ts';
import { goAway, stopMoving } from './break-away.ts';
import { gaitsOf, movementLeft, speedFor, squaresIn } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { anyNumber, optionalFlag, optionalSquare } from './fields.ts';
import { dragAlong } from './forced-movement.ts';
import { trackerAudience, worldAsNoticed } from './lurking.ts';
import { cannotMove } from './may-move.ts';
import { movementCost } from './movement-cost.ts';
import { offerOpportunityAttacks } from './opportunity.ts';
import { triggerOnApproach } from './ready.ts';
import { findObstacle, findPath, listStops, stepPrice } from './route.ts';
import { findActiveMap, findBlocker } from './space.ts';
import { moveRiders, writeMovement } from './state-writers.ts';
import { changeByStep, type SupposedDistance, setSupposedDistances } from './supposed-distance.ts';
import { GAITS, type Gait, SQUARE } from './tables.ts';

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
    apart?: readonly SupposedDistance[];
  }>(),
  {
    audience: ({ who, to }, world) => trackerAudience(world, who, to),
    privateFields: ['diagonals'],
    writeCreature: (next, { to, spent, diagonals }) => {
      next.at = to ?? next.at;
      writeMovement(next, spent, diagonals);
    },
    writeWorld: (world, { who, apart = [] }) => setSupposedDistances(moveRiders(world, who), apart),
  },
);

/**
 * Square by square on a map; otherwise a number of metres.
 * @rule quinta.movement.speed @rule quinta.movement.splitting @rule quinta.grid.enter-square
 */
export const move = action('move', {
  fields: {
    by: creatureId,
    /** By the cheapest path. */
    to: optionalSquare,
    /** Step by step. */
    path: z.array(square).min(1).max(200).optional(),
    /** Without a map. */
    metres: metres.optional(),
    gait: z.enum(GAITS).optional(),
    difficult: optionalFlag,
    /** Without a map: the creatures whose reach is left, named by the game master. */
    leaves: anyNumber,
  },
  refuses: cannotMove,
  resolve: (ctx, terms) => {
    const { by, to, path, gait = 'walk' } = terms;
    const creature = getCreature(ctx.world, by);
    if (!isOnMap(ctx.world, creature)) return walkAway(ctx, terms);
    const way = path ?? (to && findPath(worldAsNoticed(ctx.world, creature), creature, { to, gait }));
    if (way) walkRoute(ctx, by, { path: way, gait, readied: false });
    else stopMoving(ctx, by);
  },
  /** Offers every reachable square where the creature can stop; without a map, distances in steps of 1.5 metres. */
  offers: (world, creature, { allows, withOneOf }) =>
    gaitsOf(creature).flatMap((gait) => {
      const fixedAction = { type: 'move', by: creature.id, ...(gait !== 'walk' && { gait }) };
      if (!isOnMap(world, creature))
        return withOneOf(world, fixedAction, ['metres', listDistances(world, creature, gait)]);
      const [first, ...rest] = listStops(world, creature, gait).map(({ at: { x, y } }) => ({ x, y }));
      return first && allows(world, { ...fixedAction, to: first })
        ? [{ action: fixedAction, slots: { to: oneOf([first, ...rest]) } }]
        : [];
    }),
});

function listDistances(world: World, creature: Creature, gait: Gait): readonly number[] {
  const max = Math.floor(fullSpeed(world, creature, gait) / SQUARE) * 4;
  return Array.from({ length: max }, (_, index) => (index + 1) * SQUARE);
}

interface WalkRequest {
  readonly by: CreatureId;
  readonly metres?: number | undefined;
  readonly gait?: Gait | undefined;
  readonly difficult?: boolean | undefined;
  readonly leaves?: readonly CreatureId[] | undefined;
}

/** Without positions, away from the creatures that it has fought with. @rule quinta.attack.opportunity @ruling R125 */
function walkAway(ctx: QuintaCtx, walking: WalkRequest): void {
  const { by, metres: far = 0, gait = 'walk', difficult = false, leaves } = walking;
  const spent = far * movementCost(ctx.world, getCreature(ctx.world, by), { gait, rough: difficult });
  goAway(ctx, by, { metres: far, leaves }, (creature) => {
    const isAble = !findFight(ctx.world) || spent <= movementLeft(ctx.world, creature, gait);
    return isAble
      ? buildStep(creature, { to: null, metres: spent, diagonals: creature.budget.diagonals, difficult })
      : null;
  });
}

export const isOnMap = (world: World, { at }: Pick<Creature, 'at'>): boolean =>
  findActiveMap(world) !== null && at !== null;

interface StepCost {
  readonly to: Square | null;
  readonly metres: number;
  readonly diagonals: number;
  readonly difficult: boolean;
}

const buildStep = (
  { id: who }: Creature,
  { to, metres, diagonals, difficult }: StepCost,
): EventOf<'moved'> => ({
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
 * @rule quinta.attack.opportunity @rule quinta.actions.reaction
 */
export function walkRoute(ctx: QuintaCtx, who: CreatureId, { path, gait, readied }: Route): void {
  let paid = 0;
  const wasProne = isProne(ctx.world, getCreature(ctx.world, who));
  for (const [index, to] of path.entries()) {
    const next = { to, gait, paid, readied, isProne: wasProne, last: index === path.length - 1 };
    const price = takeStep(ctx, who, next);
    if (price === undefined) return stopMoving(ctx, who);
    paid += price;
  }
}

interface NextStep {
  readonly to: Square;
  readonly gait: Gait;
  readonly paid: number;
  readonly readied: boolean;
  /** Prone when it set out: a creature knocked prone on the way stops, since it may prefer to stand up. */
  readonly isProne: boolean;
  readonly last: boolean;
}

/** Makes one step with its reactions; returns its cost, or undefined if it could not be made. @ruling R57 */
function takeStep(ctx: QuintaCtx, who: CreatureId, next: NextStep): number | undefined {
  const { at: from } = getCreature(ctx.world, who);
  const { world } = ctx;
  const expected = findStepCost(world, who, next);
  if (!from || !expected) return undefined;
  const early = ctx.world.options.opportunityTiming === 'before-leaving';
  const leaving = changeByStep(world, getCreature(world, who), [from, next.to]);
  if (early) offerOpportunityAttacks(ctx, who, leaving);
  const price = ctx.world === world ? expected : findStepCost(ctx.world, who, next);
  if (!price) return undefined;
  ctx.emit(buildStep(getCreature(ctx.world, who), price));
  dragAlong(ctx, who, from);
  updateAfterMoving(ctx, who);
  if (!early) offerOpportunityAttacks(ctx, who, leaving);
  triggerOnApproach(ctx, who, from);
  return price.metres;
}

/** The step, if it is still possible. @rule quinta.movement.end-in-occupied */
function findStepCost(
  world: World,
  who: CreatureId,
  { to, gait, paid, readied, isProne: wasProne, last }: NextStep,
): StepCost | undefined {
  const creature = getCreature(world, who);
  if (!creature.at || findObstacle(world, creature, { from: creature.at, to, gait })) return undefined;
  if (isProne(world, creature) && !wasProne) return undefined;
  if (creature.life === 'dead' || (last && findBlocker(world, creature, to))) return undefined;
  const price = stepPrice(world, creature, {
    from: creature.at,
    to,
    gait,
    diagonals: creature.budget.diagonals,
  });
  const counts = findFight(world) && !readied;
  const left = counts ? movementLeft(world, creature, gait) : fullSpeed(world, creature, gait) - paid;
  return price.metres <= left ? { to, ...price } : undefined;
}

const isProne = (world: World, creature: Creature): boolean => hasEffect(world, creature, 'crawls');

/** @rule quinta.grid.speed */
export const fullSpeed = (world: World, creature: Creature, gait: Gait): number =>
  squaresIn(speedFor(world, creature, gait)) * SQUARE;
