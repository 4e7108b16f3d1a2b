import { z } from 'zod';
import type { Json } from './json.ts';
import type { CreatureId } from './kernel.ts';
import type { Offer } from './offer.ts';
import { type AnyQuestion, numberFrom, oneOf, textUpTo } from './question.ts';
import { creatureId } from './schema.ts';
import type { AnyAction } from './system.ts';
import type { Verdict } from './verdict.ts';

/** The fields of an action besides its type, each with its schema. */
export type FieldSchemas = Readonly<Record<string, z.ZodType>>;

/** Collects every creature that a value names. */
type Collect = (value: unknown, found: CreatureId[]) => void;

/** Creates a finder of every creature that data of this schema names, in field order. */
export function namesIn(schema: z.ZodType): (value: unknown) => readonly CreatureId[] {
  const collect = collectorOf(schema);
  return (value) => {
    const found: CreatureId[] = [];
    collect?.(value, found);
    return found;
  };
}

/** Returns the fields that hold one creature each; undefined if creatures can be named elsewhere too. */
export function creatureFields(fields: FieldSchemas): readonly string[] | undefined {
  const naming = Object.entries(fields).filter(([, schema]) => collectorOf(schema));
  const isPlain = naming.every(([, schema]) => (innerOf(schema) ?? schema) === creatureId);
  return isPlain ? naming.map(([key]) => key) : undefined;
}

/** Returns undefined where no creature can be named. */
function collectorOf(schema: z.core.$ZodType): Collect | undefined {
  if (schema === creatureId) return collectId;
  if (schema instanceof z.ZodObject) return collectFields(schema.shape);
  if (schema instanceof z.ZodArray) return collectItems(schema.element);
  if (schema instanceof z.ZodTuple) return collectPlaces(schema.def.items);
  if (schema instanceof z.ZodRecord) return collectEntries(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return collectByType(schema);
  if (schema instanceof z.ZodUnion) return collectVariants(schema.options);
  if (schema instanceof z.ZodPipe) return collectorOf(schema.def.out);
  const inner = innerOf(schema);
  return inner && collectorOf(inner);
}

/** Unwraps an optional schema, one with a default, or a read-only one. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.def.innerType;
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodNullable) return schema.def.innerType;
  return undefined;
}

const collectId: Collect = (value, found) => {
  if (typeof value === 'string') found.push(value);
};

function collectFields(shape: Readonly<Record<string, z.core.$ZodType>>): Collect | undefined {
  const fields = Object.entries(shape).flatMap(([key, schema]) => {
    const collect = collectorOf(schema);
    return collect ? [{ key, collect }] : [];
  });
  if (fields.length === 0) return undefined;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    for (const { key, collect } of fields) collect((value as Readonly<Record<string, unknown>>)[key], found);
  };
}

function collectItems(element: z.core.$ZodType): Collect | undefined {
  const collect = collectorOf(element);
  return (
    collect &&
    ((value, found) => {
      if (Array.isArray(value)) for (const item of value) collect(item, found);
    })
  );
}

/** A list with a schema for each position. */
function collectPlaces(items: readonly z.core.$ZodType[]): Collect | undefined {
  return collectFields(Object.fromEntries(items.map((item, index) => [String(index), item])));
}

/** The keys first, then their values. */
function collectEntries({ keyType, valueType }: z.ZodRecord): Collect | undefined {
  const [ofKey, ofValue] = [collectorOf(keyType), collectorOf(valueType)];
  if (!ofKey && !ofValue) return undefined;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) ofKey?.(key, found);
    for (const item of Object.values(value)) ofValue?.(item, found);
  };
}

/** Uses the variant that the value's discriminator selects. */
function collectByType({ options, def }: z.ZodDiscriminatedUnion): Collect | undefined {
  const key = def.discriminator;
  const byType = new Map<unknown, Collect>();
  for (const option of options) {
    const collect = collectorOf(option);
    const type = option instanceof z.ZodObject ? option.shape[key] : undefined;
    if (collect && type instanceof z.ZodLiteral) for (const name of type.values) byType.set(name, collect);
  }
  if (byType.size === 0) return undefined;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    byType.get((value as Readonly<Record<string, unknown>>)[key])?.(value, found);
  };
}

/** Uses the first variant in which the value names a creature: other variants find nothing in it. */
function collectVariants(options: readonly z.core.$ZodType[]): Collect | undefined {
  const all = options.flatMap((option) => collectorOf(option) ?? []);
  if (all.length === 0) return undefined;
  return (value, found) => {
    const before = found.length;
    for (const collect of all) {
      collect(value, found);
      if (found.length > before) return;
    }
  };
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
