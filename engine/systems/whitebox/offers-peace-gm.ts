import {
  type CreatureId,
  fightOn,
  gmPart,
  idsOf,
  numberFrom,
  type Offer,
  type OfferPart,
  oneOf,
  someOf,
} from '@arbitro/kernel';
import { type Action, actor } from './actions.ts';
import { CONDITION_NAMES } from './effects.ts';
import { allows, forWhom, type Given, MODIFIER, offered } from './offering.ts';
import { WORDS } from './offers-peace.ts';
import { companyOffers } from './offers-peace-company.ts';
import { isPlain } from './rules/doors.ts';
import { inMarchingOrder } from './rules/explore.ts';
import { type Creature, ON_SAVE, type World } from './state.ts';
import { CATEGORIES, MOUNTS, RATES, TERRAINS, type TimeUnit } from './tables.ts';

const FLAG = oneOf([false, true]);
const UNITS: readonly TimeUnit[] = ['turn', 'hour', 'minute', 'round', 'day', 'week'];
const MINUTES_LONG = numberFrom(1, 1440);
const CATEGORY = oneOf(['single', ...CATEGORIES] as const);

/** What only the Referee does or says, beside fights. */
export const gmPartsAtPeace = (world: World): readonly OfferPart[] => [
  gmPart(() => [...timeOffers(world), ...placeOffers(world)]),
  ...world.creatures.map((one) => doorPart(world, one)),
  gmPart(() => trapOffers(world)),
  ...crossingParts(world),
  gmPart(() => [...perilOffers(world), ...bodyOffers(world), ...companyOffers(world)]),
];

/** @rule whitebox.time.referee-pacing @rule whitebox.travel.daily-miles @rule whitebox.healing.daily-rest */
function timeOffers(world: World): readonly Offer[] {
  const alive = idsOf(world.creatures.filter(({ status }) => status !== 'dead'));
  const together = (able: readonly string[]) => someOf(able, { least: 1, most: able.length });
  const walkers = alive.filter((id) => allows(world, { type: 'travel', who: [id], days: 1 }));
  const resting = alive.filter((id) => allows(world, { type: 'rest', who: [id], days: 1 }));
  const march = { forced: FLAG, terrain: oneOf(TERRAINS) };
  return [
    ...offered(
      world,
      { type: 'time' },
      { slots: { amount: numberFrom(1, 60), unit: oneOf(UNITS) }, like: { amount: 1, unit: 'turn' } },
    ),
    ...(walkers.length > 0
      ? [{ action: { type: 'travel' }, slots: { who: together(walkers), days: numberFrom(1, 30), ...march } }]
      : []),
    ...(resting.length > 0
      ? [{ action: { type: 'rest' }, slots: { who: together(resting), days: numberFrom(1, 28) } }]
      : []),
    ...offered(world, { type: 'outdoors', outdoors: !world.outdoors }),
  ];
}

function placeOffers(world: World): readonly Offer[] {
  const { doors, traps, creatures } = world;
  const hidden = [
    ...doors.filter((door) => !isPlain(door)).map(({ id }) => id),
    ...traps.filter(({ found }) => !found).map(({ id }) => id),
  ];
  const locking = [true, false].flatMap((locked): readonly Offer[] => {
    const able = doors
      .map(({ id }) => id)
      .filter((door) => allows(world, { type: 'lock-door', door, locked }));
    return able.length > 0 ? [{ action: { type: 'lock-door', locked }, slots: { door: oneOf(able) } }] : [];
  });
  const everybody = idsOf(creatures.filter(({ kind }) => kind !== 'monster'));
  return [
    ...locking,
    ...(hidden.length > 0 ? [{ action: { type: 'reveal' }, slots: { what: oneOf(hidden) } }] : []),
    ...(everybody.length > 1
      ? [
          {
            action: { type: 'march' },
            slots: { order: someOf(everybody, { least: 0, most: everybody.length }) },
          },
        ]
      : []),
  ];
}

/** A modified push is the Referee's doing; a monster goes its own ways. */
const doorPart = (world: World, { id, kind }: Creature): OfferPart =>
  kind === 'monster' ? { actor: id, make: () => ownWays(world, id) } : gmPart(() => helpedAtDoors(world, id));

/** What the Referee adds to a push, for once. @rule whitebox.exploration.open-door */
function helpedAtDoors(world: World, by: CreatureId): readonly Offer[] {
  const action: Given = { type: 'open-door', by, modifier: 0 };
  const able = world.doors.map(({ id }) => id).filter((door) => allows(world, { ...action, door }));
  return able.length > 0 ? [{ action, slots: { door: oneOf(able), modifier: MODIFIER } }] : [];
}

