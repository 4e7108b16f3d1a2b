import {
  addReasons,
  type CreatureId,
  fields,
  getCreature,
  memoizeRecent,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { Ability, Creature, Gear, StatisticsContext, World } from '../state.ts';
import { damageStatistic, type RischioCtx, resistanceOf } from './checks.ts';
import { dropAtZero } from './zero-health.ts';

/**
 * Returns the ability's damage plus the relevant statistic and weapons in use, times the multipliers; no roll.
 * @rule rischio.damage.base @rule rischio.damage.relevant-stat
 */
export function computeRawDamage(world: StatisticsContext, attacker: Creature, launched: Ability): Score {
  const { relevantStat } = launched;
  const stat = relevantStat === null ? NO_DAMAGE : damageStatistic(world, attacker, relevantStat);
  return computeAbilityDamage(launched, stat, attacker.equipment);
}

const NO_DAMAGE: Score = score([]);

const computeAbilityDamage = memoizeRecent((launched: Ability, stat: Score, equipment: readonly Gear[]) => {
  const base: Reason = {
    rule: 'rischio.damage.base',
    what: launched.name,
    how: 'add',
    value: launched.damage,
  };
  const times: Reason = {
    rule: 'rischio.damage.base',
    what: 'multiplier',
    how: 'times',
    value: launched.multiplier,
  };
  const sum = [base, ...stat.because, ...weaponReasons(equipment)];
  return score(launched.multiplier === 1 ? sum : [...sum, times]);
});

/** @rule rischio.damage.weapon-stats */
function weaponReasons(equipment: readonly Gear[]): readonly Reason[] {
  return equipment
    .filter((gear) => gear.inUse && gear.damage !== 0)
    .map((gear) => ({
      rule: 'rischio.damage.weapon-stats',
      what: gear.name,
      how: 'add',
      value: gear.damage,
    }));
}

export const wounded = event(
  'wounded',
  fields<{
    who: CreatureId;
    by: CreatureId;
    damage: number;
    absorbed: number;
    health: number;
    shield: number;
    because: readonly Reason[];
  }>(),
  {
    amounts: ({ who, damage }) => [['damage', who, damage]],
    audience: audienceForWho,
    writeCreature: (draft, { health, shield }) => {
      draft.health = health;
      draft.shield = shield;
    },
  },
);

export interface DamageInput {
  readonly on: CreatureId;
  readonly by: CreatureId;
  /** Damage before the target's resistance. */
  readonly raw: number;
  /** Resistance does not count. */
  readonly isThrough: boolean;
}

/**
 * Resistance is subtracted last, once per hit. A shield takes damage before health, which may go below 0.
 * @rule rischio.damage.resistance-last @rule rischio.damage.apply @ruling R5
 */
export function wound(ctx: RischioCtx, { on, by, raw, isThrough }: DamageInput): void {
  const target = getCreature(ctx.world, on);
  const { value: damage, because } = isThrough
    ? subtractResistance(NO_DAMAGE, raw, ctx.world.options.minimumDamage)
    : applyResistance(ctx.world, target, raw);
  const absorbed = Math.min(target.shield, damage);
  const health = target.health - (damage - absorbed);
  const shield = target.shield - absorbed;
  ctx.emit({
    type: 'wounded',
    rule: 'rischio.damage.apply',
    who: on,
    by,
    damage,
    absorbed,
    health,
    shield,
    because,
  });
  if (health <= 0) dropAtZero(ctx, { who: on, before: target.health, by });
}

function applyResistance(world: World, target: Creature, raw: number): Score {
  return subtractResistance(resistanceOf(world, target), raw, world.options.minimumDamage);
}

const subtractResistance = memoizeRecent((resistance: Score, raw: number, min: number) =>
  addReasons(
    score([{ rule: 'rischio.damage.base', what: 'raw-damage', how: 'add', value: raw }]),
    ...resistance.because.map((reason) => ({ ...reason, value: 0 - reason.value })),
    { rule: 'rischio.damage.resistance-last', what: 'minimum', how: 'at-least', value: min },
  ),
);
