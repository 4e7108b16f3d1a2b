import type { CreatureId } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import type { Creature } from '../state.ts';

/** Somebody who is held by nobody that is not there; the very same where there is nothing to forget. */
export function fitting(one: Creature, present: ReadonlySet<CreatureId>): Creature {
  if (one.heldBy === null || present.has(one.heldBy)) return one;
  const next = copyOf(one);
  next.heldBy = null;
  next.conditions = one.conditions.filter((condition) => condition !== 'held');
  return next;
}
