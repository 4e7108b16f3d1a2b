import { type CreatureId, creature } from '@arbitro/kernel';
import type { RischioCtx } from '../checks.ts';
import type { Ability } from '../state.ts';
import { dropAtZero } from './zero-health.ts';

/**
 * The additional cost is paid at launch, before any die and whatever comes of it; nothing reduces it.
 * Tells whether the ability goes on.
 *
 * @rule rischio.combat.additional-cost
 */
export function payCost(ctx: RischioCtx, who: CreatureId, { name, cost }: Ability): boolean {
  for (const resource in cost) payOne(ctx, who, { resource, cost: cost[resource] ?? 0 });
  if (ctx.world.options.costCollapse === 'resolve' || creature(ctx.world, who).status === 'up') return true;
  ctx.emit({ type: 'fizzled', rule: 'rischio.combat.additional-cost', by: who, ability: name });
  return false;
}

function payOne(
  ctx: RischioCtx,
  who: CreatureId,
  { resource, cost }: { readonly resource: string; readonly cost: number },
): void {
  const { health, resources } = creature(ctx.world, who);
  const left = (resource === 'health' ? health : (resources[resource] ?? 0)) - cost;
  ctx.emit({ type: 'cost-paid', rule: 'rischio.combat.additional-cost', who, resource, cost, left });
  if (resource === 'health') dropAtZero(ctx, { who, before: health, by: null });
}
