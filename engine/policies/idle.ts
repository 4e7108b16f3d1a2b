import type { AnyWorld, System } from '@arbitro/kernel';
import { meantBy } from './meant.ts';
import { type Ordered, uses } from './orders.ts';

/**
 * A part of orders that no creature can follow: the creatures they address, the targets they name, the thing they say
 * to use.
 */
export interface Idle {
  readonly is: 'to' | 'on' | 'use';
  readonly name: string;
}

/** Returns the parts of a line of orders that have no effect in this fight. */
export function idleIn(system: System, world: AnyWorld, { who, orders }: Ordered): readonly Idle[] {
  const reached = meantBy(who, system, world);
  if (reached.length === 0) return [{ is: 'to', name: who }];
  return orders.flatMap((order): readonly Idle[] => {
    if (order.kind === 'on' && meantBy(order.whom, system, world).length === 0)
      return [{ is: 'on', name: order.whom }];
    if (order.kind === 'use' && !reached.some((one) => has(system, world, { one, what: order.what })))
      return [{ is: 'use', name: order.what }];
    return [];
  });
}

interface Having {
  readonly one: AnyWorld['creatures'][number];
  readonly what: string;
}

/** Whether a creature has a thing on its sheet or among its offers: bare hands are on no sheet. */
function has({ tactics }: System, world: AnyWorld, { one, what }: Having): boolean {
  return (
    JSON.stringify(one).includes(JSON.stringify(what)) || tactics.choices(world, one.id).some(uses(what))
  );
}
