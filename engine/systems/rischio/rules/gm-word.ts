import { creature } from '@arbitro/kernel';
import type { AwardExperience, ChangeResource, Harm, Heal } from '../actions.ts';
import type { RischioCtx } from '../checks.ts';
import { resourceName } from '../statistic-names.ts';
import { levelUp } from './experience.ts';
import { capped, riseAboveZero } from './support.ts';
import { endTurnOfFallen } from './turn.ts';
import { dropAtZero } from './zero-health.ts';

/**
 * Health lost by the game master's word: a fall, a trap, what a grave failure costs. Nothing reduces it.
 *
 * @rule rischio.risk.grave-failure
 * @ruling R13
 */
export function harm(ctx: RischioCtx, { who, points }: Harm): void {
  const { health: before } = creature(ctx.world, who);
  const health = before - points;
  ctx.emit({ type: 'harmed', rule: 'rischio.risk.grave-failure', who, points, health });
  dropAtZero(ctx, { who, before, by: null });
  endTurnOfFallen(ctx, who);
}

/** Health given back by the game master's word: a night's rest, a potion. @ruling R13 */
export function heal(ctx: RischioCtx, { who, points }: Heal): void {
  const before = creature(ctx.world, who);
  const health = capped(ctx.world, before, before.health + points);
  const restored = health - before.health;
  const rule = 'rischio.combat.no-roll-abilities';
  const told = { type: 'restored', rule, who, points: restored, health } as const;
  ctx.emit(restored < points ? { ...told, wanted: points } : told);
  riseAboveZero(ctx, who, rule);
}

/** A resource is found, bought or used up; `points` may be negative. @ruling R13 */
export function changeResource(ctx: RischioCtx, { who, resource: given, points }: ChangeResource): void {
  const one = creature(ctx.world, who);
  const resource = resourceName(one, given);
  const left = (one.resources[resource] ?? 0) + points;
  ctx.emit({ type: 'resource-changed', rule: 'rischio.combat.additional-cost', who, resource, points, left });
}

/** Experience for something else than a defeat. @ruling R13 */
export function awardExperience(ctx: RischioCtx, { who, points }: AwardExperience): void {
  const exp = creature(ctx.world, who).exp + points;
  ctx.emit({ type: 'exp-awarded', rule: 'rischio.xp.instant', who, points, exp });
  levelUp(ctx, who);
}
