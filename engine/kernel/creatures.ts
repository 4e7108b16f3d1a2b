import type { CreatureId } from './kernel.ts';

interface Peopled<Creature> {
  readonly creatures: readonly Creature[];
}

export function findCreature<Creature extends { readonly id: CreatureId }>(
  { creatures }: Peopled<Creature>,
  id: CreatureId,
): Creature | undefined {
  for (let at = 0; at < creatures.length; at++) {
    const one = creatures[at] as Creature;
    if (one.id === id) return one;
  }
  return undefined;
}

/** Somebody the action has been checked to name. */
export function creature<Creature extends { readonly id: CreatureId }>(
  world: Peopled<Creature>,
  id: CreatureId,
): Creature {
  const found = findCreature(world, id);
  if (!found) throw new Error(`no creature ${id}: the action was let through unchecked`);
  return found;
}
