import type { CreatureId } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import type { Creature } from '../state.ts';

/** Removes the service to an employer that is not present; returns the same creature where nothing changes. */
export function fitting(one: Creature, present: ReadonlySet<CreatureId>): Creature {
  if (one.service === null || present.has(one.service.employer)) return one;
  const next = copyOf(one);
  next.service = null;
  return next;
}
