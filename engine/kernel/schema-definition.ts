import type { z } from 'zod';

export type Schema = z.core.$ZodType;

/** The parts of a schema’s definition that this package reads. */
interface SchemaDefinition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly element?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly getter?: () => Schema;
}
/** Returns the definition of a schema. */
export const defOf = (schema: Schema): SchemaDefinition => schema._zod.def as unknown as SchemaDefinition;
