import { buildSwitch, type CustomValues, fillText, type OptionBook, type OptionsOf } from '@arbitro/kernel';
import { HOUSE_RULES } from './house-rules.ts';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

/** @rule brp.time.round */
const OTHER_DEFENCES = {
  numbers: { least: 1, most: 99 },
  about: TEXT.faults.figures.aboveNone,
  says: (most) => fillText(TEXT.options.otherDefences, { most }),
} as const satisfies CustomValues;

/** @rule brp.poison.antidote */
const OTHER_BENEFITS = {
  numbers: { least: 1, most: 999 },
  about: TEXT.faults.figures.aboveNone,
  says: (points) => fillText(TEXT.options.otherBenefits, { points }),
} as const satisfies CustomValues;

const text = TEXT.options;

export const OPTIONS = {
  era: buildSwitch('brp.skills.era-bases', text.era, ['modern', 'past', 'future']),
  literacy: buildSwitch('brp.skills.language', text.literacy, ['common', 'rare']),
  specialThreshold: buildSwitch('brp.skills.special-success', text.specialThreshold, ['table', 'round-up']),
  strictWording: buildSwitch('brp.skills.special-success', text.strictWording, ['inclusive', 'literal']),
  lowChance: buildSwitch('brp.skills.low-chance', text.lowChance, ['table', 'exact']),
  modifierOrder: buildSwitch('brp.skills.roll', text.modifierOrder, ['flat-first', 'factor-first']),
  difficultyStacking: buildSwitch('brp.difficulty.stacking', text.difficultyStacking, ['level', 'multiply']),
  opposedSuccessTie: buildSwitch('brp.opposed.equal-quality', text.opposedSuccessTie, [
    'higher-skill',
    'both-fail',
  ]),
  opposedSpecialTie: buildSwitch('brp.opposed.special-vs-special', text.opposedSpecialTie, [
    'both-fail',
    'higher-skill',
  ]),
  opposedThirdParty: buildSwitch('brp.opposed.special-vs-special', text.opposedThirdParty, [
    'nobody',
    'next-best',
  ]),
  opposedTieValue: buildSwitch('brp.opposed.equal-quality', text.opposedTieValue, ['rating', 'chance']),
  opposedDeadHeat: buildSwitch('brp.opposed.equal-quality', text.opposedDeadHeat, ['stalemate', 'reroll']),
  resistanceBeyondTable: buildSwitch('brp.resistance.beyond-table', text.resistanceBeyondTable, [
    'automatic',
    'five-percent',
  ]),
  teachingImprovement: buildSwitch('brp.experience.teaching', text.teachingImprovement, [
    'immediate',
    'end-of-adventure',
  ]),
  rerolls: buildSwitch('brp.characteristics.reroll-all', text.rerolls, ['refused', 'granted']),
  creationShift: buildSwitch('brp.characteristics.shift-points', text.creationShift, [
    'single-pair',
    'total',
  ]),
  creationShiftLimit: buildSwitch('brp.characteristics.shift-points', text.creationShiftLimit, [
    'human',
    'none',
  ]),
  creationCap75: buildSwitch('brp.creation.cap-75', text.creationCap75, [false, true]),
  professionRepeatAny: buildSwitch('brp.professions.list', text.professionRepeatAny, [false, true]),
  damageBonusAbove56: buildSwitch('brp.derived.damage-bonus', text.damageBonusAbove56, ['cap', 'extend']),
  derivedRecalculation: buildSwitch('brp.derived.hit-points', text.derivedRecalculation, ['live', 'frozen']),
  declaration: buildSwitch('brp.combat.skip-declaration', text.declaration, ['spoken', 'skipped']),
  movementBrackets: buildSwitch('brp.combat.movement', text.movementBrackets, ['fixed', 'scaled']),
  dexRankRounding: buildSwitch('brp.combat.movement', text.dexRankRounding, ['up', 'down', 'exact']),
  dexRankOrder: buildSwitch('brp.combat.dex-order', text.dexRankOrder, [
    'divide-then-subtract',
    'subtract-then-divide',
  ]),
  dexRankNonPositive: buildSwitch('brp.combat.dex-order', text.dexRankNonPositive, [
    'acts-last',
    'no-action',
  ]),
  defencesPerRound: {
    ...buildSwitch('brp.time.round', text.defencesPerRound, ['unlimited', 1, 2, 3]),
    others: OTHER_DEFENCES,
  },
  bareHandParry: buildSwitch('brp.combat.parry', text.bareHandParry, ['any', 'unarmed', 'none']),
  dodgeMissiles: buildSwitch('brp.combat.dodge-limits', text.dodgeMissiles, [false, true]),
  weaponBreak: buildSwitch('brp.combat.weapon-breakage', text.weaponBreak, ['exceeded', 'at-zero']),
  halfBonusRounding: buildSwitch('brp.weapons.half-damage-bonus', text.halfBonusRounding, [
    'ceiling',
    'away-from-zero',
  ]),
  magazineReload: buildSwitch('brp.weapons.magazines', text.magazineReload, ['one-round', 'free']),
  splitArmour: buildSwitch('brp.armour.table', text.splitArmour, ['velocity', 'gm']),
  shieldMissileChance: buildSwitch('brp.shields.missile-parry', text.shieldMissileChance, ['fixed', 'best']),
  shieldAgainstUnseen: buildSwitch('brp.shields.missile-parry', text.shieldAgainstUnseen, ['none', 'chance']),
  martialArtsDoubling: buildSwitch('brp.skills.martial-arts', text.martialArtsDoubling, ['result', 'dice']),
  martialArtsParry: buildSwitch('brp.skills.martial-arts', text.martialArtsParry, ['within-skill', 'always']),
  faintsAt: buildSwitch('brp.wounds.unconscious', text.faintsAt, ['one-or-two', 'exactly-two']),
  belowZero: buildSwitch('brp.wounds.negative', text.belowZero, ['dies', 'lingers']),
  unconsciousEndsOnHealing: buildSwitch('brp.wounds.unconscious', text.unconsciousEndsOnHealing, [
    false,
    true,
  ]),
  naturalHealingOrder: buildSwitch('brp.healing.natural', text.naturalHealingOrder, ['oldest', 'largest']),
  firstAidTiming: buildSwitch('brp.healing.first-aid-rescue', text.firstAidTiming, [
    'same-round',
    'full-round',
  ]),
  ambushDetection: buildSwitch('brp.spot.ambush-setup', text.ambushDetection, ['opposed', 'any-success']),
  fireIntoCombat: buildSwitch('brp.spot.fire-into-combat', text.fireIntoCombat, ['replace', 'cumulative']),
  fallingDodge: buildSwitch('brp.spot.falling', text.fallingDodge, ['fewer-die', 'subtract-roll', 'off']),
  armourAgainstFalls: buildSwitch('brp.spot.falling', text.armourAgainstFalls, [true, false]),
  knockoutMinimumArmour: buildSwitch('brp.spot.knockout', text.knockoutMinimumArmour, ['applies', 'ignored']),
  minorDiseaseHpLoss: buildSwitch('brp.disease.minor', text.minorDiseaseHpLoss, [1, 0, 2]),
  diseaseConditions: buildSwitch('brp.disease.conditions', text.diseaseConditions, ['count', 'ladder']),
  medicineSteps: buildSwitch('brp.disease.treatment', text.medicineSteps, [1, 0, 2, 3]),
  diseaseLossTiming: buildSwitch('brp.disease.severe', text.diseaseLossTiming, ['on-failure', 'every-roll']),
  antidoteApplies: buildSwitch('brp.poison.antidote', text.antidoteApplies, ['before-roll', 'damage-only']),
  wrongAntidote: {
    ...buildSwitch('brp.poison.antidote', text.wrongAntidote, [0, 1, 2, 3]),
    others: OTHER_BENEFITS,
  },
  bearStats: buildSwitch('brp.bestiary.bear', text.bearStats, ['average', 'rolled']),
  bearSwipe: buildSwitch('brp.bestiary.bear-swipe', text.bearSwipe, ['instead', 'additional']),
  swipeDamage: buildSwitch('brp.bestiary.bear-swipe', text.swipeDamage, ['after-armour', 'before-armour']),
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
