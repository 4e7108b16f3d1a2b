import { listSquaresOnLine, type Square, squareDistance } from '@arbitro/grid';
import {
  type CreatureId,
  getCreature,
  creatureId,
  fields,
  findFight,
  type Score,
  score,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import type { EventOf } from '../events.ts';
import { squareParams, refuseQuinta } from '../refusals.ts';
import { metres } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { updateAfterMoving } from './after-moving.ts';
import { changeByStep } from './supposed-distance.ts';
import { goAway } from './break-away.ts';
import { movementLeft, speedFor } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { abilityModifier, hasEffect, makeReason, roundDistance } from './derived.ts';
import { wouldApproachFeared } from './fear.ts';
import { optionalFlag, optionalSquare } from './fields.ts';
import { trackerAudience } from './lurking.ts';
import { cannotGo, cannotStop, notOpen, tooFar } from './may-move.ts';
import { isOnMap } from './move.ts';
import { offerOpportunityAttacks } from './opportunity.ts';
import { triggerOnApproach } from './ready.ts';
import { findBlocker, squaresAround } from './space.ts';
import { JUMP, SQUARE } from './tables.ts';

export const jumped = event('jumped', fields<{ who: CreatureId; metres: number; cleared: boolean }>(), {
  audience: ({ who }, world) => trackerAudience(world, who),
});

/**
 * Metres: a long jump by the Strength score, a high jump by its modifier; half without a run-up.
 *
 * @rule quinta.movement.modes
 * @ruling R47
 */
function jumpDistance({ options }: World, one: Creature, { high, runUp }: Pick<Leap, 'high' | 'runUp'>): Score {
  const rule = 'quinta.movement.modes';
  const points = high ? Math.max(0, JUMP.high + abilityModifier(one, 'str')) : one.scores.str;
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
 *
 * @rule quinta.core.round-down
 */
function roundJump(options: World['options'], points: number): number {
  const isByPoint = options.distanceRounding === 'square';
  const metres = ((isByPoint ? Math.floor(points) : points) * JUMP.tenths) / 10;
  return isByPoint ? metres : roundDistance(options, metres);
}

/** The squares on the path of the jump; the last is the landing. */
const listFlightSquares = (from: Square, to: Square): readonly Square[] => [...listSquaresOnLine(from, to), to];

/** Jumps over anything on the path. Every metre costs movement. @rule quinta.movement.modes */
export const jump = action('jump', {
  fields: { by: creatureId, to: optionalSquare, metres: metres.optional(), high: optionalFlag, runUp: optionalFlag },
  refuses: cannotJump,
  resolve: (ctx, { by, to, metres: far = 0, high = false }) => {
    const one = getCreature(ctx.world, by);
    if (to && one.at && isOnMap(ctx.world, one)) return flyAlong(ctx, by, listFlightSquares(one.at, to));
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
  offers: (world, one, { withOneOf }) => {
    const runUp = findFight(world) !== undefined && one.budget.moved >= JUMP.runUp;
    const far = Math.floor(jumpDistance(world, one, { runUp }).value / SQUARE);
    const given = { type: 'jump', by: one.id, ...(runUp && { runUp }) };
    const { at } = one;
    if (!at || !isOnMap(world, one)) return withOneOf(world, given, ['metres', [far * SQUARE]]);
    return withOneOf(world, given, [
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
  const { by: who, to, metres: said, high = false, runUp = false } = leap;
  const one = getCreature(world, who);
  const barred = cannotGo(world, who);
  if (barred) return barred;
  if (hasEffect(world, one, 'crawls')) return refuseQuinta('must-stand', { who });
  if (runUp && findFight(world) && one.budget.moved < JUMP.runUp) return refuseQuinta('no-run-up', { who });
  const shut = to && one.at && !high ? cannotLand(world, one, to) : needsPlace(world, one, leap);
  if (shut) return shut;
  const far = to && one.at && !high ? squareDistance(squareFields(one.at), squareFields(to)) * SQUARE : (said ?? 0);
  // avoids rounding errors of tenths of metres
  const most = Math.round(jumpDistance(world, one, { high, runUp }).value * 1000) / 1000;
  if (far > most) return refuseQuinta('jump-too-far', { who, most });
  return far <= movementLeft(world, one) ? undefined : tooFar(world, one);
}

const squareFields = (square: Square) => ({ at: square, side: 1 });

/** On a map a long jump needs a square; a high jump, or a jump without a map, needs metres. */
function needsPlace(world: World, one: Creature, { to, metres: said, high }: Leap): Verdict {
  if (isOnMap(world, one) && !high)
    return refuseQuinta(said === undefined ? 'nowhere-to-go' : 'map-in-use', { who: one.id });
  return to || said === undefined ? refuseQuinta('no-map', { who: one.id }) : undefined;
}

/** Only walls and fear block a jump. */
function cannotLand(world: World, one: Creature, to: Square): Verdict {
  const { map } = world;
  if (!map || !one.at || !isOnMap(world, one)) return refuseQuinta('no-map', { who: one.id });
  const shut = notOpen(world, one, to) ?? cannotStop(world, one, to);
  if (shut) return shut;
  if (to.x === one.at.x && to.y === one.at.y) return refuseQuinta('nowhere-to-go', { who: one.id });
  const wall = listSquaresOnLine(one.at, to).find((square) => notOpen(world, one, square));
  if (wall) return refuseQuinta('wall', squareParams(wall));
  return wouldApproachFeared(world, one, [one.at, to])
    ? refuseQuinta('would-approach', { who: one.id, ...squareParams(to) })
    : undefined;
}

/**
 * Jumping out of reach provokes opportunity attacks. The jump ends before a landing square that an unnoticed creature
 * occupies.
 *
 * @rule quinta.attack.opportunity
 * @ruling R119
 */
function flyAlong(ctx: QuintaCtx, who: CreatureId, path: readonly Square[]): void {
  const rule = 'quinta.movement.modes';
  let metres = 0;
  for (const to of path) {
    const { at: from } = getCreature(ctx.world, who);
    if (from && ctx.world.options.opportunityTiming === 'before-leaving')
      offerOpportunityAttacks(ctx, who, changeByStep(ctx.world, getCreature(ctx.world, who), [from, to]));
    const one = getCreature(ctx.world, who);
    if (!from || one.life === 'dead' || speedFor(ctx.world, one) === 0) break;
    // knocked prone before or during the jump
    if (hasEffect(ctx.world, one, 'crawls')) break;
    if (to === path.at(-1) && findBlocker(ctx.world, one, to)) break;
    metres += SQUARE;
    ctx.emit({
      type: 'moved',
      rule,
      who,
      to,
      spent: SQUARE,
      diagonals: one.budget.diagonals,
      willing: true,
    });
    updateAfterMoving(ctx, who);
    if (ctx.world.options.opportunityTiming === 'after-leaving')
      offerOpportunityAttacks(ctx, who, changeByStep(ctx.world, one, [from, to]));
    triggerOnApproach(ctx, who, from);
  }
  ctx.emit({ type: 'jumped', rule, who, metres, cleared: metres === path.length * SQUARE });
}
