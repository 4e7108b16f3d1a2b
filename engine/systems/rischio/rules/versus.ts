import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  firstRefusal,
  type Offer,
  oneOf,
  refuse,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature } from '../state.ts';
import { risks } from './fields.ts';
import { cannotBeReached, cannotRisk, notOnTable } from './may-act.ts';
import { canRisk, type Extent, LEVEL_SLOT, rollRisks } from './risk.ts';
import { endRiskTurn } from './turn.ts';

type VersusOutcome = 'success' | 'partial' | 'defended' | 'failed';

export const versusSettled = event(
  'versus-settled',
  fields<{
    attacker: CreatureId;
    defender: CreatureId;
    attackerExtent: Extent;
    defenderExtent: Extent | 'not-rolled';
    outcome: VersusOutcome;
    passed: readonly string[];
  }>(),
  { facts: ({ outcome }) => [outcome] },
);

const riskerSchema = z.strictObject({ who: creatureId, risks });

/**
 * Attacker against defender, each with its own risks.
 * @rule rischio.versus.both-roll @rule rischio.versus.independent-kinds-and-levels @rule rischio.versus.attacker-first
 * @rule rischio.versus.attacker-failure-ends @rule rischio.versus.defender-responds
 */
export const versus = action('versus', {
  fields: { attacker: riskerSchema, defender: riskerSchema },
  refuses: (world, { attacker, defender }) => {
    if (attacker.who === defender.who) return refuse('no-such-target', { on: defender.who });
    return (
      cannotRisk(world, attacker.who) ??
      cannotBeReached(world, defender.who, 'answers') ??
      firstRefusal([...attacker.risks, ...defender.risks], ({ level }) => notOnTable(world, level))
    );
  },
  resolve: (ctx, { attacker, defender }) => {
    const tried = rollRisks(ctx, attacker.who, attacker.risks);
    const answers = tried.extent !== 'none' || ctx.world.options.defenderAlwaysRolls;
    const answer = answers ? rollRisks(ctx, defender.who, defender.risks).extent : 'not-rolled';
    const outcome = outcomeOf(tried.extent, answer);
    ctx.emit({
      type: 'versus-settled',
      rule: OUTCOME_RULES[outcome],
      attacker: attacker.who,
      defender: defender.who,
      attackerExtent: tried.extent,
      defenderExtent: answer,
      outcome,
      passed: tried.passed,
    });
    endRiskTurn(ctx, attacker.who);
  },
  /** Offers one risk on each side; an action with more is written in full. */
  gmOffers: (world) => {
    if (findFight(world)) return [];
    const able = world.creatures.filter(canRisk);
    const groups = groupByRiskKinds(able);
    return able.flatMap((attacker) =>
      groups.flatMap((group) =>
        offerAgainst(
          attacker,
          group.filter((creature) => creature !== attacker),
        ),
      ),
    );
  },
});

/** Groups creatures with the same kinds of risk. */
function groupByRiskKinds(creatures: readonly Creature[]): readonly (readonly Creature[])[] {
  const groups = new Map<string, Creature[]>();
  for (const creature of creatures) {
    const kinds = JSON.stringify(Object.keys(creature.stats));
    groups.set(kinds, [...(groups.get(kinds) ?? []), creature]);
  }
  return [...groups.values()];
}

/** Against any creature of a group with the same kinds of risk. */
function offerAgainst(attacker: Creature, defenders: readonly Creature[]): readonly Offer[] {
  const [first] = defenders;
  if (!first) return [];
  return [
    {
      action: { type: 'versus', attacker: { who: attacker.id, risks: [{}] }, defender: { risks: [{}] } },
      slots: {
        'attacker.risks.0.kind': oneOf(Object.keys(attacker.stats)),
        'attacker.risks.0.level': LEVEL_SLOT,
        'defender.who': oneOf(defenders.map(({ id }) => id)),
        'defender.risks.0.kind': oneOf(Object.keys(first.stats)),
        'defender.risks.0.level': LEVEL_SLOT,
      },
    },
  ];
}

/** The attacker needs both results; the totals are never compared. @rule rischio.versus.attacker-wins-condition */
function outcomeOf(tried: Extent, answer: Extent | 'not-rolled'): VersusOutcome {
  if (tried === 'none') return 'failed';
  if (answer === 'full') return 'defended';
  return tried === 'full' && answer === 'none' ? 'success' : 'partial';
}

const OUTCOME_RULES = {
  success: 'rischio.versus.attacker-wins-condition',
  partial: 'rischio.versus.partial-result',
  defended: 'rischio.versus.defender-responds',
  failed: 'rischio.versus.attacker-failure-ends',
} as const satisfies Record<VersusOutcome, RuleId>;
