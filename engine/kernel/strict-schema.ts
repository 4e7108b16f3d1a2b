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

/** The texts of invalid worlds, the same for all systems. */
export const WORLD_FAULTS = TEXT.worldFaults;

/** A schema that accepts a value only as it is and returns it unchanged: a missing part is refused, not filled in. */
export function strictSchema<T>(schema: z.ZodType<T>, invariants: readonly Invariant<T>[]): z.ZodType<T> {
  const checked = z.unknown().check((context) => {
    const input = context.value;
    const parsed = schema.safeParse(input);
    if (!parsed.success) {
      context.issues.push(
        ...parsed.error.issues.map((issue) => ({ ...issue, input }) as z.core.$ZodRawIssue),
      );
      return;
    }
    const brokenInvariants = findBrokenInvariants(
      input as Json,
      parsed.data as Json,
      invariants as readonly Invariant<unknown>[],
    );
    for (const [, path, localizedText] of brokenInvariants) addFault(context, input, localizedText, path);
  });
  return checked as unknown as z.ZodType<T>;
}

function findBrokenInvariants(
  input: Json,
  parsed: Json,
  invariants: readonly Invariant<unknown>[],
): readonly Invariant<unknown>[] {
  if (!isEqualJson(input, parsed)) return [[() => false, [], WORLD_FAULTS.parts]];
  return invariants.filter(([holds]) => !holds(parsed));
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
