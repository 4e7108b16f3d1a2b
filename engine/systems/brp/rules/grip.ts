import type { Arm, Creature } from '../state.ts';
import { HANDS, handsFull } from './arms.ts';
import { readied } from './intent.ts';

export interface Grip {
  readonly draw?: readonly string[];
  readonly stow?: readonly string[];
}

/**
 * Returns what to stow and draw to have the arm in hand, or undefined if that is impossible.
 *
 * @rule brp.spot.draw-weapon
 */
export const gripOn = (one: Creature, arm: Arm): Grip | undefined =>
  arm.held === 'dropped' ? undefined : planGrip(one, arm);

/** Returns the same, including what has to be picked up. @ruling R120 */
export function planGrip(one: Creature, arm: Arm): Grip {
  if (arm.held === 'hand' || arm.modes.every(({ hands }) => hands === 0)) return {};
  const draw = [arm.id];
  if (handsFull(readied(one, { draw }).arms) <= HANDS) return { draw };
  const stow = one.arms.filter(({ held, modes }) => held === 'hand' && modes.some(({ hands }) => hands > 0));
  return { draw, stow: stow.map(({ id }) => id) };
}
