import { fillText, type OptionBook, type OptionsOf } from '@arbitro/kernel';
import { HOUSE_RULES } from './house-rules.ts';
import type { RuleId } from './rules.ts';
import { TEXT } from './text/index.ts';

const describeBaseSkills = (count: string | number) =>
  fillText(TEXT.options.baseSkills.characterSpecialSkillsOr, { count });
const OTHER_BASE_SKILLS = {
  numbers: { least: 0, most: 99 },
  about: TEXT.faults.figures.otherBaseSkills,
  says: describeBaseSkills,
} as const;

export const OPTIONS = {
  explodingSixes: {
    kind: 'switch',
    rule: 'noppa.dice.extra-die-on-six',
    title: TEXT.options.explodingSixes.title,
    default: 'recursive',
    settings: [
      {
        value: 'recursive',
        says: TEXT.options.explodingSixes.settings.recursive,
      },
      {
        value: 'once',
        says: TEXT.options.explodingSixes.settings.once,
      },
    ],
  },
  zeroPool: {
    kind: 'switch',
    rule: 'noppa.dice.zero-attribute',
    title: TEXT.options.zeroPool.title,
    default: 'pool',
    settings: [
      {
        value: 'pool',
        says: TEXT.options.zeroPool.settings.pool,
      },
      {
        value: 'attribute',
        says: TEXT.options.zeroPool.settings.attribute,
      },
    ],
  },
  partialSuccess: {
    kind: 'switch',
    rule: 'noppa.success.partial',
    title: TEXT.options.partialSuccess.title,
    default: 'gm',
    settings: [
      {
        value: 'gm',
        says: TEXT.options.partialSuccess.settings.gm,
      },
      {
        value: 'off',
        says: TEXT.options.partialSuccess.settings.off,
      },
    ],
  },
  advantageStacking: {
    kind: 'switch',
    rule: 'noppa.advantage.advantage',
    title: TEXT.options.advantageStacking.title,
    default: 'cancel',
    settings: [
      {
        value: 'cancel',
        says: TEXT.options.advantageStacking.settings.cancel,
      },
      {
        value: 'majority',
        says: TEXT.options.advantageStacking.settings.majority,
      },
    ],
  },
  oddsAdvantage: {
    kind: 'switch',
    rule: 'noppa.advantage.sources',
    title: TEXT.options.oddsAdvantage.title,
    default: 'auto',
    settings: [
      {
        value: 'auto',
        says: TEXT.options.oddsAdvantage.settings.auto,
      },
      {
        value: 'gm',
        says: TEXT.options.oddsAdvantage.settings.gm,
      },
    ],
  },
  racialAttributes: {
    kind: 'switch',
    rule: 'noppa.attr.racial-range',
    title: TEXT.options.racialAttributes.title,
    default: 'any',
    settings: [
      {
        value: 'any',
        says: TEXT.options.racialAttributes.settings.any,
      },
      {
        value: 'at-most-one-each-way',
        says: TEXT.options.racialAttributes.settings['at-most-one-each-way'],
      },
    ],
  },
  baseSkills: {
    kind: 'switch',
    rule: 'noppa.attr.oppineisuus',
    title: TEXT.options.baseSkills.title,
    default: 0,
    settings: [
      {
        value: 0,
        says: TEXT.options.baseSkills.settings['0'],
      },
      { value: 1, says: describeBaseSkills(1) },
      { value: 2, says: describeBaseSkills(2) },
      { value: 3, says: describeBaseSkills(3) },
      { value: 4, says: describeBaseSkills(4) },
    ],
    others: OTHER_BASE_SKILLS,
  },
  mindByParrier: {
    kind: 'switch',
    rule: 'noppa.mind.turn-failure',
    title: TEXT.options.mindByParrier.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.mindByParrier.settings.false,
      },
      {
        value: true,
        says: TEXT.options.mindByParrier.settings.true,
      },
    ],
  },
  slotConversion: {
    kind: 'switch',
    rule: 'noppa.gear.conversion',
    title: TEXT.options.slotConversion.title,
    default: 'all',
    settings: [
      {
        value: 'all',
        says: TEXT.options.slotConversion.settings.all,
      },
      {
        value: 'bonus-only',
        says: TEXT.options.slotConversion.settings['bonus-only'],
      },
    ],
  },
  passing: {
    kind: 'switch',
    rule: 'noppa.init.passing',
    title: TEXT.options.passing.title,
    default: 'hold',
    settings: [
      {
        value: 'hold',
        says: TEXT.options.passing.settings.hold,
      },
      {
        value: 'burn',
        says: TEXT.options.passing.settings.burn,
      },
    ],
  },
  overdraw: {
    kind: 'switch',
    rule: 'noppa.action.affordability',
    title: TEXT.options.overdraw.title,
    default: 'forbidden',
    settings: [
      {
        value: 'forbidden',
        says: TEXT.options.overdraw.settings.forbidden,
      },
      {
        value: 'allowed',
        says: TEXT.options.overdraw.settings.allowed,
      },
    ],
  },
  parryReach: {
    kind: 'switch',
    rule: 'noppa.parry.reaction',
    title: TEXT.options.parryReach.title,
    default: 'zone',
    settings: [
      {
        value: 'zone',
        says: TEXT.options.parryReach.settings.zone,
      },
      {
        value: 'melee-only',
        says: TEXT.options.parryReach.settings['melee-only'],
      },
    ],
  },
  delay: {
    kind: 'switch',
    rule: 'noppa.delay.carry',
    title: TEXT.options.delay.title,
    default: 'carry',
    settings: [
      {
        value: 'carry',
        says: TEXT.options.delay.settings.carry,
      },
      {
        value: 'pay-one',
        says: TEXT.options.delay.settings['pay-one'],
      },
      {
        value: 'off',
        says: TEXT.options.delay.settings.off,
      },
    ],
  },
  meleeJoin: {
    kind: 'switch',
    rule: 'noppa.melee.formation',
    title: TEXT.options.meleeJoin.title,
    default: 'before-roll',
    settings: [
      {
        value: 'before-roll',
        says: TEXT.options.meleeJoin.settings['before-roll'],
      },
      {
        value: 'after-roll',
        says: TEXT.options.meleeJoin.settings['after-roll'],
      },
    ],
  },
  rangedJoinsMelee: {
    kind: 'switch',
    rule: 'noppa.melee.joining',
    title: TEXT.options.rangedJoinsMelee.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.rangedJoinsMelee.settings.false,
      },
      {
        value: true,
        says: TEXT.options.rangedJoinsMelee.settings.true,
      },
    ],
  },
  freeStrikes: {
    kind: 'switch',
    rule: 'noppa.move.leave-melee',
    title: TEXT.options.freeStrikes.title,
    default: 'each-enemy',
    settings: [
      {
        value: 'each-enemy',
        says: TEXT.options.freeStrikes.settings['each-enemy'],
      },
      {
        value: 'one',
        says: TEXT.options.freeStrikes.settings.one,
      },
    ],
  },
  splitExtraDefence: {
    kind: 'switch',
    rule: 'noppa.defence.extra-choice',
    title: TEXT.options.splitExtraDefence.title,
    default: false,
    settings: [
      {
        value: false,
        says: TEXT.options.splitExtraDefence.settings.false,
      },
      {
        value: true,
        says: TEXT.options.splitExtraDefence.settings.true,
      },
    ],
  },
  riposteTarget: {
    kind: 'switch',
    rule: 'noppa.defence.riposte',
    title: TEXT.options.riposteTarget.title,
    default: 'any',
    settings: [
      {
        value: 'any',
        says: TEXT.options.riposteTarget.settings.any,
      },
      {
        value: 'same-attacker',
        says: TEXT.options.riposteTarget.settings['same-attacker'],
      },
    ],
  },
  complications: {
    kind: 'switch',
    rule: 'noppa.dice.complication',
    title: TEXT.options.complications.title,
    default: 'gm',
    settings: [
      {
        value: 'gm',
        says: TEXT.options.complications.settings.gm,
      },
      {
        value: 'as-named',
        says: TEXT.options.complications.settings['as-named'],
      },
    ],
  },
  surprise: {
    kind: 'switch',
    rule: 'noppa.advantage.sources',
    title: TEXT.options.surprise.title,
    default: 'no-parry',
    settings: [
      {
        value: 'no-parry',
        says: TEXT.options.surprise.settings['no-parry'],
      },
      {
        value: 'disadvantage',
        says: TEXT.options.surprise.settings.disadvantage,
      },
    ],
  },
  sheetLimits: {
    kind: 'switch',
    rule: 'noppa.gear.conversion',
    title: TEXT.options.sheetLimits.title,
    default: 'free',
    settings: [
      {
        value: 'free',
        says: TEXT.options.sheetLimits.settings.free,
      },
      {
        value: 'checked',
        says: TEXT.options.sheetLimits.settings.checked,
      },
    ],
  },
  oddSplit: {
    kind: 'switch',
    rule: 'noppa.foe.touch-homing',
    title: TEXT.options.oddSplit.title,
    default: 'sum',
    settings: [
      {
        value: 'sum',
        says: TEXT.options.oddSplit.settings.sum,
      },
      {
        value: 'fraction',
        says: TEXT.options.oddSplit.settings.fraction,
      },
    ],
  },
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
