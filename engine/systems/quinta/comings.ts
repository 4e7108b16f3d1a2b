import {
  type CreatureId,
  type Entering,
  fightOn,
  findCreature,
  goneCreature,
  IN_THE_MIDDLE,
  joinedBy,
  unattended,
} from '@arbitro/kernel';
import { arrived, fightOf, fitsOn } from './begin.ts';
import { copyOf, fightCopy, worldCopy } from './copies.ts';
import { apply } from './events.ts';
import { isThere } from './rules/distance.ts';
import { advance, beginTurn } from './rules/turn.ts';
import { clearAbsent, removeCreatures } from './schema/world.ts';
import type { Creature, Fight, Scene, Sheet, World } from './state.ts';

/** Adds a creature or replaces its sheet. A sheet without a position keeps the current one. */
export function enter(world: World, entering: Entering<Sheet>): World {
  const { id } = entering;
  const came = copyOf(arrived(entering));
  came.at ??= findCreature(world, id)?.at ?? null;
  const one = standing(came, world.map);
  const next = worldCopy(world);
  next.creatures = clearAbsent(joinedBy(world.creatures, one));
  return goneOn(next, isFighting(world, id));
}

/** Creatures outside the map or inside a wall have no position. */
function standing(one: Creature, map: World['map']): Creature {
  if (fitsOn(map, one)) return one;
  const next = copyOf(one);
  next.at = null;
  return next;
}

const isFighting = (world: World, id: CreatureId): boolean =>
  fightOn(world)?.order.some(({ who }) => who === id) === true;

/** Removes a creature. If it was its turn, the next creature's turn begins. */
export function leave(world: World, id: CreatureId): World {
  const rest = removeCreatures(world, goneCreature(id));
  const place = world.fight?.order.findIndex(({ who }) => who === id) ?? -1;
  return goneOn(
    rest.fight && rest.fight.turn < 0 ? turnedTo(rest, rest.fight, place) : rest,
    isFighting(world, id),
  );
}

/** Sets the turn as if the previous one had just ended; `resumeFight` begins the next. */
function turnedTo(world: World, fight: Fight, place: number): World {
  if (fight.over) return world;
  const { order, round } = fight;
  for (let far = 0; far < order.length; far++) {
    const at = (place + far) % order.length;
    const one = findCreature(world, order[at]?.who ?? '');
    if (!one || !isThere(one)) continue;
    const now = { turn: at, round: place + far >= order.length ? round + 1 : round };
    return unattended(apply, withTurn(world, fight, at), (ctx) => beginTurn(ctx, now), IN_THE_MIDDLE);
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

/**
 * Applies a new scene. Creatures keep their positions if they still fit, and the current fight continues unless the
 * scene has its own. The clock never goes back.
 */
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

/**
 * Continues the fight after a creature has left or changed: ends it if decided, otherwise advances to the next creature
 * that must act.
 *
 * @ruling R105
 */
const goneOn = (world: World, wasIn: boolean): World =>
  wasIn && fightOn(world) ? unattended(apply, world, advance, IN_THE_MIDDLE) : world;
