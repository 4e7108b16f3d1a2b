import { listSquaresOnLine, type Square, squareDistance } from '@arbitro/grid';
import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  listFactKeys,
  type Score,
  score,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import type { EventOf } from '../events.ts';
import { refuseQuinta, squareParams } from '../refusals.ts';
import { metres } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { updateAfterMoving } from './after-moving.ts';
import { goAway } from './break-away.ts';
import { movementLeft, speedFor } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { abilityModifier, makeReason, roundDistance } from './derived.ts';
import { wouldApproachFeared } from './fear.ts';
import { optionalFlag, optionalSquare } from './fields.ts';
import { trackerAudience } from './lurking.ts';
import { cannotGo, cannotStop, notOpen, tooFar } from './may-move.ts';
import { isOnMap } from './move.ts';
import { offerOpportunityAttacks } from './opportunity.ts';
import { triggerOnApproach } from './ready.ts';
import { findBlocker, squaresAround } from './space.ts';
import { changeByStep } from './supposed-distance.ts';
import { JUMP, SQUARE } from './tables.ts';

export const jumped = event('jumped', fields<{ who: CreatureId; metres: number; cleared: boolean }>(), {
  facts: ({ who, cleared }) => (cleared ? listFactKeys('cleared', who) : []),
  audience: ({ who }, world) => trackerAudience(world, who),
});

/**
 * Metres: a long jump by the Strength score, a high jump by its modifier; half without a run-up.
 * @rule quinta.movement.modes @ruling R47
 */
function jumpDistance(
  { options }: World,
  creature: Creature,
  { high, runUp }: Pick<Leap, 'high' | 'runUp'>,
): Score {
  const rule = 'quinta.movement.modes';
  const points = high ? Math.max(0, JUMP.high + abilityModifier(creature, 'str')) : creature.scores.str;
  const whole = (points * JUMP.tenths) / 10;
  const counted = roundJump(options, runUp ? points : points / 2);
  return score([
    makeReason(rule, 'str', whole),
    ...(counted === whole ? [] : [makeReason(rule, runUp ? 'rounding' : 'no-run-up', counted - whole)]),
  ]);
}

/**
 * When distances are rounded to squares, jumps are rounded to 0.3 m per point instead; otherwise no high jump would be
 * possible.
 * @rule quinta.core.round-down
 */
function roundJump(options: World['options'], points: number): number {
  const isByPoint = options.distanceRounding === 'square';
  const metres = ((isByPoint ? Math.floor(points) : points) * JUMP.tenths) / 10;
  return isByPoint ? metres : roundDistance(options, metres);
}

/** The squares on the path of the jump; the last is the landing. */
const listFlightSquares = (from: Square, to: Square): readonly Square[] => [
  ...listSquaresOnLine(from, to),
  to,
];

/** Jumps over anything on the path. Every metre costs movement. @rule quinta.movement.modes */
export const jump = action('jump', {
  fields: {
    by: creatureId,
    to: optionalSquare,
    metres: metres.optional(),
    high: optionalFlag,
    runUp: optionalFlag,
  },
  refuses: cannotJump,
  resolve: (ctx, { by, to, metres: far = 0, high = false }) => {
    const creature = getCreature(ctx.world, by);
    if (to && creature.at && isOnMap(ctx.world, creature))
      return flyAlong(ctx, by, listFlightSquares(creature.at, to));
    const rule = 'quinta.movement.modes';
    const leap = ({ at, budget: { diagonals } }: Creature): EventOf<'moved'> => ({
      type: 'moved',
      rule,
      who: by,
      to: high ? at : null,
      spent: far,
      diagonals,
      willing: true,
    });
    const cleared = goAway(ctx, by, { metres: high ? 0 : far }, leap);
    ctx.emit({ type: 'jumped', rule, who: by, metres: cleared ? far : 0, cleared });
  },
  offers: (world, creature, { withOneOf }) => {
    const runUp = findFight(world) !== undefined && creature.budget.moved >= JUMP.runUp;
    const far = Math.floor(jumpDistance(world, creature, { runUp }).value / SQUARE);
    const fixedAction = { type: 'jump', by: creature.id, ...(runUp && { runUp }) };
    const { at } = creature;
    if (!at || !isOnMap(world, creature)) return withOneOf(world, fixedAction, ['metres', [far * SQUARE]]);
    return withOneOf(world, fixedAction, [
      'to',
      squaresAround(at, far).filter((to) => listFlightSquares(at, to).length > 1),
    ]);
  },
});

