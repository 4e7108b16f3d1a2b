import {
  AVERAGE_ORACLE,
  type CreatureId,
  findFight,
  goneCreature,
  isParticipant,
  type NewCreature,
  runWithoutPlayers,
  upsertCreature,
} from '@arbitro/kernel';
import { copyFight, copyWorld, updateFighter } from './copy-state.ts';
import { buildCreature, buildFight } from './create-world.ts';
import { apply } from './events.ts';
import { endIfDecided } from './rules/fight-end.ts';
import { advance } from './rules/turn.ts';
import { clearAbsent, removeCreatures } from './schema/world.ts';
import type { Scene, Sheet, World } from './state.ts';

/** Adds a creature or replaces its sheet. A replaced sheet clears the declared intent. */
export function addCreature(world: World, entering: NewCreature<Sheet>): World {
  const { id } = entering;
  const next = copyWorld(world);
  next.creatures = clearAbsent(upsertCreature(world.creatures, buildCreature(world, entering)));
  next.fight = world.fight && clearIntent(world.fight, id);
  return resumeFight(next, isParticipant(world, id));
}

function clearIntent(fight: NonNullable<World['fight']>, id: CreatureId): NonNullable<World['fight']> {
  const next = copyFight(fight);
  updateFighter(next, id, (draft) => {
    draft.intent = null;
    draft.used = [];
  });
  return next;
}

/** Removes a creature. If it was that creature's turn, the round advances. */
export function removeCreature(world: World, id: CreatureId): World {
  return resumeFight(removeCreatures(world, goneCreature(id)), isParticipant(world, id));
}

/**
 * Applies a new scene. Positions stay, and the current fight continues unless the scene has its own. The clock never
 * goes back.
 */
export function setScene(world: World, { setting, light, clock, fight }: Scene): World {
  const next = copyWorld(world);
  next.setting = setting;
  next.light = light;
  next.clock = Math.max(world.clock, clock);
  if (fight) next.fight = buildFight(next, fight);
  return resumeFight(next, true);
}

/**
 * Continues the fight after a creature has left or changed: ends it if decided, otherwise advances to the next creature
 * that must act.
 * @ruling R122
 */
function resumeFight(world: World, wasIn: boolean): World {
  if (!wasIn || !findFight(world)) return world;
  return runWithoutPlayers(apply, world, (ctx) => endIfDecided(ctx) || advance(ctx), AVERAGE_ORACLE);
}
