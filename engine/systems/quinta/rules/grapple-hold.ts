import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { effectsOfKind } from './active-effects.ts';
import type { QuintaCtx } from './checks.ts';
import { loseCondition } from './conditions.ts';
import { metresBetween } from './distance.ts';
import type { Condition } from './effects.ts';
import { findFeature } from './features.ts';
import type { Retreat } from './supposed-distance.ts';
import { SQUARE } from './tables.ts';

const RULE = 'quinta.attack.grappling';
/** The condition of a grappled creature, and its cause when the grappler uses its hands. */
export const GRAPPLED: Condition = 'grappled';
export const GRAPPLE_CAUSE = 'grapple';

/** Returns whether the grappler holds the creature. */
export const isHolding = (grappler: CreatureId, { afflictions }: Creature): boolean =>
  afflictions.some(({ condition, source }) => condition === GRAPPLED && source === grappler);

/**
 * Returns whether the grappler holds the creature with a hand: no feature of the grappler is the cause.
 * @rule quinta.attack.grappling @ruling R116
 */
export const isHeldBy = ({ afflictions }: Creature, grappler: Creature): boolean =>
  afflictions.some(
    ({ condition, source, cause }) =>
      condition === GRAPPLED && source === grappler.id && findFeature(grappler, cause) === undefined,
  );

export const releaseGrapple = (ctx: QuintaCtx, source: CreatureId, who: CreatureId): void =>
  loseCondition(ctx, { who, condition: GRAPPLED, source, rule: RULE });

/** Ends all grapples of a creature that cannot act. @rule quinta.attack.grappling */
export function releaseAllGrapples(ctx: QuintaCtx, who: CreatureId): void {
  for (const creature of ctx.world.creatures)
    if (creature.afflictions.length > 0 && isHolding(who, creature)) releaseGrapple(ctx, who, creature.id);
}

/**
 * Ends grapples beyond their reach, including those of and on the riders of a mount that has moved.
 * @rule quinta.conditions.grappled @rule quinta.attack.grappling
 */
export function endDistantGrapples(ctx: QuintaCtx, who: CreatureId): void {
  const hasMoved = (id: CreatureId): boolean => id === who || getCreature(ctx.world, id).rides === who;
  for (const held of ctx.world.creatures) {
    if (held.afflictions.length === 0) continue;
    for (const { condition, source, cause } of held.afflictions)
      if (condition === GRAPPLED && source !== null && (hasMoved(held.id) || hasMoved(source)))
        if (isOutOfReach(ctx.world, { held, source, cause })) releaseGrapple(ctx, source, held.id);
  }
}

/**
 * Without positions, ends the grapples whose reach the move exceeds, unless the grappled creature is dragged along.
 * @rule quinta.conditions.grappled @ruling R125
 */
export function endGrapplesByMetres(ctx: QuintaCtx, who: CreatureId, { metres, leaves }: Retreat): void {
  const hasMoved = (id: CreatureId): boolean => id === who || getCreature(ctx.world, id).rides === who;
  const isLeft = (id: CreatureId): boolean => !hasMoved(id) && (leaves === undefined || leaves.includes(id));
  for (const held of ctx.world.creatures)
    for (const { condition, source, cause } of held.afflictions) {
      if (condition !== GRAPPLED || source === null) continue;
      const isParted = (hasMoved(held.id) && isLeft(source)) || (hasMoved(source) && isLeft(held.id));
      const isFar = SQUARE + metres > gripReachOf(getCreature(ctx.world, source), cause);
      if (isParted && isFar && !isDraggedBy(ctx.world, held, who)) releaseGrapple(ctx, source, held.id);
    }
}

/** Ends all grapples on a dead or absent creature. @rule quinta.attack.grappling */
export function endAllGrapplesOn(ctx: QuintaCtx, who: CreatureId): void {
  for (const { condition, source, cause } of getCreature(ctx.world, who).afflictions)
    if (condition === GRAPPLED && source !== null)
      loseCondition(ctx, { who, condition, cause, source, rule: RULE });
}

/**
 * Returns the grappled creatures that move along with the grappler, if the options say so.
 * @rule quinta.conditions.grappled @ruling R124
 */
export const listDragged = (world: World, who: CreatureId): readonly Creature[] =>
  world.creatures.filter((held) => isDraggedBy(world, held, who));

export const isDraggedBy = (world: World, held: Creature, who: CreatureId): boolean =>
  held.afflictions.length > 0 && effectsOfKind(world, held, 'dragged').some(({ source }) => source === who);

/** Returns whether all grapples of this source on the creature are out of reach at the current positions. */
export const isBeyondGrip = (world: World, held: Creature, source: CreatureId): boolean =>
  held.afflictions
    .filter((affliction) => affliction.condition === GRAPPLED && affliction.source === source)
    .every(({ cause }) => isOutOfReach(world, { held, source, cause }));

interface GrappleHold {
  readonly held: Creature;
  readonly source: CreatureId;
  readonly cause: string;
}

function isOutOfReach(world: World, { held, source, cause }: GrappleHold): boolean {
  const grappler = getCreature(world, source);
  return (metresBetween(world, grappler, held) ?? 0) > gripReachOf(grappler, cause);
}

/**
 * The reach of the grappling feature; for a grapple set by the game master, the grappler's longest reach.
 * @rule quinta.conditions.grappled @ruling R123
 */
function gripReachOf(grappler: Creature, cause: string): number {
  if (cause === GRAPPLE_CAUSE) return SQUARE;
  const holding = findFeature(grappler, cause);
  const features = holding ? [holding] : grappler.deeds;
  return Math.max(SQUARE, ...features.map(({ attack }) => (attack?.kind === 'melee' ? attack.reach : 0)));
}
