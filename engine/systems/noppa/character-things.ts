import { type CharacterField, detailed, labelled, numbered, signed, type Words } from '@arbitro/kernel';
import { lightSlots, mostSkills } from './derived.ts';
import { field, reckoned } from './field.ts';
import type { Bonuses, Creature, Item, Parryable, Spell } from './state.ts';
import { SLOTS } from './tables.ts';
import { called, words } from './term-words.ts';
import type { View } from './view.ts';

const MOST_LESSONS = words(
  'erikoistaitoja ja loitsuja enintään',
  'most special skills and spells',
  'abilità e incantesimi al massimo',
);
const COST = words('hinta', 'cost', 'costo');
const MIND_COST = words('mielipisteitä', 'mind points', 'punti mente');
const HEALS = words('parantaa', 'heals', 'guarisce');
const PARRIES = words('torjuu', 'parries', 'para');

/** @rule noppa.attr.oppineisuus */
export const lessonFields = (one: Creature, { options }: View): readonly CharacterField[] => [
  reckoned(MOST_LESSONS, mostSkills(options, one), 'noppa.attr.oppineisuus'),
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
    numbered(COST, cost),
    ...(mindCost > 0 ? [numbered(MIND_COST, mindCost)] : []),
    ...(heal > 0 ? [numbered(HEALS, heal)] : []),
    ...parriesOf(parries),
  ]),
});

const bonusesOf = (bonus: Bonuses): readonly Words[] =>
  Object.entries(bonus).flatMap(([use, dice]) => (dice ? [numbered(called(use), signed(dice))] : []));

const parriesOf = (modes: readonly Parryable[]): readonly Words[] =>
  modes.map((mode) => labelled(PARRIES, called(mode)));

const LIGHT_SLOTS = words('kevyitä varustepaikkoja', 'light slots', 'posti leggeri');
const HEAVY_SLOTS = words('raskaita varustepaikkoja', 'heavy slots', 'posti pesanti');
const TAKEN = words('käytössä', 'taken', 'occupati');

/** The slots a load has, how many are taken, and what takes them. @rule noppa.gear.base-slots */
export function gearFields(one: Creature): readonly CharacterField[] {
  const things = one.items.map(itemField);
  if (one.kind === 'foe') return things;
  const taken = (weight: Item['weight']): number => one.items.filter((item) => item.weight === weight).length;
  const heavy = { rule: 'noppa.gear.base-slots', what: 'base', how: 'add', value: SLOTS.heavy } as const;
  return [
    {
      ...reckoned(LIGHT_SLOTS, lightSlots(one), 'noppa.gear.bonus-slots'),
      ...detailed([numbered(TAKEN, taken('light'))]),
    },
    {
      ...reckoned(HEAVY_SLOTS, { value: SLOTS.heavy, because: [heavy] }, 'noppa.gear.conversion'),
      ...detailed([numbered(TAKEN, taken('heavy'))]),
    },
    ...things,
  ];
}

const itemField = ({ name, inUse, weight, bonus, parries }: Item): CharacterField => ({
  ...field(called(name), inUse ? 'in-use' : 'put-away', 'noppa.gear.one-held-item'),
  ...detailed([...(weight === 'none' ? [] : [called(weight)]), ...bonusesOf(bonus), ...parriesOf(parries)]),
});
