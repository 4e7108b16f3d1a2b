import { findFight } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { copyFight, replaceFight } from '../copy-state.ts';
import { isTied } from '../rules/acting.ts';
import type { World } from '../state.ts';

/**
 * Where sides act at once and others have not chosen yet, an action is only stored: its odds are those of resolving it
 * alone, in the current world.
 * @rule whitebox.combat.initiative-tie-simultaneous
 */
export function worldForOdds(world: World, action: Action): World {
  const fight = findFight(world);
  if (!fight || !isTied(fight) || !('by' in action)) return world;
  const side = world.creatures.find(({ id }) => id === action.by)?.side ?? '';
  const isLast = fight.pending.every((who) => who === action.by);
  if (isLast || !fight.pending.includes(action.by)) return world;
  const next = copyFight(fight);
  next.order = fight.order.flatMap((place, index) =>
    index === fight.turn ? [[side], place.filter((other) => other !== side)] : [place],
  );
  return replaceFight(world, next);
}
