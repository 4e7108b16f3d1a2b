import type { Arm, Creature } from '../state.ts';
import { countFullHands, HANDS } from './arms.ts';
import { applyReadying } from './intent.ts';

export interface GripChange {
  readonly draw?: readonly string[];
  readonly stow?: readonly string[];
}

/**
 * Returns what to stow and draw to have the arm in hand, or undefined if that is impossible.
 * @rule brp.spot.draw-weapon
 */
export const findGrip = (creature: Creature, arm: Arm): GripChange | undefined =>
  arm.held === 'dropped' ? undefined : planGrip(creature, arm);

/** Returns the same, including what has to be picked up. @ruling R120 */
export function planGrip(creature: Creature, arm: Arm): GripChange {
  if (arm.held === 'hand' || arm.modes.every(({ hands }) => hands === 0)) return {};
  const draw = [arm.id];
  if (countFullHands(applyReadying(creature, { draw }).arms) <= HANDS) return { draw };
  const stow = creature.arms.filter(
    ({ held, modes }) => held === 'hand' && modes.some(({ hands }) => hands > 0),
  );
  return { draw, stow: stow.map(({ id }) => id) };
}
