import { z } from 'zod';
import type { Draft } from './creatures.ts';
import type { CreatureId } from './kernel.ts';
import { findDeclared } from './references.ts';

/*
 * What every viewer sees of a creature. The schema of a creature marks the fields that are open to all; a field without
 * a mark is visible only to viewers who may see the sheet, so a new field is secret until it is marked. Id and name are
 * always open.
 */

declare const OPEN: unique symbol;
/** The type of a marked schema: open in all creatures, or in those of some kinds. */
export interface OpenMark<In extends 'all' | 'kinds'> {
  readonly [OPEN]: In;
}

interface OpenField {
  /** Undefined: in creatures of all kinds. */
  readonly kinds: readonly string[] | undefined;
  /** How it is shown; undefined: as it is. */
  readonly show: ((value: unknown) => unknown) | undefined;
}
const openFields = new WeakMap<z.core.$ZodType, OpenField>();

function mark<S extends z.ZodType>(schema: S, field: OpenField): S {
  const marked = schema.clone() as S;
  openFields.set(marked, field);
  return marked;
}

/** Marks a field of a creature that every viewer sees, as it is or as `show` returns it. */
export const openToAll = <S extends z.ZodType>(
  schema: S,
  show?: (value: z.output<S>) => z.output<S>,
): S & OpenMark<'all'> =>
  mark(schema, { kinds: undefined, show: show as OpenField['show'] }) as S & OpenMark<'all'>;

/** Marks a field that every viewer sees of creatures of these kinds, and of no others. */
export const openInKinds = <S extends z.ZodType>(
  kinds: readonly string[],
  schema: S,
): S & OpenMark<'kinds'> => mark(schema, { kinds, show: undefined }) as S & OpenMark<'kinds'>;

type Shape = Readonly<Record<string, z.core.$ZodType>>;
/** `required` wraps a field. */
type MarkOf<Field> =
  Field extends OpenMark<infer In> ? In : Field extends z.ZodNonOptional<infer Inner> ? MarkOf<Inner> : never;
type MarkedKeys<S extends Shape, In> = {
  [K in keyof S]: MarkOf<S[K]> extends In ? ([MarkOf<S[K]>] extends [never] ? never : K) : never;
}[keyof S];

interface NamedCreature {
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: string;
}
/** The fields of a creature that its schema marks as open; those that are open in some kinds may be missing. */
export type OpenPart<Creature extends NamedCreature, S extends z.ZodObject> = Pick<
  Creature,
  'id' | 'name' | (keyof Creature & MarkedKeys<S['shape'], 'all'>)
> &
  Partial<Pick<Creature, keyof Creature & MarkedKeys<S['shape'], 'kinds'>>>;

/** Functions derived from the marks in the schema of a creature. */
export interface OpenFields<Creature extends NamedCreature, S extends z.ZodObject> {
  /** Returns the open fields, in the order of the schema. */
  pickOpenFields(creature: Creature): OpenPart<Creature, S>;
  /** Returns the draft, in which the open fields are now those of the creature. */
  copyOpenFields(creature: Creature, draft: Draft<Creature>): Draft<Creature>;
}

export function createOpenFields<Creature extends NamedCreature, S extends z.ZodObject>(
  schema: S,
): OpenFields<Creature, S> {
  const byKind = new Map<string, ReturnType<typeof createWriter>>();
  const writerOf = (kind: string) => {
    const writer = byKind.get(kind) ?? createWriter(schema, kind);
    byKind.set(kind, writer);
    return writer;
  };
  return {
    pickOpenFields(creature) {
      const { template, write } = writerOf(creature.kind);
      return write(creature, { ...template }) as unknown as OpenPart<Creature, S>;
    },
    copyOpenFields: (creature, draft) => writerOf(creature.kind).write(creature, draft),
  };
}

/** Writes the fields that are open in creatures of a kind. Views and known worlds are computed after every action. */
function createWriter(schema: z.ZodObject, kind: string) {
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const open = findMark(field);
    return open && (open.kinds?.includes(kind) ?? true) ? [{ key, show: open.show }] : [];
  });
  const keys = ['id', 'name', ...fields.map(({ key }) => key)];
  return {
    // parsed: copies of an object that was filled key by key are three times slower
    template: JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as NamedCreature,
    write<T extends Draft<NamedCreature>>(creature: NamedCreature, into: T): T {
      const [from, to] = [creature, into] as unknown as [Values, Draft<Values>];
      into.id = creature.id;
      into.name = creature.name;
      for (let index = 0; index < fields.length; index++) {
        const { key, show } = fields[index] as (typeof fields)[number];
        to[key] = show ? show(from[key]) : from[key];
      }
      return into;
    },
  };
}
type Values = Readonly<Record<string, unknown>>;

const findMark = (schema: z.core.$ZodType): OpenField | undefined =>
  findDeclared(openFields, schema) ??
  (schema instanceof z.ZodNonOptional ? findMark(schema.def.innerType) : undefined);
