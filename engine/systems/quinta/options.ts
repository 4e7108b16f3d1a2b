import type { OptionBook, OptionsOf } from '@arbitro/kernel';
import { HOUSE_RULES } from './house-rules.ts';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

export const OPTIONS = {
  advantageCombining: {
    kind: 'switch',
    rule: 'quinta.d20.advantage-combining',
    title: TEXT.options.advantageCombining.title,
    default: 'cancel',
    settings: [
      {
        value: 'cancel',
        says: TEXT.options.advantageCombining.settings.cancel,
      },
      {
        value: 'net-count',
        says: TEXT.options.advantageCombining.settings['net-count'],
      },
    ],
  },
  natural20and1: {
    kind: 'switch',
    rule: 'quinta.d20.natural-20-and-1',
    title: TEXT.options.natural20and1.title,
    default: 'srd',
    settings: [
      {
        value: 'srd',
        says: TEXT.options.natural20and1.settings.srd,
      },
      {
        value: 'none',
        says: TEXT.options.natural20and1.settings.none,
      },
    ],
  },
  abilityCaps: {
    kind: 'switch',
    rule: 'quinta.ability.score-range',
    title: TEXT.options.abilityCaps.title,
    default: 'enforce',
    settings: [
      {
        value: 'enforce',
        says: TEXT.options.abilityCaps.settings.enforce,
      },
      {
        value: 'advisory',
        says: TEXT.options.abilityCaps.settings.advisory,
      },
    ],
  },
  distanceRounding: {
    kind: 'switch',
    rule: 'quinta.core.round-down',
    title: TEXT.options.distanceRounding.title,
    default: 'square',
    settings: [
      {
        value: 'square',
        says: TEXT.options.distanceRounding.settings.square,
      },
      {
        value: 'metre',
        says: TEXT.options.distanceRounding.settings.metre,
      },
      {
        value: 'none',
        says: TEXT.options.distanceRounding.settings.none,
      },
    ],
  },
  dodgeRequiresSight: {
    kind: 'switch',
    rule: 'quinta.actions.dodge',
    title: TEXT.options.dodgeRequiresSight.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.dodgeRequiresSight.settings.false,
      },
      {
        value: true,
        says: TEXT.options.dodgeRequiresSight.settings.true,
      },
    ],
  },
  hideMode: {
    kind: 'switch',
    rule: 'quinta.actions.hide',
    title: TEXT.options.hideMode.title,
    default: 'srd',
    settings: [
      {
        value: 'srd',
        says: TEXT.options.hideMode.settings.srd,
      },
      {
        value: 'contest',
        says: TEXT.options.hideMode.settings.contest,
      },
      {
        value: 'gm',
        says: TEXT.options.hideMode.settings.gm,
      },
    ],
  },
  hideBehindCover: {
    kind: 'switch',
    rule: 'quinta.actions.hide',
    title: TEXT.options.hideBehindCover.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.hideBehindCover.settings.false,
      },
      {
        value: true,
        says: TEXT.options.hideBehindCover.settings.true,
      },
    ],
  },
  influenceOutcome: {
    kind: 'switch',
    rule: 'quinta.actions.influence',
    title: TEXT.options.influenceOutcome.title,
    default: 'both',
    settings: [
      {
        value: 'both',
        says: TEXT.options.influenceOutcome.settings.both,
      },
      {
        value: 'comply',
        says: TEXT.options.influenceOutcome.settings.comply,
      },
      {
        value: 'attitude-step',
        says: TEXT.options.influenceOutcome.settings['attitude-step'],
      },
    ],
  },
  offTurnSpeech: {
    kind: 'switch',
    rule: 'quinta.turn.communicate',
    title: TEXT.options.offTurnSpeech.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.offTurnSpeech.settings.false,
      },
      {
        value: true,
        says: TEXT.options.offTurnSpeech.settings.true,
      },
    ],
  },
  carryingMode: {
    kind: 'switch',
    rule: 'quinta.objects.carrying',
    title: TEXT.options.carryingMode.title,
    default: 'gm',
    settings: [
      {
        value: 'gm',
        says: TEXT.options.carryingMode.settings.gm,
      },
      {
        value: 'srd',
        says: TEXT.options.carryingMode.settings.srd,
      },
      {
        value: 'off',
        says: TEXT.options.carryingMode.settings.off,
      },
    ],
  },
  travelTable: {
    kind: 'switch',
    rule: 'quinta.travel.pace',
    title: TEXT.options.travelTable.title,
    default: 'printed',
    settings: [
      {
        value: 'printed',
        says: TEXT.options.travelTable.settings.printed,
      },
      {
        value: 'metric-corrected',
        says: TEXT.options.travelTable.settings['metric-corrected'],
      },
    ],
  },
  mountsAfterGallop: {
    kind: 'switch',
    rule: 'quinta.travel.mounts',
    title: TEXT.options.mountsAfterGallop.title,
    default: 'ordinary-pace',
    settings: [
      {
        value: 'ordinary-pace',
        says: TEXT.options.mountsAfterGallop.settings['ordinary-pace'],
      },
      {
        value: 'must-rest',
        says: TEXT.options.mountsAfterGallop.settings['must-rest'],
      },
    ],
  },
  gridUse: {
    kind: 'switch',
    rule: 'quinta.grid.squares',
    title: TEXT.options.gridUse.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.gridUse.settings.true,
      },
      {
        value: false,
        says: TEXT.options.gridUse.settings.false,
      },
    ],
  },
  gridDiagonals: {
    kind: 'switch',
    rule: 'quinta.grid.enter-square',
    title: TEXT.options.gridDiagonals.title,
    default: 'uniform',
    settings: [
      {
        value: 'uniform',
        says: TEXT.options.gridDiagonals.settings.uniform,
      },
      {
        value: 'alternating',
        says: TEXT.options.gridDiagonals.settings.alternating,
      },
    ],
  },
  specialMovementCosts: {
    kind: 'switch',
    rule: 'quinta.movement.modes',
    title: TEXT.options.specialMovementCosts.title,
    default: 'srd',
    settings: [
      {
        value: 'srd',
        says: TEXT.options.specialMovementCosts.settings.srd,
      },
      {
        value: 'free',
        says: TEXT.options.specialMovementCosts.settings.free,
      },
    ],
  },
  endInOccupied: {
    kind: 'switch',
    rule: 'quinta.movement.end-in-occupied',
    title: TEXT.options.endInOccupied.title,
    default: 'document',
    settings: [
      {
        value: 'document',
        says: TEXT.options.endInOccupied.settings.document,
      },
      {
        value: 'srd',
        says: TEXT.options.endInOccupied.settings.srd,
      },
    ],
  },
  standCost: {
    kind: 'switch',
    rule: 'quinta.movement.stand-up',
    title: TEXT.options.standCost.title,
    default: 'half-speed',
    settings: [
      {
        value: 'half-speed',
        says: TEXT.options.standCost.settings['half-speed'],
      },
      {
        value: 'free',
        says: TEXT.options.standCost.settings.free,
      },
    ],
  },
  opportunityTiming: {
    kind: 'switch',
    rule: 'quinta.attack.opportunity',
    title: TEXT.options.opportunityTiming.title,
    default: 'before-leaving',
    settings: [
      {
        value: 'before-leaving',
        says: TEXT.options.opportunityTiming.settings['before-leaving'],
      },
      {
        value: 'after-leaving',
        says: TEXT.options.opportunityTiming.settings['after-leaving'],
      },
    ],
  },
  opportunityRequiresSight: {
    kind: 'switch',
    rule: 'quinta.attack.opportunity',
    title: TEXT.options.opportunityRequiresSight.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.opportunityRequiresSight.settings.false,
      },
      {
        value: true,
        says: TEXT.options.opportunityRequiresSight.settings.true,
      },
    ],
  },
  opportunityWeapon: {
    kind: 'switch',
    rule: 'quinta.attack.opportunity',
    title: TEXT.options.opportunityWeapon.title,
    default: 'choose',
    settings: [
      {
        value: 'choose',
        says: TEXT.options.opportunityWeapon.settings.choose,
      },
      {
        value: 'hardest',
        says: TEXT.options.opportunityWeapon.settings.hardest,
      },
    ],
  },
  mountingProvokes: {
    kind: 'switch',
    rule: 'quinta.mounted.mounting',
    title: TEXT.options.mountingProvokes.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.mountingProvokes.settings.false,
      },
      {
        value: true,
        says: TEXT.options.mountingProvokes.settings.true,
      },
    ],
  },
  ledMountReacts: {
    kind: 'switch',
    rule: 'quinta.mounted.controlled',
    title: TEXT.options.ledMountReacts.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.ledMountReacts.settings.true,
      },
      {
        value: false,
        says: TEXT.options.ledMountReacts.settings.false,
      },
    ],
  },
  frightenedRider: {
    kind: 'switch',
    rule: 'quinta.conditions.frightened',
    title: TEXT.options.frightenedRider.title,
    default: 'held-back',
    settings: [
      {
        value: 'held-back',
        says: TEXT.options.frightenedRider.settings['held-back'],
      },
      {
        value: 'free',
        says: TEXT.options.frightenedRider.settings.free,
      },
    ],
  },
  restModel: {
    kind: 'switch',
    rule: 'quinta.rest.rests',
    title: TEXT.options.restModel.title,
    default: 'srd',
    settings: [
      {
        value: 'srd',
        says: TEXT.options.restModel.settings.srd,
      },
      {
        value: 'minimal',
        says: TEXT.options.restModel.settings.minimal,
      },
    ],
  },
  massiveDamage: {
    kind: 'switch',
    rule: 'quinta.death.massive-damage',
    title: TEXT.options.massiveDamage.title,
    default: 'exceeds',
    settings: [
      {
        value: 'exceeds',
        says: TEXT.options.massiveDamage.settings.exceeds,
      },
      {
        value: 'equals-or-exceeds',
        says: TEXT.options.massiveDamage.settings['equals-or-exceeds'],
      },
    ],
  },
  deathSaveModifiers: {
    kind: 'switch',
    rule: 'quinta.death.saves',
    title: TEXT.options.deathSaveModifiers.title,
    default: 'global',
    settings: [
      {
        value: 'global',
        says: TEXT.options.deathSaveModifiers.settings.global,
      },
      {
        value: 'none',
        says: TEXT.options.deathSaveModifiers.settings.none,
      },
    ],
  },
  resetOnStable: {
    kind: 'switch',
    rule: 'quinta.death.save-tally',
    title: TEXT.options.resetOnStable.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.resetOnStable.settings.true,
      },
      {
        value: false,
        says: TEXT.options.resetOnStable.settings.false,
      },
    ],
  },
  tempHpAtZero: {
    kind: 'switch',
    rule: 'quinta.death.damage-at-zero',
    title: TEXT.options.tempHpAtZero.title,
    default: 'shields',
    settings: [
      {
        value: 'shields',
        says: TEXT.options.tempHpAtZero.settings.shields,
      },
      {
        value: 'counts',
        says: TEXT.options.tempHpAtZero.settings.counts,
      },
    ],
  },
  exhaustionModel: {
    kind: 'switch',
    rule: 'quinta.conditions.exhausted',
    title: TEXT.options.exhaustionModel.title,
    default: 'srd-per-level',
    settings: [
      {
        value: 'srd-per-level',
        says: TEXT.options.exhaustionModel.settings['srd-per-level'],
      },
      {
        value: 'ten-step',
        says: TEXT.options.exhaustionModel.settings['ten-step'],
      },
    ],
  },
  conditionDefinitions: {
    kind: 'switch',
    rule: 'quinta.conditions.general',
    title: TEXT.options.conditionDefinitions.title,
    default: 'document',
    settings: [
      {
        value: 'document',
        says: TEXT.options.conditionDefinitions.settings.document,
      },
      {
        value: 'srd',
        says: TEXT.options.conditionDefinitions.settings.srd,
      },
    ],
  },
  blockedImpliesImmobilized: {
    kind: 'switch',
    rule: 'quinta.conditions.blocked',
    title: TEXT.options.blockedImpliesImmobilized.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.blockedImpliesImmobilized.settings.false,
      },
      {
        value: true,
        says: TEXT.options.blockedImpliesImmobilized.settings.true,
      },
    ],
  },
  cannotMoveIsSpeedZero: {
    kind: 'switch',
    rule: 'quinta.conditions.immobilized',
    title: TEXT.options.cannotMoveIsSpeedZero.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.cannotMoveIsSpeedZero.settings.true,
      },
      {
        value: false,
        says: TEXT.options.cannotMoveIsSpeedZero.settings.false,
      },
    ],
  },
  charmedTargeting: {
    kind: 'switch',
    rule: 'quinta.conditions.charmed',
    title: TEXT.options.charmedTargeting.title,
    default: 'any',
    settings: [
      {
        value: 'any',
        says: TEXT.options.charmedTargeting.settings.any,
      },
      {
        value: 'harmful',
        says: TEXT.options.charmedTargeting.settings.harmful,
      },
    ],
  },
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
