import type { CreatureId } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import type { Creature } from '../state.ts';

/** Removes grips by creatures that are not present; returns the same object if nothing changes. */
export function fitting(one: Creature, present: ReadonlySet<CreatureId>): Creature {
  if (one.heldBy === null || present.has(one.heldBy)) return one;
  const next = copyOf(one);
  next.heldBy = null;
  next.conditions = one.conditions.filter((condition) => condition !== 'held');
  return next;
}
