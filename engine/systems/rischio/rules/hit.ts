import { type CreatureId, declareReading, fields, getCreature, listFactKeys, oneOf } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Ability, HitRule, RiskTerms } from '../state.ts';
import type { AbilityUse } from './attack.ts';
import {
  type AttackTotal,
  d20,
  dodgeOf,
  precisionOf,
  type RischioCtx,
  readAttackDie,
  STATIC_DODGE,
} from './checks.ts';
import { rollRisk } from './risk.ts';

export const struck = event('struck', fields<{ by: CreatureId; on: CreatureId; hit: boolean }>(), {
  facts: ({ on, hit }) => (hit ? listFactKeys('hit', on) : [`missed:${on}`]),
});

/** A way to decide a hit: the attacker's part, once for all targets, and its comparison with each target. */
interface HitTest {
  attacker(ctx: RischioCtx, launch: AbilityUse): AttackTotal;
  hits(ctx: RischioCtx, on: CreatureId, attacker: AttackTotal, launch: AbilityUse): boolean;
}

const rollNothing = (): number => 0;
const STANDARD_TEST: HitTest = { attacker: rollPrecision, hits: dodgeFails };

/**
 * How each rule decides a hit. Any rule except the standard one replaces both its dice.
 * @rule rischio.combat.alternative-hit-rule
 */
const HIT_TESTS: Readonly<Record<HitRule, HitTest>> = {
  standard: STANDARD_TEST,
  automatic: { attacker: rollNothing, hits: () => true },
  'target-risk': {
    attacker: rollNothing,
    hits: (ctx, on, _, { ability: launched }) => rollRisk(ctx, on, riskOf(launched)) !== 'passed',
  },
  'attacker-risk': {
    attacker: (ctx, { agent, ability: launched }) =>
      rollRisk(ctx, agent.id, riskOf(launched)) === 'passed' ? 1 : 0,
    hits: (_, __, passed) => passed === 1,
  },
  gm: { attacker: rollNothing, hits: askGm },
};

export interface Hits {
  /** The targets hit, in target order. */
  readonly on: readonly CreatureId[];
  /** By a natural 20, where the options give it an effect. */
  readonly natural20: boolean;
}

export function rollHits(ctx: RischioCtx, launch: AbilityUse): Hits {
  const { agent, ability: launched } = launch;
  const standard = launched.hitRule === 'standard';
  const test = standard ? STANDARD_TEST : HIT_TESTS[launched.hitRule];
  const rule: RuleId = standard ? 'rischio.combat.hit-comparison' : 'rischio.combat.alternative-hit-rule';
  const attacker = test.attacker(ctx, launch);
  const hitTargets: CreatureId[] = [];
  for (const on of launch.on) {
    const hit = test.hits(ctx, on, attacker, launch);
    ctx.emit({ type: 'struck', rule, by: agent.id, on, hit });
    if (hit) hitTargets.push(on);
  }
  return { on: hitTargets, natural20: standard && attacker === 'always' };
}

/** One precision roll for any number of targets. @rule rischio.combat.attack-roll @ruling R18 */
function rollPrecision(ctx: RischioCtx, { agent }: AbilityUse): AttackTotal {
  const plus = precisionOf(ctx.world, agent);
  const label = { name: 'precision', rule: 'rischio.combat.attack-roll', plus };
  return ctx.roll(label, agent.id, d20, readAttackDie(ctx.world.options, plus.value));
}

/**
 * Each defender dodges separately and always rolls, regardless of the attacker's total. Equal totals miss. The options
 * may say otherwise.
 * @rule rischio.combat.dodge-roll @rule rischio.combat.hit-comparison @ruling R19
 */
function dodgeFails(ctx: RischioCtx, on: CreatureId, attack: AttackTotal, { agent }: AbilityUse): boolean {
  const { options } = ctx.world;
  const defender = getCreature(ctx.world, on);
  if (defender.status === 'down' && options.downedDefender === 'auto-hit') return true;
  if (typeof attack === 'string') return attack === 'always';
  const plus = dodgeOf(ctx.world, defender);
  const beats = options.attackTies === 'hit' ? attack + 1 : attack;
  if (options.dodgeRoll === 'ten') return beats > STATIC_DODGE + plus.value;
  const label = {
    name: 'dodge',
    rule: 'rischio.combat.dodge-roll',
    plus,
    target: { value: attack, what: 'precision', of: [agent.id] },
  };
  return ctx.roll(label, on, d20, readDodge(beats - plus.value));
}

/** Whether the face is below this number, so that the attack hits. */
const readDodge = declareReading(
  (limit: number) => limit,
  (limit) =>
    (face: number): boolean =>
      face < limit,
);

function askGm(ctx: RischioCtx, on: CreatureId): boolean {
  const label = { name: `hit:${on}`, rule: 'rischio.combat.alternative-hit-rule' };
  return ctx.choose(label, 'gm', oneOf(['hits', 'misses'])) === 'hits';
}

function riskOf({ id, risk }: Ability): RiskTerms {
  if (!risk) throw new Error(`${id} hits by a risk and names none`);
  return risk;
}
