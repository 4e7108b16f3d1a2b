import { z } from 'zod';
import type { CreatureId } from './kernel.ts';
import { checkedSchemaOf, creatureId } from './schema.ts';

/*
 * References in the state. Wherever the schema of a world has a `creatureId`, the state names a creature. When that
 * creature is removed, the smallest part that can be missing is removed: an item of a list, an entry of a record, the
 * value of a nullable or optional field; otherwise the object that names it, by the same rule. `whenGone` declares
 * exceptions.
 */

/** What an id in the state refers to. */
type Kind = 'creature' | 'place';
/** Returns true if the named creature or place is gone. */
export type IsGone = (id: string, kind: Kind) => boolean;

/** Removes references to what is gone: returns the same value if it has none, `undefined` if nothing is left of it. */
type Remove = (value: unknown, isGone: IsGone) => unknown;
/** Returns what is left of a value that named something gone, given what the general rule leaves. */
export type WhenGone<T> = (remaining: T | undefined, before: T, isGone: IsGone) => T | undefined;

type Schema = z.core.$ZodType;
const references = new WeakMap<Schema, Remove>();
const exceptions = new WeakMap<Schema, WhenGone<unknown>>();

/** Marks texts that refer to something in another form than a single creature id. */
export function reference<S extends z.ZodType<string>>(
  schema: S,
  namesGone: (text: string, isGone: IsGone) => boolean,
): S {
  const marked = schema.clone() as S;
  references.set(marked, (text, isGone) => (namesGone(text as string, isGone) ? undefined : text));
  return marked;
}

/** Marks the id of a place. */
export const placeId = <S extends z.ZodType<string>>(schema: S): S =>
  reference(schema, (id, isGone) => isGone(id, 'place'));

/** Marks a part of the state with its own rule for when something it names is gone. */
export function whenGone<S extends z.ZodType, T = z.output<S>>(schema: S, change: WhenGone<T>): S {
  const marked = schema.clone() as S;
  exceptions.set(marked, change as WhenGone<unknown>);
  return marked;
}

/** For `whenGone`: removes the whole value. */
export const endAll = (): undefined => undefined;
/** For `whenGone`: removes a list that became empty. */
export const endIfEmpty = <List extends readonly unknown[]>(remaining: List | undefined): List | undefined =>
  remaining && remaining.length > 0 ? remaining : undefined;

/** Returns a function that lists the creatures named in data of this schema, in the order of its fields. */
export function createCreatureIdFinder(schema: z.ZodType): (value: unknown) => readonly CreatureId[] {
  const remove = removerOf(schema);
  return (value) => {
    const found: CreatureId[] = [];
    remove?.(value, (id, kind) => {
      if (kind === 'creature') found.push(id);
      return false;
    });
    return found;
  };
}

/** Returns what is declared of a schema, or of the one that it is a copy of. */
export const findDeclared = <T>(declared: WeakMap<Schema, T>, schema: Schema | undefined): T | undefined =>
  schema && (declared.get(schema) ?? findDeclared(declared, schema._zod.parent));

/** Undefined if the schema has no references. */
export function removerOf(schema: Schema): Remove | undefined {
  const remove = findDeclared(references, schema) ?? generalRemoverOf(schema);
  const change = findDeclared(exceptions, schema);
  if (!remove || !change) return remove;
  return (value, isGone) => {
    const remaining = remove(value, isGone);
    return remaining === value ? value : change(remaining, value, isGone);
  };
}

function generalRemoverOf(schema: Schema): Remove | undefined {
  if (schema === creatureId) return removeId;
  if (schema instanceof z.ZodObject) return fieldsRemover(schema.shape);
  if (schema instanceof z.ZodArray) return itemsRemover(schema.element);
  if (schema instanceof z.ZodTuple) return tupleRemover(schema.def.items);
  if (schema instanceof z.ZodRecord) return entriesRemover(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return variantRemover(schema);
  if (schema instanceof z.ZodUnion) return unionRemover(schema.options);
  if (schema instanceof z.ZodNullable) return nullableRemover(schema.def.innerType);
  const inner = unwrapSchema(schema);
  return inner && removerOf(inner);
}

/** Unwraps a schema that is optional, has a default, is read-only, normalizes its input or is validated once. */
export function unwrapSchema(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodPipe) return checkedSchemaOf(schema) ?? schema.def.out;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.def.innerType;
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodNullable) return schema.def.innerType;
  return undefined;
}

