import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { TableService } from '../live/table-service.ts';
import type { Guard } from './guard.ts';
import type { Limiters } from './rate-limits.ts';
import type { Streams } from './streams.ts';
import type { Uploads } from './uploads.ts';

/** The context that routes are built with. */
export interface RouteContext {
  readonly app: FastifyInstance<
    RawServerDefault,
    IncomingMessage,
    ServerResponse,
    FastifyBaseLogger,
    ZodTypeProvider
  >;
  readonly service: TableService;
  readonly guard: Guard;
  readonly limiters: Limiters;
  readonly streams: Streams;
  readonly uploads: Uploads;
  /** The address of this server in the local network, for links to other devices. */
  readonly lan: string | undefined;
}
