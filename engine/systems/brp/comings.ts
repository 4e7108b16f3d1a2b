import {
  type CreatureId,
  type Entering,
  fightOn,
  goneCreature,
  IN_THE_MIDDLE,
  joinedBy,
  takesPart,
  unattended,
} from '@arbitro/kernel';
import { arrived, fightOf } from './begin.ts';
import { fightCopy, worldCopy, writeFighter } from './copies.ts';
import { apply } from './events.ts';
import { endIfDecided } from './rules/fight-end.ts';
import { advance } from './rules/turn.ts';
import { clearAbsent, removeCreatures } from './schema/world.ts';
import type { Scene, Sheet, World } from './state.ts';

/** Adds a creature or replaces its sheet. A replaced sheet clears the declared intent. */
export function enter(world: World, entering: Entering<Sheet>): World {
  const { id } = entering;
  const next = worldCopy(world);
  next.creatures = clearAbsent(joinedBy(world.creatures, arrived(world, entering)));
  next.fight = world.fight && meaningNothing(world.fight, id);
  return goneOn(next, takesPart(world, id));
}

function meaningNothing(fight: NonNullable<World['fight']>, id: CreatureId): NonNullable<World['fight']> {
  const next = fightCopy(fight);
  writeFighter(next, id, (one) => {
    one.intent = null;
    one.used = [];
  });
  return next;
}

/** Removes a creature. If it was that creature's turn, the round advances. */
export function leave(world: World, id: CreatureId): World {
  return goneOn(removeCreatures(world, goneCreature(id)), takesPart(world, id));
}

/**
 * Applies a new scene. Positions stay, and the current fight continues unless the scene has its own. The clock never
 * goes back.
 */
export function staged(world: World, { setting, light, clock, fight }: Scene): World {
  const next = worldCopy(world);
  next.setting = setting;
  next.light = light;
  next.clock = Math.max(world.clock, clock);
  if (fight) next.fight = fightOf(next, fight);
  return goneOn(next, true);
}

/**
 * Continues the fight after a creature has left or changed: ends it if decided, otherwise advances to the next creature
 * that must act.
 *
 * @ruling R122
 */
function goneOn(world: World, wasIn: boolean): World {
  if (!wasIn || !fightOn(world)) return world;
  return unattended(apply, world, (ctx) => endIfDecided(ctx) || advance(ctx), IN_THE_MIDDLE);
}
