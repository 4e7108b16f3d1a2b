import { checked, type Fault } from '@arbitro/scenario';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** The request does not match its schema. */
export class Unfit extends Error {
  readonly statusCode = 400;
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super('what was sent does not fit its schema');
    this.faults = faults;
  }
}

/** Validates the request with its Zod schema. */
export const readBySchema: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent: unknown) => {
    const read = checked(schema, sent, []);
    return read.ok ? { value: read.value } : { error: new Unfit(read.faults) };
  };
