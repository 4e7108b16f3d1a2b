import { d } from '@arbitro/dice';
import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { Wound } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { healWound } from './heal.ts';
import { SECONDS, WEEKLY_HEALING } from './tables.ts';

/** Restores the hit points of a week of healing. @rule brp.healing.natural @rule brp.healing.hospital */
export function healForAWeek(ctx: BrpCtx, who: CreatureId, inHospital: boolean): void {
  const rule: RuleId = inHospital ? 'brp.healing.hospital' : 'brp.healing.natural';
  const { wounds } = getCreature(ctx.world, who);
  ctx.emit({ type: 'heals-at', rule, who, at: ctx.world.clock + SECONDS.week });
  const max = wounds.reduce((sum, { points }) => sum + points, 0);
  let left = Math.min(max, inHospital ? WEEKLY_HEALING : rollHealing(ctx, max));
  for (const wound of sortWounds(ctx, wounds)) {
    const points = Math.min(left, wound.points);
    healWound(ctx, { who, wound: wound.id, points, rule });
    left -= points;
  }
}

/** @rule brp.healing.natural */
const rollHealing = (ctx: BrpCtx, max: number): number =>
  ctx.roll({ name: 'natural-healing', rule: 'brp.healing.natural' }, 'gm', d(WEEKLY_HEALING), (points) =>
    Math.min(points, max),
  );

/** Sorts wounds by age or by size, as the options say. @ruling R94 */
function sortWounds({ world }: BrpCtx, wounds: readonly Wound[]): readonly Wound[] {
  const byAge = wounds.toSorted((a, b) => a.at - b.at || a.id - b.id);
  return world.options.naturalHealingOrder === 'oldest'
    ? byAge
    : byAge.toSorted((a, b) => b.points - a.points);
}
