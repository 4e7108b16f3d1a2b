import type { CreatureId, Draft } from '@arbitro/kernel';
import { copyOf, fightCopy, withCreature, withCreatures, withFight } from './copies.ts';
import type { Event, EventOf, EventType } from './events.ts';
import type { Creature, Fight, World } from './state.ts';
import { CREATURES, type CreatureType, FIGHTS, type FightType, keepOthers } from './written.ts';

/** The only place the world changes: what an event says is written down, nothing is decided. */
export function apply(world: World, event: Event): World {
  const whole = WHOLE[event.type as WholeType] as ((world: World, event: Event) => World) | undefined;
  if (whole) return whole(world, event);
  const creature = CREATURES[event.type as CreatureType] as Write<Creature> | undefined;
  const next = creature
    ? withCreature(world, (event as OfCreature).who, (one) => creature(one, event))
    : world;
  const fight = FIGHTS[event.type as FightType] as Write<Fight> | undefined;
  if (!creature && !fight && !Object.hasOwn(TOLD, event.type)) throw new Error(`no event ${event.type}`);
  if (!fight) return next;
  if (!world.fight) throw new Error(`${event.type} without a fight`);
  const after: Draft<Fight> = fightCopy(world.fight);
  fight(after, event);
  return withFight(next, after);
}

type Write<Thing> = (next: Draft<Thing>, event: Event) => void;
type OfCreature = EventOf<CreatureType>;
type WholeType =
  | 'fight-began'
  | 'round-began'
  | 'joined'
  | 'left'
  | 'fight-ended'
  | 'scene-ended'
  | 'rereads-set'
  | 'came';

/** Told and not written anywhere: a new event does not compile until it stands here or in a table. */
const TOLD: { readonly [T in Exclude<EventType, WholeType | CreatureType | FightType>]: true } = {
  checked: true,
  'read-again': true,
  'partial-granted': true,
  'extra-used': true,
  complicated: true,
  declared: true,
  acted: true,
  'readiness-kept': true,
  thwarted: true,
  'opening-given': true,
  'attack-rolled': true,
  'effect-bought': true,
  struck: true,
  'defence-rolled': true,
  parried: true,
  covered: true,
  'milestone-reached': true,
  'hazard-met': true,
};

const WHOLE: { readonly [T in WholeType]: (world: World, event: EventOf<T>) => World } = {
  'fight-began': (world, { participants, order }) =>
    withFight(
      participants.reduce(
        (next, { who, side, zone }) =>
          withCreature(next, who, (one) => {
            one.side = side;
            one.zone = zone;
            clearTurn(one);
          }),
        world,
      ),
      fightCopy({ ...NO_FIGHT, order }),
    ),
  'round-began': (world, { round, phase, actions, pending }) => {
    const { fight } = world;
    if (!fight) throw new Error('a round without a fight');
    const dealt = new Map(actions.map((one) => [one.who, one.actions]));
    const creatures = world.creatures.map((one) => {
      if (!fight.order.includes(one.id)) return one;
      const next: Draft<Creature> = copyOf(one);
      next.actions = dealt.get(one.id) ?? 0;
      // whoever lies there now has moved nothing to a round in which they wake
      if (!pending.includes(one.id)) next.carried = 0;
      return next;
    });
    return withFight(
      withCreatures(world, creatures),
      fightCopy({ ...fight, round, phase, pending, tick: 0, passed: [] }),
    );
  },
  joined: (world, { who, side, zone, order }) => {
    if (!world.fight) throw new Error('nobody can join a fight that is not on');
    const placed = withCreature(world, who, (one) => {
      one.side = side;
      one.zone = zone;
      clearTurn(one);
    });
    return withFight(placed, fightCopy({ ...world.fight, order }));
  },
  left: (world, { who, order }) => {
    if (!world.fight) throw new Error('nobody can leave a fight that is not on');
    const pending = world.fight.pending.filter((id) => id !== who);
    return withFight(withCreature(world, who, clearTurn), fightCopy({ ...world.fight, order, pending }));
  },
  'fight-ended': (world, { winner }) => {
    const { fight } = world;
    if (!fight) throw new Error('a fight ends that is not on');
    const creatures = world.creatures.map((one) => (fight.order.includes(one.id) ? outOfFight(one) : one));
    const over = { over: true, winner, melees: [], pending: [], passed: [] };
    return withFight(withCreatures(world, creatures), fightCopy({ ...fight, ...over }));
  },
  'scene-ended': (world, { lifted }) =>
    withCreatures(
      { ...world, fight: null },
      world.creatures.map((one) => rested(one, lifted)),
    ),
  'rereads-set': (world, { asked }) => ({ ...world, rereads: asked }),
  came: (world, { creature }) => withCreatures(world, [...world.creatures, copyOf(creature)]),
};

const NO_FIGHT: Fight = {
  round: 0,
  tick: 0,
  phase: 'initiative',
  order: [],
  pending: [],
  passed: [],
  melees: [],
  formed: 0,
  over: false,
  winner: null,
};

/** What is counted round by round and no longer: actions, those moved or owed, readiness. @rule noppa.ready.carry-over @ruling R24 */
function clearTurn(next: Draft<Creature>): void {
  next.actions = 0;
  next.carried = 0;
  next.readied = null;
}

function outOfFight(one: Creature): Creature {
  const next: Draft<Creature> = copyOf(one);
  clearTurn(next);
  return next;
}

/** What lasts for a scene is over; those named come to with one body point. */
function rested(one: Creature, lifted: readonly CreatureId[]): Creature {
  const next: Draft<Creature> = copyOf(one);
  clearTurn(next);
  next.riposte = 0;
  next.riposteAgainst = null;
  keepOthers(next, []);
  next.conditions = [];
  next.said = [];
  if (!lifted.includes(one.id)) return next;
  next.body = 1;
  next.status = 'up';
  return next;
}
