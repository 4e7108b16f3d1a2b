import {
  type CreatureId,
  fields,
  findFighter,
  getCreature,
  getFight,
  isParticipant,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { updateFighter } from '../copy-state.ts';
import { event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import { type Creature, type Fight, isUp, type World } from '../state.ts';
import { isAbleToAct } from './acting.ts';
import type { WhiteboxCtx } from './checks.ts';
import { forbids } from './effects.ts';
import { leaveDoors } from './held-doors.ts';
import { feetInRound } from './move-rate.ts';
import { CLOSE_FEET, MELEE_FEET } from './tables.ts';
import type { Step } from './turn-actions.ts';

export const moved = event('moved', fields<{ who: CreatureId; feet: number; at: number }>(), {
  writeWorld: writeFight((fight, { who, feet, at }) =>
    updateFighter(fight, who, (fighter) => {
      fighter.at = at;
      fighter.moved += feet;
    }),
  ),
});

const positionOf = (fight: Fight, who: CreatureId): number => findFighter(fight, who)?.at ?? 0;

export const feetBetween = (fight: Fight, text: CreatureId, other: CreatureId): number =>
  Math.abs(positionOf(fight, text) - positionOf(fight, other));

/** @rule whitebox.combat.melee-range */
export const isNear = (fight: Fight, text: CreatureId, other: CreatureId): boolean =>
  feetBetween(fight, text, other) <= MELEE_FEET;

/**
 * Returns true if a creature of another side that is able to fight stands within reach.
 * @rule whitebox.combat.melee-range @ruling R88
 */
export function isEngaged(world: World, fight: Fight, creature: Creature): boolean {
  const at = positionOf(fight, creature.id);
  return fight.fighters.some(
    (other) => Math.abs(other.at - at) <= MELEE_FEET && canEngage(creature, getCreature(world, other.who)),
  );
}

/** Creatures that sleep, cannot act or flee do not hold others in melee. */
const canEngage = (creature: Creature, other: Creature): boolean =>
  isFoe(creature, other) && isAbleToAct(other) && other.morale !== 'flee';

/** Returns true for a creature of another side that is up and has not given up. */
export const isFoe = (creature: Creature, other: Creature): boolean =>
  other.side !== creature.side && isUp(other) && other.morale !== 'surrender';

/** Where a step ends: next to its target, and never further than the given feet. */
export function stepDestination(fight: Fight, who: CreatureId, { feet, toward, from }: Step): number {
  const at = positionOf(fight, who);
  if (toward !== undefined) {
    const to = positionOf(fight, toward);
    const way = Math.min(feet, Math.max(0, Math.abs(to - at) - CLOSE_FEET));
    return to < at ? at - way : at + way;
  }
  const away = from === undefined ? 0 : positionOf(fight, from);
  // from the same position it moves back to its own end of the field
  const back = away === at ? homeDirection(fight, who) : Math.sign(at - away);
  return from === undefined ? at : at + back * feet;
}

const homeDirection = ({ fighters }: Fight, who: CreatureId): 1 | -1 => {
  const [first] = fighters;
  return first?.who === who ? -1 : 1;
};

/** The distance after one of them has taken this step. */
export function feetAfterStep(fight: Fight, by: CreatureId, on: CreatureId, first: Step | undefined): number {
  const at = first ? stepDestination(fight, by, first) : positionOf(fight, by);
  return Math.abs(at - positionOf(fight, on));
}

/** The movement left this round. @rule whitebox.movement.combat-move @rule whitebox.travel.combat-yards */
export const feetLeft = (world: World, creature: Creature): number =>
  feetInRound(world, creature).value - (findFighter(getFight(world), creature.id)?.moved ?? 0);

/** @rule whitebox.movement.combat-move */
export function walk(ctx: WhiteboxCtx, who: CreatureId, step: Step | undefined): void {
  if (!step) return;
  const fight = getFight(ctx.world);
  const at = stepDestination(fight, who, step);
  const feet = Math.abs(at - positionOf(fight, who));
  if (feet === 0) return;
  ctx.emit({ type: 'moved', rule: 'whitebox.movement.combat-move', who, feet, at });
  leaveDoors(ctx, [who]);
}

/** A step needs `toward` or `from`. */
export function cannotGo(world: World, creature: Creature, { toward, from }: Step): Verdict {
  const other = toward ?? from;
  if (other === undefined || (toward !== undefined && from !== undefined))
    return refuseWhitebox('no-direction');
  return other === creature.id || !isParticipant(world, other)
    ? refuse('no-such-target', { on: other })
    : undefined;
}

export function isTooFar(world: World, creature: Creature, feet: number): Verdict {
  if (feet > 0 && forbids(creature, 'move')) return refuseWhitebox('cannot-move', { who: creature.id });
  const max = feetLeft(world, creature);
  return feet > max ? refuseWhitebox('too-far', { who: creature.id, most: max }) : undefined;
}
