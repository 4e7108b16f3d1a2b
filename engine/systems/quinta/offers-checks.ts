import { fightOn, idsOf, numberFrom, type Offer, oneOf, textUpTo } from '@arbitro/kernel';
import { allows, forWhom, offered, withOneOf } from './offering.ts';
import { journeyOffers } from './offers-journey.ts';
import type { Creature, World } from './state.ts';
import { ABILITIES, APPROACHES, ATTITUDES, SEARCH_SKILLS, SKILL_NAMES, STUDY_SKILLS } from './tables.ts';

const words = textUpTo(200);
const difficulty = numberFrom(1, 30);

/** Tests, talk and things, for one who may do them. */
export function checkOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  return [
    ...offered(world, { type: 'check', by }, { slots: { skill: oneOf(SKILL_NAMES) }, like: STEALTH }),
    ...offered(world, { type: 'check', by }, { slots: { ability: oneOf(ABILITIES) }, like: STRENGTH }),
    ...offered(world, { type: 'search', by }, { slots: { skill: oneOf(SEARCH_SKILLS) }, like: PERCEPTION }),
    ...offered(world, { type: 'study', by }, { slots: { skill: oneOf(STUDY_SKILLS) }, like: ARCANA }),
    ...offered(world, { type: 'hide', by }),
    ...influenceOffers(world, one),
    ...offered(world, { type: 'improvise', by }, { slots: { what: words }, like: { what: '' } }),
    ...offered(world, { type: 'utilize', by }, { slots: { what: words }, like: { what: '' } }),
    ...offered(world, { type: 'speak', by }, { slots: { words }, like: { words: '' } }),
    ...offered(world, { type: 'speak', by, long: true }, { slots: { words }, like: { words: '' } }),
    ...offered(world, { type: 'put-out', by }),
    ...breakOffers(world, one),
    ...interactOffers(world, one),
  ];
}

const STEALTH = { skill: 'stealth' };
const PERCEPTION = { skill: 'perception' };
const ARCANA = { skill: 'arcana' };
const STRENGTH = { ability: 'str' };

/** By whichever approach is still open. @rule quinta.actions.influence */
const influenceOffers = (world: World, { id: by, side }: Creature): readonly Offer[] =>
  world.creatures
    .filter((other) => other.side !== side)
    .flatMap(({ id: on }) => withOneOf(world, { type: 'influence', by, on }, ['approach', APPROACHES]));

const breakOffers = (world: World, { id: by }: Creature): readonly Offer[] =>
  withOneOf(world, { type: 'break', by }, ['thing', world.things.map(({ id }) => id)]);

/** Something around, or something in or out of the hand. @rule quinta.turn.interact */
function interactOffers(world: World, { id: by, items }: Creature): readonly Offer[] {
  const action = { type: 'interact', by };
  const those = (held: boolean): readonly string[] =>
    items.filter((item) => item.held === held).map(({ id }) => id);
  return [
    ...offered(world, action, { slots: { what: words }, like: { what: '' } }),
    ...withOneOf(world, { ...action, what: 'draw' }, ['draw', those(false)]),
    ...withOneOf(world, { ...action, what: 'stow' }, ['stow', those(true)]),
  ];
}

/** What only the game master asks for or says. */
export function gmCheckOffers(world: World): readonly Offer[] {
  const able = idsOf(world.creatures).filter((by) => allows(world, { type: 'check', by, ...STRENGTH }));
  return [
    ...testOffers(able),
    ...hidingOffers(world),
    ...attitudeOffers(world),
    ...hazardOffers(world),
    ...[true, false].flatMap((counts) => forWhom(world, { type: 'weigh', counts })),
    ...(fightOn(world) ? [] : journeyOffers(world)),
  ];
}

function testOffers(able: readonly string[]): readonly Offer[] {
  if (able.length === 0) return [];
  const by = oneOf(able);
  return [
    { action: { type: 'check' }, slots: { by, skill: oneOf(SKILL_NAMES), dc: difficulty } },
    { action: { type: 'check' }, slots: { by, ability: oneOf(ABILITIES), dc: difficulty } },
    {
      action: { type: 'check', skill: 'perception' },
      slots: { by, sense: oneOf(['sight', 'hearing']), dc: difficulty },
    },
    {
      action: { type: 'check' },
      slots: {
        by,
        skill: oneOf(SKILL_NAMES),
        dc: difficulty,
        mode: oneOf(['advantage', 'disadvantage']),
        bonus: numberFrom(-10, 10),
      },
    },
    { action: { type: 'save' }, slots: { by, ability: oneOf(ABILITIES), dc: difficulty } },
  ];
}

/** Where the rule would not let them, and no longer where it did. @rule quinta.exploration.hiding */
function hidingOffers(world: World): readonly Offer[] {
  const barred = idsOf(world.creatures).filter((by) => !allows(world, { type: 'hide', by }));
  return [true, false].flatMap((allowed) => withOneOf(world, { type: 'hide', allowed }, ['by', barred]));
}

/** Of those the game master plays: to everybody, or to somebody. @rule quinta.social.attitudes @ruling R26 */
function attitudeOffers({ creatures }: World): readonly Offer[] {
  const played = creatures.filter(({ kind }) => kind === 'monster');
  if (played.length === 0) return [];
  const attitude = oneOf(ATTITUDES);
  const others = idsOf(creatures.filter(({ kind }) => kind === 'character'));
  const toward = others.length === 0 ? [] : [{ toward: oneOf(others) }];
  return [{}, ...toward].map((slots) => ({
    action: { type: 'attitude' },
    slots: { who: oneOf(idsOf(played)), ...slots, attitude },
  }));
}

function hazardOffers(world: World): readonly Offer[] {
  const those = (is: (one: Creature) => boolean): readonly string[] =>
    idsOf(world.creatures.filter((one) => one.life !== 'dead' && is(one)));
  const setting = (action: Offer['action'], able: readonly string[]): readonly Offer[] =>
    able.length === 0 ? [] : [{ action, slots: { who: oneOf(able) } }];
  return [
    ...forWhom(world, { type: 'fall' }, { metres: numberFrom(1, 60) }, { metres: 3 }),
    ...forWhom(world, { type: 'fall', liquid: true }, { metres: numberFrom(1, 60) }, { metres: 3 }),
    ...setting(
      { type: 'burn', burning: true },
      those(({ burning }) => !burning),
    ),
    ...setting(
      { type: 'burn', burning: false },
      those(({ burning }) => burning),
    ),
    ...setting(
      { type: 'choke', choking: true },
      those(({ breath }) => breath === null),
    ),
    ...setting(
      { type: 'choke', choking: true, breath: 'none' },
      those(({ breath }) => breath !== 0),
    ),
    ...setting(
      { type: 'choke', choking: false },
      those(({ breath }) => breath !== null),
    ),
  ];
}
