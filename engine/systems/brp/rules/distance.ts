import { type CreatureId, fields, getCreature, getFight, getFighter } from '@arbitro/kernel';
import { event, writeFight, writeFighterWho } from '../declare.ts';
import type { Cover, Fight, World } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { FREE_STEP } from './tables.ts';

const pair = fields<{ who: CreatureId; with: CreatureId }>();

export const engaged = event('engaged', pair, {
  writeWorld: writeFight((fight, { who, with: other }) => {
    if (!areEngaged(fight, who, other)) fight.engaged = [...fight.engaged, [who, other]];
  }),
});

export const disengaged = event('disengaged', pair, {
  writeWorld: writeFight((fight, { who, with: other }) => {
    fight.engaged = fight.engaged.filter((both) => !isPair(both, who, other));
  }),
});

/** `moved` is set if the creature moved itself: its total movement this round. */
export const placed = event('placed', fields<{ who: CreatureId; at: number; moved?: number }>(), {
  writeWorld: writeFighterWho((fighter, { at, moved }) => {
    fighter.at = at;
    if (moved !== undefined) fighter.moved = moved;
  }),
});

export const coverTaken = event('cover-taken', fields<{ who: CreatureId; cover: Cover | null }>(), {
  writeWorld: writeFighterWho((fighter, { cover }) => {
    fighter.cover = cover;
  }),
});

/** Returns the metres between two fighters. */
export const distance = (world: World, a: CreatureId, b: CreatureId): number =>
  Math.abs(getFighter(world, a).at - getFighter(world, b).at);

/** Whether the other creature can be reached with a step. @ruling R118 */
export const isNear = (world: World, a: CreatureId, b: CreatureId): boolean =>
  distance(world, a, b) <= FREE_STEP;

const isPair = ([x, y]: readonly [CreatureId, CreatureId], a: CreatureId, b: CreatureId): boolean =>
  (x === a && y === b) || (x === b && y === a);

const areEngaged = (fight: Pick<Fight, 'engaged'>, a: CreatureId, b: CreatureId): boolean =>
  fight.engaged.some((both) => isPair(both, a, b));

export const isEngaged = (fight: Pick<Fight, 'engaged'>, who: CreatureId): boolean =>
  fight.engaged.some(([a, b]) => a === who || b === who);

/**
 * Whether other creatures engage this one, so that it can move no further than a step.
 * @rule brp.combat.movement @ruling R63
 */
export const isEngagedWithOthers = (fight: Fight, who: CreatureId, on: CreatureId): boolean =>
  fight.engaged.some((both) => both.includes(who) && !both.includes(on));

/** A melee attacker steps up to its target, and both become engaged. @ruling R118 */
export function closeIn(ctx: BrpCtx, who: CreatureId, on: CreatureId): void {
  stepUp(ctx, who, on);
  if (!areEngaged(getFight(ctx.world), who, on))
    ctx.emit({ type: 'engaged', rule: 'brp.combat.movement', who, with: on });
}

/**
 * Moves the creature up to its target for a melee action; the distance counts as movement.
 * @rule brp.combat.movement @ruling R118
 */
export function stepUp(ctx: BrpCtx, who: CreatureId, on: CreatureId): void {
  const { at } = getFighter(ctx.world, on);
  const { at: from, moved } = getFighter(ctx.world, who);
  if (from === at) return;
  const way = moved + Math.abs(at - from);
  ctx.emit({ type: 'placed', rule: 'brp.combat.movement', who, at, moved: way });
  kneel(ctx, who, false);
  leaveBehind(ctx, who, way);
}

/**
 * Ends engagements that are out of reach and, after more than a step, the creature's cover.
 * @rule brp.spot.cover @ruling R100
 */
export function leaveBehind(ctx: BrpCtx, who: CreatureId, metres: number): void {
  disengageDistant(ctx);
  if (metres > FREE_STEP && getFighter(ctx.world, who).cover !== null)
    ctx.emit({ type: 'cover-taken', rule: 'brp.spot.cover', who, cover: null });
}

/** Ends engagements of creatures that are no longer in reach of each other. */
function disengageDistant(ctx: BrpCtx): void {
  for (const [who, other] of getFight(ctx.world).engaged)
    if (!isNear(ctx.world, who, other))
      ctx.emit({ type: 'disengaged', rule: 'brp.combat.movement', who, with: other });
}

/** Ends the engagements of a creature that has left the fight or lies on the ground. */
export function releaseHolds(ctx: BrpCtx, who: CreatureId): void {
  for (const [a, b] of getFight(ctx.world).engaged)
    if (a === who || b === who)
      ctx.emit({ type: 'disengaged', rule: 'brp.combat.movement', who: a, with: b });
}

/** Makes the creature kneel or get up. A kneeling creature cannot move. @rule brp.shields.missile-parry */
export function kneel(ctx: BrpCtx, who: CreatureId, isWanted: boolean | undefined): void {
  const rule = 'brp.shields.missile-parry';
  const kneels = getCreature(ctx.world, who).conditions.includes('kneeling');
  if (isWanted === undefined || isWanted === kneels) return;
  if (isWanted) ctx.emit({ type: 'condition-gained', rule, who, condition: 'kneeling', by: null });
  else ctx.emit({ type: 'condition-lost', rule, who, condition: 'kneeling' });
}
