import { idsOf, type Json, numberFrom, type Offer, oneOf, someOf } from '@arbitro/kernel';
import { allows, offered, withOneOf } from './offering.ts';
import type { World } from './state.ts';
import { FOOD, PACE_NAMES, WATER } from './tables.ts';

const AMOUNT = numberFrom(1, 24);

/** Travel, rest and time: the game master's to call. */
export const journeyOffers = (world: World): readonly Offer[] => [
  ...travelOffers(world),
  ...marchOffers(world),
  ...restOffers(world),
  ...dayOffers(world),
  ...offered(
    world,
    { type: 'time' },
    {
      slots: { amount: AMOUNT, unit: oneOf(['round', 'minute', 'hour', 'day']) },
      like: { amount: 1, unit: 'hour' },
    },
  ),
];

/** @rule quinta.travel.pace @rule quinta.travel.vehicles */
function travelOffers(world: World): readonly Offer[] {
  const { pace, vehicle } = world.journey;
  const others = PACE_NAMES.filter((name) => name !== pace);
  const slots = { amount: AMOUNT, unit: oneOf(['minute', 'hour', 'day']) };
  return [
    ...withOneOf(world, { type: 'pace' }, ['pace', others]),
    ...(pace === null ? [] : [{ action: { type: 'pace', pace: null }, slots: {} }]),
    ...offered(world, { type: 'travel' }, { slots, like: A_DAY }),
    ...mountedOffers(world),
    ...(vehicle
      ? [{ action: { type: 'vehicle', vehicle: null }, slots: {} }]
      : VEHICLES.map((on) => ({ action: { type: 'vehicle', vehicle: on }, slots: {} }))),
  ];
}

const A_DAY = { amount: 1, unit: 'day' };
/** What there is to ride in when nobody has said more: a cart, and a boat under sail. */
const VEHICLES: readonly Json[] = [
  { kind: 'land', kmPerHour: 3, hoursPerDay: 8 },
  { kind: 'water', kmPerHour: 5, hoursPerDay: 24 },
];

/** Days always, hours as long as the mounts last. @rule quinta.travel.mounts */
function mountedOffers(world: World): readonly Offer[] {
  const action = { type: 'travel', mounted: true };
  const most = [24, 1].find((amount) => allows(world, { ...action, unit: 'hour', amount }));
  return [
    ...offered(world, { ...action, unit: 'day' }, { slots: { amount: AMOUNT }, like: { amount: 1 } }),
    ...(most === undefined
      ? []
      : [{ action: { ...action, unit: 'hour' }, slots: { amount: numberFrom(1, most) } }]),
  ];
}

/** Who goes first; the others follow in a second rank. @rule quinta.exploration.marching-order */
function marchOffers(world: World): readonly Offer[] {
  const able = idsOf(world.creatures.filter(({ kind, life }) => kind === 'character' && life !== 'dead'));
  if (able.length < 2) return [];
  return able
    .map((first) => [[first], able.filter((id) => id !== first)])
    .filter((ranks) => allows(world, { type: 'march', ranks }))
    .map((ranks) => ({ action: { type: 'march', ranks }, slots: {} }));
}

/** Everybody who can, or some of them. @rule quinta.rest.rests */
function restOffers(world: World): readonly Offer[] {
  return (['short', 'long'] as const).flatMap((kind) => {
    const able = idsOf(world.creatures).filter((who) => allows(world, { type: 'rest', kind, who: [who] }));
    const some = { who: someOf(able, { least: Math.min(1, able.length), most: able.length }) };
    return [
      ...offered(world, { type: 'rest', kind }),
      ...(able.length === 0 ? [] : [{ action: { type: 'rest', kind }, slots: some }]),
    ];
  });
}

/** Enough, half of it or nothing. @rule quinta.hazards.dehydration @rule quinta.hazards.malnutrition */
const dayOffers = (world: World): readonly Offer[] =>
  world.creatures
    .filter(({ kind }) => kind === 'character')
    .flatMap(({ id: who, size }) =>
      [1, 0.25, 0].map((share) => ({
        type: 'end-day',
        who,
        litres: WATER[size] * share,
        kg: FOOD[size] * share,
      })),
    )
    .filter((action) => allows(world, action))
    .map((action) => ({ action, slots: {} }));
