import type { z } from 'zod';
import type { DataPath } from './fault.ts';
import { defOf, type Schema } from './schema-definition.ts';

/** Written data, and the schema that parses it. */
export interface SchemaInput {
  readonly schema: Schema;
  readonly raw: unknown;
}

/** Returns the valid discriminator values of a group at a place. */
export function listDiscriminators(
  { schema, raw }: SchemaInput,
  inside: DataPath,
  discriminator: string,
): readonly unknown[] {
  return branchesOf(schemasAt(schema, inside, raw)).flatMap((branch) => [
    ...(branch._zod.propValues?.[discriminator] ?? []),
  ]);
}

/** Returns the keys allowed at a place, given its content. */
export function keysAt({ schema, raw }: SchemaInput, inside: DataPath): readonly string[] {
  const here = narrowSchemas(schemasAt(schema, inside, raw), writtenValueAt(raw, inside));
  return [...new Set(here.flatMap(keysOf))];
}

/** Returns the named keys, or those of an enumerated key type. */
function keysOf(schema: Schema): readonly string[] {
  const { shape, keyType } = defOf(schema);
  return shape ? Object.keys(shape) : [...(keyType?._zod.values ?? [])].map(String);
}

function schemasAt(schema: Schema, inside: DataPath, raw: unknown): readonly Schema[] {
  let here = narrowSchemas([schema], raw);
  let value = raw;
  for (const key of inside) {
    value = writtenValueAt(value, [key]);
    here = narrowSchemas(
      here.flatMap((schema) => childOf(schema, key)),
      value,
    );
  }
  return here;
}

/** Unwraps schemas (optional, default, readonly, a transformation, a union). */
function branchesOf(schemas: readonly Schema[]): readonly Schema[] {
  return schemas.flatMap((schema) => {
    const { innerType, in: into, out, options, getter } = defOf(schema);
    const piped = into && defOf(into).type === 'transform' ? out : into;
    const within = innerType ?? piped ?? getter?.();
    if (within) return branchesOf([within]);
    return options ? branchesOf(options) : [schema];
  });
}

/** Returns the branches whose fixed values all match the content; else those whose single-valued ones do; else all. */
function narrowSchemas(schemas: readonly Schema[], value: unknown): readonly Schema[] {
  const branches = branchesOf(schemas);
  const agreeing = (max: number): readonly Schema[] =>
    branches.filter((branch) =>
      Object.entries(branch._zod.propValues ?? {}).every(
        ([key, allowed]) =>
          allowed.size > max || allowed.has(writtenValueAt(value, [key]) as z.core.util.Primitive),
      ),
    );
  return [Infinity, 1].map(agreeing).find((some) => some.length > 0) ?? branches;
}

function childOf(schema: Schema, key: string | number): readonly Schema[] {
  const { shape, element, items, valueType } = defOf(schema);
  const child = shape?.[key] ?? element ?? items?.[Number(key)] ?? valueType;
  return child ? [child] : [];
}

/** Returns the value at a place; a single value where a schema has a list is its only element. */
export const writtenValueAt = (raw: unknown, dataPath: DataPath): unknown =>
  dataPath.reduce<unknown>(partOf, raw);

function partOf(here: unknown, key: string | number): unknown {
  if (typeof key === 'number' && !Array.isArray(here)) return here;
  return typeof here === 'object' && here !== null
    ? (here as Record<string | number, unknown>)[key]
    : undefined;
}

/** Whether a list or nothing is at a place. */
export function isListAt(raw: unknown, dataPath: DataPath): boolean {
  const here = writtenValueAt(raw, dataPath);
  return here === undefined || Array.isArray(here);
}
