import {
  buildDetail,
  type CharacterField,
  formatSigned,
  type LocalizedText,
  labelNumber,
  labelText,
} from '@arbitro/kernel';
import { lightSlots, maxSkills } from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { SLOTS } from '../rules/tables.ts';
import type { View } from '../secrecy/view.ts';
import type { Bonuses, Creature, Item, Parryable, Spell } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

/** @rule noppa.attr.oppineisuus */
export const lessonFields = (creature: Creature, { options }: View): readonly CharacterField[] => [
  computedField(TEXT.sheet.mostSpecialSkillsSpells, maxSkills(options, creature), 'noppa.attr.oppineisuus'),
  ...creature.skills.map(({ name, bonus, parries }) => ({
    ...field(termName(name), null, 'noppa.attr.oppineisuus'),
    ...buildDetail([...bonusesOf(bonus), ...describeParries(parries)]),
  })),
  ...creature.spells.map((spell) => spellField(creature, spell)),
];

const spellField = (
  creature: Creature,
  { id, name, cost, mindCost, heal, parries }: Spell,
): CharacterField => ({
  ...field(termName(name), null, 'noppa.spell.learnable'),
  rolls: { type: 'cast', by: creature.id, spell: id },
  ...buildDetail([
    labelNumber(TEXT.sheet.cost, cost),
    ...(mindCost > 0 ? [labelNumber(TEXT.sheet.mindPoints, mindCost)] : []),
    ...(heal > 0 ? [labelNumber(TEXT.sheet.heals, heal)] : []),
    ...describeParries(parries),
  ]),
});

const bonusesOf = (bonus: Bonuses): readonly LocalizedText[] =>
  Object.entries(bonus).flatMap(([use, dice]) =>
    dice ? [labelNumber(termName(use), formatSigned(dice))] : [],
  );

const describeParries = (modes: readonly Parryable[]): readonly LocalizedText[] =>
  modes.map((mode) => labelText(TEXT.sheet.parries, termName(mode)));

/** Returns the slots of the load, how many are used, and by what. @rule noppa.gear.base-slots */
export function gearFields(creature: Creature): readonly CharacterField[] {
  const things = creature.items.map(itemField);
  if (creature.kind === 'foe') return things;
  const taken = (weight: Item['weight']): number =>
    creature.items.filter((item) => item.weight === weight).length;
  const heavy = { rule: 'noppa.gear.base-slots', what: 'base', how: 'add', value: SLOTS.heavy } as const;
  return [
    {
      ...computedField(TEXT.sheet.lightSlots, lightSlots(creature), 'noppa.gear.bonus-slots'),
      ...buildDetail([labelNumber(TEXT.sheet.taken, taken('light'))]),
    },
    {
      ...computedField(
        TEXT.sheet.heavySlots,
        { value: SLOTS.heavy, because: [heavy] },
        'noppa.gear.conversion',
      ),
      ...buildDetail([labelNumber(TEXT.sheet.taken, taken('heavy'))]),
    },
    ...things,
  ];
}

const itemField = ({ name, inUse, weight, bonus, parries }: Item): CharacterField => ({
  ...field(termName(name), inUse ? 'in-use' : 'put-away', 'noppa.gear.one-held-item'),
  ...buildDetail([
    ...(weight === 'none' ? [] : [termName(weight)]),
    ...bonusesOf(bonus),
    ...describeParries(parries),
  ]),
});
