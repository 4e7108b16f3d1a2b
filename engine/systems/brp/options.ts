import { type CustomValues, fillText, type OptionBook, type OptionsOf } from '@arbitro/kernel';
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

export const OPTIONS = {
  era: {
    kind: 'switch',
    rule: 'brp.skills.era-bases',
    title: TEXT.options.era.title,
    default: 'modern',
    settings: [
      {
        value: 'modern',
        says: TEXT.options.era.settings.modern,
      },
      {
        value: 'past',
        says: TEXT.options.era.settings.past,
      },
      {
        value: 'future',
        says: TEXT.options.era.settings.future,
      },
    ],
  },
  literacy: {
    kind: 'switch',
    rule: 'brp.skills.language',
    title: TEXT.options.literacy.title,
    default: 'common',
    settings: [
      {
        value: 'common',
        says: TEXT.options.literacy.settings.common,
      },
      {
        value: 'rare',
        says: TEXT.options.literacy.settings.rare,
      },
    ],
  },
  specialThreshold: {
    kind: 'switch',
    rule: 'brp.skills.special-success',
    title: TEXT.options.specialThreshold.title,
    default: 'table',
    settings: [
      {
        value: 'table',
        says: TEXT.options.specialThreshold.settings.table,
      },
      {
        value: 'round-up',
        says: TEXT.options.specialThreshold.settings['round-up'],
      },
    ],
  },
  strictWording: {
    kind: 'switch',
    rule: 'brp.skills.special-success',
    title: TEXT.options.strictWording.title,
    default: 'inclusive',
    settings: [
      {
        value: 'inclusive',
        says: TEXT.options.strictWording.settings.inclusive,
      },
      {
        value: 'literal',
        says: TEXT.options.strictWording.settings.literal,
      },
    ],
  },
  lowChance: {
    kind: 'switch',
    rule: 'brp.skills.low-chance',
    title: TEXT.options.lowChance.title,
    default: 'table',
    settings: [
      {
        value: 'table',
        says: TEXT.options.lowChance.settings.table,
      },
      {
        value: 'exact',
        says: TEXT.options.lowChance.settings.exact,
      },
    ],
  },
  modifierOrder: {
    kind: 'switch',
    rule: 'brp.skills.roll',
    title: TEXT.options.modifierOrder.title,
    default: 'flat-first',
    settings: [
      {
        value: 'flat-first',
        says: TEXT.options.modifierOrder.settings['flat-first'],
      },
      {
        value: 'factor-first',
        says: TEXT.options.modifierOrder.settings['factor-first'],
      },
    ],
  },
  difficultyStacking: {
    kind: 'switch',
    rule: 'brp.difficulty.stacking',
    title: TEXT.options.difficultyStacking.title,
    default: 'level',
    settings: [
      {
        value: 'level',
        says: TEXT.options.difficultyStacking.settings.level,
      },
      {
        value: 'multiply',
        says: TEXT.options.difficultyStacking.settings.multiply,
      },
    ],
  },
  opposedSuccessTie: {
    kind: 'switch',
    rule: 'brp.opposed.equal-quality',
    title: TEXT.options.opposedSuccessTie.title,
    default: 'higher-skill',
    settings: [
      {
        value: 'higher-skill',
        says: TEXT.options.opposedSuccessTie.settings['higher-skill'],
      },
      {
        value: 'both-fail',
        says: TEXT.options.opposedSuccessTie.settings['both-fail'],
      },
    ],
  },
  opposedSpecialTie: {
    kind: 'switch',
    rule: 'brp.opposed.special-vs-special',
    title: TEXT.options.opposedSpecialTie.title,
    default: 'both-fail',
    settings: [
      {
        value: 'both-fail',
        says: TEXT.options.opposedSpecialTie.settings['both-fail'],
      },
      {
        value: 'higher-skill',
        says: TEXT.options.opposedSpecialTie.settings['higher-skill'],
      },
    ],
  },
  opposedThirdParty: {
    kind: 'switch',
    rule: 'brp.opposed.special-vs-special',
    title: TEXT.options.opposedThirdParty.title,
    default: 'nobody',
    settings: [
      {
        value: 'nobody',
        says: TEXT.options.opposedThirdParty.settings.nobody,
      },
      {
        value: 'next-best',
        says: TEXT.options.opposedThirdParty.settings['next-best'],
      },
    ],
  },
  opposedTieValue: {
    kind: 'switch',
    rule: 'brp.opposed.equal-quality',
    title: TEXT.options.opposedTieValue.title,
    default: 'rating',
    settings: [
      {
        value: 'rating',
        says: TEXT.options.opposedTieValue.settings.rating,
      },
      {
        value: 'chance',
        says: TEXT.options.opposedTieValue.settings.chance,
      },
    ],
  },
  opposedDeadHeat: {
    kind: 'switch',
    rule: 'brp.opposed.equal-quality',
    title: TEXT.options.opposedDeadHeat.title,
    default: 'stalemate',
    settings: [
      {
        value: 'stalemate',
        says: TEXT.options.opposedDeadHeat.settings.stalemate,
      },
      {
        value: 'reroll',
        says: TEXT.options.opposedDeadHeat.settings.reroll,
      },
    ],
  },
  resistanceBeyondTable: {
    kind: 'switch',
    rule: 'brp.resistance.beyond-table',
    title: TEXT.options.resistanceBeyondTable.title,
    default: 'automatic',
    settings: [
      {
        value: 'automatic',
        says: TEXT.options.resistanceBeyondTable.settings.automatic,
      },
      {
        value: 'five-percent',
        says: TEXT.options.resistanceBeyondTable.settings['five-percent'],
      },
    ],
  },
  teachingImprovement: {
    kind: 'switch',
    rule: 'brp.experience.teaching',
    title: TEXT.options.teachingImprovement.title,
    default: 'immediate',
    settings: [
      {
        value: 'immediate',
        says: TEXT.options.teachingImprovement.settings.immediate,
      },
      {
        value: 'end-of-adventure',
        says: TEXT.options.teachingImprovement.settings['end-of-adventure'],
      },
    ],
  },
  rerolls: {
    kind: 'switch',
    rule: 'brp.characteristics.reroll-all',
    title: TEXT.options.rerolls.title,
    default: 'refused',
    settings: [
      {
        value: 'refused',
        says: TEXT.options.rerolls.settings.refused,
      },
      {
        value: 'granted',
        says: TEXT.options.rerolls.settings.granted,
      },
    ],
  },
  creationShift: {
    kind: 'switch',
    rule: 'brp.characteristics.shift-points',
    title: TEXT.options.creationShift.title,
    default: 'single-pair',
    settings: [
      {
        value: 'single-pair',
        says: TEXT.options.creationShift.settings['single-pair'],
      },
      {
        value: 'total',
        says: TEXT.options.creationShift.settings.total,
      },
    ],
  },
  creationShiftLimit: {
    kind: 'switch',
    rule: 'brp.characteristics.shift-points',
    title: TEXT.options.creationShiftLimit.title,
    default: 'human',
    settings: [
      {
        value: 'human',
        says: TEXT.options.creationShiftLimit.settings.human,
      },
      {
        value: 'none',
        says: TEXT.options.creationShiftLimit.settings.none,
      },
    ],
  },
  creationCap75: {
    kind: 'switch',
    rule: 'brp.creation.cap-75',
    title: TEXT.options.creationCap75.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.creationCap75.settings.false,
      },
      {
        value: true,
        says: TEXT.options.creationCap75.settings.true,
      },
    ],
  },
  professionRepeatAny: {
    kind: 'switch',
    rule: 'brp.professions.list',
    title: TEXT.options.professionRepeatAny.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.professionRepeatAny.settings.false,
      },
      {
        value: true,
        says: TEXT.options.professionRepeatAny.settings.true,
      },
    ],
  },
  damageBonusAbove56: {
    kind: 'switch',
    rule: 'brp.derived.damage-bonus',
    title: TEXT.options.damageBonusAbove56.title,
    default: 'cap',
    settings: [
      {
        value: 'cap',
        says: TEXT.options.damageBonusAbove56.settings.cap,
      },
      {
        value: 'extend',
        says: TEXT.options.damageBonusAbove56.settings.extend,
      },
    ],
  },
  derivedRecalculation: {
    kind: 'switch',
    rule: 'brp.derived.hit-points',
    title: TEXT.options.derivedRecalculation.title,
    default: 'live',
    settings: [
      {
        value: 'live',
        says: TEXT.options.derivedRecalculation.settings.live,
      },
      {
        value: 'frozen',
        says: TEXT.options.derivedRecalculation.settings.frozen,
      },
    ],
  },
  declaration: {
    kind: 'switch',
    rule: 'brp.combat.skip-declaration',
    title: TEXT.options.declaration.title,
    default: 'spoken',
    settings: [
      {
        value: 'spoken',
        says: TEXT.options.declaration.settings.spoken,
      },
      {
        value: 'skipped',
        says: TEXT.options.declaration.settings.skipped,
      },
    ],
  },
  movementBrackets: {
    kind: 'switch',
    rule: 'brp.combat.movement',
    title: TEXT.options.movementBrackets.title,
    default: 'fixed',
    settings: [
      {
        value: 'fixed',
        says: TEXT.options.movementBrackets.settings.fixed,
      },
      {
        value: 'scaled',
        says: TEXT.options.movementBrackets.settings.scaled,
      },
    ],
  },
  dexRankRounding: {
    kind: 'switch',
    rule: 'brp.combat.movement',
    title: TEXT.options.dexRankRounding.title,
    default: 'up',
    settings: [
      {
        value: 'up',
        says: TEXT.options.dexRankRounding.settings.up,
      },
      {
        value: 'down',
        says: TEXT.options.dexRankRounding.settings.down,
      },
      {
        value: 'exact',
        says: TEXT.options.dexRankRounding.settings.exact,
      },
    ],
  },
  dexRankOrder: {
    kind: 'switch',
    rule: 'brp.combat.dex-order',
    title: TEXT.options.dexRankOrder.title,
    default: 'divide-then-subtract',
    settings: [
      {
        value: 'divide-then-subtract',
        says: TEXT.options.dexRankOrder.settings['divide-then-subtract'],
      },
      {
        value: 'subtract-then-divide',
        says: TEXT.options.dexRankOrder.settings['subtract-then-divide'],
      },
    ],
  },
  dexRankNonPositive: {
    kind: 'switch',
    rule: 'brp.combat.dex-order',
    title: TEXT.options.dexRankNonPositive.title,
    default: 'acts-last',
    settings: [
      {
        value: 'acts-last',
        says: TEXT.options.dexRankNonPositive.settings['acts-last'],
      },
      {
        value: 'no-action',
        says: TEXT.options.dexRankNonPositive.settings['no-action'],
      },
    ],
  },
  defencesPerRound: {
    kind: 'switch',
    rule: 'brp.time.round',
    title: TEXT.options.defencesPerRound.title,
    default: 'unlimited',
    settings: [
      {
        value: 'unlimited',
        says: TEXT.options.defencesPerRound.settings.unlimited,
      },
      {
        value: 1,
        says: TEXT.options.defencesPerRound.settings['1'],
      },
      {
        value: 2,
        says: TEXT.options.defencesPerRound.settings['2'],
      },
      {
        value: 3,
        says: TEXT.options.defencesPerRound.settings['3'],
      },
    ],
    others: OTHER_DEFENCES,
  },
  bareHandParry: {
    kind: 'switch',
    rule: 'brp.combat.parry',
    title: TEXT.options.bareHandParry.title,
    default: 'any',
    settings: [
      {
        value: 'any',
        says: TEXT.options.bareHandParry.settings.any,
      },
      {
        value: 'unarmed',
        says: TEXT.options.bareHandParry.settings.unarmed,
      },
      {
        value: 'none',
        says: TEXT.options.bareHandParry.settings.none,
      },
    ],
  },
  dodgeMissiles: {
    kind: 'switch',
    rule: 'brp.combat.dodge-limits',
    title: TEXT.options.dodgeMissiles.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.dodgeMissiles.settings.false,
      },
      {
        value: true,
        says: TEXT.options.dodgeMissiles.settings.true,
      },
    ],
  },
  weaponBreak: {
    kind: 'switch',
    rule: 'brp.combat.weapon-breakage',
    title: TEXT.options.weaponBreak.title,
    default: 'exceeded',
    settings: [
      {
        value: 'exceeded',
        says: TEXT.options.weaponBreak.settings.exceeded,
      },
      {
        value: 'at-zero',
        says: TEXT.options.weaponBreak.settings['at-zero'],
      },
    ],
  },
  halfBonusRounding: {
    kind: 'switch',
    rule: 'brp.weapons.half-damage-bonus',
    title: TEXT.options.halfBonusRounding.title,
    default: 'ceiling',
    settings: [
      {
        value: 'ceiling',
        says: TEXT.options.halfBonusRounding.settings.ceiling,
      },
      {
        value: 'away-from-zero',
        says: TEXT.options.halfBonusRounding.settings['away-from-zero'],
      },
    ],
  },
  magazineReload: {
    kind: 'switch',
    rule: 'brp.weapons.magazines',
    title: TEXT.options.magazineReload.title,
    default: 'one-round',
    settings: [
      {
        value: 'one-round',
        says: TEXT.options.magazineReload.settings['one-round'],
      },
      {
        value: 'free',
        says: TEXT.options.magazineReload.settings.free,
      },
    ],
  },
  splitArmour: {
    kind: 'switch',
    rule: 'brp.armour.table',
    title: TEXT.options.splitArmour.title,
    default: 'velocity',
    settings: [
      {
        value: 'velocity',
        says: TEXT.options.splitArmour.settings.velocity,
      },
      {
        value: 'gm',
        says: TEXT.options.splitArmour.settings.gm,
      },
    ],
  },
  shieldMissileChance: {
    kind: 'switch',
    rule: 'brp.shields.missile-parry',
    title: TEXT.options.shieldMissileChance.title,
    default: 'fixed',
    settings: [
      {
        value: 'fixed',
        says: TEXT.options.shieldMissileChance.settings.fixed,
      },
      {
        value: 'best',
        says: TEXT.options.shieldMissileChance.settings.best,
      },
    ],
  },
  shieldAgainstUnseen: {
    kind: 'switch',
    rule: 'brp.shields.missile-parry',
    title: TEXT.options.shieldAgainstUnseen.title,
    default: 'none',
    settings: [
      {
        value: 'none',
        says: TEXT.options.shieldAgainstUnseen.settings.none,
      },
      {
        value: 'chance',
        says: TEXT.options.shieldAgainstUnseen.settings.chance,
      },
    ],
  },
  martialArtsDoubling: {
    kind: 'switch',
    rule: 'brp.skills.martial-arts',
    title: TEXT.options.martialArtsDoubling.title,
    default: 'result',
    settings: [
      {
        value: 'result',
        says: TEXT.options.martialArtsDoubling.settings.result,
      },
      {
        value: 'dice',
        says: TEXT.options.martialArtsDoubling.settings.dice,
      },
    ],
  },
  martialArtsParry: {
    kind: 'switch',
    rule: 'brp.skills.martial-arts',
    title: TEXT.options.martialArtsParry.title,
    default: 'within-skill',
    settings: [
      {
        value: 'within-skill',
        says: TEXT.options.martialArtsParry.settings['within-skill'],
      },
      {
        value: 'always',
        says: TEXT.options.martialArtsParry.settings.always,
      },
    ],
  },
  faintsAt: {
    kind: 'switch',
    rule: 'brp.wounds.unconscious',
    title: TEXT.options.faintsAt.title,
    default: 'one-or-two',
    settings: [
      {
        value: 'one-or-two',
        says: TEXT.options.faintsAt.settings['one-or-two'],
      },
      {
        value: 'exactly-two',
        says: TEXT.options.faintsAt.settings['exactly-two'],
      },
    ],
  },
  belowZero: {
    kind: 'switch',
    rule: 'brp.wounds.negative',
    title: TEXT.options.belowZero.title,
    default: 'dies',
    settings: [
      {
        value: 'dies',
        says: TEXT.options.belowZero.settings.dies,
      },
      {
        value: 'lingers',
        says: TEXT.options.belowZero.settings.lingers,
      },
    ],
  },
  unconsciousEndsOnHealing: {
    kind: 'switch',
    rule: 'brp.wounds.unconscious',
    title: TEXT.options.unconsciousEndsOnHealing.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.unconsciousEndsOnHealing.settings.false,
      },
      {
        value: true,
        says: TEXT.options.unconsciousEndsOnHealing.settings.true,
      },
    ],
  },
  naturalHealingOrder: {
    kind: 'switch',
    rule: 'brp.healing.natural',
    title: TEXT.options.naturalHealingOrder.title,
    default: 'oldest',
    settings: [
      {
        value: 'oldest',
        says: TEXT.options.naturalHealingOrder.settings.oldest,
      },
      {
        value: 'largest',
        says: TEXT.options.naturalHealingOrder.settings.largest,
      },
    ],
  },
  firstAidTiming: {
    kind: 'switch',
    rule: 'brp.healing.first-aid-rescue',
    title: TEXT.options.firstAidTiming.title,
    default: 'same-round',
    settings: [
      {
        value: 'same-round',
        says: TEXT.options.firstAidTiming.settings['same-round'],
      },
      {
        value: 'full-round',
        says: TEXT.options.firstAidTiming.settings['full-round'],
      },
    ],
  },
  ambushDetection: {
    kind: 'switch',
    rule: 'brp.spot.ambush-setup',
    title: TEXT.options.ambushDetection.title,
    default: 'opposed',
    settings: [
      {
        value: 'opposed',
        says: TEXT.options.ambushDetection.settings.opposed,
      },
      {
        value: 'any-success',
        says: TEXT.options.ambushDetection.settings['any-success'],
      },
    ],
  },
  fireIntoCombat: {
    kind: 'switch',
    rule: 'brp.spot.fire-into-combat',
    title: TEXT.options.fireIntoCombat.title,
    default: 'replace',
    settings: [
      {
        value: 'replace',
        says: TEXT.options.fireIntoCombat.settings.replace,
      },
      {
        value: 'cumulative',
        says: TEXT.options.fireIntoCombat.settings.cumulative,
      },
    ],
  },
  fallingDodge: {
    kind: 'switch',
    rule: 'brp.spot.falling',
    title: TEXT.options.fallingDodge.title,
    default: 'fewer-die',
    settings: [
      {
        value: 'fewer-die',
        says: TEXT.options.fallingDodge.settings['fewer-die'],
      },
      {
        value: 'subtract-roll',
        says: TEXT.options.fallingDodge.settings['subtract-roll'],
      },
      {
        value: 'off',
        says: TEXT.options.fallingDodge.settings.off,
      },
    ],
  },
  armourAgainstFalls: {
    kind: 'switch',
    rule: 'brp.spot.falling',
    title: TEXT.options.armourAgainstFalls.title,
    default: true,
    settings: [
      {
        value: true,
        says: TEXT.options.armourAgainstFalls.settings.true,
      },
      {
        value: false,
        says: TEXT.options.armourAgainstFalls.settings.false,
      },
    ],
  },
  knockoutMinimumArmour: {
    kind: 'switch',
    rule: 'brp.spot.knockout',
    title: TEXT.options.knockoutMinimumArmour.title,
    default: 'applies',
    settings: [
      {
        value: 'applies',
        says: TEXT.options.knockoutMinimumArmour.settings.applies,
      },
      {
        value: 'ignored',
        says: TEXT.options.knockoutMinimumArmour.settings.ignored,
      },
    ],
  },
  minorDiseaseHpLoss: {
    kind: 'switch',
    rule: 'brp.disease.minor',
    title: TEXT.options.minorDiseaseHpLoss.title,
    default: 1,
    settings: [
      {
        value: 1,
        says: TEXT.options.minorDiseaseHpLoss.settings['1'],
      },
      {
        value: 0,
        says: TEXT.options.minorDiseaseHpLoss.settings['0'],
      },
      {
        value: 2,
        says: TEXT.options.minorDiseaseHpLoss.settings['2'],
      },
    ],
  },
  diseaseConditions: {
    kind: 'switch',
    rule: 'brp.disease.conditions',
    title: TEXT.options.diseaseConditions.title,
    default: 'count',
    settings: [
      {
        value: 'count',
        says: TEXT.options.diseaseConditions.settings.count,
      },
      {
        value: 'ladder',
        says: TEXT.options.diseaseConditions.settings.ladder,
      },
    ],
  },
  medicineSteps: {
    kind: 'switch',
    rule: 'brp.disease.treatment',
    title: TEXT.options.medicineSteps.title,
    default: 1,
    settings: [
      {
        value: 1,
        says: TEXT.options.medicineSteps.settings['1'],
      },
      {
        value: 0,
        says: TEXT.options.medicineSteps.settings['0'],
      },
      {
        value: 2,
        says: TEXT.options.medicineSteps.settings['2'],
      },
      {
        value: 3,
        says: TEXT.options.medicineSteps.settings['3'],
      },
    ],
  },
  diseaseLossTiming: {
    kind: 'switch',
    rule: 'brp.disease.severe',
    title: TEXT.options.diseaseLossTiming.title,
    default: 'on-failure',
    settings: [
      {
        value: 'on-failure',
        says: TEXT.options.diseaseLossTiming.settings['on-failure'],
      },
      {
        value: 'every-roll',
        says: TEXT.options.diseaseLossTiming.settings['every-roll'],
      },
    ],
  },
  antidoteApplies: {
    kind: 'switch',
    rule: 'brp.poison.antidote',
    title: TEXT.options.antidoteApplies.title,
    default: 'before-roll',
    settings: [
      {
        value: 'before-roll',
        says: TEXT.options.antidoteApplies.settings['before-roll'],
      },
      {
        value: 'damage-only',
        says: TEXT.options.antidoteApplies.settings['damage-only'],
      },
    ],
  },
  wrongAntidote: {
    kind: 'switch',
    rule: 'brp.poison.antidote',
    title: TEXT.options.wrongAntidote.title,
    default: 0,
    settings: [
      {
        value: 0,
        says: TEXT.options.wrongAntidote.settings['0'],
      },
      {
        value: 1,
        says: TEXT.options.wrongAntidote.settings['1'],
      },
      {
        value: 2,
        says: TEXT.options.wrongAntidote.settings['2'],
      },
      {
        value: 3,
        says: TEXT.options.wrongAntidote.settings['3'],
      },
    ],
    others: OTHER_BENEFITS,
  },
  bearStats: {
    kind: 'switch',
    rule: 'brp.bestiary.bear',
    title: TEXT.options.bearStats.title,
    default: 'average',
    settings: [
      {
        value: 'average',
        says: TEXT.options.bearStats.settings.average,
      },
      {
        value: 'rolled',
        says: TEXT.options.bearStats.settings.rolled,
      },
    ],
  },
  bearSwipe: {
    kind: 'switch',
    rule: 'brp.bestiary.bear-swipe',
    title: TEXT.options.bearSwipe.title,
    default: 'instead',
    settings: [
      {
        value: 'instead',
        says: TEXT.options.bearSwipe.settings.instead,
      },
      {
        value: 'additional',
        says: TEXT.options.bearSwipe.settings.additional,
      },
    ],
  },
  swipeDamage: {
    kind: 'switch',
    rule: 'brp.bestiary.bear-swipe',
    title: TEXT.options.swipeDamage.title,
    default: 'after-armour',
    settings: [
      {
        value: 'after-armour',
        says: TEXT.options.swipeDamage.settings['after-armour'],
      },
      {
        value: 'before-armour',
        says: TEXT.options.swipeDamage.settings['before-armour'],
      },
    ],
  },
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
