import { d } from '@arbitro/dice';
import type { Square } from '@arbitro/grid';
import { type CreatureId, fields, getCreature, oneOf } from '@arbitro/kernel';
import { event } from '../declare.ts';
import { type Behaviour, type Budget, CONDUCTS, type Conduct, type Creature, type World } from '../state.ts';
import { effectsOfKind, isIncapacitated } from './active-effects.ts';
import { movementLeft, speedFor, writeBudget } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { coverBetween } from './cover.ts';
import { isInPlay, isWithinMetres } from './distance.ts';
import { listFeatures } from './features.ts';
import { hasHandsFor } from './hands.ts';
import { isOnMap, walkRoute } from './move.ts';
import { isForbiddenTarget } from './opportunity.ts';
import { findObstacle, stepPrice } from './route.ts';
import { findBlocker } from './space.ts';
import { strikeAt } from './strike.ts';
import { GAITS } from './tables.ts';

export const conductSet = event(
  'conduct-set',
  fields<{ who: CreatureId; conduct: Conduct; budget: Budget }>(),
  {
    privateFields: ['budget'],
    writeCreature: writeBudget,
  },
);

const RULE = 'quinta.conditions.confused';

/**
 * At the start of its turn, a creature that does not control itself does what the cause of the condition says, or else
 * what the game master says. Unless it acts as usual, it can do nothing else that turn.
 * @rule quinta.conditions.confused @ruling R84
 */
export function actConfused(ctx: QuintaCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  if (
    !isInPlay(creature) ||
    isIncapacitated(ctx.world, creature) ||
    effectsOfKind(ctx.world, creature, 'behaves').length === 0
  )
    return;
  const conduct = decideConduct(ctx, creature);
  if (conduct === 'wanders') wander(ctx, who);
  const now = getCreature(ctx.world, who);
  const budget = conduct === 'as-usual' ? now.budget : buildEmptyBudget(ctx.world, now);
  ctx.emit({ type: 'conduct-set', rule: RULE, who, conduct, budget });
  if (conduct === 'lashes-out') lashOut(ctx, who);
}

function decideConduct(ctx: QuintaCtx, { id, afflictions }: Creature): Conduct {
  const label = { name: 'behaviour', rule: RULE };
  const saidBehaviour = afflictions.find(({ behaviour }) => behaviour !== null)?.behaviour;
  return saidBehaviour
    ? ctx.roll(label, id, d(saidBehaviour.die), (face) => conductForRoll(saidBehaviour, face))
    : ctx.choose(label, 'gm', oneOf(CONDUCTS));
}

const conductForRoll = ({ rows }: Behaviour, face: number): Conduct =>
  rows.find(({ upTo }) => face <= upTo)?.does ?? 'as-usual';

const buildEmptyBudget = (world: World, creature: Creature): Budget => ({
  ...creature.budget,
  action: false,
  bonus: false,
  moved: Math.max(creature.budget.moved, ...GAITS.map((gait) => speedFor(world, creature, gait))),
});

/** Clockwise from the north. */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** Moves in a straight line in a random direction, as far as possible. */
function wander(ctx: QuintaCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  if (!isOnMap(ctx.world, creature) || creature.rides !== null) return;
  const label = { name: 'direction', rule: RULE };
  const [x, y] = ctx.roll(label, who, d(DIRECTIONS.length), (face) => DIRECTIONS[face - 1] ?? DIRECTIONS[0]);
  const path = listSquaresAhead(ctx.world, creature, { x, y });
  if (path.length > 0) walkRoute(ctx, who, { path, gait: 'walk', readied: false });
}

function listSquaresAhead(world: World, creature: Creature, by: Square): readonly Square[] {
  const path: Square[] = [];
  let [from, left, diagonals] = [creature.at, movementLeft(world, creature), creature.budget.diagonals];
  while (from) {
    const to: Square = { x: from.x + by.x, y: from.y + by.y };
    if (findObstacle(world, creature, { from, to, gait: 'walk' })) break;
    const price = stepPrice(world, creature, { from, to, gait: 'walk', diagonals });
    if (price.metres > left) break;
    path.push(to);
    [from, left, diagonals] = [to, left - price.metres, price.diagonals];
  }
  return path.slice(
    0,
    path.findLastIndex((square) => findBlocker(world, creature, square) === undefined) + 1,
  );
}

/** Attacks a random creature in reach, friend or foe, but never its charmer. @rule quinta.conditions.charmed */
function lashOut(ctx: QuintaCtx, who: CreatureId): void {
  const creature = getCreature(ctx.world, who);
  const arm = listFeatures(creature).find(
    (feature) =>
      feature.attack?.kind === 'melee' && feature.held && hasHandsFor(ctx.world, creature, feature),
  );
  const reach = arm?.attack?.reach;
  if (!arm || reach === undefined) return;
  const near = ctx.world.creatures.filter((other) => isInReach(ctx.world, [creature, other], reach));
  if (near.length === 0) return;
  const pick = (face: number): CreatureId => near[face - 1]?.id ?? who;
  const on = near.length === 1 ? pick(1) : ctx.roll({ name: 'whom', rule: RULE }, who, d(near.length), pick);
  strikeAt(ctx, { by: who, with: arm.id, on, opportunity: false });
}

const isInReach = (world: World, [creature, other]: readonly [Creature, Creature], reach: number): boolean =>
  other.id !== creature.id &&
  other.id !== creature.rides &&
  other.rides !== creature.id &&
  isInPlay(other) &&
  !isForbiddenTarget(world, creature, other.id) &&
  isWithinMetres(world, [creature, other], reach) &&
  coverBetween(world, creature, other) !== 'total';
