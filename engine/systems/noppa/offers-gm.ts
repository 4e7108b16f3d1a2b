import { type CreatureId, idsOf, numberFrom, type Offer, oneOf, someOf, textUpTo } from '@arbitro/kernel';
import { CONDITION_NAMES } from './effects.ts';
import { FOLK, GEAR, SKILLS, SPELLS } from './library.ts';
import { allows, forWhom, offered, withOneOf } from './offering.ts';
import { forReadied } from './offers-targets.ts';
import { type Creature, rolls, type World } from './state.ts';
import { ATTRIBUTES, THREAT_NAMES } from './tables.ts';

/** What only the game master does. */
export function gmOffers(world: World): readonly Offer[] {
  return [
    ...offered(world, { type: 'fight' }),
    ...offered(world, { type: 'end-fight' }),
    ...offered(world, { type: 'end-scene' }),
    ...offered(world, { type: 'milestone' }),
    ...forWhom(world, { type: 'join' }),
    ...forWhom(world, { type: 'fall' }),
    ...forWhom(world, { type: 'break-readiness' }),
    ...setOffOffers(world),
    ...hazardOffer(world),
    ...wordOffers(world),
    ...forWhom(world, { type: 'take-back' }),
    { action: { type: 'rereads', asked: !world.rereads }, slots: {} },
    ...bodyOffers(world),
    ...growthOffers(world),
    ...newcomers(world),
  ];
}

/** Without a target where it needs none. */
const setOffOffers = (world: World): readonly Offer[] =>
  world.creatures
    .filter(({ readied }) => readied !== null)
    .flatMap((one): readonly Offer[] => {
      const action = { type: 'set-off', who: one.id };
      const bare = offered(world, action);
      if (bare.length > 0) return bare;
      return withOneOf(world, action, ['on', forReadied(world, one, idsOf(world.creatures))]);
    });

const LIKELY_TN = numberFrom(0, 8);

function hazardOffer(world: World): readonly Offer[] {
  const able = idsOf(world.creatures).filter((id) =>
    allows(world, { type: 'hazard', name: '', on: [id], threat: 'trap', damage: 1, effects: [] }),
  );
  if (able.length === 0) return [];
  const slots = {
    on: someOf(able, { least: 1, most: able.length }),
    threat: oneOf(THREAT_NAMES),
    tn: LIKELY_TN,
    damage: numberFrom(0, 5),
  };
  return [{ action: { type: 'hazard' }, slots }];
}

function wordOffers(world: World): readonly Offer[] {
  const able = idsOf(world.creatures.filter(rolls));
  if (able.length === 0) return [];
  const who = oneOf(able);
  const until = oneOf(['roll', 'scene']);
  const what = textUpTo(60);
  return [
    { action: { type: 'say' }, slots: { who, kind: oneOf(['advantage', 'disadvantage']), what, until } },
    { action: { type: 'say', kind: 'tn' }, slots: { who, by: numberFrom(-4, 4), what, until } },
    ...checkOffers(world),
  ];
}

function checkOffers(world: World): readonly Offer[] {
  const able = idsOf(world.creatures).filter((by) =>
    allows(world, { type: 'check', by, attribute: 'sitkeys' }),
  );
  if (able.length === 0) return [];
  return [
    { action: { type: 'check' }, slots: { by: oneOf(able), attribute: oneOf(ATTRIBUTES), tn: LIKELY_TN } },
  ];
}

const PARTS = ['hands', 'voice', 'wings', 'mouth'] as const;

function bodyOffers(world: World): readonly Offer[] {
  if (world.creatures.length === 0) return [];
  const who = oneOf(idsOf(world.creatures));
  return [
    { action: { type: 'restore' }, slots: { who, body: numberFrom(0, 8), mind: numberFrom(0, 5) } },
    {
      action: { type: 'condition' },
      slots: { who, condition: oneOf(CONDITION_NAMES), gained: oneOf([true, false]) },
    },
    { action: { type: 'bind' }, slots: { who, part: oneOf(PARTS), bound: oneOf([true, false]) } },
  ];
}

/** Attributes one step at a time, what may still be learned, what may still be carried. */
function growthOffers(world: World): readonly Offer[] {
  return world.creatures
    .filter(rolls)
    .flatMap((one) => [
      ...attributeOffers(world, one),
      ...withOneOf(world, { type: 'learn', who: one.id }, [
        'what',
        [...Object.keys(SPELLS), ...Object.keys(SKILLS)],
      ]),
      ...withOneOf(world, { type: 'take', by: one.id }, ['item', Object.keys(GEAR)]),
    ]);
}

function attributeOffers(world: World, { id: who, attributes }: Creature): readonly Offer[] {
  return ATTRIBUTES.flatMap((attribute) =>
    [attributes[attribute] - 1, attributes[attribute] + 1]
      .filter((value) => value >= 0 && value <= 6)
      .map((value) => ({ type: 'set-attribute', who, attribute, value }))
      .filter((action) => allows(world, action))
      .map((action) => ({ action, slots: {} })),
  );
}

function newcomers(world: World): readonly Offer[] {
  const id = freeId(world);
  const name = textUpTo(60);
  const points = numberFrom(12, 24);
  return [
    { action: { type: 'create', id, kind: 'player' }, slots: { name, points } },
    { action: { type: 'create', id, kind: 'companion', random: true }, slots: { name } },
    ...(world.zones.length > 0
      ? [
          {
            action: { type: 'bring', id },
            slots: { name, from: oneOf(Object.keys(FOLK)), zone: oneOf(world.zones) },
          },
        ]
      : []),
  ];
}

function freeId({ creatures }: World): CreatureId {
  const taken = new Set(idsOf(creatures));
  // not by how many are there: it would count those that players do not know of
  let n = 1;
  while (taken.has(`newcomer-${n}`)) n++;
  return `newcomer-${n}`;
}
