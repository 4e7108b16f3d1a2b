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

/** Adds every creature that a value names. */
type Collect = (value: unknown, found: CreatureId[]) => void;

/** Finds every creature that data of this schema names, in the order of its fields. */
export function namesIn(schema: z.ZodType): (value: unknown) => readonly CreatureId[] {
  const collect = collectorOf(schema);
  return (value) => {
    const found: CreatureId[] = [];
    collect?.(value, found);
    return found;
  };
}

/** The fields that hold a creature each, where a creature can be named nowhere else. */
export function creatureFields(fields: FieldSchemas): readonly string[] | undefined {
  const naming = Object.entries(fields).filter(([, schema]) => collectorOf(schema));
  const isPlain = naming.every(([, schema]) => (innerOf(schema) ?? schema) === creatureId);
  return isPlain ? naming.map(([key]) => key) : undefined;
}

/** Nothing where no creature can be named. */
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

/** What an optional field, one with a default or one that is read only holds. */
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

/** A list with a schema for each place. */
function collectPlaces(items: readonly z.core.$ZodType[]): Collect | undefined {
  return collectFields(Object.fromEntries(items.map((item, index) => [String(index), item])));
}

/** Its keys first, then what stands at them. */
function collectEntries({ keyType, valueType }: z.ZodRecord): Collect | undefined {
  const [ofKey, ofValue] = [collectorOf(keyType), collectorOf(valueType)];
  if (!ofKey && !ofValue) return undefined;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) ofKey?.(key, found);
    for (const item of Object.values(value)) ofValue?.(item, found);
  };
}

/** In the variant that the value says it is. */
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

/** The first variant in which the value names somebody: it finds nothing in data of another. */
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

/** What may fill a field that is no creature: the question, and one answer to try with. */
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

/** People are asked for numbers they would name. */
const LARGEST_OFFERED = 999;
function number({ minValue, maxValue }: z.ZodNumber): Filling {
  const min = Math.max(minValue ?? 0, -LARGEST_OFFERED);
  return { question: numberFrom(min, Math.min(maxValue ?? LARGEST_OFFERED, LARGEST_OFFERED)), example: min };
}

/**
 * Makes the offer that follows from the fields: a creature field holds those of whom it is not refused, the others
 * whatever their schema allows. Optional fields are left out.
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
