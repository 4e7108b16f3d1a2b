import {
  gmPart,
  type Json,
  numberFrom,
  type Offer,
  type OfferPart,
  oneOf,
  partsByCreature,
} from '@arbitro/kernel';
import { ARMOUR_IDS, ARMOURS } from './content/armour-table.ts';
import { tableSkills } from './content/naming.ts';
import { SKILLS, skillKey, specialisation } from './content/skill-table.ts';
import { CONDITION_NAMES } from './effects.ts';
import { forWhom, offered } from './offering.ts';
import { rollable } from './rollable.ts';
import { type Creature, WOUND_KINDS, type World } from './state.ts';
import { CHARACTERISTICS } from './tables.ts';

const FLAG = oneOf([true, false]);
const HARM = { damage: numberFrom(1, 20), kind: oneOf(WOUND_KINDS), armour: FLAG };

/** What the game master sets by a word. */
export const talkParts = (world: World): readonly OfferPart[] => [
  gmPart(() => [
    ...forWhom(world, { type: 'harm' }, HARM),
    ...forWhom(world, { type: 'condition' }, { condition: oneOf(CONDITION_NAMES), gained: FLAG }),
    ...forWhom(world, { type: 'roll-block' }),
  ]),
  ...world.creatures.flatMap((one) => [
    gmPart(() => sheetOffers(world, one)),
    ...partsByCreature([one], () => armourOffers(world, one)),
  ]),
];

const sheetOffers = (world: World, one: Creature): readonly Offer[] => [
  ...healOffers(world, one),
  ...numberOffers(world, one),
  ...relatedOffers(world, one),
  ...approvalOffers(one),
];

const healOffers = (world: World, { id: who, wounds }: Creature): readonly Offer[] =>
  wounds.flatMap(({ id: wound, points }) =>
    offered(world, { type: 'heal', who, wound }, { slots: { points: numberFrom(1, points) } }),
  );

function numberOffers(world: World, one: Creature): readonly Offer[] {
  const { id: who, state } = one;
  const has = CHARACTERISTICS.filter((which) => one.characteristics[which]);
  const skills = rollable(world, one);
  return [
    ...(has.length > 0 && state.is !== 'dead'
      ? [
          {
            action: { type: 'set-characteristic', who },
            slots: { characteristic: oneOf(has), value: numberFrom(1, 30) },
          },
        ]
      : []),
    ...(skills.length > 0
      ? [{ action: { type: 'set-skill', who }, slots: { skill: oneOf(skills), rating: numberFrom(0, 150) } }]
      : []),
  ];
}

/** A weapon that somebody knows may stand in for another of its kind. */
const relatedOffers = (world: World, one: Creature): readonly Offer[] =>
  rollable(world, one).flatMap((by) => {
    const key = skillKey(by);
    if (key === undefined || specialisation(by) === undefined || !SKILLS[key].tags.includes('combat'))
      return [];
    const others = tableSkills(key).filter((skill) => skill !== by && specialisation(skill) !== undefined);
    const action = { type: 'related', who: one.id, by };
    return others.length > 0 ? [{ action, slots: { skill: oneOf(others) } }] : [];
  });

const approvalOffers = ({ id: who, approval }: Creature): readonly Offer[] =>
  approval === 'pending' ? [{ action: { type: 'approve', who }, slots: { approved: FLAG } }] : [];

/** Armour of the tables, by its name, or none. */
function armourOffers(world: World, { id: by }: Creature): readonly Offer[] {
  const worn = (where: 'body' | 'helmet'): readonly Json[] => [
    null,
    ...ARMOUR_IDS.filter((id) => ARMOURS[id].worn === where),
  ];
  const slots = { body: oneOf(worn('body')), helmet: oneOf(worn('helmet')) };
  return offered(world, { type: 'wear', by }, { slots });
}