interface Leap {
  readonly by: CreatureId;
  readonly to?: Square | undefined;
  readonly metres?: number | undefined;
  readonly high?: boolean | undefined;
  readonly runUp?: boolean | undefined;
}

/** @rule quinta.movement.modes */
function cannotJump(world: World, leap: Leap): Verdict {
  const { by: who, to, metres: statedMetres, high = false, runUp = false } = leap;
  const creature = getCreature(world, who);
  const refusal = cannotGo(world, who);
  if (refusal) return refusal;
  if (hasEffect(world, creature, 'crawls')) return refuseQuinta('must-stand', { who });
  if (runUp && findFight(world) && creature.budget.moved < JUMP.runUp)
    return refuseQuinta('no-run-up', { who });
  const shut =
    to && creature.at && !high ? cannotLand(world, creature, to) : needsPlace(world, creature, leap);
  if (shut) return shut;
  const far =
    to && creature.at && !high
      ? squareDistance(squareFields(creature.at), squareFields(to)) * SQUARE
      : (statedMetres ?? 0);
  // avoids rounding errors of tenths of metres
  const max = Math.round(jumpDistance(world, creature, { high, runUp }).value * 1000) / 1000;
  if (far > max) return refuseQuinta('jump-too-far', { who, most: max });
  return far <= movementLeft(world, creature) ? undefined : tooFar(world, creature);
}

const squareFields = (square: Square) => ({ at: square, side: 1 });

/** On a map a long jump needs a square; a high jump, or a jump without a map, needs metres. */
function needsPlace(world: World, creature: Creature, { to, metres: said, high }: Leap): Verdict {
  if (isOnMap(world, creature) && !high)
    return refuseQuinta(said === undefined ? 'nowhere-to-go' : 'map-in-use', { who: creature.id });
  return to || said === undefined ? refuseQuinta('no-map', { who: creature.id }) : undefined;
}

/** Only walls and fear block a jump. */
function cannotLand(world: World, creature: Creature, to: Square): Verdict {
  const { map } = world;
  if (!map || !creature.at || !isOnMap(world, creature)) return refuseQuinta('no-map', { who: creature.id });
  const shut = notOpen(world, creature, to) ?? cannotStop(world, creature, to);
  if (shut) return shut;
  if (to.x === creature.at.x && to.y === creature.at.y)
    return refuseQuinta('nowhere-to-go', { who: creature.id });
  const way = listFlightSquares(creature.at, to);
  const wall = way.find((square) => notOpen(world, creature, square));
  if (wall) return refuseQuinta('wall', squareParams(wall));
  const { at } = creature;
  const near = way.find((square, index) =>
    wouldApproachFeared(world, creature, [way[index - 1] ?? at, square]),
  );
  return near && refuseQuinta('would-approach', { who: creature.id, ...squareParams(near) });
}

/**
 * Jumping out of reach provokes opportunity attacks. The jump ends before a landing square that an unnoticed creature
 * occupies.
 * @rule quinta.attack.opportunity @ruling R119
 */
function flyAlong(ctx: QuintaCtx, who: CreatureId, path: readonly Square[]): void {
  const rule = 'quinta.movement.modes';
  let metres = 0;
  for (const to of path) {
    const { at: from } = getCreature(ctx.world, who);
    if (from && ctx.world.options.opportunityTiming === 'before-leaving')
      offerOpportunityAttacks(ctx, who, changeByStep(ctx.world, getCreature(ctx.world, who), [from, to]));
    const creature = getCreature(ctx.world, who);
    if (!from || creature.life === 'dead' || speedFor(ctx.world, creature) === 0) break;
    // knocked prone before or during the jump
    if (hasEffect(ctx.world, creature, 'crawls')) break;
    if (to === path.at(-1) && findBlocker(ctx.world, creature, to)) break;
    metres += SQUARE;
    ctx.emit({
      type: 'moved',
      rule,
      who,
      to,
      spent: SQUARE,
      diagonals: creature.budget.diagonals,
      willing: true,
    });
    updateAfterMoving(ctx, who);
    if (ctx.world.options.opportunityTiming === 'after-leaving')
      offerOpportunityAttacks(ctx, who, changeByStep(ctx.world, creature, [from, to]));
    triggerOnApproach(ctx, who, from);
  }
  ctx.emit({ type: 'jumped', rule, who, metres, cleared: metres === path.length * SQUARE });
}
