import { fillText, type OptionBook, type OptionsOf } from '@arbitro/kernel';
import { HOUSE_RULES } from './house-rules.ts';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const formatMinus = (number: string | number): string => String(number).replace('-', '−');
type Figure = string | number;

const paceText = (value: Figure) => fillText(TEXT.options.paceSays, { value });
const paceOption = <const N extends number>(value: N) => ({ value, says: paceText(value) });
/** The share of a day's miles on hard ground: the book gives no numbers. */
const PACES = [
  {
    value: 'ask',
    says: TEXT.options.paces.ask,
  },
  paceOption(100),
  paceOption(75),
  paceOption(50),
  paceOption(25),
] as const;
const OTHER_PACES = {
  numbers: { least: 1, most: 100 },
  about: TEXT.faults.figures.otherPaces,
  says: paceText,
} as const;

const limitText = (value: Figure) => fillText(TEXT.options.limitSays, { value: formatMinus(value) });
const limitOption = <const N extends number>(value: N) => ({ value, says: limitText(value) });
const LIMITS = [
  limitOption(-10),
  limitOption(-1),
  limitOption(-3),
  limitOption(-5),
  limitOption(-20),
] as const;
const OTHER_LIMITS = {
  numbers: { least: -9999, most: -1 },
  about: TEXT.faults.figures.otherLimits,
  says: limitText,
} as const;

const bandageText = (value: Figure) => fillText(TEXT.options.bandageSays, { value });
const bandageOption = <const D extends string>(value: D) => ({ value, says: bandageText(value) });
const BANDAGES = [
  bandageOption('1d4'),
  bandageOption('1d6'),
  bandageOption('1d8'),
  bandageOption('2d4'),
  bandageOption('2d6'),
] as const;
const OTHER_BANDAGES = {
  dice: true,
  about: TEXT.faults.figures.otherBandages,
  says: bandageText,
} as const;

const restText = (value: Figure) => fillText(TEXT.options.restSays, { value });
const restOption = <const A extends number | string>(value: A) => ({ value, says: restText(value) });
const RESTS = [
  restOption(1),
  restOption(2),
  restOption(3),
  restOption(4),
  restOption(5),
  restOption('1d3'),
  restOption('1d4'),
  restOption('1d6'),
  restOption('1d8'),
] as const;
const OTHER_RESTS = {
  numbers: { least: 1, most: 999 },
  dice: true,
  about: TEXT.faults.figures.otherRests,
  says: restText,
} as const;

const toHitText = (value: Figure) => {
  const number = Number(value) > 0 ? `+${value}` : formatMinus(value);
  return fillText(TEXT.options.toHitSays, { number });
};
const toHitOption = <const N extends number>(value: N) => ({ value, says: toHitText(value) });
/** The book says that size counts but gives no numbers; a man-sized target is always at 0. */
const SIZE_MODIFIERS = [
  toHitOption(0),
  toHitOption(1),
  toHitOption(2),
  toHitOption(3),
  toHitOption(4),
  toHitOption(-1),
  toHitOption(-2),
  toHitOption(-3),
  toHitOption(-4),
] as const;
const OTHER_MODIFIERS = {
  numbers: { least: -20, most: 20 },
  about: TEXT.faults.figures.otherModifiers,
  says: toHitText,
} as const;

const throwText = (value: Figure) =>
  Number(value) === 0 ? TEXT.options.throwSays.anyDistance : fillText(TEXT.options.throwSays.upTo, { value });
const throwOption = <const N extends number>(value: N) => ({ value, says: throwText(value) });
const OTHER_THROWS = {
  numbers: { least: 0, most: 999 },
  about: TEXT.faults.figures.otherThrows,
  says: throwText,
} as const;

const weightText = (value: Figure) =>
  Number(value) === 0
    ? TEXT.options.weightSays.notCounted
    : fillText(TEXT.options.weightSays.pounds, { value });
const weightOption = <const N extends number>(value: N) => ({ value, says: weightText(value) });
const OTHER_WEIGHTS = {
  numbers: { least: 0, most: 999 },
  about: TEXT.faults.figures.otherWeights,
  says: weightText,
} as const;