/** Monsters know their own secret doors, and nobody else is told of them. @rule whitebox.exploration.monsters-open-doors */
function ownWays(world: World, by: CreatureId): readonly Offer[] {
  const action: Given = { type: 'open-door', by };
  const hidden = world.doors.filter((door) => !isPlain(door)).map(({ id }) => id);
  const able = hidden.filter((door) => allows(world, { ...action, door }));
  return able.length > 0 ? [{ action, slots: { door: oneOf(able) } }] : [];
}

function trapOffers(world: World): readonly Offer[] {
  return [true, false].flatMap((armed): readonly Offer[] => {
    const able = world.traps
      .map(({ id }) => id)
      .filter((trap) => allows(world, { type: 'set-trap', trap, armed }));
    return able.length > 0 ? [{ action: { type: 'set-trap', armed }, slots: { trap: oneOf(able) } }] : [];
  });
}

/** Alone or in a file, whose first does it. @rule whitebox.exploration.trap-trigger */
const crossingParts = (world: World): readonly OfferPart[] =>
  world.traps.map(({ id }) => ({
    actor: ({ action }) => actor(action as unknown as Action),
    make: () => crossingOffers(world, id),
  }));

function crossingOffers(world: World, trap: string): readonly Offer[] {
  const able = idsOf(world.creatures).filter((one) => allows(world, { type: 'cross', who: [one], trap }));
  const files = [...(able.length > 1 ? [inMarchingOrder(world, able)] : []), ...able.map((one) => [one])];
  return files.map((who) => ({ action: { type: 'cross', who, trap }, slots: {} }));
}

const PERILS = ['fire', 'poison', 'rockfall', 'cold', 'lightning', 'magic'] as const;
const DAMAGE = ['1d6', '2d6', '3d6', '4d6', '6d6', '8d6'] as const;

/** @rule whitebox.saves.success-effect */
function perilOffers(world: World): readonly Offer[] {
  const alive = idsOf(world.creatures.filter(({ status }) => status !== 'dead'));
  if (alive.length === 0) return [];
  const on = someOf(alive, { least: 1, most: alive.length });
  const throwing = { onSave: oneOf(ON_SAVE), category: CATEGORY };
  const befalls = { name: oneOf(PERILS), on };
  const does = { damage: oneOf(DAMAGE) };
  const lasting = { condition: oneOf(CONDITION_NAMES), minutes: MINUTES_LONG };
  return [
    { action: { type: 'hazard' }, slots: { ...befalls, ...does, ...throwing } },
    { action: { type: 'hazard' }, slots: { ...befalls, ...does } },
    { action: { type: 'hazard' }, slots: { ...befalls, ...lasting, ...throwing } },
    ...forWhom(world, { type: 'save' }, { category: CATEGORY }),
    ...forWhom(world, { type: 'save' }, { category: CATEGORY, modifier: MODIFIER }),
    ...forWhom(world, { type: 'fall' }, { feet: numberFrom(0, 200) }, { feet: 0 }),
    ...forWhom(world, { type: 'harm' }, { damage: numberFrom(1, 60), what: WORDS }, { damage: 1, what: '' }),
  ];
}

/** What somebody carries, rides and suffers. */
function bodyOffers(world: World): readonly Offer[] {
  const most = RATES.at(-1)?.upTo ?? 0;
  const suffering = world.creatures.flatMap(({ id: who, conditions }): readonly Offer[] => {
    const names = [...new Set(conditions.map(({ name }) => name))];
    const action = { type: 'condition', who, gained: false };
    return names.length > 0 ? [{ action, slots: { condition: oneOf(names) } }] : [];
  });
  const coming: Given = { type: 'condition', gained: true };
  const condition = oneOf(CONDITION_NAMES);
  return [
    ...forWhom(world, { type: 'heal' }, { points: numberFrom(1, 60) }, { points: 1 }),
    ...forWhom(world, coming, { condition, minutes: MINUTES_LONG }, { condition: 'asleep' }),
    ...forWhom(world, coming, { condition }, { condition: 'asleep' }),
    ...suffering,
    ...(fightOn(world)
      ? []
      : forWhom(world, { type: 'load' }, { pounds: numberFrom(0, most) }, { pounds: 0 })),
    ...(fightOn(world) ? [] : MOUNTS.flatMap((mount) => forWhom(world, { type: 'mount', mount }))),
  ];
}
