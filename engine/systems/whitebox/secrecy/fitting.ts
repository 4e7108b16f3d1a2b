import type { CreatureId } from '@arbitro/kernel';
import { copyOf } from '../copies.ts';
import type { Creature } from '../state.ts';

/** Somebody who serves nobody that is not there; the very same where there is nothing to forget. */
export function fitting(one: Creature, present: ReadonlySet<CreatureId>): Creature {
  if (one.service === null || present.has(one.service.employer)) return one;
  const next = copyOf(one);
  next.service = null;
  return next;
}
