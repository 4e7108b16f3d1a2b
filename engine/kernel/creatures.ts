import type { CreatureId } from './kernel.ts';
import { placeFinder } from './memo.ts';

/** The same, to be written to: a copy on its way into the next world. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

interface Peopled<Creature> {
  readonly creatures: readonly Creature[];
}

/** Where in the roster somebody stands, or -1. */
export const placeIn: (creatures: readonly { readonly id: CreatureId }[], id: CreatureId) => number =
  placeFinder(({ id }) => id);

/** The place of somebody an event speaks of. */
export function placeOf(creatures: readonly { readonly id: CreatureId }[], id: CreatureId): number {
  const place = placeIn(creatures, id);
  if (place < 0) throw new Error(`no creature ${id} for this event`);
  return place;
}

/** The list with the one at this place written to: a copy stands there, and nothing else is new. */
export function rewritten<Thing>(
  things: readonly Thing[],
  place: number,
  copyOf: (one: Thing) => Draft<Thing>,
  write: (next: Draft<Thing>) => void,
): readonly Thing[] {
  const copy = copyOf(things[place] as Thing);
  write(copy);
  const next = things.slice();
  next[place] = copy;
  return next;
}

/** The roster with this one: in the place of whoever has the same id, or at the end. */
export function joinedBy<Creature extends { readonly id: CreatureId }>(
  creatures: readonly Creature[],
  one: Creature,
): readonly Creature[] {
  const place = placeIn(creatures, one.id);
  return place < 0 ? [...creatures, one] : creatures.with(place, one);
}

/** A creature by its id, if there is one. */
export function findCreature<Creature extends { readonly id: CreatureId }>(
  { creatures }: Peopled<Creature>,
  id: CreatureId,
): Creature | undefined {
  return creatures[placeIn(creatures, id)];
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
