import type { Action } from '../actions.ts';
import { speedFor } from '../rules/budget.ts';
import { metresBetween } from '../rules/distance.ts';
import { chooseApproach, fastestGait, ifAllowed, moverOf } from './policy-plans.ts';
import { pointsFrom, strongestOf } from './threat.ts';
import type { Outlook } from './worth.ts';

/** A creature comes nearer if it is stronger there by this factor. */
const STRONGER_NEAR = 1.25;
/** From so many moves away, a Dash saves a round of coming nearer. */
const FAR_MOVES = 2;

interface Gap {
  /** From its nearest foe, in metres. */
  readonly metres: number;
  /** From how far its strongest attack works. */
  readonly reach: number;
}

/** Returns how far the creature is from where it is much stronger than here, if it can do something here too. */
function findGap({ world, creature, foes }: Outlook): Gap | undefined {
  const { points, metres: reach } = strongestOf(creature);
  const metres = Math.min(...foes.map((foe) => metresBetween(world, creature, foe) ?? 0));
  if (!Number.isFinite(metres) || metres <= reach) return undefined;
  const here = pointsFrom(creature, metres);
  return here > 0 && points >= STRONGER_NEAR * here ? { metres, reach } : undefined;
}

/** After an attack from afar, comes nearer if its best attacks need it. */
export function chooseClosingIn(outlook: Outlook): Action | undefined {
  const gap = findGap(outlook);
  return gap && chooseApproach(outlook.world, outlook.creature, gap.reach);
}

/** Instead of an attack from afar, dashes to where it is much stronger, if that takes a round less. */
export function chooseCharge(outlook: Outlook): Action | undefined {
  const { world, creature } = outlook;
  const mover = moverOf(world, creature);
  const gap = creature.budget.action ? findGap(outlook) : undefined;
  if (!gap || gap.metres - gap.reach <= FAR_MOVES * speedFor(world, mover, fastestGait(world, mover)))
    return undefined;
  return ifAllowed(world, { type: 'dash', by: mover.id });
}
