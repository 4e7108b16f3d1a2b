import type { AnyWorld, Json } from '@arbitro/kernel';
import { LIMITS } from '@arbitro/protocol';

/** A limit that a table exceeds. */
export interface OverLimit {
  readonly what: string;
  readonly most: number;
}

interface Measure {
  /** Characters as JSON. */
  readonly size: number;
  /** The longest list or object within. */
  readonly longest: number;
}

/** Worlds and creatures are never changed in place: each is measured once. */
const measures = new WeakMap<object, Measure>();

function measureOnce<T extends object>(part: T, measure: (part: T) => Measure): Measure {
  const known = measures.get(part) ?? measure(part);
  measures.set(part, known);
  return known;
}

const measureJson = (part: object): Measure => ({
  size: JSON.stringify(part).length,
  longest: findLongest(part as Json),
});

function findLongest(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Array.isArray(value) ? value : Object.values(value);
  return parts.reduce<number>((longest, part) => Math.max(longest, findLongest(part)), parts.length);
}

/** Returns the limit that a creature exceeds, before it is read: reading long lists takes long. */
export const findTooLongSheet = (sheet: Json): OverLimit | undefined =>
  findLongest(sheet) > LIMITS.sheetList ? { what: 'list', most: LIMITS.sheetList } : undefined;

const measureWorld = (world: AnyWorld): Measure =>
  measureOnce(world, ({ creatures, ...rest }) =>
    creatures.reduce<Measure>((sum, creature) => {
      const { size, longest } = measureOnce(creature, measureJson);
      return { size: sum.size + size, longest: Math.max(sum.longest, longest) };
    }, measureJson(rest)),
  );

/** Returns the characters of a world as JSON. */
export const worldSizeOf = (world: AnyWorld): number => measureWorld(world).size;

/** Returns the limit that a world exceeds: creatures, total characters, or elements of a list. */
export function findTooLargeWorld(world: AnyWorld): OverLimit | undefined {
  if (world.creatures.length > LIMITS.creatures) return { what: 'creatures', most: LIMITS.creatures };
  const { size, longest } = measureWorld(world);
  if (size > LIMITS.worldText) return { what: 'world', most: LIMITS.worldText };
  return longest > LIMITS.list ? { what: 'list', most: LIMITS.list } : undefined;
}
