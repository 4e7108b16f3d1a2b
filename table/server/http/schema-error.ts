import { type Fault, parseWithSchema } from '@arbitro/kernel';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** The request does not match its schema. */
export class SchemaError extends Error {
  readonly statusCode = 400;
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super('what was sent does not fit its schema');
    this.faults = faults;
  }
}

/** Validates the request with its Zod schema. */
export const parseBySchema: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent: unknown) => {
    const read = parseWithSchema(schema, sent, []);
    return read.ok ? { value: read.value } : { error: new SchemaError(read.faults) };
  };
