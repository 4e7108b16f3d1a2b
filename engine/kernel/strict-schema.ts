import { z } from 'zod';
import type { Json } from './json.ts';
import type { LocalizedText } from './localized-text.ts';
import { isEqualJson } from './question.ts';
import { addFault } from './schema.ts';
import { TEXT } from './text/index.ts';

/** An invariant over several parts that are each valid: the check, its path, and the error text. */
export type Invariant<T> = readonly [
  holds: (thing: T) => boolean,
  path: readonly string[],
  says: LocalizedText,
];

/** What a world may not be, whatever the system. */
export const WORLD_FAULTS = TEXT.worldFaults;

/** A schema that accepts a value only as it is and returns it unchanged: a missing part is refused, not filled in. */
export function strictSchema<T>(schema: z.ZodType<T>, demands: readonly Invariant<T>[]): z.ZodType<T> {
  const checked = z.unknown().check((context) => {
    const input = context.value;
    const read = schema.safeParse(input);
    if (!read.success) {
      context.issues.push(...read.error.issues.map((issue) => ({ ...issue, input }) as z.core.$ZodRawIssue));
      return;
    }
    const unmet = findBrokenInvariants(
      input as Json,
      read.data as Json,
      demands as readonly Invariant<unknown>[],
    );
    for (const [, path, localizedText] of unmet) addFault(context, input, localizedText, path);
  });
  return checked as unknown as z.ZodType<T>;
}

function findBrokenInvariants(
  input: Json,
  read: Json,
  demands: readonly Invariant<unknown>[],
): readonly Invariant<unknown>[] {
  if (!isEqualJson(input, read)) return [[() => false, [], WORLD_FAULTS.parts]];
  return demands.filter(([holds]) => !holds(read));
}

/** Returns true if there are no duplicates. */
export const hasNoDuplicates = (names: readonly string[]): boolean => new Set(names).size === names.length;

interface WithCreaturesAndFight {
  readonly creatures: readonly unknown[];
  readonly fight: unknown;
}

/** Builds invariants of every creature in a world, and of its fight if there is one. */
export const createInvariants = <World extends WithCreaturesAndFight>() => ({
  ofAll:
    (holds: (item: World['creatures'][number], world: World) => boolean) =>
    (world: World): boolean =>
      world.creatures.every((creature) => holds(creature, world)),
  ofFight:
    (holds: (fight: NonNullable<World['fight']>, world: World) => boolean) =>
    (world: World): boolean =>
      world.fight === null || holds(world.fight as NonNullable<World['fight']>, world),
});
