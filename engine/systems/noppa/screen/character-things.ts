import { type CharacterField, detailed, labelled, numbered, signed, type Words } from '@arbitro/kernel';
import { lightSlots, mostSkills } from '../rules/derived.ts';
import { field, reckoned } from '../rules/field.ts';
import { SLOTS } from '../rules/tables.ts';
import type { View } from '../secrecy/view.ts';
import type { Bonuses, Creature, Item, Parryable, Spell } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { called } from './term-words.ts';

/** @rule noppa.attr.oppineisuus */
export const lessonFields = (one: Creature, { options }: View): readonly CharacterField[] => [
  reckoned(TEXT.sheet.mostSpecialSkillsSpells, mostSkills(options, one), 'noppa.attr.oppineisuus'),
  ...one.skills.map(({ name, bonus, parries }) => ({
    ...field(called(name), null, 'noppa.attr.oppineisuus'),
    ...detailed([...bonusesOf(bonus), ...parriesOf(parries)]),
  })),
  ...one.spells.map((spell) => spellField(one, spell)),
];

const spellField = (one: Creature, { id, name, cost, mindCost, heal, parries }: Spell): CharacterField => ({
  ...field(called(name), null, 'noppa.spell.learnable'),
  rolls: { type: 'cast', by: one.id, spell: id },
  ...detailed([
    numbered(TEXT.sheet.cost, cost),
    ...(mindCost > 0 ? [numbered(TEXT.sheet.mindPoints, mindCost)] : []),
    ...(heal > 0 ? [numbered(TEXT.sheet.heals, heal)] : []),
    ...parriesOf(parries),
  ]),
});

const bonusesOf = (bonus: Bonuses): readonly Words[] =>
  Object.entries(bonus).flatMap(([use, dice]) => (dice ? [numbered(called(use), signed(dice))] : []));

const parriesOf = (modes: readonly Parryable[]): readonly Words[] =>
  modes.map((mode) => labelled(TEXT.sheet.parries, called(mode)));

/** Returns the slots of the load, how many are used, and by what. @rule noppa.gear.base-slots */
export function gearFields(one: Creature): readonly CharacterField[] {
  const things = one.items.map(itemField);
  if (one.kind === 'foe') return things;
  const taken = (weight: Item['weight']): number => one.items.filter((item) => item.weight === weight).length;
  const heavy = { rule: 'noppa.gear.base-slots', what: 'base', how: 'add', value: SLOTS.heavy } as const;
  return [
    {
      ...reckoned(TEXT.sheet.lightSlots, lightSlots(one), 'noppa.gear.bonus-slots'),
      ...detailed([numbered(TEXT.sheet.taken, taken('light'))]),
    },
    {
      ...reckoned(TEXT.sheet.heavySlots, { value: SLOTS.heavy, because: [heavy] }, 'noppa.gear.conversion'),
      ...detailed([numbered(TEXT.sheet.taken, taken('heavy'))]),
    },
    ...things,
  ];
}

const itemField = ({ name, inUse, weight, bonus, parries }: Item): CharacterField => ({
  ...field(called(name), inUse ? 'in-use' : 'put-away', 'noppa.gear.one-held-item'),
  ...detailed([...(weight === 'none' ? [] : [called(weight)]), ...bonusesOf(bonus), ...parriesOf(parries)]),
});
