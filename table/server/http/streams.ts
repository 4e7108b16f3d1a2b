import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SentOffers, StreamListener, TableService } from '../live/table-service.ts';
import { buildErrorReply, sendErrorReply } from './error-replies.ts';
import { senderOf, sessionOf } from './guard.ts';
import type { RateLimits } from './rate-limits.ts';

export interface StreamSettings {
  /** Milliseconds between two heartbeats. */
  readonly heartbeat: number;
  /** Bytes that may wait for a slow listener before the connection is cut. */
  readonly maxWaiting: number;
  readonly limits: Pick<RateLimits, 'streamsPerSeat' | 'streamsPerAddress' | 'streamedTablesPerAddress'>;
}

/** With so many bytes waiting, a listener gets no momentary signs. */
const BUSY_BYTES = 64_000;
const RECONNECT_MS = 2000;
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // no other request uses this connection: it ends with the stream
  connection: 'close',
};

/** An open stream: connects a listener of the service to a connection. */
class OpenStream implements StreamListener {
  readonly wantsChanges: boolean;
  readonly wantsSignals: boolean;
  sentOffers: SentOffers | undefined;
  readonly #reply: FastifyReply;
  readonly #raw: ServerResponse;
  readonly #mostWaiting: number;
  readonly #onDrop: () => void;
  #leave: (() => void) | undefined;

  constructor(reply: FastifyReply, mostWaiting: number, onDrop: () => void) {
    const query = reply.request.query as { readonly changes?: unknown; readonly signals?: unknown };
    this.wantsChanges = query.changes === '1';
    this.wantsSignals = query.signals === '1';
    this.#reply = reply;
    this.#raw = reply.raw;
    this.#mostWaiting = mostWaiting;
    this.#onDrop = onDrop;
    this.#raw.once('close', () => this.#end());
    this.#raw.on('error', () => this.#raw.destroy());
  }

  get isBusy(): boolean {
    return this.#raw.writableLength > BUSY_BYTES;
  }

