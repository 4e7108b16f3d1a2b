import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { FairQueue } from '../threads/fair-queue.ts';

/** Milliseconds of requests that begin before the network is read again. */
const TURN_MS = 4;

type TurnRequest = Pick<FastifyRequest, 'ip' | 'params'> & {
  readonly socket: { readonly destroyed: boolean };
};

/**
 * Lets requests begin in turns. Many requests may arrive at the same moment; without turns a request that arrives
 * behind them would wait for all of them. In each turn the first request of every address begins at once. After some
 * milliseconds the others wait: addresses take turns, and so do the tables of an address.
 */
export class RequestTurns {
  readonly #queue = new FairQueue<() => void>((table) => table.slice(0, table.indexOf(' ')));
  readonly #now: () => number;
  /** Addresses of requests that have begun in this turn. */
  readonly #inTurn = new Set<string>();
  #isRunning = false;
  #endsAt = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  readonly hook = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    this.begin(request, done);

  /** Calls back when a request, or a later part of it, may begin: often at once. */
  begin({ ip: address, params, socket }: TurnRequest, begin: () => void): void {
    // a client that has gone waits for nothing
    const start = (): void => {
      if (!socket.destroyed) begin();
    };
    const { table = '' } = params as { readonly table?: string };
    if (!this.#isRunning) this.#startTurn();
    const isFirst = !this.#inTurn.has(address);
    this.#inTurn.add(address);
    if (isFirst || (this.#queue.size === 0 && this.#now() < this.#endsAt)) start();
    else this.#queue.push({ table: `${address} ${table}`, seat: '' }, start);
  }

  #startTurn(): void {
    this.#isRunning = true;
    this.#inTurn.clear();
    this.#endsAt = this.#now() + TURN_MS;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isRunning = false;
    if (this.#queue.size === 0) return;
    this.#startTurn();
    this.#startNext();
  }

  /** Starts the waiting requests one after the other, each when all that can be done at once for the last is done. */
  #startNext(): void {
    const start = this.#queue.take(() => true);
    if (!start) return;
    start();
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.#now() < this.#endsAt) this.#startNext();
      }),
    );
  }
}
