import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Hall } from './hall.ts';
import type { Guard } from './http-guard.ts';
import type { Limiters } from './limits.ts';
import type { Streams } from './stream.ts';

/** The context that routes are built with. */
export interface Desk {
  readonly app: FastifyInstance<
    RawServerDefault,
    IncomingMessage,
    ServerResponse,
    FastifyBaseLogger,
    ZodTypeProvider
  >;
  readonly hall: Hall;
  readonly guard: Guard;
  readonly limiters: Limiters;
  readonly streams: Streams;
  /** The address of this server in the local network, for links to other devices. */
  readonly lan: string | undefined;
}
