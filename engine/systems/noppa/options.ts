import { buildSwitch, fillText, type OptionBook, type OptionsOf } from '@arbitro/kernel';
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

const text = TEXT.options;

export const OPTIONS = {
  explodingSixes: buildSwitch('noppa.dice.extra-die-on-six', text.explodingSixes, ['recursive', 'once']),
  zeroPool: buildSwitch('noppa.dice.zero-attribute', text.zeroPool, ['pool', 'attribute']),
  partialSuccess: buildSwitch('noppa.success.partial', text.partialSuccess, ['gm', 'off']),
  advantageStacking: buildSwitch('noppa.advantage.advantage', text.advantageStacking, ['cancel', 'majority']),
  oddsAdvantage: buildSwitch('noppa.advantage.sources', text.oddsAdvantage, ['auto', 'gm']),
  racialAttributes: buildSwitch('noppa.attr.racial-range', text.racialAttributes, [
    'any',
    'at-most-one-each-way',
  ]),
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
  mindByParrier: buildSwitch('noppa.mind.turn-failure', text.mindByParrier, [false, true]),
  slotConversion: buildSwitch('noppa.gear.conversion', text.slotConversion, ['all', 'bonus-only']),
  passing: buildSwitch('noppa.init.passing', text.passing, ['hold', 'burn']),
  overdraw: buildSwitch('noppa.action.affordability', text.overdraw, ['forbidden', 'allowed']),
  parryReach: buildSwitch('noppa.parry.reaction', text.parryReach, ['zone', 'melee-only']),
  delay: buildSwitch('noppa.delay.carry', text.delay, ['carry', 'pay-one', 'off']),
  meleeJoin: buildSwitch('noppa.melee.formation', text.meleeJoin, ['before-roll', 'after-roll']),
  rangedJoinsMelee: buildSwitch('noppa.melee.joining', text.rangedJoinsMelee, [false, true]),
  freeStrikes: buildSwitch('noppa.move.leave-melee', text.freeStrikes, ['each-enemy', 'one']),
  splitExtraDefence: buildSwitch('noppa.defence.extra-choice', text.splitExtraDefence, [false, true]),
  riposteTarget: buildSwitch('noppa.defence.riposte', text.riposteTarget, ['any', 'same-attacker']),
  complications: buildSwitch('noppa.dice.complication', text.complications, ['gm', 'as-named']),
  surprise: buildSwitch('noppa.advantage.sources', text.surprise, ['no-parry', 'disadvantage']),
  sheetLimits: buildSwitch('noppa.gear.conversion', text.sheetLimits, ['free', 'checked']),
  oddSplit: buildSwitch('noppa.foe.touch-homing', text.oddSplit, ['sum', 'fraction']),
  ...HOUSE_RULES,
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
