import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UploadPace } from './upload-pace.ts';

/** Request limits of one address or one seat. */
export interface RateLimits {
  /** Per address and minute. */
  readonly tablesMade: number;
  readonly tablesImported: number;
  readonly shelvesMade: number;
  readonly sharedRead: number;
  readonly simulations: number;
  readonly wrongKeys: number;
  /** Per seat or shelf and second. */
  readonly commands: number;
  readonly reads: number;
  readonly odds: number;
  readonly pictures: number;
  readonly signals: number;
  /** Per seat or shelf and minute. */
  readonly exports: number;
  /** Bytes of imported files per second, of all addresses together. */
  readonly uploadedBytes: number;
  /** At the same time. */
  readonly streamsPerSeat: number;
  readonly streamsPerAddress: number;
  /** Tables that one address listens to: each stays in memory. */
  readonly streamedTablesPerAddress: number;
}
/** Limits that differ from the defaults, or none at all. */
export type RateLimitSettings = Partial<RateLimits> | 'off';

const DEFAULT_LIMITS: RateLimits = {
  tablesMade: 30,
  tablesImported: 10,
  shelvesMade: 10,
  sharedRead: 120,
  simulations: 30,
  wrongKeys: 20,
  commands: 60,
  reads: 60,
  odds: 10,
  pictures: 250,
  signals: 10,
  exports: 30,
  uploadedBytes: 4_000_000,
  streamsPerSeat: 20,
  streamsPerAddress: 200,
  streamedTablesPerAddress: 50,
};
const NO_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((name) => [name, Infinity]),
) as unknown as RateLimits;

export const resolveLimits = (input: RateLimitSettings = {}): RateLimits =>
  input === 'off' ? NO_LIMITS : { ...DEFAULT_LIMITS, ...input };

/** Counts the requests of a client. A returned number is how many seconds it must wait. */
export interface Limiter {
  spend(request: FastifyRequest): Promise<number | undefined>;
  /** As `spend`, without counting. */
  check(request: FastifyRequest): Promise<number | undefined>;
}

const NO_LIMIT: Limiter = { spend: async () => undefined, check: async () => undefined };
const SECOND = 1000;
const MINUTE = 60_000;
/** How many addresses or seats are remembered; beyond that, those longest unseen are dropped. */
const MAX_REMEMBERED = 20_000;

export interface Limiters {
  readonly tablesMade: Limiter;
  readonly tablesImported: Limiter;
  readonly shelvesMade: Limiter;
  readonly sharedRead: Limiter;
  readonly simulations: Limiter;
  readonly wrongKeys: Limiter;
  readonly commands: Limiter;
  readonly reads: Limiter;
  readonly odds: Limiter;
  readonly pictures: Limiter;
  readonly signals: Limiter;
  readonly exports: Limiter;
  readonly uploads: UploadPace;
}

/** `senderOf` returns the seat or shelf of a request, once it is known. */
export async function openLimiters(
  app: FastifyInstance,
  limits: RateLimits,
  senderOf: (request: FastifyRequest) => string,
): Promise<Limiters> {
  await app.register(rateLimit, { global: false, cache: MAX_REMEMBERED });
  const createLimit = (max: number, timeWindow: number, key: object = {}) =>
    Number.isFinite(max) ? createLimiter(app, { max, timeWindow, ...key }) : NO_LIMIT;
  const bySender = { keyGenerator: senderOf };
  return {
    tablesMade: createLimit(limits.tablesMade, MINUTE),
    tablesImported: createLimit(limits.tablesImported, MINUTE),
    shelvesMade: createLimit(limits.shelvesMade, MINUTE),
    sharedRead: createLimit(limits.sharedRead, MINUTE),
    simulations: createLimit(limits.simulations, MINUTE),
    // a look does not count as an attempt: after the last allowed attempt, the next is refused before it is checked
    wrongKeys: createLimit(limits.wrongKeys - 1, MINUTE),
    commands: createLimit(limits.commands, SECOND, bySender),
    reads: createLimit(limits.reads, SECOND, bySender),
    odds: createLimit(limits.odds, SECOND, bySender),
    pictures: createLimit(limits.pictures, SECOND, bySender),
    signals: createLimit(limits.signals, SECOND, bySender),
    exports: createLimit(limits.exports, MINUTE, bySender),
    uploads: new UploadPace(limits.uploadedBytes),
  };
}

function createLimiter(app: FastifyInstance, options: RateLimitOptions): Limiter {
  const count = app.createRateLimit(options);
  const countWaitSeconds = async (
    request: FastifyRequest,
    increment: boolean,
  ): Promise<number | undefined> => {
    const counted = await count(request, { increment });
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : undefined;
  };
  return {
    spend: (request) => countWaitSeconds(request, true),
    check: (request) => countWaitSeconds(request, false),
  };
}
