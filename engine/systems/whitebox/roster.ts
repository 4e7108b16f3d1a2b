import type { Die } from '@arbitro/dice';
import {
  type CreatureId,
  createRandomOracle,
  defaultAnswer,
  findCreatureIndex,
  findFight,
  findFighter,
  goneCreature,
  isParticipant,
  type NewCreature,
  runWithoutPlayers,
  upsertCreature,
} from '@arbitro/kernel';
import { addItem, copyFight, copyWorld, updateFighter } from './copy-state.ts';
import { buildCreature, buildFight, placeInRoom } from './create-world.ts';
import { apply } from './events.ts';
import { creaturesToAct } from './rules/acting.ts';
import { endIfDecided } from './rules/fight.ts';
import { advance } from './rules/turn.ts';
import { clearAbsent, removeCreatures } from './schema/world.ts';
import type { Creature, Fight, Scene, Sheet, World } from './state.ts';

/** Adds a creature or replaces its sheet. A replaced sheet clears the declared intent. */
export function addCreature(world: World, entering: NewCreature<Sheet>): World {
  const { id } = entering;
  const creature = buildCreature(world, entering);
  const next = copyWorld(world);
  next.creatures = clearAbsent(upsertCreature(world.creatures, creature));
  next.fight = world.fight && clearIntent(world.fight, creature);
  return resumeFight(next, isParticipant(world, id));
}

function clearIntent(fight: Fight, { id, side }: Creature): Fight {
  if (!findFighter(fight, id)) return fight;
  const next = copyFight(fight);
  next.sides = addItem(fight.sides, side);
  updateFighter(next, id, (draft) => {
    draft.intent = null;
  });
  return next;
}

/** Removes a creature; on its own turn the round advances to the next. */
export function removeCreature(world: World, id: CreatureId): World {
  return resumeFight(removeCreatures(world, goneCreature(id)), isParticipant(world, id));
}

/**
 * Replaces the scene. Creatures stay as they are; a fight continues unless the scene has one. The clock never runs
 * backwards.
 */
export function setScene(world: World, scene: Scene): World {
  const next = copyWorld(world);
  const isHere = (id: CreatureId): boolean => findCreatureIndex(world.creatures, id) >= 0;
  next.clock = Math.max(world.clock, scene.clock);
  next.outdoors = scene.outdoors;
  next.asksMorale = scene.asksMorale;
  next.rooms = scene.rooms;
  next.doors = scene.doors;
  next.traps = scene.traps;
  next.passed = [];
  next.march = scene.march.length > 0 ? scene.march.filter(isHere) : world.march;
  next.treasure = world.treasure + scene.treasure;
  next.creatures = world.creatures.map((creature) => placeInRoom(creature, scene.rooms));
  if (scene.fight) next.fight = buildFight(next, scene.fight);
  return resumeFight(next, true);
}

/**
 * Continues the fight after a creature was removed or changed: ends it if it is decided, or advances to a creature that
 * can act.
 */
function resumeFight(world: World, wasIn: boolean): World {
  if (!wasIn || !findFight(world)) return world;
  const oracle = createRandomOracle<World>(createAverageDie(), ({ question }) => defaultAnswer(question));
  return runWithoutPlayers(
    apply,
    world,
    (ctx) => endIfDecided(ctx) || creaturesToAct(ctx.world).length > 0 || advance(ctx),
    oracle,
  );
}

/** After this many middle throws, dice that are re-rolled until one is higher come to an end. */
const MAX_RETHROWS = 60;

/** Without a person to throw, dice at the end of a round give their middle value. */
function createAverageDie(): Die {
  let thrown = 0;
  return (sides) => {
    thrown += 1;
    const middle = Math.ceil(sides / 2);
    return thrown <= MAX_RETHROWS ? middle : 1 + ((middle + thrown) % sides);
  };
}
