import { buildSwitch, fillText, type OptionBook, type OptionsOf } from '@arbitro/kernel';
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

const text = TEXT.options;

export const OPTIONS = {
  attackAcSystem: buildSwitch('whitebox.attack.ac-system', text.attackAcSystem, ['descending', 'ascending']),
  combatDeclareIntent: buildSwitch('whitebox.combat.declared-intent', text.combatDeclareIntent, [
    false,
    true,
  ]),
  combatSequence: buildSwitch('whitebox.combat.alt-sequence', text.combatSequence, [
    'standard',
    'alternative',
  ]),
  initiativeTies: buildSwitch('whitebox.combat.initiative-tie-simultaneous', text.initiativeTies, [
    'simultaneous',
    'reroll',
  ]),
  doorsStrengthModifier: buildSwitch('whitebox.exploration.open-door-strength', text.doorsStrengthModifier, [
    false,
    true,
  ]),
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
  deathMode: buildSwitch('whitebox.damage.death-at-zero', text.deathMode, [
    'at-zero',
    'below-minus-level',
    'fixed-limit',
  ]),
  deathFixedLimit: {
    kind: 'switch',
    rule: 'whitebox.damage.unconscious-optional',
    title: TEXT.options.deathFixedLimit.title,
    default: -10,
    settings: LIMITS,
    others: OTHER_LIMITS,
  },
  deathBleeding: buildSwitch('whitebox.damage.bleeding', text.deathBleeding, [true, false]),
  healingBandage: buildSwitch('whitebox.healing.bandage', text.healingBandage, [false, true]),
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
  moraleProcedure: buildSwitch('whitebox.morale.check', text.moraleProcedure, ['table', 'referee']),
  moraleApplyLoyalty: buildSwitch('whitebox.morale.loyalty-modifier', text.moraleApplyLoyalty, [false, true]),
  loyaltyApplyCharisma: buildSwitch('whitebox.loyalty.charisma', text.loyaltyApplyCharisma, [true, false]),
  savesSystem: buildSwitch('whitebox.saves.matrix', text.savesSystem, ['single', 'matrix']),
  lightsReplaced: buildSwitch('whitebox.exploration.light-duration', text.lightsReplaced, [true, false]),
  lightPreventsSurprise: buildSwitch(
    'whitebox.exploration.light-prevents-surprise',
    text.lightPreventsSurprise,
    [true, false],
  ),
  undeadMinds: buildSwitch('whitebox.saves.success-effect', text.undeadMinds, ['immune', 'like-others']),
  savesSingleErrata: buildSwitch('whitebox.saves.single-targets', text.savesSingleErrata, [
    'corrected',
    'printed',
  ]),
  movementMovesPerTurn: buildSwitch('whitebox.movement.two-moves', text.movementMovesPerTurn, [
    'two-full',
    'split',
  ]),
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
  initiativeFrequency: buildSwitch('whitebox.combat.initiative-kept', text.initiativeFrequency, [
    'first-round',
    'every-round',
  ]),
  combatSurpriseRoll: buildSwitch('whitebox.combat.surprise', text.combatSurpriseRoll, [
    'side',
    'individual',
  ]),
  spellsTieInterrupts: buildSwitch('whitebox.spells.interruption', text.spellsTieInterrupts, [false, true]),
  levelsAboveTable: buildSwitch('whitebox.attack.roll', text.levelsAboveTable, ['last-row', 'refused']),
  rollsNaturalExtremes: buildSwitch('whitebox.attack.roll', text.rollsNaturalExtremes, [
    'none',
    'attacks',
    'attacks-and-saves',
  ]),
  attackBeyondTable: buildSwitch('whitebox.attack.ac-conversion', text.attackBeyondTable, [
    'extrapolate',
    'clamp',
  ]),
  damageMinimumOnHit: buildSwitch('whitebox.damage.weapon-damage', text.damageMinimumOnHit, [0, 1]),
  deathBleedFirstTick: buildSwitch('whitebox.damage.bleeding', text.deathBleedFirstTick, [
    'following-round',
    'same-round',
  ]),
  deathNegativeFor: buildSwitch('whitebox.damage.unconscious-optional', text.deathNegativeFor, [
    'characters',
    'everyone',
  ]),
  searchParallel: buildSwitch('whitebox.exploration.search-time', text.searchParallel, [true, false]),
  trapsGeneralSearchChance: {
    kind: 'switch',
    rule: 'whitebox.exploration.dwarf-stone-trap-search',
    title: TEXT.options.trapsGeneralSearchChance.title,
    default: 0,
    settings: IN_SIX_OPTIONS,
  },
  invisibleDetectedPenalty: buildSwitch(
    'whitebox.combat.invisible-detection',
    text.invisibleDetectedPenalty,
    [0, -4],
  ),
  oilRange: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil',
    title: TEXT.options.oilRange.title,
    default: 60,
    settings: [throwOption(60), throwOption(30), throwOption(20), throwOption(10), throwOption(0)],
    others: OTHER_THROWS,
  },
  oilIgnitionRoll: buildSwitch('whitebox.combat.burning-oil', text.oilIgnitionRoll, ['none', 'attack']),
  missileIntoMelee: buildSwitch('whitebox.combat.missile-into-melee', text.missileIntoMelee, [
    'uniform-all',
    'referee',
  ]),
  loyaltyCarry: buildSwitch('whitebox.loyalty.carried-modifier', text.loyaltyCarry, [
    'next-check',
    'cumulative',
  ]),
  joustScoring: buildSwitch('whitebox.joust.points', text.joustScoring, ['cumulative', 'highest']),
  joustAttackScore: buildSwitch('whitebox.joust.points', text.joustAttackScore, [
    'modified',
    'with-base-bonus',
    'natural',
  ]),
  joustOrder: buildSwitch('whitebox.joust.three-tilts', text.joustOrder, ['simultaneous', 'initiative']),
  joustPointsTie: buildSwitch('whitebox.joust.victory', text.joustPointsTie, ['draw', 'extra-tilts']),
  joustBothDown: buildSwitch('whitebox.joust.automatic-loss', text.joustBothDown, ['no-winner', 'points']),
  joustFallMayKill: buildSwitch('whitebox.joust.unhorse-save', text.joustFallMayKill, [true, false]),
  joustStun: buildSwitch('whitebox.joust.stunned-at-zero', text.joustStun, ['until-healed', 'joust']),
  joustMatrixCategory: buildSwitch('whitebox.joust.unhorse-save', text.joustMatrixCategory, [
    'single',
    'death-poison',
    'wands-rays',
    'paralysis-stone',
    'dragon-breath',
    'spells-staves',
  ]),
  xpSplit: buildSwitch('whitebox.xp.award-split', text.xpSplit, ['equal', 'assigned']),
  xpRounding: buildSwitch('whitebox.xp.prime-attribute-bonus', text.xpRounding, ['floor', 'nearest', 'ceil']),
  xpMonsterCredit: buildSwitch('whitebox.xp.sources', text.xpMonsterCredit, ['killed', 'defeated']),
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
