import { type CreatureId, fields, findFight, getCreature, listFactKeys, type Reason } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Boost, Creature, World } from '../state.ts';
import type { AbilityUse } from './attack.ts';
import { boostsInForce, type RischioCtx } from './checks.ts';
import { type Status, statusEffects } from './effects.ts';
import { findStatisticName } from './statistic-names.ts';

export const healed = event(
  'healed',
  fields<{ who: CreatureId; by: CreatureId; points: number; health: number; because: readonly Reason[] }>(),
  {
    amounts: ({ who, points }) => [['healed', who, points]],
    audience: audienceForWho,
    writeCreature: (draft, { health }) => {
      draft.health = health;
    },
  },
);

export const shieldRaised = event(
  'shield-raised',
  fields<{ who: CreatureId; by: CreatureId; points: number; shield: number }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { shield }) => {
      draft.shield = shield;
    },
  },
);

export const boosted = event(
  'boosted',
  fields<{ who: CreatureId; by: CreatureId; boosts: readonly Boost[] }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { boosts }) => {
      draft.boosts = boosts;
    },
  },
);

export const rose = event('rose', fields<{ who: CreatureId; status: Status }>(), {
  facts: ({ who }) => listFactKeys('rose', who),
  writeCreature: (draft, { status }) => {
    draft.status = status;
  },
});

/**
 * Applies a helpful ability without a roll. An agent killed by the cost can no longer be cured by it.
 * @rule rischio.combat.no-roll-abilities
 */
export function applySupport(ctx: RischioCtx, { agent, ability: launched, on }: AbilityUse): void {
  const by = agent.id;
  const { heal, shield, boost, rounds } = launched.effect;
  for (const who of on) {
    if (!statusEffects(getCreature(ctx.world, who).status).reached) continue;
    if (heal !== undefined) cure(ctx, { who, by, points: heal });
    if (shield !== undefined) raiseShield(ctx, { who, by, points: shield });
    if (boost !== undefined)
      addBoosts(ctx, {
        who,
        by,
        boosts: buildBoosts(ctx.world, who, { boost, rounds, from: launched.name }),
      });
  }
}

interface SupportInput {
  readonly who: CreatureId;
  readonly by: CreatureId;
  readonly points: number;
}

function cure(ctx: RischioCtx, { who, by, points }: SupportInput): void {
  const before = getCreature(ctx.world, who);
  const health = capHealth(ctx.world, before, before.health + points);
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
  reviveAboveZero(ctx, who, 'rischio.combat.no-roll-abilities');
}

/** Limits health to the maximum, if the character records one; health already above it stays. */
export function capHealth({ options }: World, { health, maxHealth }: Creature, wanted: number): number {
  if (options.healingCap === 'none' || maxHealth === null) return wanted;
  return Math.min(wanted, Math.max(health, maxHealth));
}

/** A fallen creature above 0 gets up; the day's count of drops stays. */
export function reviveAboveZero(ctx: RischioCtx, who: CreatureId, rule: RuleId): void {
  const { status, health } = getCreature(ctx.world, who);
  if (status === 'down' && health > 0) ctx.emit({ type: 'rose', rule, who, status: 'up' });
}

/** @ruling R5 */
function raiseShield(ctx: RischioCtx, { who, by, points }: SupportInput): void {
  const shield = getCreature(ctx.world, who).shield + points;
  ctx.emit({ type: 'shield-raised', rule: 'rischio.combat.no-roll-abilities', who, by, points, shield });
}

/** Expired boosts are removed. @ruling R6 */
function addBoosts(
  ctx: RischioCtx,
  {
    who,
    by,
    boosts,
  }: { readonly who: CreatureId; readonly by: CreatureId; readonly boosts: readonly Boost[] },
): void {
  const all = [...boostsInForce(ctx.world, getCreature(ctx.world, who)), ...boosts];
  ctx.emit({ type: 'boosted', rule: 'rischio.combat.no-roll-abilities', who, by, boosts: all });
}

interface BoostInput {
  readonly boost: Readonly<Record<string, number>>;
  readonly rounds: number | undefined;
  readonly from: string;
}

/** Each statistic as the target's sheet spells it. */
function buildBoosts(world: World, who: CreatureId, { boost, rounds, from }: BoostInput): readonly Boost[] {
  const target = getCreature(world, who);
  const round = findFight(world)?.round;
  const until = rounds === undefined || round === undefined ? null : round + rounds - 1;
  return Object.entries(boost).map(([stat, by]) => ({
    stat: findStatisticName(target, stat),
    by,
    from,
    until,
  }));
}
