import { type CreatureId, findFight, getCreature, SOMEONE, type Verdict } from '@arbitro/kernel';
import { effectsOf, stateOf } from '../effects.ts';
import { refuse } from '../refusals.ts';
import type { World } from '../state.ts';

/** Returns why the creature cannot act at all, or undefined. @rule my-game.fight.out */
export function cannotAct(world: World, who: CreatureId): Verdict {
  const creature = getCreature(world, who);
  return effectsOf(creature).canAct ? undefined : refuse('cannot-act', { who, status: stateOf(creature) });
}

/** @rule my-game.fight.order */
export function cannotTakeTurn(world: World, who: CreatureId): Verdict {
  const fight = findFight(world);
  if (!fight) return refuse('no-fight');
  if (!fight.order.includes(who)) return refuse('not-in-fight', { who });
  return fight.turn === who ? undefined : refuse('not-your-turn', { who, whose: fight.turn ?? SOMEONE });
}
