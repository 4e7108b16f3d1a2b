import { type CreatureId, type Json, numberFrom, type Offer, oneOf, someOf, textUpTo } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { CONDITION_NAMES } from './effects.ts';
import { FOLK, GEAR, SKILLS, SPELLS } from './library.ts';
import { forReadied } from './offers-targets.ts';
import { refuses } from './refuses.ts';
import { type Creature, rolls, type World } from './state.ts';
import { ATTRIBUTES, THREAT_NAMES } from './tables.ts';

const allows = (world: World, action: Json): boolean => !refuses(world, action as unknown as Action);

/** What only the game master does. */
export function gmOffers(world: World): readonly Offer[] {
  const one = (type: string): readonly Offer[] =>
    allows(world, { type }) ? [{ action: { type }, slots: {} }] : [];
  return [
    ...one('fight'),
    ...one('end-fight'),
    ...one('end-scene'),
    ...one('milestone'),
    ...forWhom(world, { type: 'join' }),
    ...forWhom(world, { type: 'fall' }),
    ...forWhom(world, { type: 'break-readiness' }),
    ...setOffOffers(world),
    ...hazardOffer(world),
    ...wordOffers(world),
    { action: { type: 'rereads', asked: !world.rereads }, slots: {} },
    ...bodyOffers(world),
    ...growthOffers(world),
    ...newcomers(world),
  ];
}

const ids = (creatures: readonly Creature[]): readonly CreatureId[] => creatures.map(({ id }) => id);

/** An action for one of those whom the rules allow it for. */
function forWhom(world: World, action: Offer['action'], slots: Offer['slots'] = {}): readonly Offer[] {
  const able = ids(world.creatures).filter((who) => allows(world, { ...action, who }));
  return able.length > 0 ? [{ action, slots: { who: oneOf(able), ...slots } }] : [];
}

/** Without a target where it needs none. */
const setOffOffers = (world: World): readonly Offer[] =>
  world.creatures
    .filter(({ readied }) => readied !== null)
    .flatMap((one): readonly Offer[] => {
      const action = { type: 'set-off', who: one.id };
      if (allows(world, action)) return [{ action, slots: {} }];
      return among(world, action, 'on', forReadied(world, one, ids(world.creatures)));
    });

const LIKELY_TN = numberFrom(0, 8);

function hazardOffer(world: World): readonly Offer[] {
  const able = ids(world.creatures).filter((id) =>
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
  const able = ids(world.creatures.filter(rolls));
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
  const able = ids(world.creatures).filter((by) =>
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
  const who = oneOf(ids(world.creatures));
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
      ...among(world, { type: 'learn', who: one.id }, 'what', [
        ...Object.keys(SPELLS),
        ...Object.keys(SKILLS),
      ]),
      ...among(world, { type: 'take', by: one.id }, 'item', Object.keys(GEAR)),
    ]);
}

function among(
  world: World,
  action: Offer['action'],
  slot: string,
  names: readonly string[],
): readonly Offer[] {
  const able = names.filter((name) => allows(world, { ...action, [slot]: name }));
  return able.length > 0 ? [{ action, slots: { [slot]: oneOf(able) } }] : [];
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
  const taken = new Set(ids(creatures));
  let n = creatures.length + 1;
  while (taken.has(`newcomer-${n}`)) n++;
  return `newcomer-${n}`;
}