const overloadText = (value: Figure) => fillText(TEXT.options.overloadSays, { value });
const OTHER_OVERLOADS = {
  numbers: { least: 0, most: 99 },
  about: TEXT.faults.figures.otherOverloads,
  says: overloadText,
} as const;

const inSixOption = <const N extends number>(value: N) => ({
  value,
  says: fillText(TEXT.options.inSix.whoeverSearchesFindsAny, { value }),
});
const IN_SIX_OPTIONS = [
  {
    value: 0,
    says: TEXT.options.inSix['0'],
  },
  inSixOption(1),
  inSixOption(2),
  inSixOption(3),
  inSixOption(4),
  inSixOption(5),
  inSixOption(6),
] as const;

export const OPTIONS = {
  attackAcSystem: {
    kind: 'switch',
    rule: 'whitebox.attack.ac-system',
    title: TEXT.options.attackAcSystem.title,
    default: 'descending',
    settings: [
      {
        value: 'descending',
        says: TEXT.options.attackAcSystem.settings.descending,
      },
      {
        value: 'ascending',
        says: TEXT.options.attackAcSystem.settings.ascending,
      },
    ],
  },
  combatDeclareIntent: {
    kind: 'switch',
    rule: 'whitebox.combat.declared-intent',
    title: TEXT.options.combatDeclareIntent.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.combatDeclareIntent.settings.false,
      },
      {
        value: true,
        says: TEXT.options.combatDeclareIntent.settings.true,
      },
    ],
  },
  combatSequence: {
    kind: 'switch',
    rule: 'whitebox.combat.alt-sequence',
    title: TEXT.options.combatSequence.title,
    default: 'standard',
    settings: [
      {
        value: 'standard',
        says: TEXT.options.combatSequence.settings.standard,
      },
      {
        value: 'alternative',
        says: TEXT.options.combatSequence.settings.alternative,
      },
    ],
  },
  initiativeTies: {
    kind: 'switch',
    rule: 'whitebox.combat.initiative-tie-simultaneous',
    title: TEXT.options.initiativeTies.title,
    default: 'simultaneous',
    settings: [
      {
        value: 'simultaneous',
        says: TEXT.options.initiativeTies.settings.simultaneous,
      },
      {
        value: 'reroll',
        says: TEXT.options.initiativeTies.settings.reroll,
      },
    ],
  },
  doorsStrengthModifier: {
    kind: 'switch',
    rule: 'whitebox.exploration.open-door-strength',
    title: TEXT.options.doorsStrengthModifier.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.doorsStrengthModifier.settings.false,
      },
      {
        value: true,
        says: TEXT.options.doorsStrengthModifier.settings.true,
      },
    ],
  },
  travelForest: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: TEXT.options.travelForest.title,
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  travelHills: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: TEXT.options.travelHills.title,
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  travelSwamp: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: TEXT.options.travelSwamp.title,
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  travelMountains: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: TEXT.options.travelMountains.title,
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  travelDesert: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: TEXT.options.travelDesert.title,
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  deathMode: {
    kind: 'switch',
    rule: 'whitebox.damage.death-at-zero',
    title: TEXT.options.deathMode.title,
    default: 'at-zero',
    settings: [
      {
        value: 'at-zero',
        says: TEXT.options.deathMode.settings['at-zero'],
      },
      {
        value: 'below-minus-level',
        says: TEXT.options.deathMode.settings['below-minus-level'],
      },
      {
        value: 'fixed-limit',
        says: TEXT.options.deathMode.settings['fixed-limit'],
      },
    ],
  },
  deathFixedLimit: {
    kind: 'switch',
    rule: 'whitebox.damage.unconscious-optional',
    title: TEXT.options.deathFixedLimit.title,
    default: -10,
    settings: LIMITS,
    others: OTHER_LIMITS,
  },
  deathBleeding: {
    kind: 'switch',
    rule: 'whitebox.damage.bleeding',
    title: TEXT.options.deathBleeding.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.deathBleeding.settings.true,
      },
      {
        value: false,
        says: TEXT.options.deathBleeding.settings.false,
      },
    ],
  },
  healingBandage: {
    kind: 'switch',
    rule: 'whitebox.healing.bandage',
    title: TEXT.options.healingBandage.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.healingBandage.settings.false,
      },
      {
        value: true,
        says: TEXT.options.healingBandage.settings.true,
      },
    ],
  },
  healingBandageDice: {
    kind: 'switch',
    rule: 'whitebox.healing.bandage',
    title: TEXT.options.healingBandageDice.title,
    default: '1d4',
    settings: BANDAGES,
    others: OTHER_BANDAGES,
  },
  healingPerRestDay: {
    kind: 'switch',
    rule: 'whitebox.healing.daily-rest',
    title: TEXT.options.healingPerRestDay.title,
    default: 1,
    settings: RESTS,
    others: OTHER_RESTS,
  },
  oilSmall: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil-size',
    title: TEXT.options.oilSmall.title,
    default: 0,
    settings: SIZE_MODIFIERS,
    others: OTHER_MODIFIERS,
  },
  oilLarge: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil-size',
    title: TEXT.options.oilLarge.title,
    default: 0,
    settings: SIZE_MODIFIERS,
    others: OTHER_MODIFIERS,
  },
  oilGiant: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil-size',
    title: TEXT.options.oilGiant.title,
    default: 0,
    settings: SIZE_MODIFIERS,
    others: OTHER_MODIFIERS,
  },
  moraleProcedure: {
    kind: 'switch',
    rule: 'whitebox.morale.check',
    title: TEXT.options.moraleProcedure.title,
    default: 'table',
    settings: [
      {
        value: 'table',
        says: TEXT.options.moraleProcedure.settings.table,
      },
      {
        value: 'referee',
        says: TEXT.options.moraleProcedure.settings.referee,
      },
    ],
  },
  moraleApplyLoyalty: {
    kind: 'switch',
    rule: 'whitebox.morale.loyalty-modifier',
    title: TEXT.options.moraleApplyLoyalty.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.moraleApplyLoyalty.settings.false,
      },
      {
        value: true,
        says: TEXT.options.moraleApplyLoyalty.settings.true,
      },
    ],
  },
  loyaltyApplyCharisma: {
    kind: 'switch',
    rule: 'whitebox.loyalty.charisma',
    title: TEXT.options.loyaltyApplyCharisma.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.loyaltyApplyCharisma.settings.true,
      },
      {
        value: false,
        says: TEXT.options.loyaltyApplyCharisma.settings.false,
      },
    ],
  },
  savesSystem: {
    kind: 'switch',
    rule: 'whitebox.saves.matrix',
    title: TEXT.options.savesSystem.title,
    default: 'single',
    settings: [
      {
        value: 'single',
        says: TEXT.options.savesSystem.settings.single,
      },
      {
        value: 'matrix',
        says: TEXT.options.savesSystem.settings.matrix,
      },
    ],
  },
  lightsReplaced: {
    kind: 'switch',
    rule: 'whitebox.exploration.light-duration',
    title: TEXT.options.lightsReplaced.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.lightsReplaced.settings.true,
      },
      {
        value: false,
        says: TEXT.options.lightsReplaced.settings.false,
      },
    ],
  },
  lightPreventsSurprise: {
    kind: 'switch',
    rule: 'whitebox.exploration.light-prevents-surprise',
    title: TEXT.options.lightPreventsSurprise.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.lightPreventsSurprise.settings.true,
      },
      {
        value: false,
        says: TEXT.options.lightPreventsSurprise.settings.false,
      },
    ],
  },
  undeadMinds: {
    kind: 'switch',
    rule: 'whitebox.saves.success-effect',
    title: TEXT.options.undeadMinds.title,
    default: 'immune',
    settings: [
      {
        value: 'immune',
        says: TEXT.options.undeadMinds.settings.immune,
      },
      {
        value: 'like-others',
        says: TEXT.options.undeadMinds.settings['like-others'],
      },
    ],
  },
  savesSingleErrata: {
    kind: 'switch',
    rule: 'whitebox.saves.single-targets',
    title: TEXT.options.savesSingleErrata.title,
    default: 'corrected',
    settings: [
      {
        value: 'corrected',
        says: TEXT.options.savesSingleErrata.settings.corrected,
      },
      {
        value: 'printed',
        says: TEXT.options.savesSingleErrata.settings.printed,
      },
    ],
  },
  movementMovesPerTurn: {
    kind: 'switch',
    rule: 'whitebox.movement.two-moves',
    title: TEXT.options.movementMovesPerTurn.title,
    default: 'two-full',
    settings: [
      {
        value: 'two-full',
        says: TEXT.options.movementMovesPerTurn.settings['two-full'],
      },
      {
        value: 'split',
        says: TEXT.options.movementMovesPerTurn.settings.split,
      },
    ],
  },
  carriedPounds: {
    kind: 'switch',
    rule: 'whitebox.movement.base-rate',
    title: TEXT.options.carriedPounds.title,
    default: 0,
    settings: [weightOption(0), weightOption(100), weightOption(150), weightOption(200)],
    others: OTHER_WEIGHTS,
  },
  movementOverloadRate: {
    kind: 'switch',
    rule: 'whitebox.movement.base-rate',
    title: TEXT.options.movementOverloadRate.title,
    default: 0,
    settings: [
      {
        value: 0,
        says: TEXT.options.movementOverloadRate.settings['0'],
      },
      {
        value: 1,
        says: overloadText(1),
      },
      {
        value: 2,
        says: overloadText(2),
      },
      {
        value: 3,
        says: TEXT.options.movementOverloadRate.settings['3'],
      },
    ],
    others: OTHER_OVERLOADS,
  },
  initiativeFrequency: {
    kind: 'switch',
    rule: 'whitebox.combat.initiative-kept',
    title: TEXT.options.initiativeFrequency.title,
    default: 'first-round',
    settings: [
      {
        value: 'first-round',
        says: TEXT.options.initiativeFrequency.settings['first-round'],
      },
      {
        value: 'every-round',
        says: TEXT.options.initiativeFrequency.settings['every-round'],
      },
    ],
  },
  combatSurpriseRoll: {
    kind: 'switch',
    rule: 'whitebox.combat.surprise',
    title: TEXT.options.combatSurpriseRoll.title,
    default: 'side',
    settings: [
      {
        value: 'side',
        says: TEXT.options.combatSurpriseRoll.settings.side,
      },
      {
        value: 'individual',
        says: TEXT.options.combatSurpriseRoll.settings.individual,
      },
    ],
  },
  spellsTieInterrupts: {
    kind: 'switch',
    rule: 'whitebox.spells.interruption',
    title: TEXT.options.spellsTieInterrupts.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.spellsTieInterrupts.settings.false,
      },
      {
        value: true,
        says: TEXT.options.spellsTieInterrupts.settings.true,
      },
    ],
  },
  levelsAboveTable: {
    kind: 'switch',
    rule: 'whitebox.attack.roll',
    title: TEXT.options.levelsAboveTable.title,
    default: 'last-row',
    settings: [
      {
        value: 'last-row',
        says: TEXT.options.levelsAboveTable.settings['last-row'],
      },
      {
        value: 'refused',
        says: TEXT.options.levelsAboveTable.settings.refused,
      },
    ],
  },
  rollsNaturalExtremes: {
    kind: 'switch',
    rule: 'whitebox.attack.roll',
    title: TEXT.options.rollsNaturalExtremes.title,
    default: 'none',
    settings: [
      {
        value: 'none',
        says: TEXT.options.rollsNaturalExtremes.settings.none,
      },
      {
        value: 'attacks',
        says: TEXT.options.rollsNaturalExtremes.settings.attacks,
      },
      {
        value: 'attacks-and-saves',
        says: TEXT.options.rollsNaturalExtremes.settings['attacks-and-saves'],
      },
    ],
  },
  attackBeyondTable: {
    kind: 'switch',
    rule: 'whitebox.attack.ac-conversion',
    title: TEXT.options.attackBeyondTable.title,
    default: 'extrapolate',
    settings: [
      {
        value: 'extrapolate',
        says: TEXT.options.attackBeyondTable.settings.extrapolate,
      },
      {
        value: 'clamp',
        says: TEXT.options.attackBeyondTable.settings.clamp,
      },
    ],
  },
  damageMinimumOnHit: {
    kind: 'switch',
    rule: 'whitebox.damage.weapon-damage',
    title: TEXT.options.damageMinimumOnHit.title,
    default: 0,
    settings: [
      {
        value: 0,
        says: TEXT.options.damageMinimumOnHit.settings['0'],
      },
      {
        value: 1,
        says: TEXT.options.damageMinimumOnHit.settings['1'],
      },
    ],
  },
  deathBleedFirstTick: {
    kind: 'switch',
    rule: 'whitebox.damage.bleeding',
    title: TEXT.options.deathBleedFirstTick.title,
    default: 'following-round',
    settings: [
      {
        value: 'following-round',
        says: TEXT.options.deathBleedFirstTick.settings['following-round'],
      },
      {
        value: 'same-round',
        says: TEXT.options.deathBleedFirstTick.settings['same-round'],
      },
    ],
  },
  deathNegativeFor: {
    kind: 'switch',
    rule: 'whitebox.damage.unconscious-optional',
    title: TEXT.options.deathNegativeFor.title,
    default: 'characters',
    settings: [
      {
        value: 'characters',
        says: TEXT.options.deathNegativeFor.settings.characters,
      },
      {
        value: 'everyone',
        says: TEXT.options.deathNegativeFor.settings.everyone,
      },
    ],
  },
  searchParallel: {
    kind: 'switch',
    rule: 'whitebox.exploration.search-time',
    title: TEXT.options.searchParallel.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.searchParallel.settings.true,
      },
      {
        value: false,
        says: TEXT.options.searchParallel.settings.false,
      },
    ],
  },
  trapsGeneralSearchChance: {
    kind: 'switch',
    rule: 'whitebox.exploration.dwarf-stone-trap-search',
    title: TEXT.options.trapsGeneralSearchChance.title,
    default: 0,
    settings: IN_SIX_OPTIONS,
  },
  invisibleDetectedPenalty: {
    kind: 'switch',
    rule: 'whitebox.combat.invisible-detection',
    title: TEXT.options.invisibleDetectedPenalty.title,
    default: 0,
    settings: [
      {
        value: 0,
        says: TEXT.options.invisibleDetectedPenalty.settings['0'],
      },
      {
        value: -4,
        says: TEXT.options.invisibleDetectedPenalty.settings['-4'],
      },
    ],
  },
  oilRange: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil',
    title: TEXT.options.oilRange.title,
    default: 60,
    settings: [throwOption(60), throwOption(30), throwOption(20), throwOption(10), throwOption(0)],
    others: OTHER_THROWS,
  },
  oilIgnitionRoll: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil',
    title: TEXT.options.oilIgnitionRoll.title,
    default: 'none',
    settings: [
      {
        value: 'none',
        says: TEXT.options.oilIgnitionRoll.settings.none,
      },
      {
        value: 'attack',
        says: TEXT.options.oilIgnitionRoll.settings.attack,
      },
    ],
  },
  missileIntoMelee: {
    kind: 'switch',
    rule: 'whitebox.combat.missile-into-melee',
    title: TEXT.options.missileIntoMelee.title,
    default: 'uniform-all',
    settings: [
      {
        value: 'uniform-all',
        says: TEXT.options.missileIntoMelee.settings['uniform-all'],
      },
      {
        value: 'referee',
        says: TEXT.options.missileIntoMelee.settings.referee,
      },
    ],
  },
  loyaltyCarry: {
    kind: 'switch',
    rule: 'whitebox.loyalty.carried-modifier',
    title: TEXT.options.loyaltyCarry.title,
    default: 'next-check',
    settings: [
      {
        value: 'next-check',
        says: TEXT.options.loyaltyCarry.settings['next-check'],
      },
      {
        value: 'cumulative',
        says: TEXT.options.loyaltyCarry.settings.cumulative,
      },
    ],
  },
  joustScoring: {
    kind: 'switch',
    rule: 'whitebox.joust.points',
    title: TEXT.options.joustScoring.title,
    default: 'cumulative',
    settings: [
      {
        value: 'cumulative',
        says: TEXT.options.joustScoring.settings.cumulative,
      },
      {
        value: 'highest',
        says: TEXT.options.joustScoring.settings.highest,
      },
    ],
  },
  joustAttackScore: {
    kind: 'switch',
    rule: 'whitebox.joust.points',
    title: TEXT.options.joustAttackScore.title,
    default: 'modified',
    settings: [
      {
        value: 'modified',
        says: TEXT.options.joustAttackScore.settings.modified,
      },
      {
        value: 'with-base-bonus',
        says: TEXT.options.joustAttackScore.settings['with-base-bonus'],
      },
      { value: 'natural', says: TEXT.options.joustAttackScore.settings.natural },
    ],
  },
  joustOrder: {
    kind: 'switch',
    rule: 'whitebox.joust.three-tilts',
    title: TEXT.options.joustOrder.title,
    default: 'simultaneous',
    settings: [
      {
        value: 'simultaneous',
        says: TEXT.options.joustOrder.settings.simultaneous,
      },
      {
        value: 'initiative',
        says: TEXT.options.joustOrder.settings.initiative,
      },
    ],
  },
  joustPointsTie: {
    kind: 'switch',
    rule: 'whitebox.joust.victory',
    title: TEXT.options.joustPointsTie.title,
    default: 'draw',
    settings: [
      {
        value: 'draw',
        says: TEXT.options.joustPointsTie.settings.draw,
      },
      {
        value: 'extra-tilts',
        says: TEXT.options.joustPointsTie.settings['extra-tilts'],
      },
    ],
  },
  joustBothDown: {
    kind: 'switch',
    rule: 'whitebox.joust.automatic-loss',
    title: TEXT.options.joustBothDown.title,
    default: 'no-winner',
    settings: [
      { value: 'no-winner', says: TEXT.options.joustBothDown.settings['no-winner'] },
      {
        value: 'points',
        says: TEXT.options.joustBothDown.settings.points,
      },
    ],
  },
  joustFallMayKill: {
    kind: 'switch',
    rule: 'whitebox.joust.unhorse-save',
    title: TEXT.options.joustFallMayKill.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.joustFallMayKill.settings.true,
      },
      {
        value: false,
        says: TEXT.options.joustFallMayKill.settings.false,
      },
    ],
  },
  joustStun: {
    kind: 'switch',
    rule: 'whitebox.joust.stunned-at-zero',
    title: TEXT.options.joustStun.title,
    default: 'until-healed',
    settings: [
      {
        value: 'until-healed',
        says: TEXT.options.joustStun.settings['until-healed'],
      },
      {
        value: 'joust',
        says: TEXT.options.joustStun.settings.joust,
      },
    ],
  },
  joustMatrixCategory: {
    kind: 'switch',
    rule: 'whitebox.joust.unhorse-save',
    title: TEXT.options.joustMatrixCategory.title,
    default: 'single',
    settings: [
      {
        value: 'single',
        says: TEXT.options.joustMatrixCategory.settings.single,
      },
      {
        value: 'death-poison',
        says: TEXT.options.joustMatrixCategory.settings['death-poison'],
      },
      {
        value: 'wands-rays',
        says: TEXT.options.joustMatrixCategory.settings['wands-rays'],
      },
      {
        value: 'paralysis-stone',
        says: TEXT.options.joustMatrixCategory.settings['paralysis-stone'],
      },
      {
        value: 'dragon-breath',
        says: TEXT.options.joustMatrixCategory.settings['dragon-breath'],
      },
      {
        value: 'spells-staves',
        says: TEXT.options.joustMatrixCategory.settings['spells-staves'],
      },
    ],
  },
  xpSplit: {
    kind: 'switch',
    rule: 'whitebox.xp.award-split',
    title: TEXT.options.xpSplit.title,
    default: 'equal',
    settings: [
      {
        value: 'equal',
        says: TEXT.options.xpSplit.settings.equal,
      },
      {
        value: 'assigned',
        says: TEXT.options.xpSplit.settings.assigned,
      },
    ],
  },
  xpRounding: {
    kind: 'switch',
    rule: 'whitebox.xp.prime-attribute-bonus',
    title: TEXT.options.xpRounding.title,
    default: 'floor',
    settings: [
      { value: 'floor', says: TEXT.options.xpRounding.settings.floor },
      {
        value: 'nearest',
        says: TEXT.options.xpRounding.settings.nearest,
      },
      { value: 'ceil', says: TEXT.options.xpRounding.settings.ceil },
    ],
  },
  xpMonsterCredit: {
    kind: 'switch',
    rule: 'whitebox.xp.sources',
    title: TEXT.options.xpMonsterCredit.title,
    default: 'killed',
    settings: [
      { value: 'killed', says: TEXT.options.xpMonsterCredit.settings.killed },
      {
        value: 'defeated',
        says: TEXT.options.xpMonsterCredit.settings.defeated,
      },
    ],
  },
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
