import { type CreatureId, creature, fields, fightOn, type Reason } from '@arbitro/kernel';
import { event, ofWhom } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Boost, Creature, World } from '../state.ts';
import type { Launch } from './attack.ts';
import { boostsInForce, type RischioCtx } from './checks.ts';
import { type Status, statusEffects } from './effects.ts';
import { statisticName } from './statistic-names.ts';

export const healed = event(
  'healed',
  fields<{ who: CreatureId; by: CreatureId; points: number; health: number; because: readonly Reason[] }>(),
  {
    audience: ofWhom,
    writeCreature: (one, { health }) => {
      one.health = health;
    },
  },
);

export const shieldRaised = event(
  'shield-raised',
  fields<{ who: CreatureId; by: CreatureId; points: number; shield: number }>(),
  {
    audience: ofWhom,
    writeCreature: (one, { shield }) => {
      one.shield = shield;
    },
  },
);

export const boosted = event(
  'boosted',
  fields<{ who: CreatureId; by: CreatureId; boosts: readonly Boost[] }>(),
  {
    audience: ofWhom,
    writeCreature: (one, { boosts }) => {
      one.boosts = boosts;
    },
  },
);

export const rose = event('rose', fields<{ who: CreatureId; status: Status }>(), {
  writeCreature: (one, { status }) => {
    one.status = status;
  },
});

/**
 * Applies a helpful ability without a roll. An agent killed by the cost can no longer be cured by it.
 *
 * @rule rischio.combat.no-roll-abilities
 */
export function support(ctx: RischioCtx, { agent, launched, on }: Launch): void {
  const by = agent.id;
  const { heal, shield, boost, rounds } = launched.effect;
  for (const who of on) {
    if (!statusEffects(creature(ctx.world, who).status).reached) continue;
    if (heal !== undefined) cure(ctx, { who, by, points: heal });
    if (shield !== undefined) raiseShield(ctx, { who, by, points: shield });
    if (boost !== undefined)
      raise(ctx, { who, by, boosts: boostsOf(ctx.world, who, { boost, rounds, from: launched.name }) });
  }
}

interface Good {
  readonly who: CreatureId;
  readonly by: CreatureId;
  readonly points: number;
}

function cure(ctx: RischioCtx, { who, by, points }: Good): void {
  const before = creature(ctx.world, who);
  const health = capped(ctx.world, before, before.health + points);
  const because: readonly Reason[] = [
    { rule: 'rischio.combat.no-roll-abilities', what: 'heal', how: 'add', value: points },
  ];
  const gained = health - before.health;
  ctx.emit({
    type: 'healed',
    rule: 'rischio.combat.no-roll-abilities',
    who,
    by,
    points: gained,
    health,
    because,
  });
  riseAboveZero(ctx, who, 'rischio.combat.no-roll-abilities');
}

/** Limits health to the maximum, if the character records one; health already above it stays. */
export function capped({ options }: World, { health, maxHealth }: Creature, wanted: number): number {
  if (options.healingCap === 'none' || maxHealth === null) return wanted;
  return Math.min(wanted, Math.max(health, maxHealth));
}

/** A fallen creature above 0 gets up; the day's count of drops stays. */
export function riseAboveZero(ctx: RischioCtx, who: CreatureId, rule: RuleId): void {
  const { status, health } = creature(ctx.world, who);
  if (status === 'down' && health > 0) ctx.emit({ type: 'rose', rule, who, status: 'up' });
}

/** @ruling R5 */
function raiseShield(ctx: RischioCtx, { who, by, points }: Good): void {
  const shield = creature(ctx.world, who).shield + points;
  ctx.emit({ type: 'shield-raised', rule: 'rischio.combat.no-roll-abilities', who, by, points, shield });
}

/** Expired boosts are removed. @ruling R6 */
function raise(
  ctx: RischioCtx,
  {
    who,
    by,
    boosts,
  }: { readonly who: CreatureId; readonly by: CreatureId; readonly boosts: readonly Boost[] },
): void {
  const all = [...boostsInForce(ctx.world, creature(ctx.world, who)), ...boosts];
  ctx.emit({ type: 'boosted', rule: 'rischio.combat.no-roll-abilities', who, by, boosts: all });
}

interface Raising {
  readonly boost: Readonly<Record<string, number>>;
  readonly rounds: number | undefined;
  readonly from: string;
}

/** Each statistic as the target's sheet spells it. */
function boostsOf(world: World, who: CreatureId, { boost, rounds, from }: Raising): readonly Boost[] {
  const target = creature(world, who);
  const round = fightOn(world)?.round;
  const until = rounds === undefined || round === undefined ? null : round + rounds - 1;
  return Object.entries(boost).map(([stat, by]) => ({
    stat: statisticName(target, stat),
    by,
    from,
    until,
  }));
}
