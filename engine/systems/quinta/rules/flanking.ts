import type { Space } from '@arbitro/grid';
import type { Reason } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import type { Aim } from './attack-sources.ts';
import { makeReason } from './derived.ts';
import { isInPlay, metresBetween, spaceIn } from './distance.ts';
import { findSupposedDistance } from './supposed-distance.ts';
import { SQUARE } from './tables.ts';

/** An attacker, the target, and where the attacker stands or would stand. */
interface FlankingQuestion {
  readonly attacker: Creature;
  readonly target: Creature;
  readonly from: Space | null;
}

/**
 * House rule: an attacker and an ally in melee with the target, on opposite sides of it, flank it. Without positions
 * every ally in melee with the target counts.
 * @rule quinta.attack.sequence @ruling R130
 */
export function isFlanked(world: World, { attacker, target, melee, metres }: Aim): boolean {
  if (world.options.flanking === 'none' || !melee || !target) return false;
  if (metres !== null && metres > SQUARE) return false;
  return hasFlankingAlly(world, { attacker, target, from: spaceIn(world, attacker) });
}

/** Returns whether an ally would flank the target together with an attacker in this space. @ruling R130 */
export const hasFlankingAlly = (world: World, question: FlankingQuestion): boolean =>
  world.creatures.some((ally) => canFlank(world, ally, question) && isOpposite(world, ally, question));

/** A hidden ally does not flank: the advantage would reveal it. */
const canFlank = (world: World, ally: Creature, { attacker, target }: FlankingQuestion): boolean =>
  ally.id !== attacker.id &&
  ally.id !== target.id &&
  ally.side === attacker.side &&
  ally.hidden === null &&
  ally.hp > 0 &&
  isInPlay(ally) &&
  !hasEffect(world, ally, 'no-actions');

function isOpposite(world: World, ally: Creature, { target, from }: FlankingQuestion): boolean {
  const metres = metresBetween(world, ally, target);
  const [to, around] = [spaceIn(world, ally), spaceIn(world, target)];
  if (metres === null || !from || !to || !around)
    return findSupposedDistance(world, ally.id, target.id) === SQUARE;
  return metres <= SQUARE && (crosses('x', [from, to], around) || crosses('y', [from, to], around));
}

type Axis = 'x' | 'y';
const centreOf = ({ at, side }: Space, axis: Axis): number => at[axis] + side / 2;

/** Whether the line between the two centres enters the space on one side and leaves it on the opposite one. */
function crosses(axis: Axis, [from, to]: readonly [Space, Space], around: Space): boolean {
  const other: Axis = axis === 'x' ? 'y' : 'x';
  const [start, end] = [centreOf(from, axis), centreOf(to, axis)];
  const [low, high] = [around.at[axis], around.at[axis] + around.side];
  if (Math.min(start, end) > low || Math.max(start, end) < high) return false;
  const slope = (centreOf(to, other) - centreOf(from, other)) / (end - start);
  return [low, high].every((line) => {
    const place = centreOf(from, other) + slope * (line - start) - around.at[other];
    return place >= -1e-9 && place <= around.side + 1e-9;
  });
}

/** What flanking adds to the attack roll, if the table plays it as a bonus. @rule quinta.d20.modifiers @ruling R130 */
export const flankingReasons = (world: World, aim: Aim): readonly Reason[] =>
  world.options.flanking === 'plus-two' && isFlanked(world, aim)
    ? [makeReason('quinta.d20.modifiers', 'flanking', 2)]
    : [];
