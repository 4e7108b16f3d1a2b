import type { Die } from '@arbitro/dice';
import {
  type CreatureId,
  type Entering,
  fighterIn,
  fightOn,
  firstFit,
  goneCreature,
  joinedBy,
  placeIn,
  random,
  takesPart,
  unattended,
} from '@arbitro/kernel';
import { arrived, fightOf, inRoom } from './begin.ts';
import { fightCopy, withItem, worldCopy, writeFighter } from './copies.ts';
import { apply } from './events.ts';
import { due } from './rules/acting.ts';
import { endIfDecided } from './rules/fight.ts';
import { advance } from './rules/turn.ts';
import { clearAbsent, removeCreatures } from './schema/world.ts';
import type { Creature, Fight, Scene, Sheet, World } from './state.ts';

/** Adds a creature or replaces its sheet. A replaced sheet clears the declared intent. */
export function enter(world: World, entering: Entering<Sheet>): World {
  const { id } = entering;
  const one = arrived(world, entering);
  const next = worldCopy(world);
  next.creatures = clearAbsent(joinedBy(world.creatures, one));
  next.fight = world.fight && meaningNothing(world.fight, one);
  return goneOn(next, takesPart(world, id));
}

function meaningNothing(fight: Fight, { id, side }: Creature): Fight {
  if (!fighterIn(fight, id)) return fight;
  const next = fightCopy(fight);
  next.sides = withItem(fight.sides, side);
  writeFighter(next, id, (one) => {
    one.intent = null;
  });
  return next;
}

/** Removes a creature; on its own turn the round advances to the next. */
export function leave(world: World, id: CreatureId): World {
  return goneOn(removeCreatures(world, goneCreature(id)), takesPart(world, id));
}

/**
 * Replaces the scene. Creatures stay as they are; a fight continues unless the scene has one. The clock never runs
 * backwards.
 */
export function staged(world: World, scene: Scene): World {
  const next = worldCopy(world);
  const isHere = (id: CreatureId): boolean => placeIn(world.creatures, id) >= 0;
  next.clock = Math.max(world.clock, scene.clock);
  next.outdoors = scene.outdoors;
  next.asksMorale = scene.asksMorale;
  next.rooms = scene.rooms;
  next.doors = scene.doors;
  next.traps = scene.traps;
  next.passed = [];
  next.march = scene.march.length > 0 ? scene.march.filter(isHere) : world.march;
  next.treasure = world.treasure + scene.treasure;
  next.creatures = world.creatures.map((one) => inRoom(one, scene.rooms));
  if (scene.fight) next.fight = fightOf(next, scene.fight);
  return goneOn(next, true);
}

/**
 * Continues the fight after a creature was removed or changed: ends it if it is decided, or advances to a creature that
 * can act.
 */
function goneOn(world: World, wasIn: boolean): World {
  if (!wasIn || !fightOn(world)) return world;
  const oracle = random<World>(inTheMiddle(), ({ question }) => firstFit(question));
  return unattended(
    apply,
    world,
    (ctx) => endIfDecided(ctx) || due(ctx.world).length > 0 || advance(ctx),
    oracle,
  );
}

/** After this many middle throws, dice that are re-rolled until one is higher come to an end. */
const PATIENCE = 60;

/** Without a person to throw, dice at the end of a round give their middle value. */
function inTheMiddle(): Die {
  let thrown = 0;
  return (sides) => {
    thrown += 1;
    const middle = Math.ceil(sides / 2);
    return thrown <= PATIENCE ? middle : 1 + ((middle + thrown) % sides);
  };
}
