import { z } from 'zod';
import type { WithCreatures } from './creatures.ts';
import type { Json } from './json.ts';
import type { CreatureId } from './kernel.ts';
import type { Offer } from './offer.ts';
import type { Verdict } from './preconditions.ts';
import { type AnyQuestion, numberBetween, oneOf, textUpTo } from './question.ts';
import { removerOf, unwrapSchema } from './references.ts';
import { creatureId } from './schema.ts';
import type { AnyAction } from './system.ts';

/** The fields of an action besides its type, each with its schema. */
export type FieldSchemas = Readonly<Record<string, z.ZodType>>;

/** The fields that hold a creature each, where a creature can be named nowhere else. */
export function listCreatureFields(fields: FieldSchemas): readonly string[] | undefined {
  const naming = Object.entries(fields).filter(([, schema]) => removerOf(schema));
  const isPlain = naming.every(([, schema]) => (unwrapSchema(schema) ?? schema) === creatureId);
  return isPlain ? naming.map(([key]) => key) : undefined;
}

type Slots = Offer['slots'];
const NO_OFFERS: readonly Offer[] = [];

/** What can fill a field that is not a creature: the question, and a sample answer. */
interface FieldFilling {
  readonly question: AnyQuestion;
  readonly example: Json;
}

function findFilling(schema: z.core.$ZodType): FieldFilling | undefined {
  if (schema instanceof z.ZodDefault) return findFilling(schema.def.innerType);
  if (schema instanceof z.ZodEnum) return choiceFilling(schema.options as readonly Json[]);
  if (schema instanceof z.ZodBoolean) return choiceFilling([true, false]);
  if (schema instanceof z.ZodNumber) return numberFilling(schema);
  if (schema instanceof z.ZodString)
    return { question: textUpTo(schema.maxLength ?? MAX_TEXT_LENGTH), example: 'x' };
  return undefined;
}
const MAX_TEXT_LENGTH = 500;
const choiceFilling = (options: readonly Json[]): FieldFilling => ({
  question: oneOf(options),
  example: options[0] ?? null,
});

/** The largest number that people would choose. */
const MAX_OFFERED_NUMBER = 999;
function numberFilling({ minValue, maxValue }: z.ZodNumber): FieldFilling {
  const min = Math.max(minValue ?? 0, -MAX_OFFERED_NUMBER);
  return {
    question: numberBetween(min, Math.min(maxValue ?? MAX_OFFERED_NUMBER, MAX_OFFERED_NUMBER)),
    example: min,
  };
}

/**
 * Builds the offer that follows from the fields: a creature field offers the creatures for which the action is not
 * refused, other fields whatever their schema allows. Optional fields are omitted.
 */
export function createSlotOffers<World extends WithCreatures>(
  type: string,
  fields: FieldSchemas,
  refuses: (world: World, action: AnyAction) => Verdict,
): (world: World, action: Offer['action']) => readonly Offer[] {
  const openFields = Object.entries(fields).filter(
    ([key, schema]) => key !== 'by' && !(schema instanceof z.ZodOptional),
  );
  const targetField = openFields.find(([, schema]) => schema === creatureId)?.[0];
  const fillings = openFields.flatMap(([key, schema]): readonly (readonly [string, FieldFilling])[] => {
    if (key === targetField) return [];
    const filling = findFilling(schema);
    if (!filling) throw new Error(`the field ${key} of ${type} is not offered by itself: declare its offers`);
    return [[key, filling]];
  });
  const example = Object.fromEntries(fillings.map(([key, filling]) => [key, filling.example]));
  const questions: Slots = Object.fromEntries(fillings.map(([key, filling]) => [key, filling.question]));
  return (world, action) => {
    // one object for all targets: no rule keeps the action it is asked about
    const filled: Record<string, Json> & AnyAction = { ...action, ...example };
    if (targetField === undefined) return refuses(world, filled) ? NO_OFFERS : [{ action, slots: questions }];
    const targets: CreatureId[] = [];
    for (const { id } of world.creatures) {
      filled[targetField] = id;
      if (!refuses(world, filled)) targets.push(id);
    }
    return targets.length > 0
      ? [{ action, slots: { [targetField]: oneOf(targets), ...questions } }]
      : NO_OFFERS;
  };
}
