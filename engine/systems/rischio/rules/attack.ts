import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  oneOf,
  oneOrMore,
  type Reason,
  someOf,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceFor, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { type Ability, BASIC_ATTACK, type Creature, findAbility } from '../state.ts';
import type { RischioCtx } from './checks.ts';
import { payCost } from './cost.ts';
import { computeRawDamage, wound } from './damage.ts';
import { rollHitDamage } from './damage-die.ts';
import { rollHits } from './hit.ts';
import { applySupport } from './support.ts';
import { cannotUse, listTargets } from './targets.ts';
import { endTurn } from './turn.ts';

export const launched = event(
  'launched',
  fields<{ by: CreatureId; ability: string; on: readonly CreatureId[] }>(),
);

export const damageReckoned = event(
  'damage-reckoned',
  fields<{ by: CreatureId; damage: number; because: readonly Reason[] }>(),
  { audience: ({ by }, world) => audienceFor(world, by) },
);

/** The basic attack: an ability without cost, on one target. */
export const attack = action('attack', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, { by, on }) => cannotUse(world, by, BASIC_ATTACK, [on]),
  resolve: (ctx, { by, on: target }) => {
    const agent = getCreature(ctx.world, by);
    const basic = agent.basicAttack;
    const on = [target];
    ctx.emit({ type: 'launched', rule: 'rischio.combat.attack-roll', by, ability: basic.name, on });
    endTurn(ctx, by, strike(ctx, { agent, ability: basic, on }));
  },
  offers: (world, { id, basicAttack }) => {
    const among = listTargets(world, id, basicAttack);
    return among.length > 0 ? [{ action: { type: 'attack', by: id }, slots: { on: oneOf(among) } }] : [];
  },
});

/** Uses an ability: pays the cost at once, applies the effect, then ends the turn. */
export const use = action('use', {
  fields: { by: creatureId, ability: z.string().min(1), on: oneOrMore(creatureId) },
  refuses: (world, { by, ability: id, on }) => cannotUse(world, by, id, on),
  resolve: (ctx, { by, ability: id, on }) => {
    const used = findAbility(getCreature(ctx.world, by), id);
    if (!used) throw new Error(`${by} has no ability ${id}: the action was let through unchecked`);
    ctx.emit({ type: 'launched', rule: LAUNCH_RULES[used.kind], by, ability: used.name, on });
    const goesOn = payCost(ctx, by, used);
    const hit = goesOn
      ? applyAbility(ctx, { agent: getCreature(ctx.world, by), ability: used, on })
      : NO_TARGETS;
    endTurn(ctx, by, [by, ...hit]);
  },
  offers: (world, { id, abilities }) =>
    abilities.flatMap((ability) => {
      const among = listTargets(world, id, ability);
      if (among.length === 0) return [];
      const whom =
        ability.targets === 'single' ? oneOf(among) : someOf(among, { least: 1, most: among.length });
      return [{ action: { type: 'use', by: id, ability: ability.id }, slots: { on: whom } }];
    }),
});

const NO_TARGETS: readonly CreatureId[] = [];

/** Applies the ability's effect; returns the creatures that may have fallen. */
function applyAbility(ctx: RischioCtx, launch: AbilityUse): readonly CreatureId[] {
  if (launch.ability.kind === 'attack') return strike(ctx, launch);
  applySupport(ctx, launch);
  return NO_TARGETS;
}

const LAUNCH_RULES = {
  attack: 'rischio.combat.attack-roll',
  support: 'rischio.combat.no-roll-abilities',
} as const satisfies Record<Ability['kind'], RuleId>;

/** An ability in progress. The agent's numbers are fixed at launch, even if the agent changes meanwhile. */
export interface AbilityUse {
  readonly agent: Creature;
  readonly ability: Ability;
  readonly on: readonly CreatureId[];
}

/**
 * The attacker's damage is fixed at launch. All targets dodge before any is wounded; wounds follow target order.
 * @rule rischio.combat.aoe
 */
function strike(ctx: RischioCtx, launch: AbilityUse): readonly CreatureId[] {
  const { agent } = launch;
  const fixed = computeRawDamage(ctx.world, agent, launch.ability);
  const { on: hit, natural20 } = rollHits(ctx, launch);
  if (hit.length === 0) return hit;
  const { value: damage, because } = rollHitDamage(ctx, agent.id, { fixed, natural20 });
  const isThrough = natural20 && ctx.world.options.attackExtremes === 'through';
  ctx.emit({ type: 'damage-reckoned', rule: 'rischio.damage.base', by: agent.id, damage, because });
  for (const on of hit) wound(ctx, { on, by: agent.id, raw: damage, isThrough });
  return hit;
}
