import { buildSwitch, type OptionBook, type OptionsOf } from '@arbitro/kernel';
import { HOUSE_RULES } from './house-rules.ts';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const text = TEXT.options;

export const OPTIONS = {
  advantageCombining: buildSwitch('quinta.d20.advantage-combining', text.advantageCombining, [
    'cancel',
    'net-count',
  ]),
  natural20and1: buildSwitch('quinta.d20.natural-20-and-1', text.natural20and1, ['srd', 'none']),
  abilityCaps: buildSwitch('quinta.ability.score-range', text.abilityCaps, ['enforce', 'advisory']),
  distanceRounding: buildSwitch('quinta.core.round-down', text.distanceRounding, ['square', 'metre', 'none']),
  dodgeRequiresSight: buildSwitch('quinta.actions.dodge', text.dodgeRequiresSight, [false, true]),
  hideMode: buildSwitch('quinta.actions.hide', text.hideMode, ['srd', 'contest', 'gm']),
  hideBehindCover: buildSwitch('quinta.actions.hide', text.hideBehindCover, [false, true]),
  influenceOutcome: buildSwitch('quinta.actions.influence', text.influenceOutcome, [
    'both',
    'comply',
    'attitude-step',
  ]),
  offTurnSpeech: buildSwitch('quinta.turn.communicate', text.offTurnSpeech, [false, true]),
  carryingMode: buildSwitch('quinta.objects.carrying', text.carryingMode, ['gm', 'srd', 'off']),
  travelTable: buildSwitch('quinta.travel.pace', text.travelTable, ['printed', 'metric-corrected']),
  mountsAfterGallop: buildSwitch('quinta.travel.mounts', text.mountsAfterGallop, [
    'ordinary-pace',
    'must-rest',
  ]),
  gridUse: buildSwitch('quinta.grid.squares', text.gridUse, [true, false]),
  gridDiagonals: buildSwitch('quinta.grid.enter-square', text.gridDiagonals, ['uniform', 'alternating']),
  specialMovementCosts: buildSwitch('quinta.movement.modes', text.specialMovementCosts, ['srd', 'free']),
  endInOccupied: buildSwitch('quinta.movement.end-in-occupied', text.endInOccupied, ['document', 'srd']),
  standCost: buildSwitch('quinta.movement.stand-up', text.standCost, ['half-speed', 'free']),
  opportunityTiming: buildSwitch('quinta.attack.opportunity', text.opportunityTiming, [
    'before-leaving',
    'after-leaving',
  ]),
  opportunityRequiresSight: buildSwitch('quinta.attack.opportunity', text.opportunityRequiresSight, [
    false,
    true,
  ]),
  opportunityWeapon: buildSwitch('quinta.attack.opportunity', text.opportunityWeapon, ['choose', 'hardest']),
  mountingProvokes: buildSwitch('quinta.mounted.mounting', text.mountingProvokes, [false, true]),
  ledMountReacts: buildSwitch('quinta.mounted.controlled', text.ledMountReacts, [true, false]),
  frightenedRider: buildSwitch('quinta.conditions.frightened', text.frightenedRider, ['held-back', 'free']),
  restModel: buildSwitch('quinta.rest.rests', text.restModel, ['srd', 'minimal']),
  massiveDamage: buildSwitch('quinta.death.massive-damage', text.massiveDamage, [
    'exceeds',
    'equals-or-exceeds',
  ]),
  deathSaveModifiers: buildSwitch('quinta.death.saves', text.deathSaveModifiers, ['global', 'none']),
  resetOnStable: buildSwitch('quinta.death.save-tally', text.resetOnStable, [true, false]),
  tempHpAtZero: buildSwitch('quinta.death.damage-at-zero', text.tempHpAtZero, ['shields', 'counts']),
  exhaustionModel: buildSwitch('quinta.conditions.exhausted', text.exhaustionModel, [
    'srd-per-level',
    'ten-step',
  ]),
  conditionDefinitions: buildSwitch('quinta.conditions.general', text.conditionDefinitions, [
    'document',
    'srd',
  ]),
  blockedImpliesImmobilized: buildSwitch('quinta.conditions.blocked', text.blockedImpliesImmobilized, [
    false,
    true,
  ]),
  cannotMoveIsSpeedZero: buildSwitch('quinta.conditions.immobilized', text.cannotMoveIsSpeedZero, [
    true,
    false,
  ]),
  charmedTargeting: buildSwitch('quinta.conditions.charmed', text.charmedTargeting, ['any', 'harmful']),
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
