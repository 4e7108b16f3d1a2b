import { z } from 'zod';
import type { Json } from './json.ts';
import type { CreatureId } from './kernel.ts';
import type { Offer } from './offer.ts';
import { type AnyQuestion, numberFrom, oneOf, textUpTo } from './question.ts';
import { innerOf, removerOf } from './references.ts';
import { creatureId } from './schema.ts';
import type { AnyAction } from './system.ts';
import type { Verdict } from './verdict.ts';

/** The fields of an action besides its type, each with its schema. */
export type FieldSchemas = Readonly<Record<string, z.ZodType>>;

/** The fields that hold a creature each, where a creature can be named nowhere else. */
export function creatureFields(fields: FieldSchemas): readonly string[] | undefined {
  const naming = Object.entries(fields).filter(([, schema]) => removerOf(schema));
  const isPlain = naming.every(([, schema]) => (innerOf(schema) ?? schema) === creatureId);
  return isPlain ? naming.map(([key]) => key) : undefined;
}

interface Peopled {
  readonly creatures: readonly { readonly id: CreatureId }[];
}
type Slots = Offer['slots'];

/** What can fill a field that is not a creature: the question, and a sample answer. */
interface Filling {
  readonly question: AnyQuestion;
  readonly example: Json;
}

function fillingOf(schema: z.core.$ZodType): Filling | undefined {
  if (schema instanceof z.ZodDefault) return fillingOf(schema.def.innerType);
  if (schema instanceof z.ZodEnum) return choice(schema.options as readonly Json[]);
  if (schema instanceof z.ZodBoolean) return choice([true, false]);
  if (schema instanceof z.ZodNumber) return number(schema);
  if (schema instanceof z.ZodString)
    return { question: textUpTo(schema.maxLength ?? LONGEST_TEXT), example: 'x' };
  return undefined;
}
const LONGEST_TEXT = 500;
const choice = (options: readonly Json[]): Filling => ({
  question: oneOf(options),
  example: options[0] ?? null,
});

/** The largest number that people would choose. */
const LARGEST_OFFERED = 999;
function number({ minValue, maxValue }: z.ZodNumber): Filling {
  const min = Math.max(minValue ?? 0, -LARGEST_OFFERED);
  return { question: numberFrom(min, Math.min(maxValue ?? LARGEST_OFFERED, LARGEST_OFFERED)), example: min };
}

/**
 * Builds the offer that follows from the fields: a creature field offers the creatures for which the action is not
 * refused, other fields whatever their schema allows. Optional fields are omitted.
 */
export function offerSlots<World extends Peopled>(
  type: string,
  fields: FieldSchemas,
  refuses: (world: World, action: AnyAction) => Verdict,
): (world: World, action: Offer['action']) => readonly Offer[] {
  const open = Object.entries(fields).filter(
    ([key, schema]) => key !== 'by' && !(schema instanceof z.ZodOptional),
  );
  const whom = open.find(([, schema]) => schema === creatureId)?.[0];
  const fillings = open.flatMap(([key, schema]): readonly (readonly [string, Filling])[] => {
    if (key === whom) return [];
    const filling = fillingOf(schema);
    if (!filling) throw new Error(`the field ${key} of ${type} is not offered by itself: declare its offers`);
    return [[key, filling]];
  });
  const example = Object.fromEntries(fillings.map(([key, filling]) => [key, filling.example]));
  const asked: Slots = Object.fromEntries(fillings.map(([key, filling]) => [key, filling.question]));
  const isAllowed = (world: World, action: Offer['action']): boolean =>
    !refuses(world, { ...action, ...example });
  return (world, action) => {
    if (whom === undefined) return isAllowed(world, action) ? [{ action, slots: asked }] : [];
    const able = world.creatures
      .map(({ id }) => id)
      .filter((id) => isAllowed(world, { ...action, [whom]: id }));
    return able.length > 0 ? [{ action, slots: { [whom]: oneOf(able), ...asked } }] : [];
  };
}
