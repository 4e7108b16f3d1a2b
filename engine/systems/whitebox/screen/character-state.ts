import {
  buildDetail,
  type CharacterField,
  formatSigned,
  type LocalizedText,
  labelNumber,
  labelText,
} from '@arbitro/kernel';
import { dayAndHour } from '../rules/clock.ts';
import { field } from '../rules/field.ts';
import { seesInTheDark } from '../rules/light.ts';
import { LIGHTS } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { CreatureView, Outline, View } from '../secrecy/view.ts';
import type { ActiveCondition, Creature, Light } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

const STATUS_RULES: { readonly [S in Creature['status']]: RuleId } = {
  up: 'whitebox.damage.apply',
  unconscious: 'whitebox.damage.unconscious-optional',
  stunned: 'whitebox.joust.stunned-at-zero',
  dead: 'whitebox.damage.death-at-zero',
};

/** The visible state of a creature. */
export const statusFields = ({
  status,
  bleeding,
  conditions,
  morale,
  mount,
}: CreatureView): readonly CharacterField[] => [
  {
    ...field(TEXT.sheet.state, status, STATUS_RULES[status]),
    ...buildDetail(bleeding ? [termName('bleeding')] : []),
  },
  ...conditions.map(conditionField),
  ...(morale === null ? [] : [field(TEXT.sheet.morale, morale, 'whitebox.morale.check')]),
  ...(mount === 'none' ? [] : [field(TEXT.sheet.mount, mount, 'whitebox.joust.horse-bonus')]),
];

const conditionField = ({ name, until }: ActiveCondition): CharacterField => ({
  ...field(TEXT.sheet.condition, name, 'whitebox.saves.success-effect'),
  ...buildDetail(until === null ? [] : [labelText(TEXT.sheet.until, formatTime(until))]),
});

const formatTime = (seconds: number): LocalizedText => {
  const { day, hour } = dayAndHour(seconds);
  return labelNumber(TEXT.sheet.day, `${day}, ${hour}`);
};

/** For creatures in service. @rule whitebox.loyalty.check @rule whitebox.loyalty.carried-modifier */
export function serviceFields({ id, service }: Creature): readonly CharacterField[] {
  if (service === null) return [];
  const { loyalty, carried, treatment } = service;
  return [
    {
      ...field(TEXT.sheet.loyalty, loyalty, 'whitebox.loyalty.table'),
      rolls: { type: 'loyalty', who: id },
      ...buildDetail([
        ...(loyalty === null ? [TEXT.sheet.notCheckedYet] : []),
        ...(carried === 0 ? [] : [labelNumber(TEXT.sheet.nextCheck, formatSigned(carried))]),
        ...(treatment === 0 ? [] : [labelNumber(TEXT.sheet.treatment, formatSigned(treatment))]),
      ]),
    },
  ];
}

/** Each light separately, since each burns separately. @rule whitebox.exploration.light-duration */
export const lightFields = (view: View, creature: Creature): readonly CharacterField[] => [
  ...creature.lights.map((light) => ({
    ...field(termName(light.kind), light.minutesLeft, 'whitebox.exploration.light-duration'),
    rolls: { type: light.lit ? 'douse' : 'light', by: creature.id, light: light.id },
    ...buildDetail(describeLight(light)),
  })),
  ...(creature.oil === 0
    ? []
    : [{ ...field(TEXT.sheet.oilPints, creature.oil, 'whitebox.combat.burning-oil'), path: 'oil' }]),
  ...(seesInTheDark(view, creature)
    ? [field(TEXT.sheet.seesDark, null, 'whitebox.exploration.monsters-darkvision')]
    : []),
];

/** @rule whitebox.exploration.light-radius */
const describeLight = ({ kind, lit, pints }: Light): readonly LocalizedText[] => [
  TEXT.sheet.minutesLeft,
  labelNumber(TEXT.sheet.radiusInFeet, LIGHTS[kind].feet),
  ...(pints === 0 ? [] : [labelNumber(TEXT.sheet.pintsOilBesides, pints)]),
  lit ? TEXT.sheet.lit : TEXT.sheet.notLit,
];

/** What is worn and carried. @rule whitebox.movement.base-rate */
export const equipmentFields = ({ equipment, gold, kind }: Creature): readonly CharacterField[] => [
  ...equipment.map((thing) => field(termName(thing), null, 'whitebox.movement.base-rate')),
  ...(gold === 0 && kind !== 'character'
    ? []
    : [{ ...field(TEXT.sheet.goldPieces, gold, 'whitebox.xp.treasure-gold'), path: 'gold' }]),
];

/** What the creature holds, visible to all. */
export const seenThingFields = ({ weapons, lights }: Outline): readonly CharacterField[] => [
  ...weapons.map(({ name }) => field(termName(name), null, 'whitebox.damage.weapon-damage')),
  ...lights.map(({ kind }) => field(termName(kind), null, 'whitebox.exploration.light-radius')),
];
