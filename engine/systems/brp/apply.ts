import { creature, type Draft } from '@arbitro/kernel';
import { fightCopy, newFighter, withCreature, withFight, worldCopy } from './copies.ts';
import type { Event, EventOf, EventType } from './events.ts';
import type { Creature, Fight, World } from './state.ts';
import { SECONDS } from './tables.ts';
import { CREATURES, type CreatureType, OTHERS, type OtherType } from './written.ts';
import { FIGHTS, type FightType } from './written-in-fight.ts';

/** The only place the world changes: what an event says is written down, nothing is decided. */
export function apply(world: World, event: Event): World {
  const { type } = event;
  const told = WHOLE[type as WholeType] as ((world: World, event: Event) => World) | undefined;
  const own = CREATURES[type as CreatureType] as Write<Creature> | undefined;
  const other = OTHERS[type as OtherType] as Write<Creature> | undefined;
  const fight = FIGHTS[type as FightType] as Write<Fight> | undefined;
  if (!told && !own && !other && !fight && !Object.hasOwn(TOLD, type)) throw new Error(`no event ${type}`);
  let next = told ? told(world, event) : world;
  if (own) next = withCreature(next, (event as EventOf<CreatureType>).who, (one) => own(one, event));
  if (other) next = withCreature(next, (event as EventOf<OtherType>).on, (one) => other(one, event));
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

type WholeType = 'fight-began' | 'joined' | 'round-ended' | 'time-passed' | 'light-set' | 'fight-ended';

/** Told and not written anywhere: a new event does not compile until it stands here or in a table. */
const TOLD: { readonly [T in Exclude<EventType, WholeType | CreatureType | OtherType | FightType>]: true } = {
  checked: true,
  'characteristic-rolled': true,
  'task-done': true,
  contested: true,
  resisted: true,
  bargained: true,
  jumped: true,
  commanded: true,
  acted: true,
  held: true,
  'cover-hit': true,
  struck: true,
  'damage-rolled': true,
  'armour-held': true,
  'knocked-out': true,
  taught: true,
  'experience-opened': true,
  fell: true,
  'disease-avoided': true,
  'poison-noticed': true,
};

const WHOLE: { readonly [T in WholeType]: (world: World, event: EventOf<T>) => World } = {
  'fight-began': (world, { participants }) => {
    const sided = participants.reduce((next, { who, side }) => onSide(next, who, side), world);
    const fighters = participants.map(({ who, at }) => newFighter(who, at));
    return withFight(sided, fightCopy({ ...NO_FIGHT, fighters }));
  },
  joined: (world, { who, side }) => onSide(world, who, side),
  'round-ended': (world, { clock }) => atTime(world, clock),
  'time-passed': (world, { clock, rested = false }) => withRest(atTime(world, clock), world.clock, rested),
  'fight-ended': (world) =>
    (world.fight?.fighters ?? []).reduce((next, { who }) => releaseFighter(next, who), world),
  'light-set': (world, { light }) => {
    const next = worldCopy(world);
    next.light = light;
    return next;
  },
};

const onSide = (world: World, who: string, side: string): World =>
  withCreature(world, who, (one) => {
    one.side = side;
  });

/** Of what a fight has done to people only their wounds outlast it. */
const releaseFighter = (world: World, who: string): World =>
  creature(world, who).conditions.length === 0
    ? world
    : withCreature(world, who, (one) => {
        one.conditions = [];
        one.heldBy = null;
      });

function atTime(world: World, clock: number): World {
  const next = worldCopy(world);
  next.clock = clock;
  return next;
}

/** Only the rest of the last day is remembered; what follows upon another is one with it. */
function withRest(world: World, from: number, rested: boolean): World {
  const { rests, clock } = world;
  if (!rests && !rested) return world;
  const recent = (rests ?? []).filter(({ to }) => to > clock - SECONDS.day);
  const last = recent.at(-1);
  const next = worldCopy(world);
  if (!rested) next.rests = recent;
  else if (last?.to === from) next.rests = [...recent.slice(0, -1), { from: last.from, to: clock }];
  else next.rests = [...recent, { from, to: clock }];
  if (next.rests.length === 0) delete next.rests;
  return next;
}

const NO_FIGHT: Fight = {
  round: 0,
  phase: 'declaration',
  fighters: [],
  pending: [],
  turns: [],
  together: [],
  engaged: [],
  aids: [],
  over: false,
  winner: null,
  unseen: false,
};
