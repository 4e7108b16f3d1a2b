import {
  type CreatureId,
  gmPart,
  idsOf,
  numberFrom,
  type Offer,
  type OfferPart,
  oneOf,
  partsByCreature,
  someOf,
  targetsByActor,
} from '@arbitro/kernel';
import { RESISTANCE_USES } from './actions.ts';
import { OBJECT_IDS } from './content/object-table.ts';
import { allows, forWhom, type Given, offered } from './offering.ts';
import { skillOffers } from './offers-checks.ts';
import { talkParts } from './offers-talk.ts';
import { rollable } from './rollable.ts';
import { type Creature, isUp, type World } from './state.ts';
import { FREE_CHECKS, HARDSHIPS, LESSON_HOURS, RESISTANCE_SIDES } from './tables.ts';

/** The usual first. */
const DIFFICULTY = oneOf(['normal', 'easy', 'difficult', 'automatic', 'impossible'] as const);
const STAKES = oneOf([true, false]);
const FLAG = oneOf([false, true]);

/** What only the game master does or says, beside fights; a creature's check is its own doing all the same. */
export const gmCheckParts = (world: World): readonly OfferPart[] => [
  ...partsByCreature(world.creatures, (one) =>
    skillOffers(world, one, { difficulty: DIFFICULTY, stakes: STAKES }),
  ),
  gmPart(() => gmCheckOffers(world)),
  ...talkParts(world),
];

function gmCheckOffers(world: World): readonly Offer[] {
  const shared = common(world, world.creatures.filter(isUp));
  return [
    ...world.creatures.flatMap((one) => contestOffers(world, one, shared)),
    ...resistOffers(world),
    ...offered(world, { type: 'time' }, { slots: TIME }),
    ...offered(world, { type: 'experience' }, { slots: { interlude: FLAG } }),
    ...world.creatures.flatMap((one) => learningOffers(world, one, shared)),
    ...misfortunes(world),
  ];
}

const TIME = {
  amount: numberFrom(1, 12),
  unit: oneOf(['round', 'minute', 'turn', 'hour', 'day', 'week'] as const),
  rest: FLAG,
};

/** Against any other, with what everybody can try. */
function contestOffers(world: World, one: Creature, shared: readonly string[]): readonly Offer[] {
  const others = idsOf(world.creatures.filter((other) => other.id !== one.id && isUp(other)));
  if (!isUp(one) || others.length === 0 || shared.length === 0) return [];
  const slots = {
    'parties.0.skill': oneOf(rollable(world, one)),
    'parties.1.by': oneOf(others),
    'parties.1.skill': oneOf(shared),
  };
  return [{ action: { type: 'contest', parties: [{ by: one.id }] }, slots }];
}

/** What each of them can try. */
function common(world: World, creatures: readonly Creature[]): readonly string[] {
  const [first = [], ...rest] = creatures.map((one) => rollable(world, one));
  const others = rest.map((skills) => new Set(skills));
  return first.filter((skill) => others.every((skills) => skills.has(skill)));
}

const resistOffers = (world: World): readonly Offer[] =>
  RESISTANCE_USES.filter((use) => use !== 'other').flatMap((use) => {
    const { active, passive } = RESISTANCE_SIDES[use];
    if (passive !== 'thing') return betweenTwo(world, use);
    const able = idsOf(world.creatures.filter((one) => isUp(one) && one.characteristics[active]));
    if (able.length === 0) return [];
    const thing =
      use === 'lift' ? { 'passive.object': oneOf(OBJECT_IDS) } : { 'passive.value': numberFrom(1, 30) };
    const action = { type: 'resist', use, active: { characteristic: active }, passive: {} };
    return [{ action, slots: { 'active.who': oneOf(able), ...thing } }];
  });

function betweenTwo(world: World, use: keyof typeof RESISTANCE_SIDES): readonly Offer[] {
  const { active: characteristic } = RESISTANCE_SIDES[use];
  const ids = idsOf(world.creatures);
  const action = (by: CreatureId): Given => ({
    type: 'resist',
    use,
    active: { who: by, characteristic },
    passive: { characteristic },
  });
  const first = world.creatures.find((one) => isUp(one) && one.characteristics[characteristic])?.id;
  const targets = targetsByActor(ids, first, (by, who) =>
    allows(world, { ...action(by), passive: { who, characteristic } }),
  );
  return ids.flatMap((by) => {
    const able = targets(by);
    return able.length > 0 ? [{ action: action(by), slots: { 'passive.who': oneOf(able) } }] : [];
  });
}

function learningOffers(world: World, one: Creature, shared: readonly string[]): readonly Offer[] {
  const { id: by } = one;
  const skills = rollable(world, one);
  const [skill] = skills;
  if (skill === undefined) return [];
  const most = Math.min(FREE_CHECKS, skills.length);
  const free = { slots: { skills: someOf(skills, { least: 1, most }) }, like: { skills: [skill] } };
  return [...offered(world, { type: 'free-checks', by }, free), ...teachOffers(world, one, shared)];
}

function teachOffers(world: World, { id: by }: Creature, shared: readonly string[]): readonly Offer[] {
  const learners = idsOf(world.creatures.filter((other) => other.id !== by && isUp(other)));
  const [skill] = shared;
  const [student] = learners;
  if (skill === undefined || student === undefined) return [];
  const hours = numberFrom(LESSON_HOURS, 40 * LESSON_HOURS);
  const slots = { student: oneOf(learners), skill: oneOf(shared), hours };
  return offered(world, { type: 'teach', by }, { slots, like: { student, skill, hours: LESSON_HOURS } });
}

const NO_DRAIN = { attacks: [], drains: null };
const ILLS = [
  { name: 'cold', severe: false, ...NO_DRAIN },
  { name: 'plague', severe: true, ...NO_DRAIN },
] as const;
const POISONED = ['hit-points', 'FOR', 'COS', 'DES'] as const;
const POISON = { kind: 'poison', resisted: 'half' } as const;

/** Falls, diseases, poisons. */
function misfortunes(world: World): readonly Offer[] {
  const doses = {
    'poison.eff': numberFrom(1, 20),
    'poison.attacks': someOf(POISONED, { least: 1, most: POISONED.length }),
    'poison.speed': oneOf(['fast', 'slow'] as const),
    doses: numberFrom(1, 3),
    swallowed: FLAG,
  };
  return [
    ...forWhom(world, { type: 'fall' }, { metres: numberFrom(1, 30), dodge: FLAG }, { metres: 1 }),
    ...ILLS.flatMap((disease) => forWhom(world, { type: 'expose', disease })),
    ...forWhom(
      world,
      { type: 'hardships' },
      { hardships: someOf(HARDSHIPS, { least: 0, most: HARDSHIPS.length }) },
    ),
    ...forWhom(world, { type: 'poison', poison: POISON }, doses),
    ...forWhom(world, { type: 'antidote', against: POISON.kind }, { eff: numberFrom(1, 20) }),
  ];
}
