import type { CreatureId } from './kernel.ts';
import { createIndexFinder, MAX_LINEAR_SEARCH } from './memo.ts';

/** A mutable copy, on its way into the next world. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** A world with creatures of this kind. */
export interface WithCreatures<Creature = { readonly id: CreatureId }> {
  readonly creatures: readonly Creature[];
}

/** Returns the creature's index in the roster, or -1. */
export function findCreatureIndex(creatures: readonly { readonly id: CreatureId }[], id: CreatureId): number {
  if (creatures.length > MAX_LINEAR_SEARCH) return findInLongRoster(creatures, id);
  for (let index = 0; index < creatures.length; index++) if (creatures[index]!.id === id) return index;
  return -1;
}
const findInLongRoster = createIndexFinder<{ readonly id: CreatureId }>(({ id }) => id);

/** Returns the index of a creature that an event names; throws if it is missing. */
export function getCreatureIndex(creatures: readonly { readonly id: CreatureId }[], id: CreatureId): number {
  const index = findCreatureIndex(creatures, id);
  if (index < 0) throw new Error(`no creature ${id} for this event`);
  return index;
}

/** Returns the list with a changed copy at this index; the other items are shared. */
export function updateAt<Thing>(
  things: readonly Thing[],
  index: number,
  copyOf: (item: Thing) => Draft<Thing>,
  write: (next: Draft<Thing>) => void,
): readonly Thing[] {
  const copy = copyOf(things[index] as Thing);
  write(copy);
  const next = things.slice();
  next[index] = copy;
  return next;
}

/** Returns the roster with this creature: replaces the creature with the same id, or is appended. */
export function upsertCreature<Creature extends { readonly id: CreatureId }>(
  creatures: readonly Creature[],
  creature: Creature,
): readonly Creature[] {
  const index = findCreatureIndex(creatures, creature.id);
  return index < 0 ? [...creatures, creature] : creatures.with(index, creature);
}

/** Returns the creature with this id, or undefined. */
export function findCreature<Creature extends { readonly id: CreatureId }>(
  { creatures }: WithCreatures<Creature>,
  id: CreatureId,
): Creature | undefined {
  return creatures[findCreatureIndex(creatures, id)];
}

/** Returns a creature that validation has found to exist; throws otherwise. */
export function getCreature<Creature extends { readonly id: CreatureId }>(
  world: WithCreatures<Creature>,
  id: CreatureId,
): Creature {
  const found = findCreature(world, id);
  if (!found) throw new Error(`no creature ${id}: the action was let through unchecked`);
  return found;
}
