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
  path: DataPath,
  discriminator: string,
): readonly unknown[] {
  return branchesOf(schemasAt(schema, path, raw)).flatMap((branch) => [
    ...(branch._zod.propValues?.[discriminator] ?? []),
  ]);
}

/** Returns the keys allowed at a place, given its content. */
export function keysAt({ schema, raw }: SchemaInput, path: DataPath): readonly string[] {
  const schemas = narrowSchemas(schemasAt(schema, path, raw), writtenValueAt(raw, path));
  return [...new Set(schemas.flatMap(keysOf))];
}

/** Returns the named keys, or those of an enumerated key type. */
function keysOf(schema: Schema): readonly string[] {
  const { shape, keyType } = defOf(schema);
  return shape ? Object.keys(shape) : [...(keyType?._zod.values ?? [])].map(String);
}

function schemasAt(schema: Schema, path: DataPath, raw: unknown): readonly Schema[] {
  let schemas = narrowSchemas([schema], raw);
  let value = raw;
  for (const key of path) {
    value = writtenValueAt(value, [key]);
    schemas = narrowSchemas(
      schemas.flatMap((schema) => childOf(schema, key)),
      value,
    );
  }
  return schemas;
}

/** Unwraps schemas (optional, default, readonly, a transformation, a union). */
function branchesOf(schemas: readonly Schema[]): readonly Schema[] {
  return schemas.flatMap((schema) => {
    const { innerType, in: into, out, options, getter } = defOf(schema);
    const piped = into && defOf(into).type === 'transform' ? out : into;
    const inner = innerType ?? piped ?? getter?.();
    if (inner) return branchesOf([inner]);
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

function partOf(value: unknown, key: string | number): unknown {
  if (typeof key === 'number' && !Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

/** Whether a list or nothing is at a place. */
export function isListAt(raw: unknown, dataPath: DataPath): boolean {
  const value = writtenValueAt(raw, dataPath);
  return value === undefined || Array.isArray(value);
}
