import {
  AVERAGE_ORACLE,
  type CreatureId,
  findCreature,
  findFight,
  goneCreature,
  type NewCreature,
  runWithoutPlayers,
  upsertCreature,
} from '@arbitro/kernel';
import { copyCreature, copyFight, copyWorld } from './copy-state.ts';
import { buildCreature, buildFight, fitsOnMap } from './create-world.ts';
import { apply } from './events.ts';
import { isInPlay } from './rules/distance.ts';
import { advance, beginTurn } from './rules/turn.ts';
import { clearAbsent, removeCreatures } from './schema/world.ts';
import type { Creature, Fight, Scene, Sheet, World } from './state.ts';

/** Adds a creature or replaces its sheet. A sheet without a position keeps the current one. */
export function addCreature(world: World, entering: NewCreature<Sheet>): World {
  const { id } = entering;
  const newcomer = copyCreature(buildCreature(entering));
  newcomer.at ??= findCreature(world, id)?.at ?? null;
  const creature = clearInvalidPosition(newcomer, world.map);
  const next = copyWorld(world);
  next.creatures = clearAbsent(upsertCreature(world.creatures, creature));
  return resumeFight(next, isFighting(world, id));
}

/** Creatures outside the map or inside a wall have no position. */
function clearInvalidPosition(creature: Creature, map: World['map']): Creature {
  if (fitsOnMap(map, creature)) return creature;
  const next = copyCreature(creature);
  next.at = null;
  return next;
}

const isFighting = (world: World, id: CreatureId): boolean =>
  findFight(world)?.order.some(({ who }) => who === id) === true;

/** Removes a creature. If it was its turn, the next creature's turn begins. */
export function removeCreature(world: World, id: CreatureId): World {
  const rest = removeCreatures(world, goneCreature(id));
  const place = world.fight?.order.findIndex(({ who }) => who === id) ?? -1;
  return resumeFight(
    rest.fight && rest.fight.turn < 0 ? moveTurnTo(rest, rest.fight, place) : rest,
    isFighting(world, id),
  );
}

/** Sets the turn as if the previous one had just ended; `resumeFight` begins the next. */
function moveTurnTo(world: World, fight: Fight, place: number): World {
  if (fight.over) return world;
  const { order, round } = fight;
  for (let far = 0; far < order.length; far++) {
    const index = (place + far) % order.length;
    const creature = findCreature(world, order[index]?.who ?? '');
    if (!creature || !isInPlay(creature)) continue;
    const now = { turn: index, round: place + far >= order.length ? round + 1 : round };
    return runWithoutPlayers(
      apply,
      setTurn(world, fight, index),
      (ctx) => beginTurn(ctx, now),
      AVERAGE_ORACLE,
    );
  }
  return setTurn(world, fight, 0);
}

function setTurn(world: World, fight: Fight, turn: number): World {
  const next = copyWorld(world);
  const now = copyFight(fight);
  now.turn = turn;
  next.fight = now;
  return next;
}

/**
 * Applies a new scene. Creatures keep their positions if they still fit, and the current fight continues unless the
 * scene has its own. The clock never goes back.
 */
export function setScene(world: World, scene: Scene): World {
  const { map, picture, pictureFrame, light, things, clock, fight } = scene;
  const next = copyWorld(world);
  next.map = map;
  next.picture = picture;
  delete next.pictureFrame;
  if (pictureFrame) next.pictureFrame = pictureFrame;
  next.light = light;
  next.things = things;
  next.clock = Math.max(world.clock, clock);
  next.creatures = world.creatures.map((creature) => clearInvalidPosition(creature, map));
  if (fight) next.fight = buildFight(next, fight);
  return resumeFight(next, true);
}

/**
 * Continues the fight after a creature has left or changed: ends it if decided, otherwise advances to the next creature
 * that must act.
 * @ruling R105
 */
const resumeFight = (world: World, wasIn: boolean): World =>
  wasIn && findFight(world) ? runWithoutPlayers(apply, world, advance, AVERAGE_ORACLE) : world;
