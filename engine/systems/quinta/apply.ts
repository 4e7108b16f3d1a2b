import { type CreatureId, creature, type Draft } from '@arbitro/kernel';
import { copyOf, fightCopy, withCreature, worldCopy } from './copies.ts';
import type { Apart, Event, EventOf, EventType } from './events.ts';
import { type Creature, type Fight, FULL_BUDGET, type Journey, type Thing, type World } from './state.ts';
import { pairKey } from './tables.ts';
import { CREATURES, type CreatureType } from './written.ts';
import { standBy } from './written-body.ts';

/** The only place the world changes: what an event says is written down, nothing is decided. */
export function apply(world: World, event: Event): World {
  const { type } = event;
  const own = CREATURES[type as CreatureType] as Write<Creature> | undefined;
  const told = WHOLE[type as WholeType] as ((world: World, event: Event) => World) | undefined;
  if (!own && !told && !Object.hasOwn(TOLD, type)) throw new Error(`no event ${type}`);
  const next = own
    ? withCreature(world, (event as EventOf<CreatureType>).who, (one) => own(one, event))
    : world;
  return told ? told(next, event) : next;
}

type Write<Thing> = (next: Draft<Thing>, event: Event) => void;

type WholeType =
  | 'fight-began'
  | 'order-set'
  | 'turn-began'
  | 'joined'
  | 'fight-ended'
  | 'moved'
  | 'attacked'
  | 'placed'
  | 'mounted'
  | 'thing-damaged'
  | 'thing-broken'
  | 'time-passed'
  | 'rested'
  | 'travelled'
  | 'journey-set'
  | 'cover-set'
  | 'light-set';

/** Told and not written anywhere: a new event does not compile until it stands here or in a table. */
const TOLD: { readonly [T in Exclude<EventType, WholeType | CreatureType>]: true } = {
  checked: true,
  saved: true,
  'initiative-rolled': true,
  'turn-ended': true,
  'movement-stopped': true,
  jumped: true,
  spoke: true,
  improvised: true,
  influenced: true,
  'deed-used': true,
  'damage-rolled': true,
  unharmed: true,
  'bloodied-changed': true,
  'condition-resisted': true,
  fell: true,
};

const WHOLE: { readonly [T in WholeType]: (world: World, event: EventOf<T>) => World } = {
  'fight-began': (world, { participants }) => {
    const next = participants.reduce(
      (now, { who, side, at }) =>
        withCreature(now, who, (one) => {
          one.side = side;
          one.at = at ?? one.at;
          one.gone = null;
          one.budget = FULL_BUDGET;
          standBy(one);
        }),
      world,
    );
    return withFight(next, NO_FIGHT);
  },
  'turn-began': (world, { turn, round }) =>
    inFight(world, (next) => {
      next.turn = turn;
      next.round = round;
    }),
  'order-set': (world, ordered) => inFight(world, (next) => writeOrder(next, ordered)),
  joined: (world, ordered) => inFight(withRiders(world, ordered.who), (next) => writeOrder(next, ordered)),
  'fight-ended': (world, { winner }) => {
    const away = world.creatures.filter(({ gone }) => gone !== null).map(({ id }) => id);
    const next = inFight(world, (fight) => {
      fight.over = true;
      fight.winner = winner;
      if (away.length > 0) fight.away = away;
    });
    return world.creatures.reduce((now, { id }) => withCreature(now, id, comeToRest), next);
  },
  moved: (world, { who, apart = [] }) => withApart(withRiders(world, who), apart),
  attacked: (world, { by, on, apart: metres }) =>
    on === null || metres === undefined ? world : withApart(world, [{ who: by, from: on, metres }]),
  placed: (world, { who }) => withRiders(world, who),
  mounted: (world, { on }) => withRiders(world, on),
  'thing-damaged': (world, { thing, hp }) => withThing(world, thing, hp),
  'thing-broken': (world, { thing }) => withThing(world, thing, 0),
  'time-passed': (world, { clock }) => atTime(world, clock),
  rested: (world, { clock }) => atTime(world, clock),
  travelled: (world, { journey }) => onJourney(world, journey),
  'journey-set': (world, { journey }) => onJourney(world, journey),
  'cover-set': (world, { by, on, cover }) => {
    const others = Object.entries(world.covers).filter(([pair]) => pair !== `${by}/${on}`);
    const next = worldCopy(world);
    next.covers = Object.fromEntries(cover === null ? others : [...others, [`${by}/${on}`, cover] as const]);
    return next;
  },
  'light-set': (world, { light }) => {
    const next = worldCopy(world);
    next.light = light;
    return next;
  },
};

/** Flight, surrender and what lasts until a next turn are of the fight: after it everybody may be met again. @rule quinta.combat.end */
const comeToRest = (next: Draft<Creature>): void => {
  next.gone = null;
  next.budget = FULL_BUDGET;
  standBy(next);
};

const withApart = (world: World, all: readonly Apart[]): World =>
  all.length === 0
    ? world
    : inFight(world, (next) => {
        const known = all.map(({ who, from, metres }) => [pairKey(who, from), metres] as const);
        next.apart = { ...next.apart, ...Object.fromEntries(known) };
      });

const NO_FIGHT: Fight = { round: 1, order: [], turn: 0, over: false, winner: null };

function withFight(world: World, fight: Fight): World {
  const next = worldCopy(world);
  next.fight = fight;
  return next;
}

/** What happens where nobody fights is written in no fight. */
function inFight(world: World, write: (next: Draft<Fight>) => void): World {
  if (!world.fight) return world;
  const next = fightCopy(world.fight);
  write(next);
  return withFight(world, next);
}

function writeOrder(next: Draft<Fight>, { order, turn }: Pick<Fight, 'order' | 'turn'>): void {
  next.order = order;
  next.turn = turn;
}

/** Whoever sits on somebody is where the mount is. @rule quinta.mounted.mounting */
function withRiders(world: World, mount: CreatureId): World {
  if (!world.creatures.some(({ rides }) => rides === mount)) return world;
  const { at } = creature(world, mount);
  const next = worldCopy(world);
  next.creatures = world.creatures.map((one) => {
    if (one.rides !== mount) return one;
    const rider = copyOf(one);
    rider.at = at;
    return rider;
  });
  return next;
}

function withThing(world: World, id: string, hp: number): World {
  const next = worldCopy(world);
  next.things = world.things.map((one): Thing => (one.id === id ? { ...one, hp } : one));
  return next;
}

function atTime(world: World, clock: number): World {
  const next = worldCopy(world);
  next.clock = clock;
  return next;
}

function onJourney(world: World, journey: Journey): World {
  const next = worldCopy(world);
  next.journey = journey;
  return next;
}
