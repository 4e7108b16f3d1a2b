import type { Versus } from '../actions.ts';
import type { RischioCtx } from '../checks.ts';
import type { Extent, VersusOutcome } from '../events.ts';
import type { RuleId } from '../rules.ts';
import { takeAll } from './risk.ts';
import { endRiskTurn } from './turn.ts';

/**
 * Attacker against defender, each with risks of their own.
 *
 * @rule rischio.versus.both-roll
 * @rule rischio.versus.independent-kinds-and-levels
 * @rule rischio.versus.attacker-first
 * @rule rischio.versus.attacker-failure-ends
 * @rule rischio.versus.defender-responds
 */
export function versus(ctx: RischioCtx, { attacker, defender }: Versus): void {
  const tried = takeAll(ctx, attacker.who, attacker.risks);
  const answers = tried.extent !== 'none' || ctx.world.options.defenderAlwaysRolls;
  const met = answers ? takeAll(ctx, defender.who, defender.risks).extent : 'not-rolled';
  const outcome = outcomeOf(tried.extent, met);
  ctx.emit({
    type: 'versus-settled',
    rule: OUTCOME_RULES[outcome],
    attacker: attacker.who,
    defender: defender.who,
    attackerExtent: tried.extent,
    defenderExtent: met,
    outcome,
    passed: tried.passed,
  });
  endRiskTurn(ctx, attacker.who);
}

/**
 * The attacker needs both results; the totals are never compared with each other.
 *
 * @rule rischio.versus.attacker-wins-condition
 */
function outcomeOf(tried: Extent, met: Extent | 'not-rolled'): VersusOutcome {
  if (tried === 'none') return 'failed';
  if (met === 'full') return 'defended';
  return tried === 'full' && met === 'none' ? 'success' : 'partial';
}

const OUTCOME_RULES = {
  success: 'rischio.versus.attacker-wins-condition',
  partial: 'rischio.versus.partial-result',
  defended: 'rischio.versus.defender-responds',
  failed: 'rischio.versus.attacker-failure-ends',
} as const satisfies Record<VersusOutcome, RuleId>;
