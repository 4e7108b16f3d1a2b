import type { AnyWorld, System } from '@arbitro/kernel';
import { usesItem } from './apply-orders.ts';
import { findTargets } from './match-target.ts';
import type { OrderLine } from './orders.ts';

/**
 * A part of orders that no creature can follow: the creatures they address, the targets they name, the thing they say
 * to use.
 */
export interface UnusedOrder {
  readonly kind: 'to' | 'on' | 'use';
  readonly name: string;
}

/** Returns the parts of a line of orders that have no effect in this fight. */
export function findUnusedOrders(
  system: System,
  world: AnyWorld,
  { who, orders }: OrderLine,
): readonly UnusedOrder[] {
  const addressed = findTargets(who, system, world);
  if (addressed.length === 0) return [{ kind: 'to', name: who }];
  return orders.flatMap((order): readonly UnusedOrder[] => {
    if (order.kind === 'on' && findTargets(order.whom, system, world).length === 0)
      return [{ kind: 'on', name: order.whom }];
    if (
      order.kind === 'use' &&
      !addressed.some((creature) => hasItem(system, world, { creature, what: order.what }))
    )
      return [{ kind: 'use', name: order.what }];
    return [];
  });
}

interface ItemQuery {
  readonly creature: AnyWorld['creatures'][number];
  readonly what: string;
}

/** Whether a creature has a thing on its sheet or among its offers: bare hands are on no sheet. */
function hasItem({ tactics }: System, world: AnyWorld, { creature, what }: ItemQuery): boolean {
  return (
    JSON.stringify(creature).includes(JSON.stringify(what)) ||
    tactics.choices(world, creature.id).some(usesItem(what))
  );
}
