import { z } from 'zod';
import { type HiddenThings, isHidden, mayActFor, type Viewer } from './audience.ts';
import { findCreature, findCreatureIndex, type WithCreatures } from './creatures.ts';
import type { CreatureId } from './kernel.ts';
import { type IsGone, removerOf, unwrapSchema } from './references.ts';
import { type Invariant, WORLD_FAULTS } from './strict-schema.ts';

/** Creatures and places that are gone, or that a viewer may not know of. */
export interface Gone {
  readonly creatures: ReadonlySet<CreatureId>;
  readonly places: ReadonlySet<string>;
}

const NOTHING_GONE: Gone = { creatures: new Set(), places: new Set() };

/** Returns a removal of one creature. */
export const goneCreature = (id: CreatureId): Gone => ({ creatures: new Set([id]), places: new Set() });

/** Returns what is hidden from a viewer. A hidden place hides its creatures; places of the viewer's own creatures stay visible. */
export function findHiddenFrom<Creature extends { readonly id: CreatureId }>(
  creatures: readonly Creature[],
  viewer: Viewer,
  hidden: HiddenThings,
  placeOf: (creature: Creature) => string | null = () => null,
): Gone {
  if (hidden.creatures.length === 0 && hidden.places.length === 0) return NOTHING_GONE;
  const ownPlaces = creatures.filter(({ id }) => mayActFor(viewer, id)).map(placeOf);
  const places = new Set(hidden.places.filter((placeId) => !ownPlaces.includes(placeId)));
  const removed = creatures.filter(
    (creature) => isHidden(hidden, viewer, creature.id) || places.has(placeOf(creature) ?? ''),
  );
  return { creatures: new Set(removed.map(({ id }) => id)), places };
}

/** Returns true if the fight waits only for creatures that are not in the known world. */
export const waitsForUnseen = (toAct: readonly CreatureId[], known: WithCreatures): boolean =>
  toAct.length > 0 && toAct.every((id) => !findCreature(known, id));

/** Functions derived from the references in the schema of a world. */
export interface References<World extends WithCreatures> {
  /** Removes creatures, places and all references to them; returns the same world if none is gone. */
  removeCreatures(world: World, gone: Gone): World;
  /** Clears references of creatures to creatures not on the list and to unknown places. */
  clearAbsent(creatures: World['creatures'], places?: readonly string[]): World['creatures'];
  /** Every named creature must exist. */
  readonly invariants: readonly Invariant<World>[];
}

export function referencesIn<World extends WithCreatures>(schema: z.ZodType<World>): References<World> {
  const { shape } = schema as unknown as z.ZodObject;
  type Remove<T> = (value: T, isGone: IsGone) => T;
  const removeFromWorld = removerOf(schema) as Remove<World>;
  const removeFromCreatures = removerOf(shape.creatures as z.ZodType) as Remove<World['creatures']>;
  return {
    removeCreatures(world, { creatures, places }) {
      if (creatures.size === 0 && places.size === 0) return world;
      const isCreatureGone = (id: CreatureId): boolean => creatures.has(id) || !findCreature(world, id);
      return removeFromWorld(world, (id, kind) => (kind === 'place' ? places.has(id) : isCreatureGone(id)));
    },
    clearAbsent: (creatures, places = []) =>
      removeFromCreatures(creatures, (id, kind) =>
        kind === 'place' ? !places.includes(id) : findCreatureIndex(creatures, id) < 0,
      ),
    invariants: Object.entries(shape).flatMap(([key, field]) => invariantsOf<World>(field, [key])),
  };
}

/** One invariant for each field of the world and of its objects, so that an error names the nearest field. */
function invariantsOf<World extends WithCreatures>(
  schema: z.core.$ZodType,
  path: readonly [string, string?],
): readonly Invariant<World>[] {
  const [key, part] = path;
  const object = part === undefined ? objectIn(schema) : undefined;
  if (object)
    return Object.entries(object.shape).flatMap(([name, field]) => invariantsOf<World>(field, [key, name]));
  const remove = removerOf(schema);
  if (!remove) return [];
  const valueIn = (world: World): unknown => {
    const field = world[key as keyof World] as Readonly<Record<string, unknown>> | null;
    return part === undefined ? field : field?.[part];
  };
  const holds = (world: World): boolean => {
    const value = valueIn(world);
    return value === remove(value, (id, kind) => kind === 'creature' && !findCreature(world, id));
  };
  return [[holds, path as readonly string[], WORLD_FAULTS.absent]];
}

function objectIn(schema: z.core.$ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  const inner = unwrapSchema(schema);
  return inner && objectIn(inner);
}
