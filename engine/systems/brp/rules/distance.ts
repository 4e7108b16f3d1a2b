import { type CreatureId, fighter, theFight } from '@arbitro/kernel';
import type { BrpCtx } from '../checks.ts';
import type { Fight, World } from '../state.ts';
import { STEP } from '../tables.ts';

/** Metres between two who take part in the fight. */
export const distance = (world: World, a: CreatureId, b: CreatureId): number =>
  Math.abs(fighter(world, a).at - fighter(world, b).at);

/** So near one reaches with a step. @ruling R118 */
export const isNear = (world: World, a: CreatureId, b: CreatureId): boolean => distance(world, a, b) <= STEP;

const areEngaged = ({ engaged }: Fight, a: CreatureId, b: CreatureId): boolean =>
  engaged.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

export const isEngaged = ({ engaged }: Pick<Fight, 'engaged'>, who: CreatureId): boolean =>
  engaged.some(([a, b]) => a === who || b === who);

/** Whoever strikes hand to hand steps up, and both are engaged. @ruling R118 */
export function closeIn(ctx: BrpCtx, who: CreatureId, on: CreatureId): void {
  const rule = 'brp.combat.movement';
  const { at } = fighter(ctx.world, on);
  if (fighter(ctx.world, who).at !== at) ctx.emit({ type: 'placed', rule, who, at });
  if (!areEngaged(theFight(ctx.world), who, on)) ctx.emit({ type: 'engaged', rule, who, with: on });
}

/** Whom nobody can reach any more is no longer engaged. */
export function comeApart(ctx: BrpCtx): void {
  for (const [who, other] of theFight(ctx.world).engaged)
    if (!isNear(ctx.world, who, other))
      ctx.emit({ type: 'disengaged', rule: 'brp.combat.movement', who, with: other });
}

/** Out of the fight, or on the ground: they hold nobody up. */
export function letGoOf(ctx: BrpCtx, who: CreatureId): void {
  for (const [a, b] of theFight(ctx.world).engaged)
    if (a === who || b === who)
      ctx.emit({ type: 'disengaged', rule: 'brp.combat.movement', who: a, with: b });
}