const removeId: Remove = (id, isGone) => (typeof id === 'string' && isGone(id, 'creature') ? undefined : id);

function nullableRemover(schema: Schema): Remove | undefined {
  const remove = removerOf(schema);
  return remove && ((value, isGone) => (value == null ? value : (remove(value, isGone) ?? null)));
}

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function fieldsRemover(shape: Readonly<Record<string, Schema>>): Remove | undefined {
  const fields = Object.entries(shape).flatMap(([key, schema]) => {
    const remove = removerOf(schema);
    return remove ? [{ key, remove, isOptional: schema instanceof z.ZodOptional }] : [];
  });
  if (fields.length === 0) return undefined;
  return (value, isGone) => {
    if (!isValues(value)) return value;
    let changed: Record<string, unknown> | undefined;
    for (const { key, remove, isOptional } of fields) {
      const before = value[key];
      const remaining = before === undefined ? before : remove(before, isGone);
      if (remaining === before) continue;
      if (remaining === undefined && !isOptional) return undefined;
      changed ??= { ...value };
      if (remaining === undefined) delete changed[key];
      else changed[key] = remaining;
    }
    return changed ?? value;
  };
}

function itemsRemover(element: Schema): Remove | undefined {
  const remove = removerOf(element);
  return (
    remove &&
    ((value, isGone) => {
      if (!Array.isArray(value)) return value;
      let changed: unknown[] | undefined;
      for (let index = 0; index < value.length; index++) {
        const remaining = remove(value[index], isGone);
        if (remaining !== value[index]) changed ??= value.slice(0, index);
        if (remaining !== undefined) changed?.push(remaining);
      }
      return changed ?? value;
    })
  );
}

/** The whole tuple is removed with any of its items. */
function tupleRemover(items: readonly Schema[]): Remove | undefined {
  const remove = fieldsRemover({ ...items } as unknown as Readonly<Record<string, Schema>>);
  return (
    remove &&
    ((value, isGone) => {
      const remaining = remove(value, isGone);
      return remaining && remaining !== value ? Object.values(remaining) : remaining;
    })
  );
}

/** Removes entries by their keys, then by their values. */
function entriesRemover({ keyType, valueType }: z.ZodRecord): Remove | undefined {
  const [ofKey, ofValue] = [removerOf(keyType), removerOf(valueType)];
  if (!ofKey && !ofValue) return undefined;
  return (value, isGone) => {
    if (!isValues(value)) return value;
    const keys = ofKey
      ? Object.keys(value).filter((key) => ofKey(key, isGone) !== undefined)
      : Object.keys(value);
    const remaining = keys.map((key) => [key, ofValue ? ofValue(value[key], isGone) : value[key]] as const);
    const isSame =
      keys.length === Object.keys(value).length && remaining.every(([key, item]) => item === value[key]);
    return isSame ? value : Object.fromEntries(remaining.filter(([, item]) => item !== undefined));
  };
}

/** Uses the variant that the discriminator names. */
function variantRemover({ options, def }: z.ZodDiscriminatedUnion): Remove | undefined {
  const key = def.discriminator;
  const byType = new Map<unknown, Remove>();
  for (const option of options) {
    const remove = removerOf(option);
    const type = option instanceof z.ZodObject ? option.shape[key] : undefined;
    if (remove && type instanceof z.ZodLiteral) for (const name of type.values) byType.set(name, remove);
  }
  if (byType.size === 0) return undefined;
  return (value, isGone) => {
    const remove = isValues(value) ? byType.get(value[key]) : undefined;
    return remove ? remove(value, isGone) : value;
  };
}

/** Uses the first variant in which the value names something: data of other variants has no references of it. */
function unionRemover(options: readonly Schema[]): Remove | undefined {
  const removers = options.flatMap((option) => removerOf(option) ?? []);
  if (removers.length === 0) return undefined;
  return (value, isGone) => {
    for (const remove of removers) {
      let isNaming = false;
      const remaining = remove(value, (id, kind) => {
        isNaming = true;
        return isGone(id, kind);
      });
      if (isNaming) return remaining;
    }
    return value;
  };
}
