import type { Draft } from '@arbitro/kernel';
import { fightCopy, joustCopy, withCreature, withFight, worldCopy } from './copies.ts';
import type { Event, EventOf, EventType } from './events.ts';
import type { Creature, Fight, Joust, World } from './state.ts';
import { CREATURES, type CreatureType, OTHERS, type OtherType } from './written.ts';
import { JOUSTS, type JoustType, WHOLE, type WholeType } from './written-abroad.ts';
import { FIGHTS, type FightType } from './written-in-fight.ts';

/** The only place the world changes: what an event says is written down, nothing is decided. */
export function apply(world: World, event: Event): World {
  const { type } = event;
  const told = WHOLE[type as WholeType] as ((world: World, event: Event) => World) | undefined;
  const own = CREATURES[type as CreatureType] as Write<Creature> | undefined;
  const other = OTHERS[type as OtherType] as Write<Creature> | undefined;
  const fight = FIGHTS[type as FightType] as Write<Fight> | undefined;
  const joust = JOUSTS[type as JoustType] as Write<Joust> | undefined;
  if (!told && !own && !other && !fight && !joust && !Object.hasOwn(TOLD, type))
    throw new Error(`no event ${type}`);
  let next = told ? told(world, event) : world;
  if (own) next = withCreature(next, (event as EventOf<CreatureType>).who, (one) => own(one, event));
  if (other) next = withCreature(next, (event as EventOf<OtherType>).on, (one) => other(one, event));
  if (joust) next = ridden(next, joust, event);
  return fight ? written(next, fight, event) : next;
}

type Write<Thing> = (next: Draft<Thing>, event: Event) => void;

/** What happens where nobody fights is written in no fight. */
function written(world: World, write: Write<Fight>, event: Event): World {
  if (!world.fight) return world;
  const next = fightCopy(world.fight);
  write(next, event);
  return withFight(world, next);
}

function ridden(world: World, write: Write<Joust>, event: Event): World {
  if (!world.joust) return world;
  const joust = joustCopy(world.joust);
  write(joust, event);
  const next = worldCopy(world);
  next.joust = joust;
  return next;
}

/** Told and not written anywhere: a new event does not compile until it stands here or in a table. */
const TOLD: {
  readonly [T in Exclude<EventType, WholeType | CreatureType | OtherType | FightType | JoustType>]: true;
} = {
  looked: true,
  'door-tried': true,
  listened: true,
  'noise-known': true,
  searched: true,
  sensed: true,
  'nothing-found': true,
  'trap-crossed': true,
  fell: true,
  travelled: true,
  'intents-shown': true,
  acted: true,
  thwarted: true,
  'target-drawn': true,
  'attack-rolled': true,
  'damage-rolled': true,
  'oil-lit': true,
  'hazard-met': true,
  saved: true,
  unaffected: true,
  bound: true,
  parleyed: true,
  'lance-struck': true,
  ruled: true,
};
