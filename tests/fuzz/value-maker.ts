import type { Die } from '@arbitro/dice';
import type { Json } from '@arbitro/kernel';
import { pickRandom } from '../random-moves.fixture.ts';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
}

/** Words and numbers that occur at the table. */
export interface KnownValues {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/** Generates values that match the schemas of a document, or nearly. */
export class ValueMaker {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #words: KnownValues;
  readonly #die: Die;

  constructor(schemas: Readonly<Record<string, Schema>>, words: KnownValues, die: Die) {
    this.#schemas = schemas;
    this.#words = words;
    this.#die = die;
  }

  make(schema: Schema, depth = 0): Json {
    const die = this.#die;
    const { $ref, anyOf, oneOf } = schema;
    if ($ref !== undefined) return this.make(this.#schemas[$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1);
    const branches = anyOf ?? oneOf;
    if (branches) return this.make(pickRandom(branches, die), depth + 1);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pickRandom(schema.enum, die);
    const types = [schema.type ?? (schema.properties ? 'object' : ['string', 'integer', 'null'])].flat();
    return this.#ofType(pickRandom(types, die), schema, depth);
  }

  #ofType(type: string, schema: Schema, depth: number): Json {
    const die = this.#die;
    switch (type) {
      case 'object':
        return this.#fields(schema, depth);
      case 'array': {
        const length = (schema.minItems ?? 0) + (depth > 6 ? 0 : die(3) - 1);
        return Array.from({ length }, () => this.make(schema.items ?? {}, depth + 1));
      }
      case 'integer':
      case 'number':
        return pickRandom([...this.#words.numbers, 0, 1, die(100)], die);
      case 'boolean':
        return die(2) === 1;
      case 'null':
        return null;
      default:
        return pickRandom([...this.#words.texts, 'x', 'a note'], die);
    }
  }

  #fields({ properties = {}, required = [] }: Schema, depth: number): Json {
    const die = this.#die;
    const names = Object.keys(properties).filter((name) => required.includes(name) || die(2) === 1);
    return Object.fromEntries(names.map((name) => [name, this.make(properties[name] ?? {}, depth + 1)]));
  }
}

/** Returns all strings and numbers in a value. */
export function collectValues(value: Json): KnownValues {
  const texts = new Set<string>();
  const numbers = new Set<number>();
  const walk = (part: Json): void => {
    if (typeof part === 'string') texts.add(part);
    else if (typeof part === 'number') numbers.add(part);
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) {
        texts.add(key);
        walk(inner as Json);
      }
  };
  walk(value);
  return { texts: [...texts].slice(0, 400), numbers: [...numbers].slice(0, 100) };
}