  tell(frame: string): void {
    this.open();
    if (this.#raw.writableEnded || this.#raw.destroyed) return;
    // what already waits, not this frame: a frame larger than the limit still reaches a client that reads
    if (this.#raw.writableLength > this.#mostWaiting) this.#drop();
    else this.#write(frame);
  }

  /** The body ends with the connection, so a frame needs none of what a response does around a part of its body. */
  #write(frame: string): void {
    const { socket } = this.#raw;
    if (socket) socket.write(frame);
    else this.#raw.write(frame);
  }

  end(): void {
    this.open();
    this.#raw.end();
  }

  beat(): void {
    if (this.#raw.headersSent) this.tell(':\n\n');
  }

  open(): void {
    if (this.#raw.headersSent || this.#raw.destroyed) return;
    this.#reply.hijack();
    this.#raw.socket?.setTimeout(0);
    // the body ends with the connection: each frame is one write, without the lengths of chunks
    this.#raw.removeHeader('transfer-encoding');
    this.#raw.writeHead(200, STREAM_HEADERS);
    this.#raw.write(`: arbitro\nretry: ${RECONNECT_MS}\n\n`);
  }

  /** The service now has this listener; if the client has already left, it is removed. */
  onJoined(leave: () => void): void {
    this.#leave = leave;
    this.open();
    if (this.#raw.closed || this.#raw.destroyed) {
      this.#reply.hijack();
      this.#end();
    }
  }

  cut(): void {
    if (!this.#reply.sent) this.#reply.hijack();
    this.#raw.destroy();
  }

  #drop(): void {
    this.#onDrop();
    this.#raw.destroy();
  }

  #end(): void {
    const leave = this.#leave;
    this.#leave = undefined;
    leave?.();
  }
}

/** All open streams, with one shared heartbeat. */
export class Streams {
  readonly #settings: StreamSettings;
  readonly #open = new Set<OpenStream>();
  readonly #slots = new Map<string, number>();
  /** The tables that each address listens to. */
  readonly #tables = new Map<string, Set<string>>();
  readonly #heartbeat: NodeJS.Timeout;
  #dropped = 0;
  #closing = false;

  constructor(settings: StreamSettings) {
    this.#settings = settings;
    this.#heartbeat = setInterval(() => this.#sendHeartbeats(), settings.heartbeat).unref();
  }

  get figures(): { readonly open: number; readonly dropped: number } {
    return { open: this.#open.size, dropped: this.#dropped };
  }

  async start(
    tableService: TableService,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    if (this.#closing) return sendErrorReply(request, reply, buildErrorReply('store-down'));
    const seat = `seat ${senderOf(request)}`;
    const address = `address ${request.ip}`;
    if (this.#isFull(request, seat, address))
      return sendErrorReply(request, reply, buildErrorReply('too-fast', { seconds: 10 }));
    const stream = this.#add(reply, [seat, address]);
    this.#holdTable(request, reply);
    return this.#addStream(stream, { tableService: tableService, request, reply });
  }

  #isFull(request: FastifyRequest, seat: string, address: string): boolean {
    const { streamsPerSeat, streamsPerAddress, streamedTablesPerAddress } = this.#settings.limits;
    if (this.#countTaken(seat) >= streamsPerSeat || this.#countTaken(address) >= streamsPerAddress)
      return true;
    const tables = this.#tables.get(request.ip);
    return tables !== undefined && tables.size >= streamedTablesPerAddress && !tables.has(tableOf(request));
  }

  /** Counts the table of a stream until the address has no stream of it. */
  #holdTable(request: FastifyRequest, reply: FastifyReply): void {
    const { ip } = request;
    const table = tableOf(request);
    const slot = `table ${ip} ${table}`;
    const tables = this.#tables.get(ip) ?? new Set();
    this.#tables.set(ip, tables.add(table));
    this.#slots.set(slot, this.#countTaken(slot) + 1);
    reply.raw.once('close', () => {
      this.#release(slot);
      if (this.#countTaken(slot) === 0) tables.delete(table);
      if (tables.size === 0) this.#tables.delete(ip);
    });
  }

  /** Opens a stream that belongs to no table: `begin` starts sending to a listener and returns a function that ends it. */
  carry(reply: FastifyReply, begin: (listener: StreamListener) => () => void): void {
    const stream = this.#add(reply, []);
    stream.onJoined(begin(stream));
    if (this.#closing) stream.end();
  }

  /** Ends every stream in good order; new clients are refused. */
  close(): void {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    for (const stream of this.#open) stream.end();
  }

  async #addStream(
    stream: OpenStream,
    {
      tableService: hall,
      request,
      reply,
    }: {
      readonly tableService: TableService;
      readonly request: FastifyRequest;
      readonly reply: FastifyReply;
    },
  ): Promise<FastifyReply | undefined> {
    try {
      const answer = await hall.listen(sessionOf(request), readSince(request), stream);
      // a stream that was ended while it opened has had its answer
      if (!answer.ok) return reply.sent ? undefined : sendErrorReply(request, reply, answer);
      stream.onJoined(answer.value);
      if (this.#closing) stream.end();
      return undefined;
    } catch (error) {
      // after the first byte no error reply is possible
      if (!reply.raw.headersSent) throw error;
      request.log.error({ err: error }, 'a stream broke');
      stream.cut();
      return undefined;
    }
  }

  #add(reply: FastifyReply, places: readonly string[]): OpenStream {
    const stream = new OpenStream(reply, this.#settings.maxWaiting, () => this.#dropped++);
    this.#open.add(stream);
    for (const slot of places) this.#slots.set(slot, this.#countTaken(slot) + 1);
    reply.raw.once('close', () => {
      this.#open.delete(stream);
      for (const slot of places) this.#release(slot);
    });
    return stream;
  }

  #sendHeartbeats(): void {
    for (const stream of this.#open) stream.beat();
  }

  #countTaken(slot: string): number {
    return this.#slots.get(slot) ?? 0;
  }

  #release(slot: string): void {
    const count = this.#countTaken(slot) - 1;
    if (count > 0) this.#slots.set(slot, count);
    else this.#slots.delete(slot);
  }
}

/** Returns the last moment the listener got; undefined, for the beginning, unless it is a whole number. */
function readSince({ headers, query }: FastifyRequest): number | undefined {
  const input = headers['last-event-id'] ?? (query as { readonly since?: unknown }).since;
  if (typeof input !== 'string' || !/^\d{1,16}$/.test(input)) return undefined;
  const since = Number(input);
  return Number.isSafeInteger(since) ? since : undefined;
}

const tableOf = (request: FastifyRequest): string => sessionOf(request).table;
