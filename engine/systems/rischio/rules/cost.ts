import { type CreatureId, type Draft, fields, getCreature } from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { Ability, Creature } from '../state.ts';
import type { RischioCtx } from './checks.ts';
import { dropAtZero } from './zero-health.ts';

export const costPaid = event(
  'cost-paid',
  fields<{ who: CreatureId; resource: string; cost: number; left: number }>(),
  { audience: audienceForWho, writeCreature: writeResource },
);

export const fizzled = event('fizzled', fields<{ by: CreatureId; ability: string }>());

/** Health is paid like any other resource. */
export function writeResource(
  draft: Draft<Creature>,
  { resource, left }: { readonly resource: string; readonly left: number },
): void {
  if (resource === 'health') draft.health = left;
  else draft.resources = { ...draft.resources, [resource]: left };
}

/**
 * Pays the additional cost at launch, before any roll and regardless of the outcome; nothing reduces it. Returns
 * whether the ability continues.
 * @rule rischio.combat.additional-cost
 */
export function payCost(ctx: RischioCtx, who: CreatureId, { name, cost }: Ability): boolean {
  for (const resource in cost) payResource(ctx, who, { resource, cost: cost[resource] ?? 0 });
  if (ctx.world.options.costCollapse === 'resolve' || getCreature(ctx.world, who).status === 'up')
    return true;
  ctx.emit({ type: 'fizzled', rule: 'rischio.combat.additional-cost', by: who, ability: name });
  return false;
}

function payResource(
  ctx: RischioCtx,
  who: CreatureId,
  { resource, cost }: { readonly resource: string; readonly cost: number },
): void {
  const { health, resources } = getCreature(ctx.world, who);
  const left = (resource === 'health' ? health : (resources[resource] ?? 0)) - cost;
  ctx.emit({ type: 'cost-paid', rule: 'rischio.combat.additional-cost', who, resource, cost, left });
  if (resource === 'health') dropAtZero(ctx, { who, before: health, by: null });
}
