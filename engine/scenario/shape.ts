import type { Json } from '@arbitro/kernel';
import { z } from 'zod';

/** What a schema allows at a place of a file. */
export type Shape =
  | { readonly kind: 'text' | 'yes-or-no' | 'nothing' | 'anything' }
  | { readonly kind: 'number'; readonly whole: boolean; readonly least?: number; readonly most?: number }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'by-name'; readonly of: Shape }
  | { readonly kind: 'group'; readonly keys: readonly ShapeKey[] }
  | { readonly kind: 'either'; readonly of: readonly Shape[] };

/** A key of a group; an optional one has a default, or may be missing. */
export interface ShapeKey {
  readonly name: string;
  readonly needed: boolean;
  readonly usual?: Json;
  readonly shape: Shape;
}

type Schema = z.core.JSONSchema.BaseSchema;

/** Returns the JSON Schema of what people write, for programs. */
export const jsonSchemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

export const shapeOf = (schema: z.ZodType): Shape => readSchema(jsonSchemaOf(schema));

/** Returns every action type by name, with its keys besides `type`. */
export function listActionKeys(schema: z.ZodType): Readonly<Record<string, readonly ShapeKey[]>> {
  const named = listGroups(shapeOf(schema)).flatMap((keys) => {
    const rest = keys.filter(({ name }) => name !== 'type');
    return listTypes(keys).map((type): readonly [string, readonly ShapeKey[]] => [type, rest]);
  });
  return Object.fromEntries(named);
}

const listGroups = (shape: Shape): readonly (readonly ShapeKey[])[] => {
  if (shape.kind === 'group') return [shape.keys];
  return shape.kind === 'either' ? shape.of.flatMap(listGroups) : [];
};

function listTypes(keys: readonly ShapeKey[]): readonly string[] {
  const shape = keys.find(({ name }) => name === 'type')?.shape;
  return shape?.kind === 'one-of' ? shape.values.map(String) : [];
}

function readSchema(schema: Schema | boolean): Shape {
  if (typeof schema === 'boolean') return { kind: 'anything' };
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return joinShapes(either.filter((jsonSchema) => !isAlwaysRefused(jsonSchema)).map(readSchema));
  if (schema.const !== undefined) return shapeOfValues([schema.const]);
  if (schema.enum) return shapeOfValues(schema.enum);
  switch (schema.type) {
    case 'string':
      return { kind: 'text' };
    case 'boolean':
      return { kind: 'yes-or-no' };
    case 'null':
      return { kind: 'nothing' };
    case 'integer':
    case 'number':
      return readNumber(schema);
    case 'array':
      return { kind: 'list', of: readItems(schema) };
    case 'object':
      return readGroup(schema);
    default:
      return { kind: 'anything' };
  }
}

/** Accepted only so that a rule can refuse it with a reason; not documented. */
const isAlwaysRefused = (schema: Schema | boolean): boolean =>
  typeof schema !== 'boolean' && schema.deprecated === true;

function shapeOfValues(values: readonly unknown[]): Shape {
  const plainValues = values.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [],
  );
  return values.every((value) => typeof value === 'boolean' && values.length === 2)
    ? { kind: 'yes-or-no' }
    : { kind: 'one-of', values: plainValues };
}

/** Whether a bound is meaningful to people: not the limits of safe integers. */
const isMeaningfulBound = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function readNumber({ type, minimum, maximum, exclusiveMinimum }: Schema): Shape {
  const min = typeof exclusiveMinimum === 'number' && type === 'integer' ? exclusiveMinimum + 1 : minimum;
  return {
    kind: 'number',
    whole: type === 'integer',
    ...(isMeaningfulBound(min) ? { least: min } : {}),
    ...(isMeaningfulBound(maximum) ? { most: maximum } : {}),
  };
}

/** Differing items of a list, such as the two ends of a border, are described together. */
function readItems({ items, prefixItems }: Schema): Shape {
  if (prefixItems) return joinShapes(prefixItems.map(readSchema));
  return items === undefined || Array.isArray(items)
    ? { kind: 'anything' }
    : readSchema(items as Schema | boolean);
}

function readGroup({ properties, required = [], additionalProperties }: Schema): Shape {
  if (properties === undefined || Object.keys(properties).length === 0)
    return additionalProperties === undefined || additionalProperties === false
      ? { kind: 'group', keys: [] }
      : { kind: 'by-name', of: readSchema(additionalProperties) };
  return {
    kind: 'group',
    keys: Object.entries(properties).map(([name, jsonSchema]) => readKey(name, jsonSchema, required)),
  };
}

function readKey(name: string, schema: Schema | boolean, required: readonly string[]): ShapeKey {
  const fallback = typeof schema === 'boolean' ? undefined : (schema.default as Json | undefined);
  const shape = readSchema(schema);
  return fallback === undefined
    ? { name, needed: required.includes(name), shape }
    : { name, needed: false, usual: fallback, shape };
}

/** Returns each alternative once; nested alternatives are flattened, and enumerations joined. */
function joinShapes(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((shape) => (shape.kind === 'either' ? shape.of : [shape]));
  const values = flat.flatMap((shape) => (shape.kind === 'one-of' ? shape.values : []));
  const others = flat.filter(({ kind }) => kind !== 'one-of');
  const all =
    values.length === 0 ? others : [{ kind: 'one-of', values: [...new Set(values)] } as const, ...others];
  const distinct = [...new Map(all.map((shape) => [JSON.stringify(shape), shape])).values()];
  return distinct.length === 1 && distinct[0] ? distinct[0] : { kind: 'either', of: distinct };
}
