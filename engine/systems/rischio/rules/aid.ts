import { creatureId, getCreature, type Reason, type Score, score } from '@arbitro/kernel';
import { action } from '../declare.ts';
import { refuseRischio } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { statusEffects } from './effects.ts';
import { cannotAct } from './may-act.ts';
import { capHealth, reviveAboveZero } from './support.ts';
import { AID_HEALTH } from './tables.ts';
import { endTurn } from './turn.ts';
import { die } from './zero-health.ts';

/**
 * Another creature picks the fallen player up. The points are added to the current health, however far below 0 it is.
 * @rule rischio.death.aid @rule rischio.death.revive-from-negative
 */
export const aid = action('aid', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, { by, on }) => {
    const { status } = getCreature(world, on);
    if (by === on) return refuseRischio('help-from-another');
    if (!statusEffects(status).helped) return refuseRischio('not-down', { on, status });
    return cannotAct(world, by);
  },
  resolve: (ctx, { by, on }) => {
    const fallen = getCreature(ctx.world, on);
    const { value, because } = computeAid(ctx.world, fallen);
    const health = applyMinimumHealth(ctx.world, capHealth(ctx.world, fallen, fallen.health + value));
    const points = health - fallen.health;
    ctx.emit({ type: 'healed', rule: 'rischio.death.aid', who: on, by, points, health, because });
    reviveAboveZero(ctx, on, 'rischio.death.revive-from-negative');
    if (health <= 0 && ctx.world.options.reviveShortfall === 'dies')
      die(ctx, fallen, { by: null, timesAtZeroToday: fallen.timesAtZeroToday });
    endTurn(ctx, by, [on]);
  },
});

const applyMinimumHealth = ({ options }: World, health: number): number =>
  options.reviveShortfall === 'at-least-one' ? Math.max(1, health) : health;

/** @rule rischio.death.aid-amount */
export function computeAid({ options }: World, { level }: Creature): Score {
  const base: Reason = { rule: 'rischio.death.aid-amount', what: 'aid', how: 'add', value: AID_HEALTH.base };
  const steps = { 'per-level': level, 'flat-from-level-1': Math.min(level, 1), none: 0 }[options.aidBonus];
  return score([
    base,
    { rule: 'rischio.death.aid-amount', what: 'level', how: 'add', value: AID_HEALTH.perLevel * steps },
  ]);
}
