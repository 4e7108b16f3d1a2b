import { type CreatureId, oneOf } from '@arbitro/kernel';
import { d20, dodgeOf, precisionOf, type RischioCtx } from '../checks.ts';
import type { RuleId } from '../rules.ts';
import { type Ability, creature, type HitRule, type RiskTerms } from '../state.ts';
import type { Launch } from './attack.ts';
import { take } from './risk.ts';

type Hits = (ctx: RischioCtx, launch: Launch) => (on: CreatureId) => boolean;

/**
 * How each rule decides on a hit. Any rule but the standard one replaces both its dice.
 *
 * @rule rischio.combat.alternative-hit-rule
 */
const HIT_TESTS: Readonly<Record<HitRule, Hits>> = {
  standard: precisionAgainstDodge,
  automatic: () => () => true,
  'target-risk': (ctx, { launched }) => {
    return (on) => take(ctx, on, riskOf(launched)) !== 'passed';
  },
  'attacker-risk': (ctx, { agent, launched }) => {
    const passed = take(ctx, agent.id, riskOf(launched)) === 'passed';
    return () => passed;
  },
  gm: (ctx) => (on) => gmSays(ctx, on),
};

/** Whom the ability hits, in target order. */
export function hitTest(ctx: RischioCtx, launch: Launch): readonly CreatureId[] {
  const { agent, launched, on } = launch;
  const hits = HIT_TESTS[launched.hitRule](ctx, launch);
  const rule: RuleId =
    launched.hitRule === 'standard' ? 'rischio.combat.hit-comparison' : 'rischio.combat.alternative-hit-rule';
  return on.filter((target) => {
    const hit = hits(target);
    ctx.emit({ type: 'struck', rule, by: agent.id, on: target, hit });
    return hit;
  });
}

/**
 * One precision roll for all; each defender dodges alone. Equal totals miss.
 *
 * @rule rischio.combat.attack-roll
 * @rule rischio.combat.hit-comparison
 */
function precisionAgainstDodge(ctx: RischioCtx, { agent }: Launch): (on: CreatureId) => boolean {
  const plus = precisionOf(ctx.world, agent);
  const total = ctx.roll(
    { name: 'precision', rule: 'rischio.combat.attack-roll', plus },
    agent.id,
    d20,
    (face) => face + plus.value,
  );
  return (on) => dodgeFails(ctx, on, total);
}

/** The defender always rolls, whatever the attacker's total. @rule rischio.combat.dodge-roll */
function dodgeFails(ctx: RischioCtx, on: CreatureId, attack: number): boolean {
  const defender = creature(ctx.world, on);
  if (defender.status === 'down' && ctx.world.options.downedDefender === 'auto-hit') return true;
  const plus = dodgeOf(ctx.world, defender);
  return ctx.roll(
    { name: 'dodge', rule: 'rischio.combat.dodge-roll', plus },
    on,
    d20,
    (face) => attack > face + plus.value,
  );
}

function gmSays(ctx: RischioCtx, on: CreatureId): boolean {
  const label = { name: `hit:${on}`, rule: 'rischio.combat.alternative-hit-rule' };
  return ctx.choose(label, 'gm', oneOf(['hits', 'misses'])) === 'hits';
}

function riskOf({ id, risk }: Ability): RiskTerms {
  if (!risk) throw new Error(`${id} hits by a risk and names none`);
  return risk;
}
