import {
  type CreatureId,
  type Entering,
  fightOn,
  findCreature,
  firstFit,
  placeIn,
  random,
  run,
} from '@arbitro/kernel';
import { apply } from './apply.ts';
import { arrived, fightOf, fitsOn } from './begin.ts';
import type { QuintaCtx } from './checks.ts';
import { copyOf, fightCopy, worldCopy } from './copies.ts';
import type { Event } from './events.ts';
import { fitting } from './fitting.ts';
import { isThere } from './rules/distance.ts';
import { advance, beginTurn } from './rules/turn.ts';
import type { Creature, Fight, Scene, Sheet, World } from './state.ts';
import { without } from './without.ts';

/** Somebody comes to the table, or is given another sheet; where that says no place, they stay where they were. */
export function enter(world: World, entering: Entering<Sheet>): World {
  const { id } = entering;
  const place = placeIn(world.creatures, id);
  const came = copyOf(fitting(arrived(entering), new Set([...world.creatures.map((one) => one.id), id])));
  came.at ??= world.creatures[place]?.at ?? null;
  const one = standing(came, world.map);
  const next = worldCopy(world);
  next.creatures = place < 0 ? [...world.creatures, one] : world.creatures.with(place, one);
  return goneOn(next, isFighting(world, id));
}

/** Whoever would stand in a wall or beside the map stands nowhere yet. */
function standing(one: Creature, map: World['map']): Creature {
  if (fitsOn(map, one)) return one;
  const next = copyOf(one);
  next.at = null;
  return next;
}

const isFighting = (world: World, id: CreatureId): boolean =>
  fightOn(world)?.order.some(({ who }) => who === id) === true;

/** Somebody is taken from the table; on their own turn the next one's begins. */
export function leave(world: World, id: CreatureId): World {
  const rest = without(world, new Set([id]));
  const place = world.fight?.order.findIndex(({ who }) => who === id) ?? -1;
  return goneOn(rest.fight?.turn === -1 ? turnedTo(rest, rest.fight, place) : rest, isFighting(world, id));
}

/** As if the turn before were just over; `goneOn` begins the next. */
function turnedTo(world: World, fight: Fight, place: number): World {
  if (fight.over) return world;
  const { order, round } = fight;
  for (let far = 0; far < order.length; far++) {
    const at = (place + far) % order.length;
    const one = findCreature(world, order[at]?.who ?? '');
    if (!one || !isThere(one)) continue;
    const now = { turn: at, round: place + far >= order.length ? round + 1 : round };
    return played(withTurn(world, fight, at), (ctx) => beginTurn(ctx, now));
  }
  return withTurn(world, fight, 0);
}

function withTurn(world: World, fight: Fight, turn: number): World {
  const next = worldCopy(world);
  const now = fightCopy(fight);
  now.turn = turn;
  next.fight = now;
  return next;
}

/** Everybody stays where they are if they can; a fight goes on unless the scene brings one. Time does not run backwards. */
export function staged(world: World, { map, picture, light, things, clock, fight }: Scene): World {
  const next = worldCopy(world);
  next.map = map;
  next.picture = picture;
  next.light = light;
  next.things = things;
  next.clock = Math.max(world.clock, clock);
  next.creatures = world.creatures.map((one) => standing(one, map));
  if (fight) next.fight = fightOf(next, fight);
  return goneOn(next, true);
}

/** The fight after somebody has gone or changed: it is decided, or goes on to whoever is waited for. */
const goneOn = (world: World, wasIn: boolean): World =>
  wasIn && fightOn(world) ? played(world, advance) : world;

function played(world: World, rule: (ctx: QuintaCtx) => void): World {
  const step = run<World, null, Event>({ apply, resolve: rule }, world, null, IN_THE_MIDDLE);
  if (step.is !== 'done') throw new Error('a fight that somebody left waits for an answer');
  return step.world;
}

/** Nobody throws dice here: what a turn that begins leaves to chance comes out in the middle. @ruling R105 */
const IN_THE_MIDDLE = random<World>(
  (sides) => Math.ceil(sides / 2),
  ({ question }) => firstFit(question),
);
