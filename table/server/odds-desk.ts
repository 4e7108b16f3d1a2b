import { Worker } from 'node:worker_threads';
import type { AnyAction, AnyWorld, Given, Json } from '@arbitro/kernel';
import { foldersBrought } from '@arbitro/own';
import type { Chances } from './odds.ts';
import { onceSpent, processorTime, type UsedBy } from './patience.ts';

export interface OddsTask {
  readonly id: number;
  readonly system: string;
  readonly world: AnyWorld;
  readonly action: AnyAction;
  readonly policy: Readonly<Record<string, Json>>;
  /** Dice that have fallen and choices that were made already. */
  readonly given: readonly Given[];
}

/** So much of the thread's own time may odds take; whoever asks for more is told that it is too much. */
const PATIENCE_MS = 3_000;
/** So long what nobody wants any more may still take: most is done by then, and a new thread costs more. */
const GRACE_MS = 100;
const MOST_WAITING = 100;

/** Why there are no odds: they take too long, the reckoning broke, too many wait, or nobody wants them any more. */
export type Unreckoned = 'too-costly' | 'broke' | 'busy' | 'given-up';
export type Reckoned = Chances | Unreckoned;

interface Waiting {
  readonly task: OddsTask;
  readonly settle: (found: Reckoned) => void;
  isUnwanted: boolean;
}

interface DeskParts {
  readonly patience?: number;
  readonly usedBy?: UsedBy;
  /** Hears why a reckoning broke. */
  readonly trouble?: (error: unknown) => void;
  /** Where the thread starts. */
  readonly worker?: URL;
}

/** Reckons odds beside the table, one after the other, in a thread that is started anew when one takes too long. */
export class OddsDesk {
  #worker: Worker | undefined;
  #line: Waiting[] = [];
  /** No longer waits for what is under way to have had its time. */
  #callOff = (): void => undefined;
  #next = 1;
  #ready = false;
  #closed = false;
  readonly #patience: number;
  readonly #usedBy: UsedBy;
  readonly #trouble: (error: unknown) => void;
  readonly #thread: URL;

  constructor(parts: DeskParts = {}) {
    this.#patience = parts.patience ?? PATIENCE_MS;
    this.#usedBy = parts.usedBy ?? processorTime;
    this.#trouble = parts.trouble ?? (() => undefined);
    this.#thread = parts.worker ?? new URL('./odds-worker.ts', import.meta.url);
  }

  /** Starts the thread before anybody asks: reading all the rules takes it longer than most odds. */
  warm(): void {
    if (!this.#closed) this.#worker ??= this.#started();
  }

  /** Whoever asks may give up: then nobody waits behind it. */
  ask(task: Omit<OddsTask, 'id'>, signal?: AbortSignal): Promise<Reckoned> {
    if (signal?.aborted) return Promise.resolve('given-up');
    if (this.#closed || this.#line.length >= MOST_WAITING) return Promise.resolve('busy');
    return new Promise((settle) => {
      const waiting = { task: { ...task, id: this.#next++ }, settle, isUnwanted: false };
      signal?.addEventListener('abort', () => this.#giveUp(waiting), { once: true });
      this.#line.push(waiting);
      if (this.#line.length === 1) this.#begin();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { settle } of this.#line.splice(0)) settle('busy');
    await this.#stop();
  }

  #giveUp(waiting: Waiting): void {
    const place = this.#line.indexOf(waiting);
    if (place < 0) return;
    waiting.settle('given-up');
    waiting.isUnwanted = true;
    if (place > 0) this.#line.splice(place, 1);
    else if (this.#ready) this.#wait();
  }

  #begin(): void {
    const [first] = this.#line;
    if (!first) return;
    this.#worker ??= this.#started();
    try {
      this.#worker.postMessage(first.task);
    } catch (error) {
      // what cannot be sent to a thread must not stand before everybody else
      this.#trouble(error);
      return this.#settle('broke');
    }
    if (this.#ready) this.#wait();
  }

  /** Patience begins when the thread does: on a busy machine it may take longer to start than to reckon. */
  #wait(): void {
    const thread = this.#worker;
    if (!thread) return;
    this.#callOff();
    const ms = this.#line[0]?.isUnwanted ? Math.min(GRACE_MS, this.#patience) : this.#patience;
    this.#callOff = onceSpent({ thread, ms, usedBy: this.#usedBy }, () => this.#settle('too-costly'));
  }

  #started(): Worker {
    const worker = new Worker(this.#thread, { workerData: foldersBrought() });
    worker.unref();
    worker.on('message', ({ found }: { readonly found?: Chances }) => {
      if (this.#worker !== worker) return;
      if (found) return this.#settle(found);
      this.#ready = true;
      if (this.#line.length > 0) this.#wait();
    });
    worker.on('error', (error) => {
      if (this.#worker !== worker) return;
      this.#trouble(error);
      this.#settle('broke');
    });
    return worker;
  }

  #settle(found: Reckoned): void {
    this.#callOff();
    if (typeof found === 'string') void this.#stop();
    this.#line.shift()?.settle(found);
    if (!this.#closed) this.#begin();
  }

  async #stop(): Promise<void> {
    this.#callOff();
    const worker = this.#worker;
    this.#worker = undefined;
    this.#ready = false;
    await worker?.terminate();
  }
}
