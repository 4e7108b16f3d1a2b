import type { OptionBook, OptionsOf } from '@arbitro/kernel';
import { HOUSE_RULES } from './house-rules.ts';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

export const OPTIONS = {
  naturalExtremes: {
    kind: 'switch',
    rule: 'rischio.risk.roll',
    title: TEXT.options.naturalExtremes.title,
    default: 'none',
    settings: [
      {
        value: 'none',
        says: TEXT.options.naturalExtremes.settings.none,
      },
      {
        value: 'auto',
        says: TEXT.options.naturalExtremes.settings.auto,
      },
    ],
  },
  customLevels: {
    kind: 'switch',
    rule: 'rischio.level.table',
    title: TEXT.options.customLevels.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.customLevels.settings.true,
      },
      {
        value: false,
        says: TEXT.options.customLevels.settings.false,
      },
    ],
  },
  noRiskRoll: {
    kind: 'switch',
    rule: 'rischio.level.no-risk',
    title: TEXT.options.noRiskRoll.title,
    default: 'roll',
    settings: [
      {
        value: 'roll',
        says: TEXT.options.noRiskRoll.settings.roll,
      },
      {
        value: 'skip',
        says: TEXT.options.noRiskRoll.settings.skip,
      },
    ],
  },
  defenderAlwaysRolls: {
    kind: 'switch',
    rule: 'rischio.versus.attacker-failure-ends',
    title: TEXT.options.defenderAlwaysRolls.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.defenderAlwaysRolls.settings.false,
      },
      {
        value: true,
        says: TEXT.options.defenderAlwaysRolls.settings.true,
      },
    ],
  },
  multiRisk: {
    kind: 'switch',
    rule: 'rischio.versus.multiple-risks',
    title: TEXT.options.multiRisk.title,
    default: 'independent',
    settings: [
      {
        value: 'independent',
        says: TEXT.options.multiRisk.settings.independent,
      },
      {
        value: 'sequential',
        says: TEXT.options.multiRisk.settings.sequential,
      },
    ],
  },
  peerWinner: {
    kind: 'switch',
    rule: 'rischio.peer.winner',
    title: TEXT.options.peerWinner.title,
    default: 'outcome-then-margin',
    settings: [
      {
        value: 'outcome-then-margin',
        says: TEXT.options.peerWinner.settings['outcome-then-margin'],
      },
      {
        value: 'outcome-only',
        says: TEXT.options.peerWinner.settings['outcome-only'],
      },
      {
        value: 'best-grade',
        says: TEXT.options.peerWinner.settings['best-grade'],
      },
    ],
  },
  initiativeEachRound: {
    kind: 'switch',
    rule: 'rischio.combat.initiative',
    title: TEXT.options.initiativeEachRound.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.initiativeEachRound.settings.false,
      },
      {
        value: true,
        says: TEXT.options.initiativeEachRound.settings.true,
      },
    ],
  },
  initiativeTies: {
    kind: 'switch',
    rule: 'rischio.combat.turn-order',
    title: TEXT.options.initiativeTies.title,
    default: 'reroll',
    settings: [
      {
        value: 'reroll',
        says: TEXT.options.initiativeTies.settings.reroll,
      },
      {
        value: 'roster',
        says: TEXT.options.initiativeTies.settings.roster,
      },
    ],
  },
  bystanders: {
    kind: 'switch',
    rule: 'rischio.death.aid',
    title: TEXT.options.bystanders.title,
    default: 'may-help',
    settings: [
      {
        value: 'may-help',
        says: TEXT.options.bystanders.settings['may-help'],
      },
      {
        value: 'may-support',
        says: TEXT.options.bystanders.settings['may-support'],
      },
      {
        value: 'kept-out',
        says: TEXT.options.bystanders.settings['kept-out'],
      },
    ],
  },
  riskInFight: {
    kind: 'switch',
    rule: 'rischio.combat.turn-order',
    title: TEXT.options.riskInFight.title,
    default: 'free',
    settings: [
      {
        value: 'free',
        says: TEXT.options.riskInFight.settings.free,
      },
      {
        value: 'takes-turn',
        says: TEXT.options.riskInFight.settings['takes-turn'],
      },
    ],
  },
  downedDefender: {
    kind: 'switch',
    rule: 'rischio.combat.dodge-roll',
    title: TEXT.options.downedDefender.title,
    default: 'rolls',
    settings: [
      {
        value: 'rolls',
        says: TEXT.options.downedDefender.settings.rolls,
      },
      {
        value: 'auto-hit',
        says: TEXT.options.downedDefender.settings['auto-hit'],
      },
    ],
  },
  healingCap: {
    kind: 'switch',
    rule: 'rischio.combat.no-roll-abilities',
    title: TEXT.options.healingCap.title,
    default: 'at-max',
    settings: [
      {
        value: 'at-max',
        says: TEXT.options.healingCap.settings['at-max'],
      },
      {
        value: 'none',
        says: TEXT.options.healingCap.settings.none,
      },
    ],
  },
  costCollapse: {
    kind: 'switch',
    rule: 'rischio.combat.additional-cost',
    title: TEXT.options.costCollapse.title,
    default: 'resolve',
    settings: [
      {
        value: 'resolve',
        says: TEXT.options.costCollapse.settings.resolve,
      },
      {
        value: 'fizzle',
        says: TEXT.options.costCollapse.settings.fizzle,
      },
    ],
  },
  weaponStatsScope: {
    kind: 'switch',
    rule: 'rischio.damage.weapon-stats',
    title: TEXT.options.weaponStatsScope.title,
    default: 'all',
    settings: [
      {
        value: 'all',
        says: TEXT.options.weaponStatsScope.settings.all,
      },
      {
        value: 'damage',
        says: TEXT.options.weaponStatsScope.settings.damage,
      },
    ],
  },
  minimumDamage: {
    kind: 'switch',
    rule: 'rischio.damage.resistance-last',
    title: TEXT.options.minimumDamage.title,
    default: 0,
    settings: [
      {
        value: 0,
        says: TEXT.options.minimumDamage.settings['0'],
      },
      {
        value: 1,
        says: TEXT.options.minimumDamage.settings['1'],
      },
    ],
  },
  damageWhileDown: {
    kind: 'switch',
    rule: 'rischio.death.zero-health',
    title: TEXT.options.damageWhileDown.title,
    default: 'accumulate',
    settings: [
      {
        value: 'accumulate',
        says: TEXT.options.damageWhileDown.settings.accumulate,
      },
      {
        value: 'kills',
        says: TEXT.options.damageWhileDown.settings.kills,
      },
    ],
  },
  opponentsDie: {
    kind: 'switch',
    rule: 'rischio.death.opponent-defeat',
    title: TEXT.options.opponentsDie.title,
    default: 'at-zero',
    settings: [
      {
        value: 'at-zero',
        says: TEXT.options.opponentsDie.settings['at-zero'],
      },
      {
        value: 'like-players',
        says: TEXT.options.opponentsDie.settings['like-players'],
      },
    ],
  },
  aidBonus: {
    kind: 'switch',
    rule: 'rischio.death.aid-amount',
    title: TEXT.options.aidBonus.title,
    default: 'per-level',
    settings: [
      {
        value: 'per-level',
        says: TEXT.options.aidBonus.settings['per-level'],
      },
      {
        value: 'flat-from-level-1',
        says: TEXT.options.aidBonus.settings['flat-from-level-1'],
      },
      {
        value: 'none',
        says: TEXT.options.aidBonus.settings.none,
      },
    ],
  },
  reviveShortfall: {
    kind: 'switch',
    rule: 'rischio.death.revive-from-negative',
    title: TEXT.options.reviveShortfall.title,
    default: 'stays-down',
    settings: [
      {
        value: 'stays-down',
        says: TEXT.options.reviveShortfall.settings['stays-down'],
      },
      {
        value: 'dies',
        says: TEXT.options.reviveShortfall.settings.dies,
      },
      {
        value: 'at-least-one',
        says: TEXT.options.reviveShortfall.settings['at-least-one'],
      },
    ],
  },
  xpDead: {
    kind: 'switch',
    rule: 'rischio.xp.participants',
    title: TEXT.options.xpDead.title,
    default: 'counted',
    settings: [
      {
        value: 'counted',
        says: TEXT.options.xpDead.settings.counted,
      },
      {
        value: 'not-counted',
        says: TEXT.options.xpDead.settings['not-counted'],
      },
    ],
  },
  xpLeft: {
    kind: 'switch',
    rule: 'rischio.xp.participants',
    title: TEXT.options.xpLeft.title,
    default: 'not-counted',
    settings: [
      {
        value: 'not-counted',
        says: TEXT.options.xpLeft.settings['not-counted'],
      },
      {
        value: 'counted',
        says: TEXT.options.xpLeft.settings.counted,
      },
    ],
  },
  xpSlainPlayer: {
    kind: 'switch',
    rule: 'rischio.xp.player-worth',
    title: TEXT.options.xpSlainPlayer.title,
    default: 'other-sides',
    settings: [
      {
        value: 'other-sides',
        says: TEXT.options.xpSlainPlayer.settings['other-sides'],
      },
      {
        value: 'everyone-else',
        says: TEXT.options.xpSlainPlayer.settings['everyone-else'],
      },
    ],
  },
  xpRematch: {
    kind: 'switch',
    rule: 'rischio.xp.award-on-defeat',
    title: TEXT.options.xpRematch.title,
    default: 'pays-again',
    settings: [
      {
        value: 'pays-again',
        says: TEXT.options.xpRematch.settings['pays-again'],
      },
      {
        value: 'pays-once',
        says: TEXT.options.xpRematch.settings['pays-once'],
      },
    ],
  },
  xpRounding: {
    kind: 'switch',
    rule: 'rischio.xp.round-up',
    title: TEXT.options.xpRounding.title,
    default: 'per-opponent',
    settings: [
      {
        value: 'per-opponent',
        says: TEXT.options.xpRounding.settings['per-opponent'],
      },
      {
        value: 'per-battle',
        says: TEXT.options.xpRounding.settings['per-battle'],
      },
    ],
  },
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
