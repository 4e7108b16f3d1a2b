import { buildSwitch, type OptionBook, type OptionsOf } from '@arbitro/kernel';
import { HOUSE_RULES } from './house-rules.ts';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const text = TEXT.options;

export const OPTIONS = {
  naturalExtremes: buildSwitch('rischio.risk.roll', text.naturalExtremes, ['none', 'auto']),
  customLevels: buildSwitch('rischio.level.table', text.customLevels, [true, false]),
  noRiskRoll: buildSwitch('rischio.level.no-risk', text.noRiskRoll, ['roll', 'skip']),
  defenderAlwaysRolls: buildSwitch('rischio.versus.attacker-failure-ends', text.defenderAlwaysRolls, [
    false,
    true,
  ]),
  multiRisk: buildSwitch('rischio.versus.multiple-risks', text.multiRisk, ['independent', 'sequential']),
  peerWinner: buildSwitch('rischio.peer.winner', text.peerWinner, [
    'outcome-then-margin',
    'outcome-only',
    'best-grade',
  ]),
  initiativeEachRound: buildSwitch('rischio.combat.initiative', text.initiativeEachRound, [false, true]),
  initiativeTies: buildSwitch('rischio.combat.turn-order', text.initiativeTies, ['reroll', 'roster']),
  bystanders: buildSwitch('rischio.death.aid', text.bystanders, ['may-help', 'may-support', 'kept-out']),
  riskInFight: buildSwitch('rischio.combat.turn-order', text.riskInFight, ['free', 'takes-turn']),
  downedDefender: buildSwitch('rischio.combat.dodge-roll', text.downedDefender, ['rolls', 'auto-hit']),
  healingCap: buildSwitch('rischio.combat.no-roll-abilities', text.healingCap, ['at-max', 'none']),
  costCollapse: buildSwitch('rischio.combat.additional-cost', text.costCollapse, ['resolve', 'fizzle']),
  weaponStatsScope: buildSwitch('rischio.damage.weapon-stats', text.weaponStatsScope, ['all', 'damage']),
  minimumDamage: buildSwitch('rischio.damage.resistance-last', text.minimumDamage, [0, 1]),
  damageWhileDown: buildSwitch('rischio.death.zero-health', text.damageWhileDown, ['accumulate', 'kills']),
  opponentsDie: buildSwitch('rischio.death.opponent-defeat', text.opponentsDie, ['at-zero', 'like-players']),
  aidBonus: buildSwitch('rischio.death.aid-amount', text.aidBonus, [
    'per-level',
    'flat-from-level-1',
    'none',
  ]),
  reviveShortfall: buildSwitch('rischio.death.revive-from-negative', text.reviveShortfall, [
    'stays-down',
    'dies',
    'at-least-one',
  ]),
  xpDead: buildSwitch('rischio.xp.participants', text.xpDead, ['counted', 'not-counted']),
  xpLeft: buildSwitch('rischio.xp.participants', text.xpLeft, ['not-counted', 'counted']),
  xpSlainPlayer: buildSwitch('rischio.xp.player-worth', text.xpSlainPlayer, ['other-sides', 'everyone-else']),
  xpRematch: buildSwitch('rischio.xp.award-on-defeat', text.xpRematch, ['pays-again', 'pays-once']),
  xpRounding: buildSwitch('rischio.xp.round-up', text.xpRounding, ['per-opponent', 'per-battle']),
  levelThresholds: {
    kind: 'numbers',
    rule: 'rischio.xp.level-up-mid-battle',
    title: TEXT.options.levelThresholds.title,
    default: [] as readonly number[],
    ascending: true,
    says: TEXT.options.levelThresholds.totalExperienceNeededEach,
  },
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
