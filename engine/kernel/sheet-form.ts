import type { z } from 'zod';
import type { Json } from './json.ts';
import type { LocalizedText } from './localized-text.ts';
import { defOf, type Schema } from './schema-definition.ts';

/** What a form shows for a part of a sheet: derived from the schema that reads it. */
export type FormNode = FormGroup | FormList | FormRecord | FormVariants | FormTuple | FormLeaf;

interface FormPart {
  /** May be left out: it has a default or is derived from other fields. */
  readonly optional: boolean;
  /** May be nothing, such as a creature without an armour class of its own. */
  readonly nullable: boolean;
}
export interface FormGroup extends FormPart {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, FormNode>>;
}
export interface FormList extends FormPart {
  readonly kind: 'list';
  readonly item: FormNode;
}
export interface FormRecord extends FormPart {
  readonly kind: 'record';
  /** The possible keys; undefined if any text is one. */
  readonly keys: readonly string[] | undefined;
  readonly value: FormNode;
}
/** One of several groups, told apart by the value of a field. */
export interface FormVariants extends FormPart {
  readonly kind: 'variants';
  readonly by: string;
  readonly variants: Readonly<Record<string, FormGroup>>;
}
export interface FormTuple extends FormPart {
  readonly kind: 'tuple';
  readonly items: readonly FormNode[];
}
export interface FormLeaf extends FormPart {
  readonly kind: 'number' | 'flag' | 'text' | 'choice' | 'mixed' | 'fixed' | 'data';
  /** Possible values of a choice; suggestions of a mixed field. */
  readonly options?: readonly (string | number | boolean)[];
  /** A number without fractions. */
  readonly whole?: boolean;
  readonly min?: number;
  readonly max?: number;
}

/**
 * How a system groups and names the fields of its sheet. A field is found by the end of its path: `attack.range`, or `range`
 * for every field of that name; an item of a list or record has no part of its own.
 */
export interface SheetLayout {
  readonly groups: readonly SheetLayoutGroup[];
  /** Fields that only play writes: a form keeps them as they are. */
  readonly kept: readonly string[];
  /** The name of a field where it is not the term of the same name. */
  readonly labels: Readonly<Record<string, LocalizedText>>;
  /** The name of a value where it is not the term of the same name. */
  readonly values: Readonly<Record<string, LocalizedText>>;
  /** Fields behind “more” while they have no value. */
  readonly seldom: readonly string[];
  /** Names of the content that a list, a group or the keys of a record may be filled with, by field. */
  readonly ready: Readonly<Record<string, readonly string[]>>;
  /** Texts that hold the id of an item of a list of the same sheet, by field: `routine: 'weapons'`. */
  readonly refersTo: Readonly<Record<string, string>>;
  /** The sorts of empty sheet to begin with. */
  readonly starts: readonly SheetStart[];
}
export interface SheetLayoutGroup {
  readonly title: LocalizedText;
  readonly fields: readonly string[];
  /** Shut until it is opened. */
  readonly isFolded?: boolean;
}
export interface SheetStart {
  readonly title: LocalizedText;
  readonly sheet: { readonly [field: string]: Json };
}

const REQUIRED: FormPart = { optional: false, nullable: false };

/** Returns the form of a schema: what it accepts when written in full. */
export function describeForm(schema: Schema): FormNode {
  const { type, innerType, getter } = defOf(schema);
  if (type === 'default' || type === 'prefault' || type === 'optional')
    return { ...describeForm(innerType as Schema), optional: true };
  if (type === 'nullable') return { ...describeForm(innerType as Schema), nullable: true };
  const inner = innerType ?? pipedOf(schema) ?? getter?.();
  return inner ? describeForm(inner) : (describeComposite(schema) ?? describeLeaf(schema));
}

/** The side of a transformation that says what may be written. */
function pipedOf(schema: Schema): Schema | undefined {
  const { in: into, out } = defOf(schema);
  if (!into) return undefined;
  return ['transform', 'unknown', 'any'].includes(defOf(into).type) ? out : into;
}

function describeComposite(schema: Schema): FormNode | undefined {
  const { type, shape, element, valueType, keyType, items, options, discriminator } = defOf(schema);
  if (shape) return { ...REQUIRED, kind: 'group', fields: mapValues(shape, describeForm) };
  if (element) return { ...REQUIRED, kind: 'list', item: describeForm(element) };
  if (valueType)
    return { ...REQUIRED, kind: 'record', keys: keysOf(keyType), value: describeForm(valueType) };
  if (type === 'tuple' && items) return { ...REQUIRED, kind: 'tuple', items: items.map(describeForm) };
  return (
    options && (discriminator === undefined ? describeUnion(options) : variantsOf(options, discriminator))
  );
}

const mapValues = <From, To>(fields: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));

const keysOf = (schema: Schema | undefined): readonly string[] | undefined =>
  schema && valuesOf(schema)?.map(String);

const valuesOf = ({ _zod }: Schema): readonly (string | number | boolean)[] | undefined =>
  _zod.values &&
  ([..._zod.values].filter((value) => typeof value !== 'symbol' && value !== null) as string[]);

function variantsOf(options: readonly Schema[], by: string): FormVariants {
  const variants = options.flatMap((option) => {
    const described = describeForm(option);
    const names = [...(option._zod.propValues?.[by] ?? [])].map(String);
    return described.kind === 'group' ? names.map((name) => [name, described] as const) : [];
  });
  return { ...REQUIRED, kind: 'variants', by, variants: Object.fromEntries(variants) };
}

/** A text or number with suggestions, or the richest of the alternatives. */
function describeUnion(options: readonly Schema[]): FormNode {
  const nodes = options.map(describeForm);
  const isNull = (node: FormNode): boolean => node.kind === 'fixed' && node.options?.length === 0;
  const others = nodes.filter((node) => !isNull(node));
  const nullable = others.length < nodes.length;
  const [only] = others;
  if (only && others.length === 1) return { ...only, nullable };
  const composite = others.find(({ kind }) => kind === 'group' || kind === 'variants' || kind === 'list');
  if (composite) return { ...composite, nullable };
  const suggested = others.flatMap((node) => ('options' in node ? (node.options ?? []) : []));
  return { ...REQUIRED, nullable, kind: 'mixed', options: suggested };
}

function describeLeaf(schema: Schema): FormLeaf {
  const { type } = defOf(schema);
  const options = valuesOf(schema);
  if (type === 'literal' || type === 'null') return { ...REQUIRED, kind: 'fixed', options: options ?? [] };
  if (options && type === 'enum') return { ...REQUIRED, kind: 'choice', options };
  if (type === 'boolean') return { ...REQUIRED, kind: 'flag' };
  if (type === 'string') return { ...REQUIRED, kind: 'text', ...boundsOf(schema, 'maxLength') };
  if (type === 'number' || type === 'int') return describeNumber(schema);
  return { ...REQUIRED, kind: 'data' };
}

const boundsOf = (schema: Schema, key: 'maxLength'): Pick<FormLeaf, 'max'> => {
  const max = (schema as unknown as Readonly<Record<string, unknown>>)[key];
  return typeof max === 'number' && Number.isFinite(max) ? { max } : {};
};

function describeNumber(schema: Schema): FormLeaf {
  const { minValue, maxValue, format } = schema as z.ZodNumber;
  const isBound = (bound: number | null): bound is number =>
    bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return {
    ...REQUIRED,
    kind: 'number',
    whole: format === 'safeint',
    ...(isBound(minValue) && { min: minValue }),
    ...(isBound(maxValue) && { max: maxValue }),
  };
}
