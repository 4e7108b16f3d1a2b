import { escapeCell } from './generated-pages.ts';

/** The part of an OpenAPI document that the reference shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description?: string }>>;
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const anchorOf = (name: string): string => `[${name}](#${name.toLowerCase()})`;

/** Describes a schema in a few words: its type, and the type of its elements. */
export function describeType(schema: Schema): string {
  const { $ref, enum: values, anyOf, oneOf, items, type } = schema;
  if ($ref !== undefined) return anchorOf($ref.slice($ref.lastIndexOf('/') + 1));
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  const either = anyOf ?? oneOf;
  if (either) return [...new Set(either.map(describeType))].join(' or ');
  if (type === 'array') return `list of ${items ? describeType(items) : 'anything'}`;
  if (type === 'object') return describeObject(schema);
  if (type === undefined) return 'anything';
  return `${typeof type === 'string' ? type : type.join(' or ')}${describeLimits(schema)}`;
}

function describeObject({ properties, additionalProperties: more }: Schema): string {
  const names = Object.keys(properties ?? {});
  if (names.length > 0) {
    const listed = names.map((name) => `\`${name}\``).join(', ');
    return `object with ${listed}${more === undefined || more === false ? '' : ' …'}`;
  }
  return typeof more === 'object' && Object.keys(more).length > 0
    ? `object of ${describeType(more)}`
    : 'object';
}

function describeLimits({ maxLength, minimum, maximum }: Schema): string {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (minimum !== undefined && max !== undefined) return `, ${minimum} to ${max}`;
  if (max !== undefined) return `, at most ${max}`;
  return minimum !== undefined && minimum > 0 ? `, ${minimum} or more` : '';
}

/** Returns the fields of an object as a table. */
export function formatFields({ properties = {}, required = [] }: Schema): readonly string[] {
  const rows = Object.entries(properties).map(([name, field]) => {
    const needed = required.includes(name) ? 'yes' : '';
    return `| \`${name}\` | ${needed} | ${escapeCell(describeType(field))} | ${escapeCell(field.description ?? '')} |`;
  });
  return rows.length === 0 ? [] : ['| field | needed | type | |', '|---|---|---|---|', ...rows, ''];
}

export const findSchema = ({ content = {} }: Content): Schema | undefined =>
  Object.values(content)[0]?.schema;
